/** V-9.2.8 to V-9.2.15: the cortigiano spaces: how many there are, and freeing them. */
import { settle } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { annex, discard, PERFORM, steps } from '../src/choices.js';
import { type State, virtu } from '../src/index.js';
import { extraSpaces } from '../src/rules/palace.js';
import { ACTION_SLOTS, FIRST_CHARACTER } from '../src/tables.js';
import {
  type Belongings,
  beforeSieges,
  cardNumber,
  cityNumber,
  collects,
  does,
  isReady,
  may,
  movingMarker,
  refused,
  type Situation,
  type Space,
  table,
  top,
  uses,
} from './table.js';
import { cardIn, discards, ofType, picks, puts, type WinterStep, winter } from './winter.js';

const SIX: readonly Space[] = ['L1', 'L2', 'L3', 'R1', 'R2', 'R3'];
const FIVE_CITIES = { cities: ['siena', 'ravenna', 'bologna'] } as const;

/** Extra spaces of seat 0. */
const spaces = (state: State): number => extraSpaces(virtu.tables, state, 0);

/** The spaces on which a card from a room can be put. */
function freeSpaces(it: Situation): Space[] {
  const state = winter('reorganize', { ...it, cards: { ...it.cards, action1: 'podesta' } });
  does(state, 0, picks('action1'));
  const offered = may(state, 0);
  return SIX.filter((space) => offered.some((choice) => choice === puts(space)));
}

