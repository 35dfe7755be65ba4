/** The difference between two plain values, small enough to be sent with every choice. */
import { clonePlain } from '@bottega/kernel';

/**
 * What is to be changed, in the shape of the value: an object says what changes under its keys (of a list under its places, and
 * `length` if it becomes shorter). A number, text or truth value takes the place of what is there; so does what stands alone in a list;
 * an empty list takes it out.
 */
export type Delta = Scalar | readonly [] | readonly [value: unknown] | { readonly [key: string]: Delta };

type Scalar = number | string | boolean;

/** A list of so many numbers at most is sent as a whole where that is shorter than to say where it changes. */
const SHORT_LIST = 12;

type Container = Record<string | number, unknown>;

/** What turns `before` into `after`, which are plain; null if nothing does. What is in it shares nothing with `after`. */
export function deltaOf(before: unknown, after: unknown): Delta | null {
  if (before === after) return null;
  if (!isContainer(before) || !isContainer(after) || Array.isArray(before) !== Array.isArray(after)) {
    return setting(after);
  }
  if (Array.isArray(before) && Array.isArray(after)) return listDelta(before, after);
  let delta: Record<string, Delta> | null = null;
  for (const key in before) {
    if (Object.hasOwn(after, key)) continue;
    delta ??= {};
    delta[key] = [];
  }
  for (const key in after) {
    const isNew = !Object.hasOwn(before, key);
    if (!isNew && before[key] === after[key]) continue;
    const change: Delta | null = isNew ? setting(after[key]) : deltaOf(before[key], after[key]);
    if (change === null) continue;
    delta ??= {};
    delta[key] = change;
  }
  return delta;
}

function listDelta(before: readonly unknown[], after: readonly unknown[]): Delta | null {
  let delta: Record<string, Delta> | null = null;
  for (let at = 0; at < after.length; at++) {
    if (at < before.length && before[at] === after[at]) continue;
    const change: Delta | null = at < before.length ? deltaOf(before[at], after[at]) : setting(after[at]);
    if (change === null) continue;
    delta ??= {};
    delta[at] = change;
  }
  if (after.length < before.length) delta = { ...delta, length: after.length };
  if (delta === null || after.length > SHORT_LIST || after.some(isContainer)) return delta;
  const whole: Delta = [[...after]];
  return JSON.stringify(whole).length <= JSON.stringify(delta).length ? whole : delta;
}

/** A value with a delta applied. The given value stays as it is; what did not change is shared with it. */
export function withDelta<T>(value: T, delta: Delta | null): T {
  return (delta === null ? value : changed(value, delta, [])) as T;
}

/** Puts a value in the place of another. */
function setting(value: unknown): Delta {
  return isScalar(value) ? value : [clonePlain(value)];
}

function changed(value: unknown, delta: Delta, path: readonly string[]): unknown {
  if (isScalar(delta)) return delta;
  if (isWhole(delta)) return delta[0];
  if (!isContainer(value)) throw new Error(`there is nothing at ${path.join('.')}`);
  const copy: Container = Array.isArray(value) ? (value.slice() as unknown as Container) : { ...value };
  for (const key in delta) {
    const change = delta[key];
    if (isWhole(change) && change.length === 0) delete copy[key];
    else copy[key] = changed(copy[key], change, [...path, key]);
  }
  return copy;
}

function isWhole(delta: Delta): delta is readonly [] | readonly [unknown] {
  return Array.isArray(delta);
}

function isScalar(value: unknown): value is Scalar {
  return typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean';
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}
