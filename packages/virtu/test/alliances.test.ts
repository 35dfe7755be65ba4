/** V-9.5: alliances. */
import { settle } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { ally, DONE, declare, lift, PERFORM, REQUEST_CROWN, reactivate, waive } from '../src/choices.js';
import { type State, virtu } from '../src/index.js';
import { BY_FRANCE } from '../src/rules/combat.js';
import { crossesOf } from '../src/rules/end.js';
import { canUsePower } from '../src/rules/sources.js';
import { CAVALRY, CROSS, CROWN, NONE, SHIP } from '../src/tables.js';
import {
  beforeSieges,
  does,
  isReady,
  may,
  placeOf,
  powerNumber,
  refused,
  springTurn,
  table,
  top,
  treasury,
  uses,
} from './table.js';
import { ofType, PENNILESS, wants, winter } from './winter.js';

const FRANCE = powerNumber('france');
const OTTOMAN = powerNumber('ottoman');
const EMPIRE = powerNumber('empire');

/** Tiles of Florence that pay for any alliance: crowns, ships, cavalry and a cross. */
const ABLE = {
  cities: ['siena', 'ancona', 'aquila'],
  tiles: ['kingdom', 'principality'],
  cards: { L1: 'condottiere', R1: 'admiral', R2: 'merchant' },
} as const;

const alliancePoints = (state: State) =>
  virtu.result(state).sheet.find(({ category }) => category === 'alliances')?.points;

/** Answers a payment with the first source that is offered. */
function payUp(state: State, seat: number): void {
  while (top(state).step === 'pay') does(state, seat, ofType(may(state, seat), 'use')[0]);
}