describe('V-9.2 cortigiano spaces', () => {
  test('V-9.2.8: one base space on the left and two on the right; two extra ones on the left and one on the right', () => {
    expect(freeSpaces({})).toEqual(['L1', 'R1', 'R2']);
    expect(freeSpaces({ tiles: ['duchy'] })).toEqual(SIX);
  });

  test('V-9.2.8: the arrow on the right wakes the courtiers on R1, R2 and R3', () => {
    const cards = { L1: 'bishop', L2: 'banker', L3: 'admiral', R1: 'merchant', R2: 'assassin', R3: 'podesta' } as const;
    const state = table({
      cards,
      exhausted: SIX,
      tiles: ['duchy'],
      rank: 4,
      bonuses: ['copernicus', 'prince'],
      stack: movingMarker(0),
    });
    does(state, 0, steps(2, false));
    expect(SIX.filter((space) => isReady(state, 0, space))).toEqual(['R1', 'R2', 'R3']);
  });

  test.each([
    ['nothing', 0, {}],
    ['a Duchy', 1, { tiles: ['duchy'] }],
    ['other titles', 0, { tiles: ['principality', 'kingdom', 'guild'] }],
    ['Copernicus', 1, { rank: 2, bonuses: ['copernicus'] }],
    ['The Prince', 1, { rank: 2, bonuses: ['prince'] }],
    ['four cities', 0, { cities: ['siena', 'ravenna'] }],
    ['five cities', 1, FIVE_CITIES],
    ['a Duchy and five cities', 2, { tiles: ['duchy'], ...FIVE_CITIES }],
    ['everything', 3, { tiles: ['duchy'], rank: 4, bonuses: ['copernicus', 'prince'], ...FIVE_CITIES }],
  ] satisfies [string, number, Belongings][])('V-9.2.9: with %s there are %i extra spaces', (_what, count, it) => {
    const state = winter('reorganize', { ...it, cards: { L1: 'bishop', R1: 'banker', R2: 'admiral' } });
    expect(spaces(state)).toBe(count);
  });

  test('V-9.2.10: one extra space is any of the three, even while base spaces are empty, and not tied to a place', () => {
    const state = winter('reorganize', {
      tiles: ['duchy'],
      exhausted: ['duchy'], // its space counts all the same
      cards: { L1: 'banker', R1: 'admiral' },
    });
    does(state, 0, picks('L1'));
    expect(may(state, 0)).toEqual([puts('L2'), puts('L3'), puts('R2'), puts('R3')]);
    does(state, 0, puts('L2'), picks('R1'));
    expect(refused(state, 0, puts('R3')).rule).toBe('V-9.2.10');
    expect(may(state, 0)).toEqual([puts('L1'), puts('R2')]);
    does(state, 0, puts('R2'), picks('L2'), puts('R3'));
    expect(cardIn(state, 0, 'R3')).toBe('banker');
  });

  test('V-9.2.11: a character returns to its pile, a family card and Machiavelli leave the game; agents are kept', () => {
    const state = winter('reorganize', {
      cards: { L1: 'assassin', R1: 'machiavelli', R2: 'giovanni-de-medici' },
      exhausted: ['L1'],
      rank: 2,
      bonuses: ['machiavelli'],
      earnedAgents: 3,
    });
    const assassin = cardNumber('assassin') - FIRST_CHARACTER;
    expect(state.open.characters[assassin]).toBe(4);
    does(state, 0, discards('L1'), discards('R1'), discards('R2'));
    expect(state.open.characters[assassin]).toBe(5);
    expect(state.open.palaces[0]).toMatchObject({ agents: 3, lockedAgents: 2, bonuses: [4] });
    expect(SIX.map((space) => cardIn(state, 0, space))).toEqual([null, null, null, null, null, null]);
  });

  test.each(['pay', 'reorganize', 'purchase', 'recruit', 'ally', 'end'] satisfies WinterStep[])(
    'V-9.2.11: a courtier can be discarded in the step %s of one’s winter',
    (step) => {
      const state = winter(step, {
        treasury: 9,
        troops: { florence: 3 },
        cities: ['ancona', 'siena'], // with the tiles' crowns and ships an alliance is within reach
        cards: { L1: 'merchant' },
        exhausted: ['florence'],
      });
      const before = top(state).step;
      expect(before).toBe({ pay: 'troopPay', ally: 'ally', end: 'endWinter' }[step as string] ?? step);
      does(state, 0, discards('L1'));
      expect([cardIn(state, 0, 'L1'), top(state).step]).toEqual([null, before]);
    },
  );

  test('V-9.2.11: in spring nobody is discarded for nothing', () => {
    const state = table({ cards: { L1: 'merchant' } });
    expect(refused(state, 0, discards('L1')).ok).toBe(false);
    expect(ofType(may(state, 0), 'discard')).toEqual([]);
  });

  /** Florence with five cities loses Ravenna to Venice. */
  function losingRavenna(it: Situation): State {
    const state = table({
      ...FIVE_CITIES,
      ...it,
      exhausted: [...(it.exhausted ?? []), 'ravenna'],
      others: { 1: { troops: { ravenna: 3 } } },
      stack: beforeSieges(),
    });
    settle(virtu, state, null);
    expect(state.open.owner[cityNumber('ravenna')]).toBe(1);
    return state;
  }

  test('V-9.2.12: who loses the fifth city moves a card from an extra space to a base space, with its face', () => {
    const cards = { L1: 'merchant', R1: 'consigliere', L2: 'banker' } as const;
    const state = losingRavenna({ cards, exhausted: ['L2'], options: { lostSpaceChoice: 'extraOnly' } });
    expect(top(state).step).toBe('loseSpace');
    expect(refused(state, 0, picks('L1')).ok).toBe(false);
    expect(refused(state, 0, discards('L1')).rule).toBe('V-9.2.12');
    does(state, 0, picks('L2'));
    expect([cardIn(state, 0, 'L2'), cardIn(state, 0, 'R2'), isReady(state, 0, 'R2')]).toEqual([null, 'banker', false]);
    expect(top(state).step).not.toBe('loseSpace');
  });

  test('V-9.2.12: or discards it; collecting comes first if he likes', () => {
    const state = losingRavenna({ cards: { L2: 'banker' }, treasury: 0 });
    does(state, 0, collects('L2'), discards('L2'));
    expect(state.open.palaces[0].treasury).toBe(3);
    expect(state.open.characters[cardNumber('banker') - FIRST_CHARACTER]).toBe(5);
    expect(top(state).step).not.toBe('loseSpace');
  });

  test('V-9.2.12: with several free base spaces he is asked for one', () => {
    const state = losingRavenna({ cards: { R1: 'merchant', R3: 'banker' } });
    does(state, 0, picks('R3'));
    expect(may(state, 0)).toEqual([puts('L1'), puts('R2')]);
    expect(refused(state, 0, puts('L2')).rule).toBe('V-9.2.12');
    does(state, 0, puts('L1'));
    expect([cardIn(state, 0, 'L1'), isReady(state, 0, 'L1')]).toEqual(['banker', true]);
    expect(top(state).step).not.toBe('loseSpace');
  });

  test('V-9.2.12, E-20: without a free base space the card or a base card is discarded; by house rule only the card', () => {
    const cards = { L1: 'merchant', R1: 'consigliere', R2: 'bishop', L2: 'banker' } as const;
    const state = losingRavenna({ cards, options: { lostSpaceChoice: 'extraOnly' } });
    expect(refused(state, 0, picks('L2')).rule).toBe('V-9.2.12');
    expect(refused(state, 0, discards('R1')).rule).toBe('V-9.2.12');
    expect(ofType(may(state, 0), 'discard')).toEqual([discards('L2')]);
    const any = losingRavenna({ cards });
    expect(ofType(may(any, 0), 'discard')).toEqual([discards('L1'), discards('L2'), discards('R1'), discards('R2')]);
    does(any, 0, discards('R1'));
    expect(refused(any, 0, discards('L1')).rule).toBe('V-9.2.12');
    does(any, 0, picks('L2'));
    expect([cardIn(any, 0, 'R1'), cardIn(any, 0, 'L2')]).toEqual(['banker', null]);
    expect(top(any).step).not.toBe('loseSpace');
  });

  test('V-9.2.12: nobody is asked who still has space enough', () => {
    expect(top(losingRavenna({ cards: { L1: 'merchant', R1: 'consigliere' } })).step).not.toBe('loseSpace');
    const withDuchy = losingRavenna({ cards: { L1: 'merchant', L2: 'consigliere' }, tiles: ['duchy'] });
    expect(top(withDuchy).step).not.toBe('loseSpace');
  });

  test('V-9.2.13: a space is free if it is usable, counted after the move, and empty', () => {
    expect(freeSpaces({ tiles: ['duchy'], cards: { L1: 'bishop', L3: 'banker' } })).toEqual(['R1', 'R2']);
    const state = winter('reorganize', { tiles: ['duchy'], cards: { L1: 'bishop', L3: 'banker' } });
    does(state, 0, picks('L3'));
    expect(may(state, 0)).toEqual([puts('L2'), puts('R1'), puts('R2'), puts('R3')]);
    expect(refused(state, 0, puts('L1')).rule).toBe('V-9.2.13');
  });

  test('V-9.2.14: a card in a room cannot be discarded', () => {
    const state = winter('reorganize', { cards: { L1: 'merchant', action1: 'podesta', upgrade1: 'banker' } });
    expect(ofType(may(state, 0), 'discard')).toEqual([discards('L1')]);
    expect(refused(state, 0, discard(ACTION_SLOTS + 1)).ok).toBe(false);
    does(state, 0, picks('upgrade1'), puts('R1'), discards('R1'));
    expect(cardIn(state, 0, 'R1')).toBeNull();
  });

  test('V-9.2.15: the space of the fifth city is there when it is annexed in spring', () => {
    const state = table({ marker: 2, cities: ['siena', 'bologna'], cards: { action2: 'giuliano-de-medici' } });
    expect(spaces(state)).toBe(0);
    does(state, 0, PERFORM, annex(cityNumber('ravenna')), uses('room', 'crown'), uses('siena', 'crown'));
    expect(state.open.palaces[0].cities).toBe(5);
    expect(spaces(state)).toBe(1);
  });

  test('V-9.2.15: spaces of titles and bonuses are not lost with the fifth city', () => {
    const state = losingRavenna({
      tiles: ['duchy'],
      rank: 2,
      bonuses: ['copernicus'],
      cards: { L2: 'merchant', L3: 'consigliere' },
    });
    expect(spaces(state)).toBe(2);
    expect(top(state).step).not.toBe('loseSpace');
  });
});
