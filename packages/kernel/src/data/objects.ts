/** Readers of objects. */
import { isObject, mismatch, type Reader, show } from './reader.js';
import { oneOf } from './values.js';

/** A reader for each field. */
export type Fields<T> = { readonly [K in keyof T]-?: Reader<T[K]> };
type Kinded = { readonly kind: string };

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
      if (found === undefined) return undefined;
      return fieldsOf<T, T>({ kind, ...kinds[found] } as unknown as Fields<T>, 'all').read(value, path, problems);
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
