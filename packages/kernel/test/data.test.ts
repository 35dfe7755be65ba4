import { describe, expect, test } from 'vitest';
import {
  also,
  catalogue,
  decimal,
  differ,
  each,
  falling,
  list,
  name,
  object,
  oneOf,
  type Reader,
  readWhole,
  rising,
  someOf,
  sortedCatalogue,
  tuple,
  variant,
  whole,
  yesNo,
} from '../src/data/index.js';
import { InputError } from '../src/index.js';

/** What reading gives, and what it finds wrong. */
function reading<T>(reader: Reader<T>, value: unknown, path = 'it') {
  const problems: string[] = [];
  const read = reader.read(value, path, problems);
  return { read, problems };
}

const stone = object<{ id: string; weight: number }>({ id: oneOf(['flint', 'marble']), weight: whole(1, 9) });
const flint = { id: 'flint', weight: 1 };
const marble = { id: 'marble', weight: 9 };

describe('single values', () => {
  test.each<[unknown, Reader<unknown>]>([
    [-2, whole(-2, 3)],
    [3, whole(-2, 3)],
    [0.25, decimal(0, 1)],
    [false, yesNo],
    ['bank-works-2', name],
    [2, oneOf([1, 2])],
    [null, oneOf(['left', null])],
  ])('%j is read', (value, reader) => {
    expect(reading(reader, value)).toEqual({ read: value, problems: [] });
  });

  test.each<[unknown, Reader<unknown>, string]>([
    [10, whole(0, 9), 'it must be a whole number from 0 to 9, not 10'],
    [1.5, whole(0, 9), 'it must be a whole number from 0 to 9, not 1.5'],
    ['5', whole(0, 9), 'it must be a whole number from 0 to 9, not "5"'],
    [Number.NaN, decimal(0, 1), 'it must be a number from 0 to 1, not NaN'],
    [0, yesNo, 'it must be true or false, not 0'],
    ['Bank', name, 'it must be a name of small letters, digits and dashes, 40 at most, not "Bank"'],
    [null, oneOf(['left']), 'it must be "left", not null'],
    [[], oneOf(['left', 'right', null]), 'it must be "left", "right" or null, not a list'],
    ['1', oneOf([1, 2]), 'it must be 1 or 2, not "1"'],
    ['x'.repeat(99), yesNo, `it must be true or false, not "${'x'.repeat(39)}…`],
  ])('%j is refused', (value, reader, problem) => {
    expect(reading(reader, value)).toEqual({ read: undefined, problems: [problem] });
  });

  test('a minus before a zero is dropped', () => {
    expect(Object.is(reading(whole(-1, 1), -0).read, 0)).toBe(true);
  });
});

describe('lists', () => {
  test('every value is looked at, and the length', () => {
    expect(reading(list(whole(0, 9), 1, 3), [1, 2])).toEqual({ read: [1, 2], problems: [] });
    expect(reading(list(whole(0, 9), 1, 3), ['a', 2, 10, 4]).problems).toEqual([
      'it must have 1 to 3 values, has 4',
      'it[0] must be a whole number from 0 to 9, not "a"',
      'it[2] must be a whole number from 0 to 9, not 10',
    ]);
    expect(reading(list(yesNo, 0, 1), {}).problems).toEqual(['it must be a list, not an object']);
  });

  test('a null that is wanted keeps its place', () => {
    expect(reading(list(oneOf(['left', null]), 2, 2), [null, 'left']).read).toEqual([null, 'left']);
  });

  test('a tuple has a reader for each place', () => {
    const pair = tuple<readonly [number, boolean]>(whole(0, 9), yesNo);
    expect(reading(pair, [1, true]).read).toEqual([1, true]);
    expect(reading(pair, [true]).problems).toEqual([
      'it must have 2 values, has 1',
      'it[0] must be a whole number from 0 to 9, not true',
    ]);
  });

  test('a catalogue has each id once and keeps its order; a sorted one has the order of the ids', () => {
    expect(reading(catalogue('id', ['flint', 'marble'], stone), [marble, flint]).read).toEqual([marble, flint]);
    expect(reading(sortedCatalogue('id', ['flint', 'marble'], stone), [marble, flint]).read).toEqual([flint, marble]);
  });

  test.each([
    ['catalogue', catalogue],
    ['sorted catalogue', sortedCatalogue],
  ])('a %s says what is missing and what is there twice', (_name, catalogueOf) => {
    const reader = catalogueOf('id', ['flint', 'marble'], stone);
    expect(reading(reader, [flint, flint]).problems).toEqual([
      'it: "flint" must be there once, not 2 times',
      'it: "marble" is missing',
    ]);
    // A mistake in an item does not make it missing.
    expect(reading(reader, [flint, { id: 'marble', weight: 0 }])).toEqual({
      read: undefined,
      problems: ['it[1].weight must be a whole number from 1 to 9, not 0'],
    });
  });

  test('a catalogue of thousands is refused without being looked through', () => {
    const { read, problems } = reading(catalogue('id', ['flint'], stone), new Array(5_000).fill(flint));
    expect({ read, problems }).toEqual({ read: undefined, problems: ['it must have 0 to 99 values, has 5000'] });
  });
});

