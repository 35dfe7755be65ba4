/** Properties of the deal: chance that gave others something else changes nothing of what a seat is told. */
import { digest } from '../digest.js';
import type { Choice, Game, GameEvent, Options, State } from '../game.js';
import { equalPlain } from '../plain.js';
import { settle } from '../play.js';
import { nextWord, type RandomState, seeded } from '../random.js';
import { type Told, view } from '../view.js';
import { heard, named } from './after.js';
import type { Property } from './property.js';

export const dealIsTold: Property = {
  name: 'what a seat is told at the deal follows from what it sees',
  at({ game, match, random }) {
    if (match.record.choices.length > 0) return null;
    const { seats, options } = match.record;
    const source = seeded(String(nextWord(random)));
    const words: number[] = [];
    const deal = (changed: number | null) =>
      dealt(game, seats, options, (draw) => {
        words[draw] ??= nextWord(source);
        return draw === changed ? ~words[draw] >>> 0 : words[draw];
      });
    const one = deal(null);
    const open = digest(one.state.open);
    // The same deal with one draw changed, for every draw: whoever sees no difference must hear none.
    const draws = words.length;
    for (let draw = 0; draw < draws; draw++) {
      const other = deal(draw);
      if (digest(other.state.open) !== open) continue;
      for (const observer of [null, ...one.state.own.keys()]) {
        if (!equalPlain(view(one.state, observer), view(other.state, observer))) continue;
        const story = heard(one.told, observer);
        if (!equalPlain(story, heard(other.told, observer))) {
          return `${named(observer)} is told what cannot be seen: ${JSON.stringify(story)}`;
        }
      }
    }
    return null;
  },
};

/** A deal with the given words of chance, and what was told. */
function dealt<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  seats: number,
  options: Options,
  word: (draw: number) => number,
): { state: S; told: Told<E>[] } {
  const told: Told<E>[] = [];
  const state = game.create(seats, options, scripted(word));
  settle(game, state, (event, to) => told.push({ event, to: to ?? null }));
  return { state, told };
}

/** A generator that gives the words it is told to: `nextWord` reads each place once and gives their sum. */
function scripted(word: (draw: number) => number): RandomState {
  let drawn = 0;
  return new Proxy<RandomState>([0, 0, 0, 0], {
    get: (words, place) => (place === '0' ? word(drawn++) : Reflect.get(words, place)),
    set: () => true,
  });
}
