/** What a reader of values from outside is, and what all readers are made of. */
import { InputError } from '../game.js';
import { isTooDeep } from '../plain.js';

/**
 * Says what it wants; reading gives a clean copy with the known fields only, or undefined after adding to `problems`, a
 * sentence for each, where it is wrong and what would be right. (Null is a value that a reader may want.)
 */
export interface Reader<T> {
  /** Completes "must be …". */
  readonly wants: string;
  read(value: unknown, path: string, problems: string[]): T | undefined;
}

/** Takes what a rule finds wrong. */
export type Problem = (what: string) => void;

/** What a value must be beyond its shape. */
export type Rule<T> = (value: T, path: string, problem: Problem) => void;

/** Reads a whole file; otherwise an InputError names everything that is wrong, a line each. */
export function readWhole<T>(reader: Reader<T>, json: unknown): T {
  if (isTooDeep(json)) throw new InputError('the data is nested too deeply', { code: 'tooDeep' });
  const problems: string[] = [];
  const value = reader.read(json, '', problems);
  if (value !== undefined && problems.length === 0) return value;
  const told = problems.slice(0, MOST_TOLD);
  if (problems.length > MOST_TOLD) told.push(`and ${problems.length - MOST_TOLD} more`);
  throw new InputError(told.join('\n'));
}

/** A reader with a further rule, which is asked only if everything it looks at could be read. */
export function also<T>(reader: Reader<T>, rule: Rule<T>): Reader<T> {
  return {
    wants: reader.wants,
    read(value, path, problems) {
      const before = problems.length;
      const clean = reader.read(value, path, problems);
      if (clean !== undefined && problems.length === before) rule(clean, path, (what) => problems.push(what));
      return clean;
    },
  };
}

/** A reader of single values; `take` gives undefined for what is not wanted. */
export function single<T>(wants: string, take: (value: unknown) => T | undefined): Reader<T> {
  return {
    wants,
    read(value, path, problems) {
      const taken = take(value);
      return taken === undefined ? mismatch(this, value, path, problems) : taken;
    },
  };
}

export function mismatch(reader: Reader<unknown>, value: unknown, path: string, problems: string[]): undefined {
  problems.push(`${path === '' ? 'the data' : path} must be ${reader.wants}, not ${show(value)}`);
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value as a problem names it: what was written, but never pages of it. */
export function show(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (isObject(value)) return 'an object';
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}

const MOST_TOLD = 20;
const MOST_SHOWN = 40;
