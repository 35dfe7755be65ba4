/** Properties of the game itself: its invariants, the sizes it tells, its outcome. */
import { shuffle } from '../random.js';
import type { Property } from './property.js';

export const invariants: Property = {
  name: "the game's invariants hold",
  at({ game, state, before }) {
    return game.violations(state, before)[0] ?? null;
  },
};

export const sizes: Property = {
  name: 'sizes told in open agree with the compartments',
  at({ game, state }) {
    const wrong = game.sizes(state).find(({ told, real }) => told !== real);
    return wrong === undefined ? null : `${wrong.of} is told as ${wrong.told} and is ${wrong.real}`;
  },
};

export const outcome: Property = {
  name: 'the result has a place and points for every seat, and the sheet adds up',
  end({ game, state }) {
    const { places, points, sheet } = game.result(state);
    const seats = state.own.length;
    if (places.length !== seats || points.length !== seats) return `${places.length} places, ${points.length} points`;
    if (!places.includes(1)) return `nobody is first: ${places}`;
    const added = points.map((_, seat) => sheet.reduce((sum, row) => sum + row.points[seat], 0));
    return added.join() === points.join() ? null : `the sheet adds up to ${added}, the points are ${points}`;
  },
};

/** Parts are added in another order than the whole, which may change its last bits. */
const ROUNDING = 1e-9;

export const evaluated: Property = {
  name: 'every position has a finite worth for every seat',
  at({ game, state, random }) {
    const [seat] = shuffle(random, [...state.own.keys()]);
    const worth = game.evaluate(state, seat);
    return Number.isFinite(worth) ? null : `the position is worth ${worth} to seat ${seat}`;
  },
};

export const explainedWorth: Property = {
  name: 'the parts of an evaluation add up to it',
  at({ game, state, random }) {
    const [seat] = shuffle(random, [...state.own.keys()]);
    const parts = game.evaluateParts?.(state, seat);
    if (parts === undefined) return null;
    const sum = Object.values(parts).reduce((worth, part) => worth + part, 0);
    const worth = game.evaluate(state, seat);
    return Math.abs(sum - worth) < ROUNDING ? null : `the parts add up to ${sum}, the position is worth ${worth}`;
  },
};
