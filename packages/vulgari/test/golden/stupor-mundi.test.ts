/** Stupor Mundi: worked examples. */
import { asked } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { COME, discard, END, STAY, SUMMON } from '../../src/choices.js';
import { vulgari } from '../../src/index.js';
import { atBrindisi, bids, bidsOffered, summon, zonesOf } from '../auctions.js';
import { behind, does, knowledge, may, refused, row, top } from '../table.js';

describe('Stupor Mundi', () => {
  test('G-72: C summons; D and B come; C wins with 4 and discards cubes worth at least 2', () => {
    const [A, B, C, D] = [0, 1, 2, 3];
    const state = atBrindisi({
      seats: 4,
      seat: C,
      cubes: { politician: 1 },
      others: { [D]: { cubes: { noble: 2 } }, [B]: { cubes: { abbess: 2 } } },
    });
    does(state, C, END, SUMMON);
    for (const [seat, answer] of [
      [D, COME],
      [A, STAY],
      [B, COME],
    ] as const) {
      expect(asked(vulgari, state)).toEqual([seat]);
      does(state, seat, answer);
    }
    expect(bidsOffered(state, C)).toEqual([2, 3, 4, 5]);
    bids(state, [C, 2]);
    expect(bidsOffered(state, D)).toEqual([3, 4]);
    bids(state, [D, 3]);
    expect(bidsOffered(state, B)).toEqual([]);
    expect(refused(state, B, { type: 'bid', votes: 4 })).toMatchObject({ rule: 'D-19.7', facts: { limit: 2 } });
    bids(state, [B, null], [C, 4]);
    expect(bidsOffered(state, D)).toEqual([]);
    bids(state, [D, null]);
    expect(may(state, C)).toEqual([discard({ politicians: 1, nobles: 0, abbesses: 0 })]);
    does(state, C, discard({ politicians: 1, nobles: 0, abbesses: 0 }));
    expect([behind(state, C), row(state, 11), knowledge(state, C)]).toEqual([{}, { politician: 1 }, 10]);
    expect([behind(state, D), behind(state, B)]).toEqual([{ noble: 2 }, { abbess: 2 }]);
    expect(zonesOf(state)).toEqual(['turin', 'brindisi', 'brindisi', 'brindisi']);
  });

  test('G-73: nobody comes: the summoner gains 10 knowledge and discards nothing', () => {
    const state = atBrindisi({ cubes: { politician: 1, abbess: 1 } });
    summon(state, 0);
    expect([knowledge(state, 0), behind(state, 0)]).toEqual([10, { politician: 1, abbess: 1 }]);
    expect(top(state)).toMatchObject({ step: 'turn', seat: 1 });
  });

  describe('G-90: Friar Stefano with 1 politician and 2 abbesses', () => {
    const stefano = { person: 'stefano', cubes: { politician: 1, abbess: 2 } } as const;
    const rival = { cubes: { politician: 3 } };

    test('G-90: as summoner his limit is 9; with 7 the politician goes, with 4 nothing', () => {
      const state = atBrindisi({ ...stefano, others: { 1: rival } });
      summon(state, 0, 1);
      expect(bidsOffered(state, 0)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
      bids(state, [0, 7], [1, null]);
      expect(may(state, 0)).toEqual([discard({ politicians: 1, nobles: 0, abbesses: 0 })]);
      const cheap = atBrindisi({ ...stefano, others: { 1: rival } });
      summon(cheap, 0, 1);
      bids(cheap, [0, 4], [1, null]);
      expect([behind(cheap, 0), knowledge(cheap, 0)]).toEqual([stefano.cubes, 10]);
    });

    test('G-90: as a guest his limit is 7', () => {
      const state = atBrindisi({ ...rival, others: { 1: stefano } });
      summon(state, 0, 1);
      bids(state, [0, 2]);
      expect(bidsOffered(state, 1)).toEqual([3, 4, 5, 6, 7]);
    });
  });
});
