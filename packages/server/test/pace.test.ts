/** When notices are sent. */
import { describe, expect, test } from 'vitest';
import { dueTime, USUAL_WISHES, type Wishes } from '../src/notices/pace.js';

const wishes = (turn: Wishes['paces']['turn'], dailyHour = 8, offset = 0): Wishes => ({
  ...USUAL_WISHES,
  paces: { ...USUAL_WISHES.paces, turn },
  dailyHour,
  offset,
});
const due = (wanted: Wishes, from: string) => {
  const time = dueTime(wanted, 'turn', Date.parse(from));
  return time === null ? null : new Date(time).toISOString();
};

describe('a notice', () => {
  test('is sent at once, with the hour, or never', () => {
    expect(due(wishes('now'), '2026-05-01T10:20:30.000Z')).toBe('2026-05-01T10:20:30.000Z');
    expect(due(wishes('hourly'), '2026-05-01T10:20:30.000Z')).toBe('2026-05-01T11:00:00.000Z');
    expect(due(wishes('hourly'), '2026-05-01T10:00:00.000Z')).toBe('2026-05-01T10:00:00.000Z');
    expect(due(wishes('never'), '2026-05-01T10:20:30.000Z')).toBeNull();
  });

  test.each([
    ['2026-05-01T07:59:00.000Z', 8, 0, '2026-05-01T08:00:00.000Z'],
    ['2026-05-01T08:01:00.000Z', 8, 0, '2026-05-02T08:00:00.000Z'],
    ['2026-05-01T05:59:00.000Z', 8, 120, '2026-05-01T06:00:00.000Z'], // 8 o'clock in Rome in summer
    ['2026-05-01T06:01:00.000Z', 8, 120, '2026-05-02T06:00:00.000Z'],
    ['2026-05-01T13:00:00.000Z', 8, -420, '2026-05-01T15:00:00.000Z'], // and in California
    ['2026-05-01T23:00:00.000Z', 0, 765, '2026-05-02T11:15:00.000Z'], // midnight on the Chatham Islands
  ])('with the day: from %s, at %i o’clock, %i minutes ahead', (from, hour, offset, expected) => {
    expect(due(wishes('daily', hour, offset), from)).toBe(expected);
  });
});
