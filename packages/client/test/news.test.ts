import type { GameEvent } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { freshFrom, newsFrom, recapRange } from '../src/frame/recap/use-news';
import { absenceOf, withAbsence } from '../src/table/online/absence';

const log = (events: number): GameEvent[] => Array.from({ length: events }, () => ({ type: 'told' }));

describe('what is news', () => {
  test('to somebody who comes to the table is what others did since their last turn', () => {
    expect(newsFrom(null, { seat: 0, log: log(9), recap: [4, 9] })).toBe(4);
  });

  test('to somebody in the middle of a turn is nothing yet', () => {
    expect(newsFrom(null, { seat: 0, log: log(12), recap: [4, 9] })).toBe(12);
  });

  test('to whoever has chosen here is what was told since', () => {
    expect(newsFrom({ seat: 0, events: 7 }, { seat: 0, log: log(12), recap: [4, 9] })).toBe(7);
  });

  test('to somebody who takes the screen from another has nothing to do with the other’s log', () => {
    expect(newsFrom({ seat: 0, events: 7 }, { seat: 1, log: log(5), recap: [2, 5] })).toBe(2);
  });
});

describe('what is marked', () => {
  const seen = { seat: 0, log: log(9), recap: [4, 9] } as const;

  test('is everything since the last turn, until one chooses', () => {
    expect(freshFrom(null, seen)).toBe(4);
    expect(freshFrom({ seat: 0, events: 9 }, { ...seen, log: log(10) })).toBe(10);
    // A choice that told nothing is one, too.
    expect(freshFrom({ seat: 0, events: 9 }, seen)).toBe(9);
  });

  test('begins anew with an answer between two turns', () => {
    expect(freshFrom({ seat: 0, events: 7 }, { ...seen, log: log(12), recap: [4, 12] })).toBe(7);
    expect(freshFrom({ seat: 1, events: 7 }, { ...seen, log: log(12), recap: [4, 12] })).toBe(4);
  });

  test('is nothing before the end of one’s last turn', () => {
    expect(freshFrom({ seat: 0, events: 2 }, seen)).toBe(4);
  });
});

describe('to somebody who was away', () => {
  const back = { seat: 0, log: log(12), recap: [4, 12] } as const;
  const absence = absenceOf(7, back);

  test('it is told from where they last looked', () => {
    expect(recapRange(back, absence)).toEqual([7, 12]);
    // A bot played for them meanwhile: that is told, too.
    expect(recapRange(back, absenceOf(2, back))).toEqual([2, 12]);
  });

  test('it is told until their next turn is over', () => {
    expect(recapRange({ ...back, log: log(15) }, absence)).toEqual([7, 12]);
    expect(recapRange({ ...back, log: log(20), recap: [15, 20] }, absence)).toEqual([15, 20]);
  });

  test('what happened in the middle of their turn is told as far as it had come when they were back', () => {
    const inTurn = { seat: 0, log: log(12), recap: [4, 9] } as const;
    const missed = absenceOf(10, inTurn);
    expect(recapRange(inTurn, missed)).toEqual([10, 12]);
    expect(recapRange({ ...inTurn, log: log(14) }, missed)).toEqual([10, 12]);
    expect(recapRange({ ...inTurn, log: log(8) }, missed)).toEqual([8, 8]); // it was taken back
  });

  test('nothing is news to whoever has seen everything, and everything to whoever has seen nothing', () => {
    expect([absenceOf(12, back), absenceOf(0, back), absenceOf(null, back)]).toEqual([null, null, null]);
    expect(recapRange(back, null)).toBe(back.recap);
  });

  test('who is away twice before a turn is told both times at once', () => {
    const later = { ...back, log: log(16), recap: [4, 16] } as const;
    expect(withAbsence(absence, absenceOf(14, later), later)).toEqual({ since: 7, until: 16, lastTurn: 4 });
    expect(withAbsence(absence, null, later)).toBe(absence);
    const afterTurn = { ...back, log: log(20), recap: [18, 20] } as const;
    expect(withAbsence(absence, null, afterTurn)).toBeNull();
  });
});
