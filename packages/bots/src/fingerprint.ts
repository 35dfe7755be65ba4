/**
 * A number that tells positions apart: quick to compute, and equal for equal plain values. The kernel's `digest` does the same
 * whatever the order of keys, for records that other machines check, and takes five to eleven times as long.
 */

/** 53 bits: among the thousands of positions of a search, two different ones share a number once in a billion searches. */
export function fingerprint(open: object, own: object): number {
  hashes[0] = 0x9e3779b9; // any start will do; this is the golden ratio's, as in most hash functions
  hashes[1] = 0x85ebca6b;
  mixValue(open);
  mixValue(own);
  return (hashes[1] >>> 11) * 0x1_0000_0000 + (hashes[0] >>> 0);
}

/** A typed array: in a browser, a variable that holds 32 bits is an object of its own, built anew each time it is set. */
const hashes = new Int32Array(2);

/** Two multiplicative hashes side by side; their odd multipliers are those of MurmurHash3. */
function mix(word: number): void {
  const low = Math.imul(hashes[0] ^ word, 0x85ebca6b);
  hashes[0] = low ^ (low >>> 15);
  const high = Math.imul(hashes[1] ^ word ^ hashes[0], 0xc2b2ae35);
  hashes[1] = high ^ (high >>> 13);
}

function mixValue(value: unknown): void {
  if (typeof value === 'number') mixNumber(value);
  else if (typeof value === 'boolean') mix(value ? 1 : 2);
  else if (Array.isArray(value)) mixList(value);
  else if (typeof value === 'string') mixText(value);
  else if (value === null) mix(3);
  else {
    // Keys are left out: two states of one game have the same ones in the same places.
    const record = value as Readonly<Record<string, unknown>>;
    for (const key in record) if (key !== 'options') mixValue(record[key]); // options never change within a game
  }
}

/** Most of a state is lists of numbers and of booleans: these are not handed back to `mixValue` one by one. */
function mixList(list: readonly unknown[]): void {
  mix(list.length);
  for (let at = 0; at < list.length; at++) {
    const item = list[at];
    if (typeof item === 'number') mixNumber(item);
    else if (typeof item === 'boolean') mix(item ? 1 : 2);
    else mixValue(item);
  }
}

function mixNumber(number: number): void {
  mix(number);
  // States count in whole numbers; a fraction would be cut off by `mix`, so its other bits follow.
  if ((number | 0) !== number && !Number.isInteger(number)) mix((number % 1) * 0x1_0000_0000);
}

function mixText(text: string): void {
  mix(text.length);
  for (let at = 0; at < text.length; at++) mix(text.charCodeAt(at));
}
