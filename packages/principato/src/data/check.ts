/**
 * Readers of values from outside. A reader says what it wants; reading gives a clean copy with the known fields only, or
 * null after adding to `problems`, a sentence for each, where it is wrong and what would be right.
 */
export interface Reader<T> {
  /** Completes "must be …". */
  readonly wants: string;
  read(value: unknown, path: string, problems: string[]): T | null;
}

/** Takes what a rule finds wrong. */
export type Problem = (what: string) => void;

type Fields<T> = { readonly [K in keyof T]: Reader<T[K]> };
type Kinded = { readonly kind: string };

/** A whole number within bounds. */
export function whole(least: number, most: number): Reader<number> {
  return simple(`a whole number from ${least} to ${most}`, (value) => {
    const isRight = typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
    return isRight ? value + 0 : null; // + 0: JSON knows −0, the rules do not
  });
}

export const yesNo: Reader<boolean> = simple('true or false', (value) => (typeof value === 'boolean' ? value : null));

/** A short name made of small letters, digits and dashes. */
export const name: Reader<string> = simple('a name of small letters, digits and dashes, 40 at most', (value) =>
  typeof value === 'string' && /^[a-z][a-z0-9-]{0,39}$/.test(value) ? value : null,
);

/** One of some strings or numbers. */
export function oneOf<T extends string | number>(values: readonly T[]): Reader<T> {
  const shown = values.map((value) => JSON.stringify(value));
  const wants = shown.length === 1 ? shown[0] : `${shown.slice(0, -1).join(', ')} or ${shown[shown.length - 1]}`;
  return simple(wants, (value) => values.find((one) => one === value) ?? null);
}

/** A list of so many values. */
export function list<T>(item: Reader<T>, least: number, most: number): Reader<readonly T[]> {
  return itemsOf(() => item, least, most);
}

/** A list with a reader for each of its values. */
export function tuple<T extends readonly unknown[]>(...items: Fields<T>): Reader<T> {
  // Each item is read by its own reader, so the list has the types in their order.
  return itemsOf<unknown>((at) => items[at], items.length, items.length) as Reader<T>;
}

/** A list that has each id once, in any order. */
export function catalogue<T>(key: keyof T & string, ids: readonly string[], item: Reader<T>): Reader<readonly T[]> {
  const items = list(item, 0, MOST_ITEMS);
  return {
    wants: items.wants,
    read(value, path, problems) {
      const clean = items.read(value, path, problems);
      if (!Array.isArray(value) || value.length > MOST_ITEMS) return null;
      // By what was given, not by what could be read: another mistake in an item does not make it missing.
      const given = value.map((one) => (isObject(one) ? one[key] : null));
      for (const id of ids) {
        const count = given.filter((one) => one === id).length;
        if (count === 0) problems.push(`${path}: "${id}" is missing`);
        if (count > 1) problems.push(`${path}: "${id}" must be there once, not ${count} times`);
      }
      return clean;
    },
  };
}

/** An object with exactly these fields. */
export function object<T extends object>(fields: Fields<T>): Reader<T> {
  return fieldsOf<T, T>(fields, 'all');
}

/** An object with any of these fields. */
export function someOf<T extends object>(fields: Fields<T>): Reader<Partial<T>> {
  return fieldsOf<T, Partial<T>>(fields, 'some');
}

/** The same reader for each key. */
export function each<K extends string, T>(keys: readonly K[], reader: Reader<T>): Fields<Record<K, T>> {
  return Object.fromEntries(keys.map((key) => [key, reader])) as Record<K, Reader<T>>;
}

/** An object whose `kind` decides which other fields it has. */
export function variant<T extends Kinded>(
  kinds: {
    readonly [K in T['kind']]: Fields<Omit<Extract<T, { readonly kind: K }>, 'kind'>>;
  },
): Reader<T> {
  const kind = oneOf(Object.keys(kinds) as T['kind'][]);
  return {
    wants: 'an object',
    read(value, path, problems) {
      if (!isObject(value)) return mismatch(this, value, path, problems);
      const found = readField(value, 'kind', kind, path, problems);
      if (found === null) return null;
      return fieldsOf<T, T>({ kind, ...kinds[found] } as unknown as Fields<T>, 'all').read(value, path, problems);
    },
  };
}

/** A reader with a further rule, which is asked only if everything it looks at could be read. */
export function also<T>(reader: Reader<T>, rule: (value: T, path: string, problem: Problem) => void): Reader<T> {
  return {
    wants: reader.wants,
    read(value, path, problems) {
      const before = problems.length;
      const clean = reader.read(value, path, problems);
      if (clean !== null && problems.length === before) rule(clean, path, (what) => problems.push(what));
      return clean;
    },
  };
}

/** Nobody writes more items by hand; without a bound a list of millions would be looked through for each id. */
const MOST_ITEMS = 99;
const MOST_SHOWN = 40;

function simple<T>(wants: string, take: (value: unknown) => T | null): Reader<T> {
  return {
    wants,
    read(value, path, problems) {
      return take(value) ?? mismatch(this, value, path, problems);
    },
  };
}

function itemsOf<T>(readerAt: (at: number) => Reader<T>, least: number, most: number): Reader<readonly T[]> {
  return {
    wants: 'a list',
    read(value, path, problems) {
      if (!Array.isArray(value)) return mismatch(this, value, path, problems);
      const before = problems.length;
      if (value.length < least || value.length > most) {
        const count = least === most ? `${least}` : `${least} to ${most}`;
        problems.push(`${path} must have ${count} values, has ${value.length}`);
      }
      const clean: T[] = [];
      for (let at = 0; at < value.length && at < most; at++) {
        const item = readerAt(at).read(value[at], `${path}[${at}]`, problems);
        if (item !== null) clean.push(item);
      }
      return problems.length === before ? clean : null;
    },
  };
}

function fieldsOf<T extends object, R extends Partial<T>>(fields: Fields<T>, must: 'all' | 'some'): Reader<R> {
  const keys = Object.keys(fields) as (keyof T & string)[];
  const known = keys.join(', ');
  return {
    wants: `an object with ${known}`,
    read(value, path, problems) {
      if (!isObject(value)) return mismatch(this, value, path, problems);
      const before = problems.length;
      for (const key of Object.keys(value)) {
        if (Object.hasOwn(fields, key)) continue;
        problems.push(`unknown field ${show(key)}${path === '' ? '' : ` in ${path}`} (known: ${known})`);
      }
      const clean: Partial<T> = {};
      for (const key of keys) {
        if (must === 'some' && !Object.hasOwn(value, key)) continue;
        const field = readField(value, key, fields[key], path, problems);
        if (field !== null) clean[key] = field;
      }
      return problems.length === before ? (clean as R) : null; // without a problem every field was read
    },
  };
}

function readField<T>(
  value: Readonly<Record<string, unknown>>,
  key: string,
  reader: Reader<T>,
  path: string,
  problems: string[],
): T | null {
  const step = /^[a-z]\w*$/i.test(key) ? key : `"${key}"`;
  const at = path === '' ? step : `${path}.${step}`;
  if (Object.hasOwn(value, key)) return reader.read(value[key], at, problems);
  problems.push(`${at} is missing; it must be ${reader.wants}`);
  return null;
}

function mismatch(reader: Reader<unknown>, value: unknown, path: string, problems: string[]): null {
  problems.push(`${path === '' ? 'the data' : path} must be ${reader.wants}, not ${show(value)}`);
  return null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function show(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (isObject(value)) return 'an object';
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}
