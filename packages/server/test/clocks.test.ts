/** Clocks, as they follow from what happened and when. */
import type { Seat } from '@bottega/kernel';
import type { Clock } from '@bottega/protocol';
import type { Act, Player } from '@bottega/table';
import { describe, expect, test } from 'vitest';
import { type ClockSettings, clocksAfter, clocksAtStart, deadlinesOf, nextDeadline } from '../src/clocks/clocks.js';
import { afterWaking, wakingMs } from '../src/clocks/night.js';

const at = (text: string) => Date.parse(`2026-${text}:00Z`);
const HOUR = 3_600_000;
const MINUTE = 60_000;

describe('hours of the night', () => {
  const late = { from: 22, to: 8, offset: 0 };
  test.each([
    ['within a day', '03-10T09:00', '03-10T12:30', late, 3.5],
    ['into the night', '03-10T21:00', '03-10T23:30', late, 1],
    ['in the night', '03-10T23:00', '03-11T07:00', late, 0],
    ['out of the night', '03-11T03:00', '03-11T09:15', late, 1.25],
    ['over a night', '03-10T20:00', '03-11T10:00', late, 4],
    ['over three nights', '03-10T20:00', '03-13T10:00', late, 2 + 14 + 14 + 2],
    ['over the end of a year', '12-31T21:00', '12-31T23:59', late, 1],
    ['of the afternoon', '03-10T12:00', '03-10T18:00', { from: 13, to: 15, offset: 0 }, 4],
    ['that has no length', '03-10T20:00', '03-11T20:00', { from: 5, to: 5, offset: 0 }, 24],
    // 22 to 8 in Delhi is 16:30 to 2:30 in Greenwich.
    ['far in the east', '03-10T16:00', '03-11T03:00', { ...late, offset: 330 }, 1],
    // 22 to 8 in New York is 3 to 13 there.
    ['far in the west', '03-10T02:00', '03-10T14:00', { ...late, offset: -300 }, 2],
    ['that are none', '03-10T20:00', '03-11T20:00', null, 24],
  ])('%s', (_name, from, to, night, hours) => {
    expect(wakingMs(at(from), at(to), night)).toBe(hours * HOUR);
  });

  test.each([
    ['before the night', '03-10T20:00', 1, '03-10T21:00'],
    ['with the last minute of the day', '03-10T20:00', 2, '03-10T22:00'],
    ['after the night', '03-10T20:00', 3, '03-11T09:00'],
    ['from the middle of a night', '03-11T02:00', 1, '03-11T09:00'],
    ['some days later', '03-10T20:00', 2 + 14 + 14 + 1, '03-13T09:00'],
  ])('time is up %s', (_name, since, hours, up) => {
    expect(afterWaking(at(since), hours * HOUR, late)).toBe(at(up));
  });

  // Clocks go forward at 1:00 UTC on March 29 and back at 1:00 UTC on October 25.
  const rome = { from: 22, to: 7, zone: 'Europe/Rome' };
  test.each([
    ['in winter', '03-28T20:00', '03-28T22:00', rome, 1],
    ['into summer time: the night is an hour shorter', '03-28T20:00', '03-29T06:00', rome, 1 + 1],
    ['in summer', '03-29T19:00', '03-30T06:00', rome, 1 + 1],
    ['out of summer time: the night is an hour longer', '10-24T19:00', '10-25T07:00', rome, 1 + 1],
    ['that ends with an hour that is left out', '03-28T23:00', '03-29T02:00', { ...rome, to: 2 }, 1],
    ['that ends with an hour that comes twice', '10-24T22:00', '10-25T02:00', { ...rome, to: 2 }, 2],
    ['that keeps its distance from UTC', '03-28T20:00', '03-29T06:00', { from: 22, to: 7, offset: 60 }, 1],
    [
      'in New York, three weeks before',
      '03-09T01:00',
      '03-09T12:00',
      { from: 22, to: 7, zone: 'America/New_York' },
      1 + 1,
    ],
    ['where there is no summer time', '03-28T15:30', '03-29T02:30', { from: 22, to: 7, zone: 'Asia/Kolkata' }, 1 + 1],
    [
      'half an hour ahead in summer',
      '04-04T10:00',
      '04-04T22:30',
      { from: 22, to: 7, zone: 'Australia/Lord_Howe' },
      1 + 2,
    ],
  ])('%s', (_name, from, to, night, hours) => {
    expect(wakingMs(at(from), at(to), night)).toBe(hours * HOUR);
  });

  test('time is up at the same hour of the host after summer time has begun', () => {
    // From seven in the evening in Rome: three hours until the night, and one after it.
    expect(afterWaking(at('03-27T18:00'), 4 * HOUR, rome)).toBe(at('03-28T07:00'));
    expect(afterWaking(at('03-28T18:00'), 4 * HOUR, rome)).toBe(at('03-29T06:00'));
  });

  test('what is up is used up, whenever it began', () => {
    const inRome = { from: 22, to: 7, zone: 'Europe/Rome' };
    const nights = [late, { from: 0, to: 6, offset: 345 }, { from: 23, to: 1, offset: -720 }, inRome, null];
    for (const night of nights) {
      for (let step = 0; step < 500; step++) {
        const since = at('03-27T12:00') + step * 7 * MINUTE;
        const length = 1 + ((step * 7_919_000) % (60 * HOUR));
        const up = afterWaking(since, length, night);
        expect(wakingMs(since, up, night)).toBe(length);
        expect(wakingMs(since, up - 1, night)).toBe(length - 1);
      }
    }
  });
});

