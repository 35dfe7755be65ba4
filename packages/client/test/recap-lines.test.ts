import type { GameEvent } from '@bottega/kernel';
import type { Message, Words } from '@bottega/kernel/text';
import { describe, expect, test } from 'vitest';
import { recapLines } from '../src/frame/recap/recap-lines';

const told = (type: string, seat?: number): GameEvent =>
  seat === undefined ? { type } : ({ type, seat } as GameEvent);
const say = ({ key }: Message) => key;
/** Everything is worth telling but what is quiet. */
const words = {
  deeds: (events, seat) =>
    events
      .filter((event) => ('seat' in event ? event.seat : null) === seat && event.type !== 'quiet')
      .map(({ type }) => ({ key: type, values: {} })),
} as Pick<Words, 'deeds'> as Words;

describe('lines of a recap', () => {
  test('the others come in the order of their first deeds, then oneself, then what happened by itself', () => {
    const events = [
      told('round'),
      told('events'),
      told('scored', 1),
      told('built', 2),
      told('scored', 0),
      told('built', 0),
    ];
    expect(recapLines(events, 1, words, say)).toEqual([
      { seat: 2, deeds: ['built'] },
      { seat: 0, deeds: ['scored', 'built'] },
      { seat: 1, deeds: ['scored'] },
      { seat: null, deeds: ['Round', 'events'] },
    ]);
  });

  test('who did nothing worth telling has none', () => {
    expect(recapLines([told('quiet', 0), told('quiet', 1)], 0, words, say)).toEqual([]);
  });
});
