/** D-7: pawns at sea. */
import { suggest } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { CLAIM, CONVERT, DRAW, END, EVENT, friar, inquire } from '../src/choices.js';
import type { SeaId, ZoneId } from '../src/data/index.js';
import { type Choice, vulgari } from '../src/index.js';
import {
  does,
  ducats,
  goes,
  left,
  may,
  reached,
  reads,
  refused,
  steps,
  table,
  takes,
  untilTurnOf,
  where,
} from './table.js';

describe('D-7 at sea', () => {
  test('D-7.7: who starts the turn at sea must land in it, also where he came from', () => {
    const state = table({ at: 'genoa' });
    does(state, 0, goes('tyrrhenian', 1), END);
    untilTurnOf(state, 0);
    expect(refused(state, 0, END)).toMatchObject({ reason: 'barred', rule: 'D-7.7' });
    const before = ducats(state, 0);
    does(state, 0, goes('genoa', 1), END);
    expect([where(state, 0), ducats(state, 0)]).toEqual(['genoa', before]);
  });

  test('D-7.7: landing is the first leg of a journey that may go on, but not end at sea again', () => {
    const state = table({ at: 'tyrrhenian', ducats: 10 });
    expect(reached(state)).not.toContain('tyrrhenian');
    expect(reached(state)).not.toContain('adriatic');
    expect(refused(state, 0, goes('tyrrhenian', 0)).rule).toBe('D-7.11');
    does(state, 0, goes('siena', 2));
    expect([left(state), ducats(state, 0)]).toEqual([3, 0]);
    expect(refused(state, 0, goes('tyrrhenian', 2)).rule).toBe('D-7.1');
  });

  test('D-7.7: from the Tyrrhenian Sea every one of its five ports is one action away', () => {
    const state = table({ at: 'tyrrhenian', ducats: 0, turn: { actions: 1 } });
    expect(reached(state)).toEqual(['genoa', 'rome', 'naples', 'palermo', 'cagliari']);
  });

  test.each<[SeaId, ZoneId]>([
    ['tyrrhenian', 'cagliari'],
    ['adriatic', 'brindisi'],
  ])('D-7.7: an absent player lands from the %s sea in %s and ends the turn', (sea, port) => {
    const state = table({ at: sea, ducats: 0 });
    expect(suggest(vulgari, state, 0)).toEqual(goes(port, 1));
    does(state, 0, goes(port, 1));
    expect(suggest(vulgari, state, 0)).toEqual(END);
  });

  test('D-7.12: at sea nothing can be done that is bound to a place', () => {
    const state = table({
      at: 'tyrrhenian',
      round: 2,
      scribes: 1,
      cubes: { abbess: 1 },
      shown: ['oil 1'],
    });
    for (const choice of [EVENT, CLAIM.ducats, CLAIM.knowledge, friar(0), CONVERT.screen, CONVERT.knowledge]) {
      expect(refused(state, 0, choice).rule, JSON.stringify(choice)).toBe('D-7.12');
    }
    for (const track of ['riddle', 'canticle'] as const) {
      expect(refused(state, 0, steps(track, 1)).rule, track).toBe('D-7.12');
    }
    expect(refused(state, 0, reads(state, 'oil 1')).reason).toBe('barred');
    const clergy = table({ at: 'tyrrhenian', person: 'mario', ducats: 40, cubes: { noble: 1 } });
    expect(refused(clergy, 0, { type: 'cardinal', person: 9 }).rule).toBe('D-7.12');
  });

  test('D-7.12: at sea everything else can be done', () => {
    const state = table({
      at: 'tyrrhenian',
      round: 12,
      person: 'shlasinger',
      ducats: 45,
      on: { library: 3 },
      others: { 1: { on: { knowledge: 9 } } },
      available: { politician: 1, noble: 1, abbess: 1, scribe: 1 },
    });
    const possible: Choice[] = [
      takes('politician'),
      takes('noble'),
      takes('abbess'),
      takes('scribe'),
      { type: 'psalter' },
      { type: 'business' },
      steps('messenger', 1),
      steps('library', 1),
      steps('rest', 1),
      DRAW,
      inquire(1),
    ];
    for (const choice of possible) expect(may(state, 0)).toContainEqual(choice);
    expect(may(table({ at: 'tyrrhenian' }), 0)).toContainEqual(steps('orient', 1));
  });

  test('D-7.13: before landing the last action is kept back', () => {
    const state = table({ at: 'adriatic', turn: { actions: 2 }, available: { noble: 1, scribe: 2 } });
    expect(refused(state, 0, steps('rest', 2))).toMatchObject({ rule: 'D-7.13', facts: { needs: 2, has: 2 } });
    expect(refused(state, 0, steps('rest', 3))).toMatchObject({ rule: 'D-6.2', facts: { needs: 3, has: 2 } });
    does(state, 0, { type: 'psalter' });
    const kept: Choice[] = [
      { type: 'business' },
      takes('noble'),
      takes('scribe'),
      steps('messenger', 1),
      steps('orient', 1),
      steps('rest', 1),
    ];
    for (const choice of kept) {
      expect(refused(state, 0, choice), JSON.stringify(choice)).toMatchObject({
        rule: 'D-7.13',
        facts: { needs: 1, has: 1 },
      });
    }
    expect(reached(state)).toEqual(['venice', 'ancona', 'brindisi']);
  });

  test('D-7.13: after landing, and after embarking in this turn, every action can be spent', () => {
    const landed = table({ at: 'adriatic', turn: { actions: 2 } });
    does(landed, 0, goes('ancona', 1), { type: 'psalter' });
    expect(left(landed)).toBe(0);
    const embarked = table({ at: 'ancona', turn: { actions: 2 } });
    does(embarked, 0, goes('adriatic', 1), { type: 'psalter' }, END);
    expect(where(embarked, 0)).toBe('adriatic');
  });
});
