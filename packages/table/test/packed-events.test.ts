/** Events travel as their values where the log already has their fields, and come out whole. */
import { describe, expect, test } from 'vitest';
import { packed, withEvents } from '../src/packed-events.js';

const paid = (seat: number, gold: number) => ({ type: 'paid', seat, gold });
const passed = { type: 'passed', seat: 0 };
const free = { type: 'paid', seat: 2 };
const turned = { type: 'paid', gold: 1, seat: 2 };

const lastIn = (log: readonly { readonly type: string }[]) => (type: string) =>
  log.findLast((event) => event.type === type) ?? null;

describe('events', () => {
  test('are values where the last of their type had the same fields in the same order', () => {
    const log = [paid(0, 2), passed];
    const news = [paid(1, 3), free, paid(2, 1), paid(0, 4), turned, passed, { type: 'new' }];
    const travels = packed(news, lastIn(log));
    expect(travels).toEqual([['paid', 1, 3], free, paid(2, 1), ['paid', 0, 4], turned, ['passed', 0], { type: 'new' }]);
    const came = JSON.parse(JSON.stringify(travels));
    expect(withEvents(log, came)).toEqual([...log, ...news]);
    expect(withEvents(log, came)?.map((event) => Object.keys(event))).toEqual([...log, ...news].map(Object.keys));
  });

  test('that were packed for another log are not made up', () => {
    expect(withEvents([passed], [['paid', 1, 3]])).toBe(null);
    expect(withEvents([free], [['paid', 1, 3]])).toBe(null);
  });
});
