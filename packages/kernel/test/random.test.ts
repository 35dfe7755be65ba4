import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digest, nextWord, randomBelow, redeal, seeded, sha256Hex, shuffle } from '../src/index.js';

describe('chance', () => {
  test('the same seed gives the same sequence on every machine', () => {
    const random = seeded('bottega');
    expect([nextWord(random), nextWord(random), nextWord(random)]).toEqual(KNOWN);
  });

  test('a generator that went through JSON goes on where it was', () => {
    const random = seeded('save');
    nextWord(random);
    const read = JSON.parse(JSON.stringify(random));
    expect(nextWord(read)).toBe(nextWord(random));
  });

  test('numbers below a bound are equally likely', () => {
    const random = seeded('fair');
    const counts = [0, 0, 0, 0, 0, 0];
    for (let roll = 0; roll < 60_000; roll++) counts[randomBelow(random, 6)]++;
    // 10,000 each; five standard deviations are 456.
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(456);
  });

  test('a shuffle keeps every item', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer()), (seed, items) => {
        const shuffled = shuffle(seeded(seed), [...items]);
        expect(shuffled.sort()).toEqual([...items].sort());
      }),
    );
  });

  test('a redeal fills every place and refuses sizes that do not fit', () => {
    const [one, two] = redeal(seeded('deal'), [1, 2, 3], [1, 2]);
    expect([...one, ...two].sort()).toEqual([1, 2, 3]);
    expect(() => redeal(seeded('deal'), [1, 2, 3], [1, 1])).toThrow('sizes and things differ');
  });
});

describe('hashes', () => {
  test('SHA-256 is the one that everybody else computes', () => {
    expect(sha256Hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(sha256Hex(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
      }),
    );
  });

  test('a digest does not depend on the order of keys, and depends on everything else', () => {
    expect(digest({ a: 1, b: [true, null, 'x'] })).toBe(digest({ b: [true, null, 'x'], a: 1 }));
    const values = [
      0,
      -1,
      1,
      0.5,
      2 ** 40,
      '',
      '1',
      [],
      [[]],
      [1, 2],
      [12],
      {},
      { a: 1 },
      { a: 2 },
      { b: 1 },
      null,
      true,
      false,
    ];
    expect(new Set(values.map(digest)).size).toBe(values.length);
  });

  test('digests of different values differ', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        const isSame = JSON.stringify(one) === JSON.stringify(other);
        if (isSame) expect(digest(one)).toBe(digest(other));
        // -0 and 0 are the same to JSON, and keys may come in another order: only unequal sorted forms must differ.
        else if (sorted(one) !== sorted(other)) expect(digest(one)).not.toBe(digest(other));
      }),
    );
  });
});

/** Computed once with this generator; another value means that old games no longer replay. */
const KNOWN = [884252489, 3284253728, 2677392529];

function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, item) =>
    item !== null && typeof item === 'object' && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([one], [other]) => (one < other ? -1 : 1)))
      : item,
  );
}