describe('objects', () => {
  test('the copy has the known fields and shares nothing', () => {
    const reader = object({ stones: list(stone, 0, 9) });
    const given = { stones: [{ ...flint }] };
    const { read } = reading(reader, given);
    given.stones[0].weight = 7;
    expect(read).toEqual({ stones: [flint] });
  });

  test('a missing and an unknown field, and what would be right', () => {
    expect(reading(stone, { id: 'flint', wieght: 2 }).problems).toEqual([
      'unknown field "wieght" in it (known: id, weight)',
      'it.weight is missing; it must be a whole number from 1 to 9',
    ]);
    expect(reading(stone, null).problems).toEqual(['it must be an object with id, weight, not null']);
  });

  test('fields that every object has are not taken for given ones', () => {
    expect(reading(object({ constructor: yesNo }), {}).problems).toEqual([
      'it.constructor is missing; it must be true or false',
    ]);
    expect(reading(stone, JSON.parse('{ "id": "flint", "weight": 1, "__proto__": 1 }')).problems).toEqual([
      'unknown field "__proto__" in it (known: id, weight)',
    ]);
  });

  test('a path is dotted, with quotes where a field is no word; at the top it has no name', () => {
    const reader = object({ '3-4': stone });
    expect(reading(reader, { '3-4': { id: 'flint', weight: 0 } }, '').problems).toEqual([
      '"3-4".weight must be a whole number from 1 to 9, not 0',
    ]);
    expect(reading(reader, 1, '').problems).toEqual(['the data must be an object with 3-4, not 1']);
  });

  test('some of the fields, or the same reader for each', () => {
    const reader = someOf(each(['north', 'south'], whole(0, 9)));
    expect(reading(reader, { south: 1 })).toEqual({ read: { south: 1 }, problems: [] });
    expect(reading(reader, { east: 1 }).problems).toEqual(['unknown field "east" in it (known: north, south)']);
  });

  test('the kind decides which other fields there are', () => {
    type Gain = { kind: 'gold'; count: number } | { kind: 'rest' };
    const reader = variant<Gain>({ gold: { count: whole(1, 9) }, rest: {} });
    expect(reading(reader, { kind: 'gold', count: 2 }).read).toEqual({ kind: 'gold', count: 2 });
    expect(reading(reader, { kind: 'rest', count: 2 }).problems).toEqual(['unknown field "count" in it (known: kind)']);
    expect(reading(reader, { kind: 'food' }).problems).toEqual(['it.kind must be "gold" or "rest", not "food"']);
    expect(reading(reader, []).problems).toEqual(['it must be an object, not a list']);
  });
});

describe('rules', () => {
  test('are asked only about what could be read', () => {
    const even = also(whole(0, 9), (value, path, problem) => {
      if (value % 2 === 1) problem(`${path} must be even`);
    });
    expect(reading(even, 3)).toEqual({ read: 3, problems: ['it must be even'] });
    expect(reading(even, 11).problems).toEqual(['it must be a whole number from 0 to 9, not 11']);
  });

  test('a rule about nothing: null is a value too', () => {
    const seen: unknown[] = [];
    reading(
      also(oneOf([null]), (value) => seen.push(value)),
      null,
    );
    expect(seen).toEqual([null]);
  });

  test('different, rising, falling', () => {
    const few = list(whole(0, 9), 0, 9);
    expect(reading(also(list(name, 0, 9), differ), ['a', 'b', 'a']).problems).toEqual([
      'it must be different, but "a" is there more than once',
    ]);
    expect(reading(also(few, rising), [1, 1, 3, 2]).problems).toEqual([
      'it[3] must be at least 3, the value before it, not 2',
    ]);
    expect(reading(also(few, falling), [3, 3, 1, 2]).problems).toEqual([
      'it[3] must be at most 1, the value before it, not 2',
    ]);
  });
});

describe('a whole file', () => {
  test('is read, or everything that is wrong is told together', () => {
    expect(readWhole(stone, flint)).toEqual(flint);
    expect(() => readWhole(stone, {})).toThrow(
      new InputError(
        'id is missing; it must be "flint" or "marble"\nweight is missing; it must be a whole number from 1 to 9',
      ),
    );
  });

  test('of very many mistakes the first twenty are told', () => {
    const wrong = () => readWhole(list(yesNo, 0, 99), new Array(30).fill('no'));
    expect(wrong).toThrow(/^\[0\] must be true or false, not "no"\n(.*\n){19}and 10 more$/);
  });

  test('a rule that is broken makes the file unusable', () => {
    expect(() =>
      readWhole(
        also(yesNo, (_value, _path, problem) => problem('never')),
        true,
      ),
    ).toThrow('never');
  });
});
