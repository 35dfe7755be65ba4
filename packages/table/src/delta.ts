/** The difference between two plain values, small enough to be sent with every choice. */

/** Where in a value, from the outside in. */
type Path = readonly (string | number)[];

/**
 * What is to be set where, in order; without a value it is taken out. A list gets its new length by the last of its changes.
 */
export type Delta = readonly (readonly [path: Path, value: unknown] | readonly [path: Path])[];

/** What turns `before` into `after`. Both are plain; what is in the delta shares nothing with `after` if that is copied. */
export function deltaOf(before: unknown, after: unknown): Delta {
  const delta: (readonly [Path, unknown] | readonly [Path])[] = [];
  compare(before, after, [], delta);
  return delta;
}

/** A value with a delta applied. The given value stays as it is; what did not change is shared with it. */
export function withDelta<T>(value: T, delta: Delta): T {
  let changed: unknown = value;
  /** Objects that were copied on the way and may be written to. */
  const fresh = new Set<unknown>();
  for (const change of delta) changed = withChange(changed, change[0], 0, change, fresh);
  return changed as T;
}

type Container = Record<string | number, unknown>;

function compare(
  before: unknown,
  after: unknown,
  path: Path,
  delta: (readonly [Path, unknown] | readonly [Path])[],
): void {
  if (before === after) return;
  if (!isContainer(before) || !isContainer(after) || Array.isArray(before) !== Array.isArray(after)) {
    delta.push([path, after]);
    return;
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    after.forEach((item, at) => {
      if (at < before.length) compare(before[at], item, [...path, at], delta);
      else delta.push([[...path, at], item]);
    });
    if (after.length < before.length) delta.push([[...path, 'length'], after.length]);
    return;
  }
  for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) delta.push([[...path, key]]);
  for (const key of Object.keys(after)) {
    if (Object.hasOwn(before, key)) compare(before[key], after[key], [...path, key], delta);
    else delta.push([[...path, key], after[key]]);
  }
}

function withChange(value: unknown, path: Path, depth: number, change: Delta[number], fresh: Set<unknown>): unknown {
  if (depth === path.length) return change[1];
  if (!isContainer(value)) throw new Error(`there is nothing at ${path.slice(0, depth).join('.')}`);
  const copy = fresh.has(value) ? value : copyOf(value);
  fresh.add(copy);
  const key = path[depth];
  if (depth === path.length - 1 && change.length === 1) delete copy[key];
  else copy[key] = withChange(copy[key], path, depth + 1, change, fresh);
  return copy;
}

function copyOf(value: Container): Container {
  return Array.isArray(value) ? (value.slice() as unknown as Container) : { ...value };
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}
