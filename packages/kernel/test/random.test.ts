import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digest, nextWord, type RandomState, randomBelow, redeal, seeded, sha256Hex, shuffle } from '../src/index.js';

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

  test('a shuffle puts every item into every place equally often', () => {
    expectEven((random) => shuffle(random, [0, 1, 2, 3, 4]));
  });

  test('a redeal fills every place and refuses sizes that do not fit', () => {
    const [one, two] = redeal(seeded('deal'), [1, 2, 3], [1, 2]);
    expect([...one, ...two].sort()).toEqual([1, 2, 3]);
    expect(() => redeal(seeded('deal'), [1, 2, 3], [1, 1])).toThrow('sizes and things differ');
  });

  test('a redeal keeps every thing, fills places to their size and leaves what it was given', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.array(fc.integer(), { maxLength: 4 })), (seed, given) => {
        const things = Object.freeze(given.flat());
        const places = redeal(
          seeded(seed),
          things,
          given.map(({ length }) => length),
        );
        expect(places.map(({ length }) => length)).toEqual(given.map(({ length }) => length));
        expect(places.flat().sort()).toEqual([...things].sort());
      }),
    );
  });

  test('a redeal puts every thing into every place equally often', () => {
    expectEven((random) => redeal(random, [0, 1, 2, 3, 4], [1, 2, 0, 2]).flat());
  });

  test('a redeal makes every order equally likely', () => {
    const random = seeded('orders');
    const counts = new Map<string, number>();
    for (let deal = 0; deal < 24_000; deal++) {
      const order = redeal(random, [0, 1, 2, 3], [2, 2]).flat().join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    // 1,000 each; five standard deviations are 155.
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(155);
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

  test.each<[string, unknown, string]>([
    ['numbers', [0, 1, -1, 1.5, 2 ** 31, -(2 ** 31), 1e300], '2991c077d4e3ee0c'],
    ['what is no number', [true, false, null, '', 'è'], 'e35c59af2e7d14e3'],
    ['objects', { second: [{}, []], first: { 10: 1, 9: 2 } }, 'cef79037e5da6c6f'],
    [
      'what is long',
      { ['k'.repeat(9000)]: Array.from({ length: 9000 }, (_, at) => at / 2), text: 'x'.repeat(9000) },
      '09d894990740366b',
    ],
  ])('a digest stays what it was, since records hold it: %s', (_what, value, expected) => {
    expect(digest(value)).toBe(expected);
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

/** Five things into five places: each of the 25 pairs in a fifth of the deals. */
function expectEven(deal: (random: RandomState) => readonly number[]): void {
  const random = seeded('even');
  const counts = Array.from({ length: 25 }, () => 0);
  for (let dealt = 0; dealt < 20_000; dealt++) {
    deal(random).forEach((thing, place) => {
      counts[5 * place + thing]++;
    });
  }
  // 4,000 each; five standard deviations are 283.
  for (const count of counts) expect(Math.abs(count - 4000)).toBeLessThan(283);
}

/** Computed once with this generator; another value means that old games no longer replay. */
const KNOWN = [884252489, 3284253728, 2677392529];

function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, item) =>
    item !== null && typeof item === 'object' && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([one], [other]) => (one < other ? -1 : 1)))
      : item,
  );
}
