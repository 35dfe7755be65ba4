import type { GameEvent } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { freshFrom, newsFrom } from '../src/frame/recap/use-news';

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
