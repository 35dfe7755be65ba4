/** What is not allowed is refused with the rule and the facts, and changes nothing (`refusal` checks that). */
import { digest, explained, play } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import {
  activate,
  alternative,
  change,
  culture as cultureOf,
  DONE,
  dismiss,
  END,
  FAVOR,
  move,
  pay,
  place,
  recruit,
  SUPPLY,
  take,
} from '../src/choices.js';
import { type Choice, principato } from '../src/index.js';
import { act, refusal, roam, type Situation, table, waitedFor } from './table.js';

/** The rule and the facts of a refusal, after some choices of seat 0. */
function barred(situation: Situation, before: readonly Choice[], choice: Choice) {
  const state = table(situation);
  act(state, 0, ...before);
  const refused = refusal(state, 0, choice);
  return refused === null ? null : [refused.reason, refused.rule, refused.facts];
}

describe('refusals in the turn', () => {
  test('P-4.2 a third action', () => {
    expect(barred({ favor: 0 }, [FAVOR, FAVOR], FAVOR)).toEqual(['barred', 'P-4.2', { actions: 2 }]);
  });

  test('P-5.5 a cost that cannot be paid', () => {
    const facts = { costsFood: 4, costsGold: 0, food: 2, gold: 1, favor: 1, left: 0 };
    expect(barred({ food: 2, hand: ['scholar'] }, [], activate(0))).toEqual(['barred', 'P-5.5', facts]);
  });

  test('P-5.5 an alternative that cannot be paid', () => {
    const situation: Situation = { food: 1, gold: 2, favor: 0, hand: ['sculptor'] };
    expect(barred(situation, [], activate(0))).toBeNull();
    const tax: Situation = { gold: 1, food: 2, hand: ['tax-collector'] };
    expect(barred(tax, [activate(0)], alternative(2))).toMatchObject(['barred', 'P-5.11', { food: 2, gold: 1 }]);
  });

  test('P-5.6 tokens that the reserve lacks', () => {
    const facts = { costsFood: 1, costsGold: 0, food: 1, gold: 1, favor: 1, left: 0 };
    expect(barred({ hand: ['bank-works'], reserve: { town: 0 } }, [], activate(0))).toEqual(['barred', 'P-5.6', facts]);
  });

  test('P-5.31, P-5.32 favor', () => {
    expect(barred({ reserve: { favor: 0 } }, [], FAVOR)).toEqual(['barred', 'P-5.31', {}]);
    expect(barred({ favor: 3 }, [], FAVOR)).toEqual(['barred', 'P-5.32', {}]);
  });

  test('P-2.13 supplying nobody', () => {
    expect(barred({}, [], SUPPLY)).toEqual(['barred', 'P-2.13', {}]);
  });

  test('P-2.13 too many cubes, or none at all', () => {
    const soldiers = barred({ militia: 1, food: 2 }, [SUPPLY], move(2));
    expect(soldiers).toEqual(['barred', 'P-2.13', { why: 'soldiers', has: 1 }]);
    const cubes = barred({ militia: 5, food: 2 }, [SUPPLY], move(3));
    expect(cubes).toEqual(['barred', 'P-2.13', { why: 'cubes', has: 2 }]);
    const none = barred({ militia: 1, favor: 0 }, [SUPPLY], move(0));
    expect(none).toEqual(['barred', 'P-2.13', { why: 'none' }]);
  });

  test('P-2.15 more cubes than hungry soldiers', () => {
    const situation: Situation = { food: 2, militia: 1, hand: ['granary'] };
    expect(barred(situation, [activate(0)], place(2))).toEqual(['barred', 'P-2.15', { most: 1 }]);
  });

  test('P-5.3, P-5.4 payments', () => {
    const situation: Situation = { farm: 2, food: 3, favor: 2, hand: ['scholar'] };
    const tooFew = barred(situation, [activate(0)], pay(0));
    expect(tooFew).toEqual(['barred', 'P-5.3', { cube: 'food', costs: 4, has: 3 }]);
    expect(barred(situation, [activate(0)], pay(3))).toEqual(['barred', 'P-5.4', { favor: 2, most: 2 }]);
  });

  test('P-6.19 recruits', () => {
    const situation: Situation = { hand: ['raise-militia'], reserve: { soldier: 3 } };
    expect(barred(situation, [activate(0)], recruit(0))).toEqual(['barred', 'P-6.19', { left: 3 }]);
    expect(barred(situation, [activate(0)], recruit(4))).toEqual(['barred', 'P-6.19', { left: 3 }]);
  });

  test('P-6.21 a value that is sold out', () => {
    const situation: Situation = { bank: 3, gold: 5, favor: 0, hand: ['painter'], reserve: { painting: [5, 4] } };
    expect(barred(situation, [activate(0)], cultureOf(6))).toEqual(['barred', 'P-6.21', {}]);
  });
});

describe('refusals elsewhere', () => {
  test('P-8.13 more soldiers than there are', () => {
    const situation: Situation = { pile: [], militia: 1, food: 0, favor: 0 };
    expect(barred(situation, [END], dismiss(2))).toEqual(['barred', 'P-8.13', { has: 1 }]);
  });

  test('P-2.13 in a scoring', () => {
    const situation: Situation = { pile: [], militia: 3, food: 2 };
    expect(barred(situation, [END], move(3))).toEqual(['barred', 'P-2.13', { why: 'cubes', has: 2 }]);
  });

  test('P-4.1 another seat is not asked', () => {
    expect(refusal(table(), 1, END)).toEqual({ ok: false, reason: 'seat', rule: null, facts: {} });
  });

  test('P-4.7 what is not part of the question is unknown', () => {
    const unknown = ['unknown', null, {}];
    expect(barred({}, [change(0)], END)).toEqual(unknown);
    expect(barred({}, [change(0)], take(6))).toEqual(unknown);
    expect(barred({}, [], activate(2))).toEqual(unknown);
    expect(barred({}, [], DONE)).toEqual(unknown);
  });

  test('P-1.2 after the end nothing is accepted', () => {
    expect(barred({ year: 3, pile: [] }, [END], END)).toEqual(['over', null, {}]);
  });

  test('every bar of a whole game is refused with its rule and changes nothing', () => {
    const state = table({ seats: 4 });
    const seen = new Set<string>();
    roam(state, () => {
      const before = digest(state);
      for (const seat of waitedFor(state)) {
        for (const { choice, rule, facts } of explained(principato, state, seat).barred) {
          expect(play(principato, state, seat, choice)).toEqual({ ok: false, reason: 'barred', rule, facts });
          expect(principato.ruleIds).toContain(rule);
          seen.add(rule);
        }
      }
      expect(digest(state)).toBe(before);
    });
    expect([...seen].sort()).toEqual(
      expect.arrayContaining(['P-2.13', 'P-4.2', 'P-5.11', 'P-5.5', 'P-6.19', 'P-8.13']),
    );
  });
});
