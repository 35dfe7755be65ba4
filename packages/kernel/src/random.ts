/** The game's only source of chance: sfc32, seeded from a text, its whole state four numbers that serialize. */
import { sha256 } from './sha256.js';

/** The generator's state: three mixed words and a counter, each an unsigned 32-bit integer. */
export type RandomState = [number, number, number, number];

/** A generator in the state that a seed stands for; the same text gives the same sequence on every machine. */
export function seeded(seed: string): RandomState {
  const bytes = sha256(seed);
  const word = (at: number) => ((bytes[at] << 24) | (bytes[at + 1] << 16) | (bytes[at + 2] << 8) | bytes[at + 3]) >>> 0;
  const random: RandomState = [word(0), word(4), word(8), 1];
  // 12 rounds: the published warm-up of sfc32, after which every bit of the seed has reached every word.
  for (let round = 0; round < 12; round++) nextWord(random);
  return random;
}

/** The next 32 random bits as an unsigned integer. */
export function nextWord(random: RandomState): number {
  const a = random[0];
  const b = random[1];
  const c = random[2];
  const counter = random[3];
  const sum = (a + b + counter) | 0;
  random[0] = (b ^ (b >>> 9)) >>> 0;
  random[1] = (c + (c << 3)) >>> 0;
  random[2] = (((c << 21) | (c >>> 11)) + sum) >>> 0;
  random[3] = (counter + 1) >>> 0;
  return sum >>> 0;
}

/** A whole number from 0 to bound − 1, each equally likely. */
export function randomBelow(random: RandomState, bound: number): number {
  for (;;) {
    const word = nextWord(random);
    const rest = word % bound;
    // Words above the last whole multiple of the bound are drawn again: they would favour small numbers.
    if (word - rest <= 0x1_0000_0000 - bound) return rest;
  }
}

/** A number from 0 up to but not including 1. */
export function randomUnit(random: RandomState): number {
  return nextWord(random) / 0x1_0000_0000;
}

/** Puts the items into a random order, in place, and returns them. */
export function shuffle<T>(random: RandomState, items: T[]): T[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = randomBelow(random, last + 1);
    const item = items[last];
    items[last] = items[other];
    items[other] = item;
  }
  return items;
}

/** One of the items, each equally likely. */
export function pickRandom<T>(random: RandomState, items: readonly T[]): T {
  return items[randomBelow(random, items.length)];
}
