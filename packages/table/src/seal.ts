/**
 * A running game as a file that nobody reads by accident: people who share a screen must not see each other's secrets, or the
 * order of the cards, when they open the file to see what it is. It is an envelope, not a safe: the key lies inside, because whoever
 * imports it must be able to play on.
 */
import { digest, InputError, randomBelow, seeded } from '@bottega/kernel';

/** A plain value in its envelope. */
export interface Sealed {
  /** The digest of what is inside, which is also the key. */
  readonly check: string;
  readonly text: string;
}

export function seal(value: unknown): Sealed {
  const json = JSON.stringify(value).replace(/[\u0080-\uffff]/g, escaped);
  const check = digest(json);
  return { check, text: base64(scrambled(bytesOf(json), check)) };
}

/** What was sealed; an InputError says if the envelope was damaged. */
export function unseal(sealed: unknown): unknown {
  const { check, text } = (sealed ?? {}) as Partial<Record<string, unknown>>;
  if (typeof check === 'string' && typeof text === 'string') {
    const json = textOf(scrambled(unbase64(text), check));
    if (digest(json) === check) return parsed(json);
  }
  throw damaged();
}

/** Somebody may have sealed what is no JSON. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw damaged();
  }
}

const damaged = () => new InputError('the sealed game was damaged', { code: 'damaged' });

const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
const bytesOf = (ascii: string): number[] => Array.from(ascii, (sign) => sign.charCodeAt(0));
const textOf = (bytes: readonly number[]): string => bytes.map((byte) => String.fromCharCode(byte)).join('');

/** The same twice gives what it was before. */
function scrambled(bytes: readonly number[], key: string): number[] {
  const random = seeded(`sealed ${key}`);
  return bytes.map((byte) => byte ^ randomBelow(random, 256));
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function base64(bytes: readonly number[]): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [first, second = 0, third = 0] = bytes.slice(at, at + 3);
    const word = (first << 16) | (second << 8) | third;
    const digits = Math.min(4, bytes.length - at + 1);
    for (let digit = 0; digit < digits; digit++) text += DIGITS[(word >> (18 - 6 * digit)) & 63];
  }
  return text;
}

function unbase64(text: string): number[] {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 4) {
    const digits = Array.from(text.slice(at, at + 4), (sign) => DIGITS.indexOf(sign));
    const word = digits.reduce((sum, digit, index) => sum | ((digit & 63) << (18 - 6 * index)), 0);
    for (let byte = 0; byte < digits.length - 1; byte++) bytes.push((word >> (16 - 8 * byte)) & 255);
  }
  return bytes;
}
