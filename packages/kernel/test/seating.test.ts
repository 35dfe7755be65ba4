import { describe, expect, test } from 'vitest';
import { seatPlayers } from '../src/index.js';

const SAT = ['Anna', 'Bruno', 'Carla', 'Dario'];

describe('seats', () => {
  test('are taken as people sat down, whatever the seed', () => {
    for (const seed of ['one', 'other']) expect(seatPlayers(SAT, 'asSat', seed)).toEqual(SAT);
  });

  test('are drawn from the seed: the same again each time, and nobody is lost', () => {
    const drawn = seatPlayers(SAT, 'drawn', 'seats');
    expect(seatPlayers(SAT, 'drawn', 'seats')).toEqual(drawn);
    expect(drawn.toSorted()).toEqual(SAT);
    expect(SAT).toEqual(['Anna', 'Bruno', 'Carla', 'Dario']);
  });

  test('every order is drawn about as often as the others', () => {
    const seen = new Map<string, number>();
    for (let at = 0; at < 2400; at++) {
      const order = seatPlayers(SAT, 'drawn', `seed ${at}`).join();
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(24);
    // 100 each are expected with a deviation of 10; the seeds are fixed.
    for (const times of seen.values()) expect(Math.abs(times - 100)).toBeLessThan(40);
  });
});
