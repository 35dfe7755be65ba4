/** V-9.2.1 to V-9.2.7: moving the cards of a palace. Florence: rooms 0 Patronize, 1 Govern, 2 Annex, 3 Intrigue, 4 War. */
import { suggest } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { DONE } from '../src/choices.js';
import { virtu } from '../src/index.js';
import { does, isReady, may, refused, type Situation, top } from './table.js';
import { cardIn, ofType, picks, puts, winter } from './winter.js';

describe('V-9.2 moving cards', () => {
  test('V-9.2.1: one card at a time, as often as one likes, and nothing has to be moved', () => {
    const state = winter('reorganize', { cards: { L1: 'bishop', action1: 'podesta' } });
    expect(may(state, 0)).toContainEqual(DONE);
    expect(suggest(virtu, state, 0)).toEqual(DONE);
    const told = does(state, 0, picks('L1'), puts('R1'), picks('R1'), puts('R2'), picks('action1'), puts('L1'), DONE);
    expect(told.filter(({ type }) => type === 'shifted')).toHaveLength(3);
    expect([cardIn(state, 0, 'L1'), cardIn(state, 0, 'R2')]).toEqual(['podesta', 'bishop']);
    expect(top(state).step).not.toBe('reorganize');
  });

  test('V-9.2.1: without a card there is nothing to do', () => {
    expect(top(winter('reorganize')).step).not.toBe('reorganize');
  });

  test.each([
    ['the marker', { marker: 1 }],
    ['an indulgence', { indulgences: [1] }],
    ['an enemy agent', { agents: { 'room:0:1': 2 } }],
  ] satisfies [string, Situation][])('V-9.2.2: no card enters or leaves a room with %s', (_what, closed) => {
    const state = winter('reorganize', { ...closed, cards: { L1: 'bishop', action1: 'podesta' } });
    expect(refused(state, 0, picks('action1')).rule).toBe('V-9.2.2');
    does(state, 0, picks('L1'));
    expect(refused(state, 0, puts('upgrade1')).rule).toBe('V-9.2.2');
    const empty = winter('reorganize', { ...closed, cards: { L1: 'bishop' } });
    does(empty, 0, picks('L1'));
    expect(refused(empty, 0, puts('action1')).rule).toBe('V-9.2.2');
  });

  test('V-9.2.2: an own agent hinders nobody', () => {
    const state = winter('reorganize', {
      agents: { 'room:0:1': 0 },
      cards: { L1: 'bishop', action1: 'podesta' },
    });
    does(state, 0, picks('L1'), puts('upgrade1'), picks('upgrade1'), puts('R1'));
    expect(cardIn(state, 0, 'R1')).toBe('bishop');
  });

  test('V-9.2.3: a courtier goes to an empty action slot, below an action card, or to another free space', () => {
    const state = winter('reorganize', {
      marker: 4,
      cards: { L1: 'bishop', R1: 'banker', action1: 'podesta', action2: 'ambassador', upgrade2: 'admiral' },
    });
    does(state, 0, picks('L1'));
    expect(may(state, 0)).toEqual([puts('R2'), puts('action0'), puts('action3'), puts('upgrade1')]);
    expect(refused(state, 0, puts('upgrade0')).rule).toBe('V-9.2.3');
    does(state, 0, puts('action0'), picks('R1'));
    expect(refused(state, 0, puts('action3')).rule).toBe('V-9.2.3');
    expect(may(state, 0)).toEqual([puts('L1'), puts('R2'), puts('upgrade0'), puts('upgrade1')]);
    does(state, 0, puts('upgrade0'));
    expect([cardIn(state, 0, 'action0'), cardIn(state, 0, 'upgrade0')]).toEqual(['bishop', 'banker']);
  });

  test('V-9.2.3: a courtier who can go nowhere is not picked up', () => {
    const state = winter('reorganize', { cards: { L1: 'banker', R1: 'admiral', R2: 'consigliere' } });
    expect(refused(state, 0, picks('L1')).rule).toBe('V-9.2.3');
    expect(ofType(may(state, 0), 'pick')).toEqual([]);
  });

  test('V-9.2.4: an exhausted courtier cannot move', () => {
    const state = winter('reorganize', { cards: { L1: 'bishop', R1: 'banker' }, exhausted: ['L1'] });
    expect(refused(state, 0, picks('L1')).rule).toBe('V-9.2.4');
    expect(ofType(may(state, 0), 'pick')).toEqual([picks('R1')]);
  });

  test('V-9.2.5: a card leaves its room exhausted, for a free space and never for another room', () => {
    const state = winter('reorganize', { cards: { action1: 'podesta', action2: 'ambassador', upgrade2: 'admiral' } });
    does(state, 0, picks('upgrade2'));
    expect(refused(state, 0, puts('upgrade1')).rule).toBe('V-9.2.5');
    expect(may(state, 0)).toEqual([puts('L1'), puts('R1'), puts('R2')]);
    does(state, 0, puts('L1'));
    expect(isReady(state, 0, 'L1')).toBe(false);
    expect(refused(state, 0, picks('L1')).rule).toBe('V-9.2.4');
  });

  test('V-9.2.5: without a free space no card leaves a room, and courtiers do not change places', () => {
    const cards = { L1: 'bishop', R1: 'banker', R2: 'admiral', action1: 'podesta' } as const;
    const state = winter('reorganize', { cards });
    expect(refused(state, 0, picks('action1')).rule).toBe('V-9.2.5');
    does(state, 0, picks('L1'));
    expect(refused(state, 0, puts('R1')).rule).toBe('V-9.2.13');
  });

  test('V-9.2.6: one card a slot, and none slides from one slot to the other', () => {
    const state = winter('reorganize', {
      cards: { L1: 'bishop', action1: 'podesta', action2: 'ambassador', upgrade2: 'gonfalonier' },
    });
    does(state, 0, picks('L1'));
    expect(refused(state, 0, puts('action1')).rule).toBe('V-9.2.6');
    expect(refused(state, 0, puts('upgrade2')).rule).toBe('V-9.2.6');
    does(state, 0, puts('R1'), picks('action2'));
    expect(refused(state, 0, puts('upgrade2')).rule).toBe('V-9.2.6');
    does(state, 0, puts('L1'));
    does(state, 0, picks('action1'));
    expect(refused(state, 0, puts('upgrade1')).rule).toBe('V-9.2.6');
  });

  describe('V-9.2.6 by house rule', () => {
    const options = { innerRoomShift: true } as const;

    test('V-9.2.6: the two cards of a room change places, if both have an action', () => {
      const state = winter('reorganize', {
        options,
        cards: {
          action1: 'podesta',
          action2: 'ambassador',
          upgrade2: 'gonfalonier',
          action3: 'bishop',
          upgrade3: 'banker',
        },
      });
      does(state, 0, picks('action2'), puts('upgrade2'));
      expect([cardIn(state, 0, 'action2'), cardIn(state, 0, 'upgrade2')]).toEqual(['gonfalonier', 'ambassador']);
      expect(refused(state, 0, picks('action3')).rule).toBe('V-9.2.7');
      does(state, 0, picks('action1'));
      expect(refused(state, 0, puts('upgrade1')).rule).toBe('V-9.2.7');
      expect(refused(state, 0, puts('upgrade2')).rule).toBe('V-9.2.5');
    });

    test('V-9.2.6: the change of places needs no free space', () => {
      const state = winter('reorganize', {
        options,
        cards: { L1: 'banker', R1: 'admiral', R2: 'consigliere', action2: 'ambassador', upgrade2: 'gonfalonier' },
      });
      does(state, 0, picks('action2'));
      expect(may(state, 0)).toEqual([puts('upgrade2')]);
    });

    test('V-9.2.6: a courtier with an action takes the action slot, the card there slides below', () => {
      const state = winter('reorganize', { options, cards: { L1: 'bishop', R1: 'banker', action1: 'podesta' } });
      does(state, 0, picks('R1'));
      expect(refused(state, 0, puts('action1')).rule).toBe('V-9.2.3');
      does(state, 0, puts('R2'), picks('L1'), puts('action1'));
      expect([cardIn(state, 0, 'action1'), cardIn(state, 0, 'upgrade1')]).toEqual(['bishop', 'podesta']);
      const full = winter('reorganize', {
        options,
        cards: { L1: 'bishop', action1: 'podesta', upgrade1: 'banker' },
      });
      does(full, 0, picks('L1'));
      expect(refused(full, 0, puts('action1')).rule).toBe('V-9.2.6');
    });
  });

  test('V-9.2.7: a card with an action left alone becomes the action card; one without may not be left alone', () => {
    const state = winter('reorganize', {
      cards: { action1: 'podesta', upgrade1: 'bishop', action2: 'ambassador', upgrade2: 'banker' },
    });
    does(state, 0, picks('action1'), puts('L1'));
    expect([cardIn(state, 0, 'action1'), cardIn(state, 0, 'upgrade1')]).toEqual(['bishop', null]);
    expect(refused(state, 0, picks('action2')).rule).toBe('V-9.2.7');
  });

  test('R-38: courtiers move from space to space at most twelve times, then only into rooms', () => {
    const state = winter('reorganize', { cards: { L1: 'bishop', R1: 'banker' } });
    for (let turn = 0; turn < 6; turn++) does(state, 0, picks('L1'), puts('R2'), picks('R2'), puts('L1'));
    does(state, 0, picks('L1'));
    expect(refused(state, 0, puts('R2')).rule).toBe('R-38');
    does(state, 0, puts('action1'));
    expect(cardIn(state, 0, 'action1')).toBe('bishop');
    expect(ofType(may(state, 0), 'pick')).toEqual([picks('R1'), picks('action1')]);
  });

  test('R-38: nor do the two cards of a room change places for ever', () => {
    const state = winter('reorganize', {
      options: { innerRoomShift: true },
      cards: { L1: 'banker', R1: 'admiral', R2: 'consigliere', action2: 'ambassador', upgrade2: 'gonfalonier' },
    });
    for (let turn = 0; turn < 12; turn++) does(state, 0, picks('action2'), puts('upgrade2'));
    expect(refused(state, 0, picks('action2')).rule).toBe('R-38');
  });
});
