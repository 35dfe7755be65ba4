/** Section 6: what can be taken back. */
import { digest, type Options } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import {
  activate,
  alternative,
  change,
  DONE,
  dismiss,
  END,
  FAVOR,
  move,
  pay,
  place,
  SUPPLY,
  take,
} from '../src/choices.js';
import { matchAt, table, thereAndBack } from './table.js';

describe('undo', () => {
  test('PD-1 to PD-7 everything is taken back to the start of the turn', () => {
    const tax = { food: 1, gold: 2, condottiere: 1, hand: ['tax-collector', 'sculptor'] } as const;
    thereAndBack(table(tax), 0, activate(0), alternative(1), place(1), take(2), FAVOR);
    thereAndBack(table({ militia: 2 }), 0, SUPPLY, move(1), move(0), change(1), take(5), FAVOR);
    const sculptor = { food: 2, gold: 2, favor: 2, hand: ['sculptor'] } as const;
    thereAndBack(table(sculptor), 0, activate(0), alternative(0), pay(1), pay(1), { type: 'culture', vp: 4 });
    thereAndBack(table({ hand: ['raise-militia'] }), 0, activate(0), { type: 'recruit', soldiers: 5 }, take(0));
    thereAndBack(table({ favor: 3, militia: 1, condottiere: 1 }), 0, FAVOR, { type: 'feed', soldier: 'militia' });
  });

  test('PD-1 the log goes back with the choices', () => {
    const match = matchAt(table());
    const before = match.log(null);
    match.play(0, FAVOR);
    expect(match.log(null)).toHaveLength(before.length + 1);
    match.undo(0);
    expect(match.log(null)).toEqual(before);
  });

  test('PD-1 nobody takes back the choice of another', () => {
    const match = matchAt(table());
    match.play(0, FAVOR);
    expect(match.canUndo(1)).toBe(false);
    expect(match.undo(1)).toBe(false);
  });

  test('PD-1 the end of the turn cannot be taken back', () => {
    const match = matchAt(table());
    match.play(0, FAVOR);
    match.play(0, END);
    expect([match.canUndo(0), match.canUndo(1)]).toEqual([false, false]);
    match.play(1, FAVOR);
    match.undo(1);
    expect(match.canUndo(1)).toBe(false);
  });

  test('PD-8 supplying can be taken back before it is confirmed', () => {
    const match = supplying();
    const before = digest(match.state);
    match.play(1, move(1));
    match.play(1, move(1));
    expect([match.undo(1), match.undo(1)]).toEqual([true, true]);
    expect(digest(match.state)).toBe(before);
  });

  test('PD-8 a sealed decision can be taken back before it is confirmed', () => {
    const match = supplying({ supplyDecisions: 'simultaneous' });
    const before = digest(match.state);
    match.play(1, move(1));
    match.play(1, move(1));
    expect([match.undo(1), match.undo(1)]).toEqual([true, true]);
    expect(digest(match.state)).toBe(before);
  });

  test('PD-8 a sealed decision cannot be taken back once all are opened', () => {
    const match = supplying({ supplyDecisions: 'simultaneous' });
    for (const choice of [move(1), move(1), DONE]) match.play(1, choice);
    for (const choice of [move(1), DONE]) match.play(0, choice);
    expect(match.asked()).toEqual([1]); // to dismiss
    expect([match.canUndo(0), match.canUndo(1)]).toEqual([false, false]);
  });

  test('PD-9 a dismissal can be taken back before it is confirmed', () => {
    const match = dismissing();
    const before = digest(match.state);
    match.play(0, dismiss(2));
    match.play(0, dismiss(1));
    expect([match.undo(0), match.undo(0)]).toEqual([true, true]);
    expect(digest(match.state)).toBe(before);
  });
});

describe('undo ends with the confirmation', () => {
  test('PD-1 the end of the turn that ends a year cannot be taken back', () => {
    const match = supplying();
    expect(match.asked()).toEqual([1]);
    expect(match.canUndo(0)).toBe(false);
  });

  test('PD-8 a confirmed supply cannot be taken back', () => {
    const match = supplying();
    for (const choice of [move(1), move(1), DONE]) match.play(1, choice);
    expect(match.asked()).toEqual([0]);
    expect(match.canUndo(1)).toBe(false);
  });

  test('PD-8 a confirmed sealed decision cannot be taken back', () => {
    const match = supplying({ supplyDecisions: 'simultaneous' });
    for (const choice of [move(1), move(1), DONE]) match.play(1, choice);
    expect(match.asked()).toEqual([0]);
    expect(match.canUndo(1)).toBe(false);
  });

  test('PD-9 a confirmed dismissal cannot be taken back', () => {
    const match = dismissing();
    for (const choice of [dismiss(2), dismiss(1), DONE]) match.play(0, choice);
    expect(match.asked()).toEqual([1]);
    expect(match.canUndo(0)).toBe(false);
  });
});

/** Seat 0 has ended the year; seat 1, with two militia, decides before seat 0 (or at the same time). */
function supplying(options: Options = {}) {
  const match = matchAt(table({ options, pile: [], militia: 1, others: { 1: { militia: 2 } } }));
  match.play(0, END);
  return match;
}

/** Seat 0 has ended the year and may dismiss; seat 1 comes after. */
function dismissing() {
  const soldiers = { militia: 2, condottiere: 1, food: 0, gold: 0, favor: 0 };
  const match = matchAt(table({ pile: [], ...soldiers, others: { 1: { ...soldiers, condottiere: 0 } } }));
  match.play(0, END);
  return match;
}
