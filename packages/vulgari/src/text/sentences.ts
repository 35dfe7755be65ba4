/** Messages, and what the things of the game are called in them: a kind of sentence and the values for its places. */
import type { Counted, Message, Value } from '@bottega/kernel/text';
import { CUBES, OFFICES, PERSONS, SEAS, TRACKS, ZONES } from '../data/index.js';
import { LINGUA_LEVEL, STUPOR_MUNDI, type Tables, ZONE_COUNT } from '../tables.js';
import type { counts, messages } from './messages/en.js';

export type Key = keyof typeof messages;
export type Noun = keyof typeof counts;
export type Values = Readonly<Record<string, Value>>;

export function message(key: Key, values: Values = {}): Message {
  return { key, values };
}

/** A thing that is named by sentences of its own kind. */
export interface Named<Kind extends string> {
  readonly kind: Kind;
  readonly values: Values;
}

/** The nouns of which there are any, as a list. */
export function listOf(amounts: Readonly<Partial<Record<Noun, number>>>): readonly Counted[] {
  return Object.entries(amounts).flatMap(([of, count]) => (count > 0 ? [{ of, count }] : []));
}

/** The cubes of which there are any, as a list in their order. */
export function cubesListed(cubes: readonly number[]): readonly Counted[] {
  return CUBES.flatMap((of, colour) => (cubes[colour] > 0 ? [{ of, count: cubes[colour] }] : []));
}

export const zoneName = (zone: number): string => ZONES[zone];
export const seaName = (position: number): string => SEAS[position - ZONE_COUNT];
export const cubeName = (colour: number): string => CUBES[colour];
export const personName = (person: number): (typeof PERSONS)[number] => PERSONS[person];
export const trackName = (track: number): string => TRACKS[track];
export const officeName = (office: number): string => OFFICES[office];

/** A manuscript with one dialect or two, or Lingua Volgare, which has a name of its own in every language. */
export function manuscriptNamed(tables: Tables, card: number): Named<'one' | 'two' | 'lingua'> {
  if (card === tables.lingua) return { kind: 'lingua', values: { title: 'linguaVolgare', level: LINGUA_LEVEL } };
  const { title, level, dialects } = tables.manuscripts[card].card;
  const [one, other = one] = dialects;
  return { kind: one === other ? 'one' : 'two', values: { title, level, one, other } };
}

/** Stupor Mundi and where it lies. */
export function summonsNamed(tables: Tables): Readonly<Record<'title' | 'zone', string>> {
  const { title, zone } = tables.events[STUPOR_MUNDI];
  return { title, zone };
}

/** Letters as names of places in sentences that name several things of a kind. */
const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const;

/** The things by the letters of their places. */
export function lettered(things: readonly (string | number)[]): Values {
  return Object.fromEntries(things.map((thing, at) => [LETTERS[at], thing]));
}
