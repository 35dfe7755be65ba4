/** What was learned, as it is stored: whole numbers of two bytes with a scale for each layer, as text. */
import { InputError, type StoredWeights } from '@bottega/kernel';
import { chanceTerms } from './chances.js';
import { OUTPUTS } from './learned-value.js';
import { layoutOf, type Shape } from './network.js';

/** A network that is ready to be used. */
export interface Weights {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly shape: Shape;
  /** In how many imagined worlds at least the best two ends of a turn are compared a round ahead; 0: none. */
  readonly worlds: number;
  /** How chances to win follow from what is expected (`chances.ts`); null if that was not held against finished games. */
  readonly chances: readonly number[] | null;
  readonly numbers: Float32Array;
}

const GREATEST = 32_767;

export function storeWeights({ game, rules, seats, shape, worlds, chances, numbers }: Weights): StoredWeights {
  const { inputs, first, second } = shape;
  const scales: number[] = [];
  const bytes = new Uint8Array(numbers.length * 2);
  for (const [from, to] of layersOf(shape)) {
    let greatest = 0;
    for (let at = from; at < to; at++) greatest = Math.max(greatest, Math.abs(numbers[at]));
    // Written short: five digits are more than two bytes can tell.
    const scale = Number(greatest.toPrecision(5)) || 1;
    scales.push(scale);
    for (let at = from; at < to; at++) {
      const whole = Math.round((Math.max(-scale, Math.min(scale, numbers[at])) / scale) * GREATEST);
      bytes[2 * at] = whole & 255;
      bytes[2 * at + 1] = (whole >> 8) & 255;
    }
  }
  const fitted = chances === null ? {} : { chances };
  return { game, rules, seats, inputs, first, second, worlds, ...fitted, scales, numbers: toBase64(bytes) };
}

/** Refuses what is damaged. */
export function readWeights(stored: StoredWeights): Weights {
  const { game, rules, seats, inputs, first, second, worlds, scales, numbers } = stored;
  const chances = stored.chances ?? null;
  const shape: Shape = { inputs, first, second, outputs: OUTPUTS };
  const bytes = fromBase64(numbers);
  const { size } = layoutOf(shape);
  const layers = layersOf(shape);
  if (bytes.length !== size * 2 || scales.length !== layers.length)
    throw new InputError(
      `weights for ${game} with ${seats} players are damaged: ${bytes.length} bytes, not ${size * 2}`,
    );
  if (chances !== null && chances.length !== chanceTerms(seats))
    throw new InputError(`weights for ${game} with ${seats} players are damaged: ${chances.length} terms for chances`);
  const weights = new Float32Array(size);
  layers.forEach(([from, to], layer) => {
    for (let at = from; at < to; at++) {
      const word = bytes[2 * at] | (bytes[2 * at + 1] << 8);
      weights[at] = ((word > GREATEST ? word - 65_536 : word) / GREATEST) * scales[layer];
    }
  });
  return { game, rules, seats, shape, worlds, chances, numbers: weights };
}

/** Where the layers begin and end. */
function layersOf(shape: Shape): (readonly [from: number, to: number])[] {
  const { first, firstBias, second, secondBias, last, straight, bias, size } = layoutOf(shape);
  const starts = [first, firstBias, second, secondBias, last, straight, bias, size];
  return starts.slice(1).map((to, at) => [starts[at], to]);
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function toBase64(bytes: Uint8Array): string {
  const groups: string[] = [];
  for (let at = 0; at < bytes.length; at += 3) {
    const word = (bytes[at] << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    const digits = DIGITS[word >> 18] + DIGITS[(word >> 12) & 63] + DIGITS[(word >> 6) & 63] + DIGITS[word & 63];
    groups.push(digits.slice(0, Math.min(4, bytes.length - at + 1)));
  }
  return groups.join('');
}

/** Without the signs that pad other people's base64. */
function fromBase64(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let word = 0;
  let bits = 0;
  let at = 0;
  for (const digit of text) {
    const value = DIGITS.indexOf(digit);
    if (value < 0) throw new InputError(`"${digit}" does not belong into stored weights`);
    word = ((word << 6) | value) & 0xffffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[at++] = (word >> bits) & 255;
    }
  }
  return bytes;
}
