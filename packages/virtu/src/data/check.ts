/**
 * Readers of values from outside. A reader says what it wants; reading gives a clean copy with the known fields only, or
 * undefined after adding to `problems`, a sentence for each, where it is wrong and what would be right.
 */
export interface Reader<T> {
  /** Completes "must be …". */
  readonly wants: string;
  read(value: unknown, path: string, problems: string[]): T | undefined;
}

/** Takes what a rule finds wrong. */
export type Problem = (what: string) => void;

type Fields<T> = { readonly [K in keyof T]-?: Reader<T[K]> };

/** A whole number within bounds. */
export function whole(least: number, most: number): Reader<number> {
  return numberWithin(`a whole number from ${least} to ${most}`, least, most, Number.isInteger);
}

/** A number within bounds. */
export function decimal(least: number, most: number): Reader<number> {
  return numberWithin(`a number from ${least} to ${most}`, least, most, Number.isFinite);
}

export const yesNo: Reader<boolean> = simple('true or false', (value) =>
  typeof value === 'boolean' ? value : undefined,
);

/** One of some ids. */
export function oneOf<T extends string>(values: readonly T[]): Reader<T> {
  return simple(oneOfText(values), (value) => values.find((one) => one === value));
}

/** One of some ids, or null. */
export function oneOfOrNull<T extends string>(values: readonly T[]): Reader<T | null> {
  return simple(oneOfText([...values, null]), (value) => (value === null ? null : values.find((one) => one === value)));
}

/** A list of so many values. */
export function list<T>(item: Reader<T>, least: number, most: number): Reader<readonly T[]> {
  return {
    wants: 'a list',
    read(value, path, problems) {
      if (!Array.isArray(value)) return mismatch(this, value, path, problems);
      const before = problems.length;
      if (value.length < least || value.length > most) {
        const count = least === most ? `${least}` : `${least} to ${most}`;
        problems.push(`${path} must have ${count} values, has ${value.length}`);
      }
      const clean = value.slice(0, most).map((one, at) => item.read(one, `${path}[${at}]`, problems));
      return problems.length === before ? (clean as T[]) : undefined; // without a problem every item was read
    },
  };
}

/** A list of two different ids. */
export function pair<T extends string>(item: Reader<T>): Reader<readonly [T, T]> {
  // The list is exactly as long as the type says.
  return different(list(item, 2, 2)) as Reader<readonly string[]> as Reader<readonly [T, T]>;
}

/** A list in which nothing comes twice. */
export function different<T extends string>(reader: Reader<readonly T[]>): Reader<readonly T[]> {
  return also(reader, (values, path, problem) => {
    const again = values.find((value, at) => values.indexOf(value) < at);
    if (again !== undefined) problem(`${path} must be different, but "${again}" is there more than once`);
  });
}

/** A list that has each id once, in any order; the copy has them in the order of the ids, which the rules count on. */
export function catalogue<T>(key: keyof T & string, ids: readonly string[], item: Reader<T>): Reader<readonly T[]> {
  const items = list(item, 0, MOST_ITEMS);
  return {
    wants: items.wants,
    read(value, path, problems) {
      const clean = items.read(value, path, problems);
      if (!Array.isArray(value) || value.length > MOST_ITEMS) return undefined;
      // By what was given, not by what could be read: another mistake in an item does not make it missing.
      const given = value.map((one) => (isObject(one) ? one[key] : undefined));
      for (const id of ids) {
        const count = given.filter((one) => one === id).length;
        if (count === 0) problems.push(`${path}: "${id}" is missing`);
        if (count > 1) problems.push(`${path}: "${id}" must be there once, not ${count} times`);
      }
      const place = (one: T) => ids.indexOf(String(one[key]));
      return clean === undefined ? undefined : [...clean].sort((one, other) => place(one) - place(other));
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
  return Object.fromEntries(keys.map((key) => [key, reader])) as Fields<Record<K, T>>;
}

/** A reader with a further rule, which is asked only if everything it looks at could be read. */
export function also<T>(reader: Reader<T>, rule: (value: T, path: string, problem: Problem) => void): Reader<T> {
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

/** Nobody writes more items by hand; without a bound a list of millions would be looked through for each id. */
const MOST_ITEMS = 99;
const MOST_SHOWN = 40;

function simple<T>(wants: string, take: (value: unknown) => T | undefined): Reader<T> {
  return {
    wants,
    read(value, path, problems) {
      const taken = take(value);
      return taken === undefined ? mismatch(this, value, path, problems) : taken;
    },
  };
}

function numberWithin(wants: string, least: number, most: number, fits: (value: number) => boolean): Reader<number> {
  return simple(wants, (value) => {
    const isRight = typeof value === 'number' && fits(value) && value >= least && value <= most;
    return isRight ? value + 0 : undefined; // + 0: JSON knows −0, the rules do not
  });
}

function oneOfText(values: readonly (string | null)[]): string {
  const shown = values.map((value) => JSON.stringify(value));
  return shown.length === 1 ? shown[0] : `${shown.slice(0, -1).join(', ')} or ${shown[shown.length - 1]}`;
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
        if (field !== undefined) clean[key] = field;
      }
      return problems.length === before ? (clean as R) : undefined; // without a problem every field was read
    },
  };
}

function readField<T>(
  value: Readonly<Record<string, unknown>>,
  key: string,
  reader: Reader<T>,
  path: string,
  problems: string[],
): T | undefined {
  const step = /^[a-z]\w*$/i.test(key) ? key : `"${key}"`;
  const at = path === '' ? step : `${path}.${step}`;
  if (Object.hasOwn(value, key)) return reader.read(value[key], at, problems);
  problems.push(`${at} is missing; it must be ${reader.wants}`);
  return undefined;
}

function mismatch(reader: Reader<unknown>, value: unknown, path: string, problems: string[]): undefined {
  problems.push(`${path === '' ? 'the data' : path} must be ${reader.wants}, not ${show(value)}`);
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