describe('V-9.5 alliances', () => {
  test('V-9.5.1: one alliance a winter or none; one may hold several, a power has one ally', () => {
    const state = winter('ally', { ...ABLE, allies: { france: 0 } });
    expect(ofType(may(state, 0), 'ally')).toEqual([ally(OTTOMAN), ally(EMPIRE)]);
    does(state, 0, ally(OTTOMAN));
    payUp(state, 0);
    expect(state.open.ally).toEqual([0, 0, NONE]);
    expect(top(state).step).toBe('endWinter');
    const content = winter('ally', ABLE);
    does(content, 0, DONE);
    expect(content.open.ally).toEqual([NONE, NONE, NONE]);
    expect(top(content).step).toBe('endWinter');
  });

  test('V-9.5.2: the printed cost; with an own agent there one symbol less, of one’s choice', () => {
    const cards = { L1: 'condottiere', R1: 'ambassador' } as const;
    const full = winter('ally', { ...PENNILESS, cards });
    does(full, 0, ally(FRANCE));
    expect(full.open.ally[FRANCE]).toBe(0);
    expect([isReady(full, 0, 'L1'), isReady(full, 0, 'R1')]).toEqual([false, false]);
    const without = { ...PENNILESS, cards: { L1: 'condottiere' } } as const;
    expect(top(winter('ally', without)).step).toBe('endWinter');
    const reduced = winter('ally', { ...without, agents: { 'power:france': 0 } });
    does(reduced, 0, ally(FRANCE));
    expect(refused(reduced, 0, waive(CAVALRY)).rule).toBe('V-9.5.2');
    does(reduced, 0, waive(CROWN));
    expect(reduced.open.ally[FRANCE]).toBe(0);
  });

  test('V-9.5.3: an opponent’s alliance is taken over with an own agent there, for the full cost', () => {
    const state = winter('ally', {
      ...ABLE,
      agents: { 'power:france': 0 },
      allies: { france: 1 },
      usedPowers: ['france'],
    });
    does(state, 0, ally(FRANCE));
    expect(top(state).step).toBe('pay');
    payUp(state, 0);
    expect(state.open.ally[FRANCE]).toBe(0);
    const reduced = { ...PENNILESS, cards: { L1: 'condottiere' }, agents: { 'power:france': 0 } } as const;
    expect(top(winter('ally', { ...reduced, allies: { france: 1 } })).step).toBe('endWinter');
  });

  test('V-9.5.4: the agent stays and the bonus is ready, also after a take-over of a used one', () => {
    const state = winter('ally', {
      ...ABLE,
      agents: { 'power:france': 0 },
      allies: { france: 1 },
      usedPowers: ['france'],
    });
    expect(state.open.allyReady[FRANCE]).toBe(false);
    does(state, 0, ally(FRANCE));
    payUp(state, 0);
    expect(state.open.allyReady[FRANCE]).toBe(true);
    expect(state.open.agents[placeOf('power:france')]).toBe(0);
  });

  test('V-9.5.5: under an enemy agent an alliance gives no bonus, no point and no cross', () => {
    const allies = { ottoman: 0, empire: 0 } as const;
    const free = table({ allies, agents: { 'power:empire': 0 } });
    const blocked = table({ allies, agents: { 'power:ottoman': 1, 'power:empire': 2 } });
    expect([canUsePower(free, 0, OTTOMAN), canUsePower(free, 0, EMPIRE)]).toEqual([true, true]);
    expect([canUsePower(blocked, 0, OTTOMAN), canUsePower(blocked, 0, EMPIRE)]).toEqual([false, false]);
    expect([alliancePoints(free), alliancePoints(blocked)]).toEqual([
      [2, 0, 0],
      [0, 0, 0],
    ]);
    const crosses = [free, blocked].map((state) => crossesOf(virtu.tables, state, 0));
    expect(crosses).toEqual([1, 0]);
  });

  test('V-9.5.6: a used bonus is made ready by Govern, and by nothing else', () => {
    const used = { allies: { ottoman: 0 }, usedPowers: ['ottoman'], exhausted: ['florence', 'pisa'] } as const;
    const state = table({ ...used, marker: 1 });
    expect(canUsePower(state, 0, OTTOMAN)).toBe(false);
    does(state, 0, PERFORM, reactivate(OTTOMAN));
    expect(canUsePower(state, 0, OTTOMAN)).toBe(true);
    expect(canUsePower(winter('end', used), 0, OTTOMAN)).toBe(false);
  });

  test.each([
    ['france', { L1: 'condottiere', R1: 'ambassador' }, { L1: 'gonfalonier', R1: 'ambassador' }],
    ['ottoman', { L1: 'merchant', R1: 'admiral', R2: 'ambassador' }, { L1: 'merchant', R2: 'ambassador' }],
    ['empire', { L1: 'lorenzo-de-medici', R1: 'consigliere', R2: 'bishop' }, { L1: 'lorenzo-de-medici', R2: 'bishop' }],
  ] as const)('V-9.5.7: %s asks for four symbols', (power, enough, less) => {
    const state = winter('ally', { ...PENNILESS, cards: enough });
    does(state, 0, ally(powerNumber(power)));
    payUp(state, 0);
    expect(state.open.ally[powerNumber(power)]).toBe(0);
    expect(top(winter('ally', { ...PENNILESS, cards: less })).step).toBe('endWinter');
  });

  test('V-9.5.7: what cannot be paid is refused', () => {
    const state = winter('ally', { ...PENNILESS, cards: { L1: 'condottiere', R1: 'ambassador' } });
    expect(refused(state, 0, ally(OTTOMAN))).toMatchObject({ rule: 'V-9.5.7', facts: { crown: 1, ship: 3, cross: 0 } });
  });

  test('V-9.5.7: France gives 2 in a siege', () => {
    const state = table({
      ...PENNILESS,
      allies: { france: 0 },
      troops: { bologna: 1 },
      stack: beforeSieges(),
    });
    settle(virtu, state, null);
    const told = does(state, 0, declare(BY_FRANCE));
    expect(told).toContainEqual(expect.objectContaining({ type: 'captured', strength: 3, cityStrength: 2 }));
    expect(state.open.allyReady[FRANCE]).toBe(false);
  });

  test('V-9.5.7: the Holy Roman Empire gives a cross for an action, a purchase or lifting, and not for an alliance', () => {
    const allies = { empire: 0 } as const;
    const lifting = table({ allies, indulgences: [1], marker: 2, exhausted: ['florence', 'pisa'] });
    lifting.open.stack = springTurn(lifting, 0, [1, 2]);
    does(lifting, 0, lift(1, 'cross'));
    expect([lifting.open.palaces[0].indulgence[1], lifting.open.allyReady[EMPIRE]]).toEqual([false, false]);
    const buying = winter('purchase', { ...PENNILESS, treasury: 4, allies });
    does(buying, 0, wants('cathedral'), DONE);
    expect([isReady(buying, 0, 'cathedral:florence'), buying.open.allyReady[EMPIRE]]).toEqual([false, false]);
    expect(crossesOf(virtu.tables, buying, 0)).toBe(2); // even used it counts at the end
    const governing = table({
      allies,
      marker: 1,
      exhausted: ['florence', 'pisa'],
      cities: ['siena', 'ancona', 'bari'],
    });
    governing.open.palaces[0].tileReady.fill(false);
    does(governing, 0, PERFORM, uses('room', 'crown'), uses('empire', 'cross'));
    expect(governing.open.allyReady[EMPIRE]).toBe(false);
  });

  test('V-9.5.7: the Ottoman Empire gives 2 ships to a trade', () => {
    const state = table({ ...PENNILESS, indulgences: [], allies: { ottoman: 0 }, cards: { action0: 'merchant' } });
    does(state, 0, PERFORM, uses('room', 'ship'), uses('ottoman', 'ship'));
    expect(treasury(state, 0)).toBe(8);
    expect(state.open.allyReady[OTTOMAN]).toBe(false);
  });

  test('V-9.5.8: an enemy agent on a power without ally hinders nobody; the new ally is blocked', () => {
    const state = winter('ally', { ...ABLE, agents: { 'power:france': 2 } });
    does(state, 0, ally(FRANCE));
    payUp(state, 0);
    expect([state.open.ally[FRANCE], state.open.agents[placeOf('power:france')]]).toEqual([0, 2]);
    expect(canUsePower(state, 0, FRANCE)).toBe(false);
  });

  test('V-9.5.9: nobody concludes an alliance which is already theirs', () => {
    const state = winter('ally', { ...ABLE, allies: { france: 0 }, agents: { 'power:france': 0 } });
    expect(refused(state, 0, ally(FRANCE)).rule).toBe('V-9.5.9');
  });

  test('V-9.5.10: without an own agent there an opponent’s alliance cannot be had at any price', () => {
    const none = winter('ally', { ...ABLE, allies: { france: 1 } });
    expect(refused(none, 0, ally(FRANCE)).rule).toBe('V-9.5.3');
    const other = winter('ally', { ...ABLE, allies: { france: 1 }, agents: { 'power:france': 2 } });
    expect(refused(other, 0, ally(FRANCE)).rule).toBe('V-9.5.3');
  });

  test('V-9.5.11: any symbol of the printed cost can be waived, and no other', () => {
    const state = winter('ally', { ...ABLE, agents: { 'power:empire': 0 } });
    does(state, 0, ally(EMPIRE));
    expect(may(state, 0)).toEqual([waive(CROWN), waive(CROSS)]);
    expect(refused(state, 0, waive(SHIP)).ok).toBe(false);
    const ottoman = winter('ally', { ...ABLE, agents: { 'power:ottoman': 0 } });
    does(ottoman, 0, ally(OTTOMAN));
    expect(may(ottoman, 0)).toEqual([waive(CROWN), waive(SHIP)]);
  });

  test('V-9.5.2: the crown of an indulgence may pay', () => {
    const state = winter('ally', { ...PENNILESS, indulgences: [], cards: { L1: 'condottiere' } });
    does(state, 0, ally(FRANCE));
    expect(may(state, 0)).toEqual([REQUEST_CROWN]);
    does(state, 0, REQUEST_CROWN);
    expect(state.open.ally[FRANCE]).toBe(0);
    expect(state.open.palaces[0].indulgence[0]).toBe(true);
  });
});
