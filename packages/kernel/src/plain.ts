/** Plain values: what state, choices, events and records are made of. */

/** A deep copy of a plain value; every game's own faster clone is checked against it. */
export function clonePlain<T>(value: T): T {
  if (Array.isArray(value)) return value.map(clonePlain) as T;
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) copy[key] = clonePlain((value as Record<string, unknown>)[key]);
  return copy as T;
}

/** What is nested deeper would exhaust the stack of everything that walks through it; real records and data need less than ten levels. */
export const MAX_NESTING = 64;

/** Whether lists and objects are nested deeper than `MAX_NESTING`; walks without recursion, so that it can say so. */
export function isTooDeep(value: unknown): boolean {
  let level: object[] = typeof value === 'object' && value !== null ? [value] : [];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth === MAX_NESTING) return true;
    const next: object[] = [];
    for (const one of level) {
      for (const item of Object.values(one)) if (typeof item === 'object' && item !== null) next.push(item);
    }
    level = next;
  }
  return false;
}

/** Whether two plain values are the same, whatever the order of their keys. */
export function equalPlain(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  // Loops rather than `every`, and nothing is called for what is no object: after each choice at a table whole compartments are compared.
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false;
    for (let at = 0; at < one.length; at++) {
      const item = one[at];
      if (item !== other[at] && (typeof item !== 'object' || !equalPlain(item, other[at]))) return false;
    }
    return true;
  }
  if (Array.isArray(other)) return false;
  const left = one as Readonly<Record<string, unknown>>;
  const right = other as Readonly<Record<string, unknown>>;
  let keys = 0;
  for (const key in left) {
    const item = left[key];
    if (item !== right[key] && (typeof item !== 'object' || !equalPlain(item, right[key]))) return false;
    if (item === undefined && !Object.hasOwn(right, key)) return false;
    keys++;
  }
  for (const _key in right) keys--;
  return keys === 0;
}

/** Where a value is not plain ("open.cards[3] is undefined"), or null if all of it is. */
export function whereNotPlain(value: unknown, path = 'state', seen: Set<object> = new Set()): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : `${path} is ${value}`;
  if (typeof value !== 'object') return `${path} is ${value === undefined ? 'undefined' : `a ${typeof value}`}`;
  if (seen.has(value)) return `${path} is a second reference to the same thing`;
  seen.add(value);
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at++) {
      const found = whereNotPlain(value[at], `${path}[${at}]`, seen);
      if (found !== null) return found;
    }
    return null;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return `${path} is not a plain object`;
  for (const [key, item] of Object.entries(value)) {
    const found = whereNotPlain(item, `${path}.${key}`, seen);
    if (found !== null) return found;
  }
  return null;
}
