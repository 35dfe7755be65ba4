/** Requests and messages as nobody should send them, the same for the same seed. */
import { pickRandom, type RandomState, randomBelow } from '@bottega/kernel';

const pick = <T>(random: RandomState, items: readonly T[]): T => pickRandom(random, [...items]);
const below = randomBelow;

/** Something of a wrong kind, size or depth. */
export function oddValue(random: RandomState): unknown {
  switch (below(random, 14)) {
    case 0:
      return null;
    case 1:
      return pick(random, [-1, 0.5, 1e308, -1e308, 2 ** 53, 99_999_999_999, -0]);
    case 2:
      return 'x'.repeat(below(random, 3_000));
    case 3:
      return pick(random, [
        '',
        '\u0000',
        '\ud800',
        '\u202e',
        '<script>alert(1)</script>',
        "'; drop table acts; --",
        '../..',
      ]);
    case 4:
      return [];
    case 5:
      return {};
    case 6:
      return nested(1 + below(random, 3_000));
    case 7:
      return JSON.parse('{"__proto__":{"isPolluted":true},"constructor":{"prototype":{"isPolluted":true}}}');
    case 8:
      return Array.from({ length: below(random, 500) }, (_, at) => at);
    case 9:
      return pick(random, [true, false]);
    case 10:
      return { toString: 'no function', valueOf: 1, length: -1 };
    case 11:
      return Object.fromEntries(Array.from({ length: below(random, 200) }, (_, at) => [`key${at}`, at]));
    case 12:
      return 'A'.repeat(pick(random, [21, 22, 23, 43, 64, 65]));
    default:
      return below(random, 2 ** 31);
  }
}

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let at = 0; at < depth; at++) value = at % 2 === 0 ? [value] : { a: value };
  return value;
}

/** An object with something of it gone, changed or added. */
export function oddObject(random: RandomState, whole: Readonly<Record<string, unknown>>): unknown {
  const entries = Object.entries(whole);
  const [name, value] = entries.length === 0 ? ['', null] : pick(random, entries);
  switch (below(random, 6)) {
    case 0:
      return Object.fromEntries(entries.filter(([other]) => other !== name));
    case 1:
      return {
        ...whole,
        [pick(random, ['__proto__x', 'constructor', 'toString', 'admin', 'person', 'seat'])]: oddValue(random),
      };
    case 2:
      return oddValue(random);
    case 3:
      return [whole];
    case 4:
      return typeof value === 'object' && value !== null && !Array.isArray(value)
        ? { ...whole, [name]: oddObject(random, value as Record<string, unknown>) }
        : { ...whole, [name]: oddValue(random) };
    default:
      return { ...whole, [name]: oddValue(random) };
  }
}

/** Lists in lists, as text: deeper than any of ours could be written. */
export const deepText = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** Text that is hardly JSON any more, or not what was meant. */
export function oddText(random: RandomState, whole: Readonly<Record<string, unknown>>): string {
  const text = JSON.stringify(oddObject(random, whole)) ?? '';
  switch (below(random, 8)) {
    case 0:
      return text.slice(0, below(random, text.length + 1));
    case 1:
      return `${text}${text}`;
    case 2:
      return text.replace(/"/g, "'");
    case 3:
      return text.replace('{', '{"__proto__":{"isPolluted":true},');
    case 4:
      return text.replace(/\d+/, () => pick(random, ['1e999', '-', 'NaN', '0x10', '9'.repeat(400), '01']));
    case 5:
      return '['.repeat(1 + below(random, 9_000));
    case 6:
      return oddBytes(random).toString('latin1');
    default:
      return text;
  }
}

export function oddBytes(random: RandomState, most = 400): Buffer {
  return Buffer.from(Array.from({ length: below(random, most) }, () => below(random, 256)));
}

/** Frames of the socket's protocol as no library makes them: in pieces, without a mask, too long, of no kind. */
export function oddFrame(random: RandomState): Buffer {
  const payload = oddBytes(random, 60);
  const isLast = pick(random, [0x80, 0x80, 0x00]);
  const reserved = pick(random, [0, 0, 0, 0x10, 0x40]);
  const kind = pick(random, [0, 1, 1, 2, 3, 8, 9, 10, 15]);
  const isMasked = below(random, 5) > 0;
  const lengths = [payload.length, payload.length, payload.length + 5, 126, 127, 125];
  const length = Math.min(127, pick(random, lengths));
  const mask = Buffer.from([1, 2, 3, 4]);
  const long =
    length === 126 ? oddBytes(random, 3) : length === 127 ? Buffer.alloc(8, below(random, 256)) : Buffer.alloc(0);
  const masked = Buffer.from(payload.map((byte, at) => byte ^ mask[at % 4]));
  return Buffer.concat([
    Buffer.from([isLast | reserved | kind, (isMasked ? 0x80 : 0) | length]),
    long,
    ...(isMasked ? [mask, masked] : [payload]),
  ]);
}

/** A text in pieces, as it is allowed. */
export function inPieces(random: RandomState, text: string): Buffer {
  const bytes = Buffer.from(text.slice(0, 120));
  const mask = Buffer.from([9, 8, 7, 6]);
  const frames: Buffer[] = [];
  for (let at = 0; at <= bytes.length; ) {
    const piece = bytes.subarray(at, at + below(random, 20));
    const isLast = at + piece.length >= bytes.length;
    const head = (isLast ? 0x80 : 0) | (at === 0 && frames.length === 0 ? 1 : 0);
    frames.push(
      Buffer.from([head, 0x80 | piece.length]),
      mask,
      Buffer.from(piece.map((byte, i) => byte ^ mask[i % 4])),
    );
    at += piece.length;
    if (isLast) break;
  }
  return Buffer.concat(frames);
}
