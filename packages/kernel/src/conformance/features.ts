/** A property of features: numbers, all of them written, from nothing but what the seat can see. */
import { nextWord, pickRandom, seeded } from '../random.js';
import { view } from '../view.js';
import type { Property } from './property.js';

export const featuresAreHonest: Property = {
  name: 'features are numbers and the same in every world that looks the same to the seat',
  at({ game, state, random, match }) {
    const { features } = game;
    if (features === undefined || match.over) return null;
    const seat = pickRandom(random, [...state.own.keys()]);
    const size = features.size(state.own.length);
    const written = (world: typeof state) => {
      const into = new Float32Array(size + 1).fill(Number.NaN);
      features.write(world, seat, into);
      return into;
    };
    const real = written(state);
    if (!Number.isNaN(real[size])) return `more than ${size} features are written for seat ${seat}`;
    const missing = real.findIndex((value) => !Number.isFinite(value));
    if (missing !== size) return `feature ${missing} of ${size} of seat ${seat} is ${real[missing]}`;
    const imagined = written(game.imagine(view(state, seat), seeded(String(nextWord(random)))));
    const other = real.findIndex((value, at) => at < size && value !== imagined[at]);
    return other < 0
      ? null
      : `feature ${other} of seat ${seat} is ${real[other]}, and ${imagined[other]} in an imagined world`;
  },
};
