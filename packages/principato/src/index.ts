/** Principato: two to four princes, three years, forty-two actions each. */
import type { Features, Game } from '@bottega/kernel';
import type { Choice } from './choices.js';
import { DATA, type Data } from './data/index.js';
import { parseData } from './data/parse.js';
import { evaluate, evaluateParts } from './evaluate.js';
import type { Event } from './events.js';
import { createFeatures } from './features/index.js';
import { imagine } from './imagine.js';
import { violationsIn } from './invariants.js';
import { RULE_IDS } from './rule-ids.js';
import { result } from './rules/end.js';
import { create } from './rules/setup.js';
import { clone, type State } from './state.js';
import { stepsFor } from './steps.js';
import { type HouseRules, layOut, OPTIONS, SEATS, type Tables } from './tables.js';
import { traits } from './traits.js';

export type { Choice } from './choices.js';
export { DATA, type Data } from './data/index.js';
export { parseData } from './data/parse.js';
export type { Event } from './events.js';
export type { State } from './state.js';
export { layOut, type Tables } from './tables.js';

export interface Principato extends Game<State, Choice, Event> {
  readonly tables: Tables;
  readonly features: Features<State>;
}

/** The game with the component data of Bottega, or with other data as it was read from a file. */
export function createPrincipato(customData: unknown = null): Principato {
  const data: Data = customData === null ? DATA : parseData(customData);
  const tables = layOut(data);
  return {
    id: 'principato',
    rules: 2, // 2: a payment in several answers remembers what was paid, and is told as one
    seats: SEATS,
    options: OPTIONS,
    ruleIds: RULE_IDS,
    customData,
    confirms: ['end', 'done'], // P-4.8 and the ends of supply and dismissal decisions
    turns: ['turn'],
    tables,
    steps: stepsFor(tables),
    // The kernel has completed and checked the options against OPTIONS.
    create: (seats, options, random) => create(tables, seats, options as HouseRules, random),
    clone,
    imagine: (view, random) => imagine(tables, view, random),
    evaluate: (state, seat) => evaluate(tables, state, seat),
    evaluateParts: (state, seat) => evaluateParts(tables, state, seat),
    features: createFeatures(tables),
    result: (state) => result(tables, state),
    traits: (state, told) => traits(tables, state, told),
    violations: (state, before) => violationsIn(tables, state, before),
    sizes: ({ open, hidden }) =>
      open.drawPile === null ? [] : [{ of: 'drawPile', told: open.drawPile, real: hidden.decks[open.year - 1].length }],
  };
}

export const principato: Principato = createPrincipato();
