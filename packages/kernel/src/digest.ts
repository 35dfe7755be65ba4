/** A short fingerprint of a plain value: equal values have equal digests on every machine, whatever the order of keys. */

/** 16 hexadecimal digits. For telling states apart, not for keeping secrets (see sha256 for that). */
export function digest(value: unknown): string {
  const count = write(value, 0);
  // Written down first and mixed in one go: so the two lanes stay in registers, which is most of what makes this quick.
  let high = 0x9e3779b9 | 0; // two unrelated odd starting words, signed: as unsigned ones the lanes would be kept as fractions
  let low = 0x85ebca6b | 0;
  for (let at = 0; at < count; at++) {
    const word = words[at];
    // The multipliers are those of MurmurHash3's two mixing steps.
    high = Math.imul(high ^ word, 0xcc9e2d51);
    high ^= high >>> 15;
    low = (Math.imul((low << 13) | (low >>> 19), 5) + Math.imul(word, 0x1b873593)) | 0;
    low ^= low >>> 13;
  }
  return hex(finish(high ^ low)) + hex(finish(Math.imul(low, 31) + high));
}

/** The words of the value that is being written; grows with the largest value there was. */
let words = new Int32Array(1 << 13);

/** How many words any value but a text, a list or an object can take: a kind, a word, and a printed number with its length. */
const MAX_SCALAR_WORDS = 32;

/** Writes a value from a place on and says where it ends. */
function write(value: unknown, from: number): number {
  let at = from;
  if (at + MAX_SCALAR_WORDS > words.length) grow(at + MAX_SCALAR_WORDS);
  if (typeof value === 'number') {
    words[at++] = 1;
    words[at++] = value | 0;
    // What a 32-bit integer does not hold (fractions, large numbers) is told by the printed form.
    return (value | 0) === value ? at : writeText(String(value), at);
  }
  if (typeof value === 'string') {
    words[at++] = 2;
    return writeText(value, at);
  }
  if (typeof value === 'boolean') words[at++] = value ? 3 : 4;
  else if (value === null || value === undefined) words[at++] = 5;
  else if (Array.isArray(value)) at = writeList(value, at);
  else at = writeRecord(value as Readonly<Record<string, unknown>>, at);
  return at;
}

function writeList(list: readonly unknown[], from: number): number {
  const { length } = list;
  let at = from;
  words[at++] = 6;
  words[at++] = length;
  if (at + length * 2 > words.length) grow(at + length * 2);
  for (let index = 0; index < length; index++) {
    const item = list[index];
    // Most of a state is lists of small numbers: these are not handed back to `write` one by one.
    if (typeof item === 'number' && (item | 0) === item && at + 2 <= words.length) {
      words[at++] = 1;
      words[at++] = item;
    } else at = write(item, at);
  }
  return at;
}

function writeRecord(record: Readonly<Record<string, unknown>>, from: number): number {
  let at = from;
  words[at++] = 7;
  const { sorted, texts } = kindOf(Object.keys(record));
  for (let index = 0; index < sorted.length; index++) {
    const item = record[sorted[index]];
    if (item === undefined) continue; // left out as in JSON
    const text = texts[index];
    if (at + text.length > words.length) grow(at + text.length);
    for (let letter = 0; letter < text.length; letter++) words[at++] = text[letter];
    at = write(item, at);
  }
  if (at === words.length) grow(at + 1);
  words[at++] = 8;
  return at;
}

function writeText(text: string, from: number): number {
  const { length } = text;
  if (from + length >= words.length) grow(from + length + 1);
  words[from] = length;
  for (let index = 0; index < length; index++) words[from + 1 + index] = text.charCodeAt(index);
  return from + 1 + length;
}

function grow(least: number): void {
  const larger = new Int32Array(least * 2);
  larger.set(words);
  words = larger;
}

/** Objects with the same keys in the same order: the keys sorted, and each as it is written. */
interface Kind {
  readonly keys: readonly string[];
  readonly sorted: readonly string[];
  readonly texts: readonly Int32Array[];
}

/** The kinds seen before, by their first key: a state has few of them, and to sort the keys each time was half of the work. */
const known = new Map<string, Kind[]>();
/** What comes from outside could have any keys: no more than so many kinds are kept. */
const MAX_FIRST_KEYS = 256;
const MAX_KINDS_OF_A_KEY = 64;

function kindOf(keys: readonly string[]): Kind {
  if (keys.length === 0) return NO_KEYS;
  const kinds = known.get(keys[0]);
  if (kinds !== undefined) for (const kind of kinds) if (isSame(kind.keys, keys)) return kind;
  const sorted = [...keys].sort();
  const kind: Kind = { keys, sorted, texts: sorted.map(textOf) };
  if (kinds === undefined) {
    if (known.size < MAX_FIRST_KEYS) known.set(keys[0], [kind]);
  } else if (kinds.length < MAX_KINDS_OF_A_KEY) kinds.push(kind);
  return kind;
}

const NO_KEYS: Kind = { keys: [], sorted: [], texts: [] };

const textOf = (text: string): Int32Array =>
  Int32Array.from({ length: text.length + 1 }, (_, at) => (at === 0 ? text.length : text.charCodeAt(at - 1)));

function isSame(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}

function finish(word: number): number {
  let mixed = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** The digits of every byte: numbers above 2³¹ are printed slowly, and this is asked for several times with every choice. */
const BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

function hex(word: number): string {
  return BYTES[word >>> 24] + BYTES[(word >>> 16) & 255] + BYTES[(word >>> 8) & 255] + BYTES[word & 255];
}
