/** The clocks that a host can choose: two that most groups want, and others put together from a few times. */
import type { Clock } from '@bottega/protocol';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const LIVE = { kind: 'budget', seconds: HOUR, increment: 30 } as const;
export const OVER_DAYS = { kind: 'decision', seconds: 3 * DAY } as const;

export const CLOCK_CHOICES = ['none', 'live', 'days', 'decision', 'budget'] as const;
export type ClockChoice = (typeof CLOCK_CHOICES)[number];

export const DECISION_TIMES = [
  MINUTE,
  2 * MINUTE,
  5 * MINUTE,
  10 * MINUTE,
  HOUR,
  12 * HOUR,
  DAY,
  2 * DAY,
  3 * DAY,
  7 * DAY,
];
export const BUDGETS = [10, 20, 30, 45, 60, 90, 120, 180].map((minutes) => minutes * MINUTE);
export const INCREMENTS = [0, 10, 20, 30, 60];

/** What a clock that is chosen begins with. */
export function clockOf(choice: ClockChoice): Clock {
  switch (choice) {
    case 'none':
      return { kind: 'none' };
    case 'live':
      return LIVE;
    case 'days':
      return OVER_DAYS;
    case 'decision':
      return { kind: 'decision', seconds: DAY };
    case 'budget':
      return { kind: 'budget', seconds: 30 * MINUTE, increment: 20 };
  }
}

/** Which choice a clock is. */
export function choiceOf(clock: Clock): ClockChoice {
  if (clock.kind === 'none') return 'none';
  if (clock.kind === 'decision') return clock.seconds === OVER_DAYS.seconds ? 'days' : 'decision';
  return clock.seconds === LIVE.seconds && clock.increment === LIVE.increment ? 'live' : 'budget';
}

/** The times to choose from, with the one that holds: a table may have been opened by other means than this page. */
export function withCurrent(times: readonly number[], current: number): readonly number[] {
  return times.includes(current) ? times : [...times, current].sort((one, other) => one - other);
}
