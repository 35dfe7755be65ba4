/** The tables of names that every language has. */
import type { CARD_TYPES, CULTURES, Cube, GOALS, TOKENS } from '../data/index.js';

/** Works of art on the culture tokens, in the order of the data: 'monument-01' … 'painting-15'. */
export type WorkId = `${(typeof CULTURES)[number]}-${string}`;

export const TERMS = [
  'display',
  'drawPile',
  'reserve',
  'year',
  'turn',
  'hand',
  'box',
  'militaryScoring',
  'militaryStrength',
  'army',
  'soldier',
  'culture',
  'goalCard',
  'victoryPoint',
  'firstPlayer',
  'exchangeSymbol',
] as const;

/** Decoration: the boards are alike (P-3.1). */
export const PRINCIPALITIES = ['milan', 'ferrara', 'mantua', 'urbino'] as const;

export const ZONES = ['environs', 'wall', 'city', 'palace', 'church'] as const;

type Table<Id extends string> = Readonly<Record<Id, string>>;

// A type and not an interface, so that it also is a plain table of tables.
export type Names = {
  readonly cards: Table<(typeof CARD_TYPES)[number] | 'military-scoring'>;
  readonly goals: Table<(typeof GOALS)[number]>;
  readonly cubes: Table<Cube>;
  readonly tokens: Table<(typeof TOKENS)[number]>;
  readonly cultures: Table<(typeof CULTURES)[number]>;
  readonly works: Readonly<Record<WorkId, string>>;
  readonly zones: Table<(typeof ZONES)[number]>;
  readonly principalities: Table<(typeof PRINCIPALITIES)[number]>;
  readonly terms: Table<(typeof TERMS)[number]>;
};
