/** Data files with mistakes in them: what a game's tests of its component data need. */
import { InputError } from '../game.js';
import { clonePlain } from '../plain.js';
import { pickRandom, type RandomState, randomBelow } from '../random.js';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** New values by path ("zones.3.ducats"); undefined takes a value away. */
export type Edits = Readonly<Record<string, unknown>>;

/** What a number is mistyped into: small and large ones, and what no number in a file may be. */
const SLIPS: readonly Json[] = [0, 1, 2, 3, 4, 9, 40, 99, -1, 100, 0.5, 'x'];
/** One in so many accidents hits a whole list or table instead of a value in it. */
const WHOLE = 20;

export interface DataFiles {
  /** The game's own data as a file with changes. */
  edited(edits: Edits): Json;
  /** What the reader says is wrong with a file, a line each; anything but an InputError is thrown on. */
  problemsOf(file: unknown): string[];
  /** The game's own data in which a few values, anywhere, were mistyped, forgotten or repeated. */
  withAccidents(random: RandomState, accidents: number): Json;
}

/** Files of a game: its own data, its reader, and ids that are mistyped into each other. */
export function dataFiles(data: unknown, parse: (json: unknown) => unknown, ids: readonly string[] = []): DataFiles {
  const edited = (edits: Edits): Json => {
    const file: Json = JSON.parse(JSON.stringify(data));
    for (const [path, value] of Object.entries(edits)) setIn(file, path, value);
    return file;
  };
  return {
    edited,
    problemsOf(file) {
      try {
        parse(file);
      } catch (error) {
        if (error instanceof InputError) return error.message.split('\n');
        throw error;
      }
      return [];
    },
    withAccidents(random, accidents) {
      const file = edited({});
      for (let accident = 0; accident < accidents; accident++) haveAccident(random, file, ids);
      return file;
    },
  };
}

/** Changes a value of a file. */
export function setIn(file: Json, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let inside = file as Record<string, Json>;
  for (const key of keys) inside = inside[key] as Record<string, Json>;
  if (value !== undefined) inside[last] = clonePlain(value) as Json;
  else if (Array.isArray(inside)) inside.splice(Number(last), 1);
  else delete inside[last];
}

function haveAccident(random: RandomState, file: Json, ids: readonly string[]): void {
  let inside = file as Record<string, Json>;
  let key = pickRandom(random, Object.keys(inside));
  for (let next = inside[key]; typeof next === 'object' && next !== null; next = inside[key]) {
    if (Object.keys(next).length === 0 || randomBelow(random, WHOLE) === 0) break;
    inside = next as Record<string, Json>;
    key = pickRandom(random, Object.keys(inside));
  }
  const is = inside[key];
  if (typeof is === 'number') inside[key] = pickRandom(random, SLIPS);
  else if (typeof is === 'boolean') inside[key] = !is;
  else if (ids.some((id) => id === is)) inside[key] = pickRandom(random, ids);
  else if (Array.isArray(inside)) inside.push(inside[Number(key)] as Json);
  else delete inside[key];
}