const PEOPLE: readonly Player[] = ['Anna', 'Bruno', 'Carla'].map((name) => ({ name, bot: null }));
type Given = readonly [
  seconds: number,
  seat: Seat,
  what: Partial<Act> & { readonly type: Act['type'] },
  asked: readonly Seat[],
];

const settings = (clock: Clock): ClockSettings => ({ clock: clock as ClockSettings['clock'], night: null });
const perDecision = settings({ kind: 'decision', seconds: 100 });
const budget = settings({ kind: 'budget', seconds: 100, increment: 10 });
const CHOOSE = { type: 'choose', choices: [] } as const;
const UNDO = { type: 'undo' } as const;

/** The clocks in seconds after acts at seconds from the start. */
function after(given: ClockSettings, first: readonly Seat[], acts: readonly Given[], players = PEOPLE) {
  let clocks = clocksAtStart(given, players, first, 0);
  for (const [seq, [seconds, seat, what, asked]] of acts.entries()) {
    clocks = clocksAfter(given, clocks, {
      act: { id: null, ...what, seq, seat, time: seconds * 1000 } as Act,
      asked,
    });
  }
  return {
    clocks,
    left: clocks.seats.map(({ left }) => left / 1000),
    since: clocks.seats.map(({ since }) => (since === null ? null : since / 1000)),
    up: deadlinesOf(given, clocks).map((one) => (one === null ? null : one / 1000)),
    next: nextDeadline(given, clocks),
  };
}

describe('a clock for each decision', () => {
  test('runs from being asked, and is full again for the next', () => {
    const { left, up } = after(
      perDecision,
      [0],
      [
        [30, 0, CHOOSE, [1]],
        [70, 1, CHOOSE, [0]],
      ],
    );
    expect([left, up]).toEqual([
      [100, 100, 100],
      [170, null, null],
    ]);
  });

  test('goes on through all questions of one decision, also if some are taken back', () => {
    const { up } = after(
      perDecision,
      [0],
      [
        [30, 0, CHOOSE, [0]],
        [40, 0, UNDO, [0]],
        [50, 0, CHOOSE, [0]],
      ],
    );
    expect(up).toEqual([100, null, null]);
  });

  test('is what it was if the last choice of the decision is taken back', () => {
    const acts: Given[] = [
      [30, 0, CHOOSE, [1]],
      [40, 0, UNDO, [0]],
    ];
    expect(after(perDecision, [0], acts)).toMatchObject({ left: [70, 100, 100], up: [110, null, null] });
    const again: Given[] = [...acts, [60, 0, CHOOSE, [1]], [70, 0, UNDO, [0]]];
    expect(after(perDecision, [0], again)).toMatchObject({ left: [50, 100, 100], up: [120, null, null] });
  });

  test('runs for everybody who is asked at once', () => {
    const { since, up, next } = after(perDecision, [0, 1, 2], [[30, 1, CHOOSE, [0, 2]]]);
    expect([since, up, next]).toEqual([[0, null, 0], [100, null, 100], 100_000]);
  });

  test('begins anew when everybody goes back', () => {
    const { up } = after(
      perDecision,
      [0],
      [
        [30, 0, CHOOSE, [1]],
        [90, 1, { type: 'rewind', to: 0 }, [0]],
      ],
    );
    expect(up).toEqual([190, null, null]);
  });
});

