/** What a browser keeps of what somebody has learned, whatever its storage does, and what follows from it. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { beginsWith } from '../src/choosing/advice';
import { firstTable } from '../src/games/new-table';
import { KeptSet } from '../src/kept-set';
import { FIRST_GAME, firstTableOf, isFirstGame, keyOf, lessonsDone, markFirstTable, markPlayed } from '../src/learned';

/** A storage that works. */
function storage(entries: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

const refuse = (): never => {
  throw new DOMException('refused', 'QuotaExceededError');
};

afterEach(() => vi.unstubAllGlobals());

describe('a list of names in this browser', () => {
  test('is kept, each name once and in order, for another page too', () => {
    vi.stubGlobal('localStorage', storage());
    const kept = new KeptSet('list');
    for (const name of ['b', 'a', 'b']) kept.add(name);
    expect([...new KeptSet('list').read()]).toEqual(['b', 'a']);
    kept.clear();
    expect([...new KeptSet('list').read()]).toEqual([]);
  });

  test.each(['', '{', '{"a":1}', 'null', '"a"', '7'])('is empty if it holds %s', (stored) => {
    vi.stubGlobal('localStorage', storage({ list: stored }));
    const kept = new KeptSet('list');
    expect([...kept.read()]).toEqual([]);
    kept.add('a');
    expect([...new KeptSet('list').read()]).toEqual(['a']);
  });

  test('leaves out what is no name', () => {
    vi.stubGlobal('localStorage', storage({ list: '["a",1,null,["b"],"c"]' }));
    expect([...new KeptSet('list').read()]).toEqual(['a', 'c']);
  });

  test('lasts as long as the page where the storage is full, with what was stored before', () => {
    vi.stubGlobal('localStorage', { ...storage({ list: '["a"]' }), setItem: refuse });
    const kept = new KeptSet('list');
    kept.add('b');
    expect([...kept.read()]).toEqual(['a', 'b']);
    expect([...new KeptSet('list').read()]).toEqual(['a']);
  });

  test('lasts as long as the page where the storage is forbidden', () => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    const kept = new KeptSet('list');
    expect([...kept.read()]).toEqual([]);
    kept.add('a');
    expect([...kept.read()]).toEqual(['a']);
  });
});

describe('a first game', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', storage());
  });

  test('is every game against bots until one of its title is played to the end', () => {
    expect([isFirstGame('virtu', 'a'), isFirstGame('virtu', 'b')]).toEqual([true, true]);
    markPlayed('virtu', 'a');
    expect([isFirstGame('virtu', 'b'), isFirstGame('principato', 'c')]).toEqual([false, true]);
  });

  test('is the one at which the lessons end, also for whoever has played before; its end is the end of the lessons', () => {
    markPlayed('virtu', 'a');
    expect([firstTableOf('virtu'), lessonsDone().size]).toEqual([null, 0]);
    markFirstTable('virtu', 'b');
    markFirstTable('vulgari', 'c');
    markFirstTable('virtu', 'd');
    expect([firstTableOf('virtu'), firstTableOf('vulgari')]).toEqual(['d', 'c']);
    expect([isFirstGame('virtu', 'd'), isFirstGame('virtu', 'e')]).toEqual([true, false]);
    markPlayed('virtu', 'e');
    expect([...lessonsDone()]).toEqual([]);
    markPlayed('virtu', 'd');
    expect([...lessonsDone()]).toEqual([keyOf('virtu', FIRST_GAME)]);
  });

  test('is played against easy bots, none of which is called like the person', () => {
    const { players, options } = firstTable('virtu', { seats: 3, options: { yearLimit: 7 } }, 'Bruno');
    expect(players.map(({ bot }) => bot)).toEqual([null, 'garzone', 'garzone']);
    expect(new Set(players.map(({ name }) => name)).size).toBe(3);
    expect(options).toEqual({ yearLimit: 7 });
  });
});

describe('advice', () => {
  const [pay, take, end] = ['pay', 'take', 'end'].map((type) => ({ type }));

  test.each([
    [[], false],
    [[pay], true],
    [[pay, take], true],
    [[take], false],
    [[pay, end], false],
    [[pay, take, end, end], false],
  ])('begins with %j: %s', (choices, isBeginning) => {
    expect(beginsWith([pay, take, end], choices)).toBe(isBeginning);
  });
});
