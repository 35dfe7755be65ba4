/** P-4: the turn. */
import { start, view } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { activate, alternative, change, END, FAVOR, SUPPLY, take } from '../src/choices.js';
import { principato } from '../src/index.js';
import { act, autoplay, may, only, refusal, store, table, waitedFor, whyNot } from './table.js';

describe('P-4 the turn', () => {
  test.each(['a', 'b', 'c', 'd'])('P-4.1 turns go clockwise, beginning with the first player (seed %s)', (seed) => {
    const state = start(principato, { seats: 4, options: {}, seed });
    const first = state.open.firstPlayer;
    const told = autoplay(state, () => true);
    const seats = only(told, 'turnEnded').map((event) => event.seat);
    expect(seats).toEqual(seats.map((_, turn) => (first + turn) % 4));
  });

  test('P-4.2 a turn has two actions', () => {
    const state = table({ favor: 0, hand: ['tax-collector', 'field-works'] });
    expect(state.open.actionsLeft).toBe(2);
    act(state, 0, FAVOR);
    expect(state.open.actionsLeft).toBe(1);
    act(state, 0, FAVOR);
    expect(may(state, 0)).toEqual([END]);
    for (const choice of [FAVOR, activate(0), activate(1), change(0), change(1)]) {
      expect(refusal(state, 0, choice)).toEqual({ ok: false, reason: 'barred', rule: 'P-4.2', facts: { actions: 2 } });
    }
    act(state, 0, END);
    expect(state.open.actionsLeft).toBe(2);
  });

  test('P-4.3 an action activates a card, changes a card or takes a favor cube', () => {
    const state = table({ hand: ['tax-collector', 'field-works'] });
    expect(may(state, 0)).toEqual([activate(0), activate(1), change(0), change(1), FAVOR, END]);
    for (const choice of [activate(0), change(0), FAVOR]) {
      const copy = principato.clone(state);
      act(copy, 0, choice);
      expect(copy.open.actionsLeft).toBe(1);
    }
  });

  test('P-4.4 in any order, and the same kind twice', () => {
    const hand = ['tax-collector', 'bank-works'] as const;
    const [one, other] = [table({ hand }), table({ hand })];
    act(one, 0, FAVOR, activate(0), alternative(0), take(0));
    act(other, 0, activate(0), alternative(0), take(0), FAVOR);
    expect(one).toEqual(other);
    const twice = table({ hand });
    act(twice, 0, change(0), take(0), change(1), take(1));
    expect(twice.open.actionsLeft).toBe(0);
  });

  test.each([2, 1, 0])('P-4.5 a player may end his turn with %i actions left', (actionsLeft) => {
    const state = table({ actionsLeft });
    act(state, 0, END);
    expect(waitedFor(state)).toEqual([1]);
    expect(state.open.turns).toEqual([1, 0, 0]);
  });

  test('P-4.6 every player has two cards face up between actions', () => {
    const state = table({ hand: ['tax-collector', 'bank-works'] });
    act(state, 0, activate(0), alternative(0), take(3), change(1), take(0));
    const { hand } = state.open.principalities[0];
    expect(hand).toHaveLength(2);
    expect(view(state, 1).open.principalities[0].hand).toEqual(hand);
  });

  test('P-4.7 an action is completed, with its exchange, before the next begins', () => {
    const state = table({ hand: ['tax-collector', 'bank-works'] });
    act(state, 0, activate(0), alternative(0));
    for (const choice of [activate(1), change(1), FAVOR, END]) expect(whyNot(state, 0, choice)).toBe('unknown');
    act(state, 0, take(0), FAVOR);
    expect(store(state, 0)).toBe('1/2/2');
  });

  test('P-4.8 the turn ends when the player says so, not with his last action', () => {
    const state = table({ favor: 0, militia: 1 });
    act(state, 0, FAVOR, FAVOR);
    expect(waitedFor(state)).toEqual([0]);
    expect(may(state, 0)).toEqual([SUPPLY, END]);
    expect(whyNot(state, 1, END)).toBe('seat');
    act(state, 0, END);
    expect(waitedFor(state)).toEqual([1]);
  });
});