describe('a budget', () => {
  test('is used up, and every decision adds something', () => {
    const { left, up } = after(
      budget,
      [0],
      [
        [30, 0, CHOOSE, [1]],
        [50, 1, CHOOSE, [2]],
        [55, 2, CHOOSE, [0]],
      ],
    );
    expect([left, up]).toEqual([
      [80, 90, 105],
      [135, null, null],
    ]);
  });

  test('is not made larger by taking back and choosing again', () => {
    const acts: Given[] = [[10, 0, CHOOSE, [1]]];
    for (let time = 10; time < 30; time += 4) acts.push([time + 2, 0, UNDO, [0]], [time + 4, 0, CHOOSE, [1]]);
    // 20 seconds as the one who is asked, and one increment; the other was not asked in the end.
    expect(after(budget, [0], acts).left).toEqual([100 - 10 - 10 + 10, 100, 100]);
  });

  test('gives nothing for a decision that was taken away from somebody', () => {
    const { left } = after(
      budget,
      [0],
      [
        [10, 0, CHOOSE, [1]],
        [30, 0, UNDO, [0]],
      ],
    );
    expect(left).toEqual([90, 100, 100]);
  });

  test('gives nothing for what a bot chose', () => {
    const { left } = after(
      budget,
      [0],
      [
        [40, 0, { type: 'bot', bot: 'random' }, [0]],
        [41, 0, CHOOSE, [1]],
      ],
    );
    expect(left).toEqual([60, 100, 100]);
  });
});

describe('a clock that does not run', () => {
  test('in a pause', () => {
    const { up, left } = after(
      budget,
      [0],
      [
        [30, 0, { type: 'pause' }, [0]],
        [500, 0, { type: 'resume' }, [0]],
      ],
    );
    expect([left[0], up]).toEqual([70, [570, null, null]]);
  });

  test('while a bot plays the seat: it goes on when the owner returns', () => {
    const away: Given[] = [[30, 0, { type: 'bot', bot: 'random' }, [0]]];
    expect(after(budget, [0], away)).toMatchObject({ left: [70, 100, 100], next: null });
    expect(after(budget, [0], [...away, [400, 0, { type: 'return' }, [0]]]).up).toEqual([470, null, null]);
  });

  test('after a concession, for good', () => {
    const given: Given[] = [[30, 0, { type: 'concede', bot: 'random' }, [0]]];
    expect(after(budget, [0], given).next).toBeNull();
  });

  test('at the seat of a bot', () => {
    const [, ...others] = PEOPLE;
    const players = [{ name: 'Bot', bot: 'random' }, ...others];
    expect(after(budget, [0, 1], [], players).up).toEqual([null, 100, null]);
  });

  test('after the end', () => {
    expect(after(budget, [0], [[30, 0, { type: 'end' }, [0]]]).next).toBeNull();
    expect(after(budget, [0], [[30, 0, CHOOSE, []]]).next).toBeNull();
  });
});

describe('whoever returns after their time was up', () => {
  const up: Given[] = [
    [100, 0, { type: 'bot', bot: 'random' }, [0]],
    [300, 0, { type: 'return' }, [0]],
  ];
  test('has a decision anew', () => {
    expect(after(perDecision, [0], up).up).toEqual([400, null, null]);
  });

  test('has a minute of a budget, or an increment if that is more', () => {
    expect(after(budget, [0], up).up).toEqual([360, null, null]);
    const generous = settings({ kind: 'budget', seconds: 1000, increment: 90 });
    const later = up.map(([seconds, ...rest]): Given => [seconds + 1000, ...rest]);
    expect(after(generous, [0], later).up).toEqual([1390, null, null]);
  });
});

test('what is known already changes nothing', () => {
  const { clocks } = after(budget, [0], [[30, 0, CHOOSE, [1]]]);
  const again = { act: { type: 'choose', seq: 0, seat: 0, time: 30_000, id: null, choices: [] }, asked: [1] } as const;
  expect(clocksAfter(budget, clocks, again)).toBe(clocks);
});

test('a night stops a running clock, and its deadline is the next morning', () => {
  const given: ClockSettings = {
    clock: { kind: 'decision', seconds: 7200 },
    night: { from: 22, to: 8, offset: 60 },
  };
  const evening = at('03-10T20:00'); // nine o'clock where the host is
  const clocks = clocksAtStart(given, PEOPLE, [1], evening);
  expect(nextDeadline(given, clocks)).toBe(at('03-11T08:00'));
});
