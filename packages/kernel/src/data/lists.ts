/** Readers of lists. */
import type { Fields } from './objects.js';
import { isObject, mismatch, type Reader } from './reader.js';

/** A list of so many values. */
export function list<T>(item: Reader<T>, least: number, most: number): Reader<readonly T[]> {
  return itemsOf(() => item, least, most);
}

/** A list with a reader for each of its values. */
export function tuple<T extends readonly unknown[]>(...items: Fields<T>): Reader<T> {
  // Each item is read by its own reader, so the list has the types in their order.
  return itemsOf<unknown>((at) => items[at], items.length, items.length) as Reader<T>;
}

/** A list that has each id once, in any order; the copy keeps the order. */
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
      return clean;
    },
  };
}

/** A list that has each id once, in any order; the copy has them in the order of the ids, for rules that count on it. */
export function sortedCatalogue<T>(
  key: keyof T & string,
  ids: readonly string[],
  item: Reader<T>,
): Reader<readonly T[]> {
  const items = catalogue(key, ids, item);
  const place = (one: T) => ids.indexOf(String(one[key]));
  return {
    wants: items.wants,
    read(value, path, problems) {
      const clean = items.read(value, path, problems);
      return clean === undefined ? undefined : [...clean].sort((one, other) => place(one) - place(other));
    },
  };
}

/** Nobody writes more items by hand; without a bound a list of millions would be looked through for each id. */
const MOST_ITEMS = 99;

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
      const clean = value.slice(0, most).map((one, at) => readerAt(at).read(one, `${path}[${at}]`, problems));
      return problems.length === before ? (clean as T[]) : undefined; // without a problem every item was read
    },
  };
}
