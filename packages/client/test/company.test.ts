/** What is said of the others at a table: how long they take, and how far everybody could go back. */
import { describe, expect, test } from 'vitest';
import { durationOf, waitedFor } from '../src/frame/company/duration';
import { rewindWays } from '../src/frame/company/rewind-ways';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('how long somebody has been waited for', () => {
  test('is not worth saying in the first minute, and is said coarsely from then on', () => {
    const said = [20_000, 3.9 * MINUTE, 59 * MINUTE, 5 * HOUR, 47 * HOUR, 72 * HOUR];
    expect(said.map((time) => waitedFor(time, 'en'))).toEqual([null, '3 min', '59 min', '5 hr', '47 hr', '3 days']);
    const inOthers = ['de', 'fr', 'cs', 'it'].map((language) => waitedFor(3 * MINUTE, language)?.replace(/\s/, ' '));
    expect(inOthers).toEqual(['3 Min.', '3 min', '3 min', '3 min']);
  });

  test('is not what is left on a clock', () => {
    expect(durationOf(3 * MINUTE, 'en')).toBe('3:00');
    expect(durationOf(26 * HOUR, 'en')).toBe('1d 2h');
  });
});

describe('how far everybody could go back', () => {
  const turns = [
    { moment: 0, asked: [0] },
    { moment: 4, asked: [1] },
    { moment: 9, asked: [2] },
    { moment: 12, asked: [0] },
    { moment: 15, asked: [1] },
  ];

  test('is before the last move and before everybody’s last turn, the nearest first', () => {
    expect(rewindWays({ first: 0, length: 17 }, turns, 0)).toEqual([
      { to: 'lastMove', moment: 16 },
      { to: 1, moment: 15 },
      { to: 0, moment: 12 },
      { to: 2, moment: 9 },
      { to: 'beginning', moment: 0 },
    ]);
  });

  test('is never where the game stands, and no moment has two names', () => {
    expect(rewindWays({ first: 0, length: 15 }, turns, 0)).toEqual([
      { to: 'lastMove', moment: 14 },
      { to: 0, moment: 12 },
      { to: 2, moment: 9 },
      { to: 1, moment: 4 },
      { to: 'beginning', moment: 0 },
    ]);
    expect(rewindWays({ first: 0, length: 1 }, [{ moment: 0, asked: [0] }], 0)).toEqual([{ to: 0, moment: 0 }]);
  });

  test('is nowhere before anything has happened', () => {
    expect(rewindWays({ first: 0, length: 0 }, [{ moment: 0, asked: [0] }], 0)).toEqual([]);
  });

  test('is to no turn of somebody while several are asked', () => {
    const sealed = [{ moment: 2, asked: [0, 1, 2] }];
    expect(rewindWays({ first: 0, length: 5 }, sealed, 0).map(({ to }) => to)).toEqual(['lastMove', 'beginning']);
  });
});
