/** Golden examples of the alliances. Red is seat 0 (Florence), Green seat 1 (Venice), Blue seat 2 (Naples). */
import { asked, legal, settle } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { ally, DONE, END, PERFORM, reactivate, waive } from '../../src/choices.js';
import { createVirtu, DATA, virtu } from '../../src/index.js';
import { canUsePower } from '../../src/rules/sources.js';
import { CROSS, CROWN, SHIP } from '../../src/tables.js';
import { does, isReady, may, powerNumber, refused, sourceOf, table, top, treasury, uses, winterOf } from '../table.js';
import { ofType, PENNILESS, winter } from '../winter.js';

const FRANCE = powerNumber('france');
const OTTOMAN = powerNumber('ottoman');
const EMPIRE = powerNumber('empire');

/** Courtiers who can pay 1 crown and 3 ships. */
const ENVOYS = { L1: 'merchant', R1: 'admiral', R2: 'ambassador' } as const;
/** Courtiers who can pay 1 crown and 3 cavalry. */
const CAPTAINS = { L1: 'ambassador', R1: 'gonfalonier', R2: 'condottiere' } as const;

describe('G the rulebook’s own examples of alliances', () => {
  test.each([
    ['crown', CROWN, 'ship'],
    ['ship', SHIP, 'crown'],
  ] as const)('G-S12: with an own agent at a power without ally a %s can be waived', (_symbol, waived, paid) => {
    const state = winter('ally', {
      ...PENNILESS,
      agents: { 'power:ottoman': 0 },
      cards: { L1: 'merchant', R2: 'ambassador' },
    });
    does(state, 0, ally(OTTOMAN));
    expect(may(state, 0)).toEqual([waive(CROWN), waive(SHIP)]);
    const used = does(state, 0, waive(waived)).filter(({ type }) => type === 'used');
    expect(used).toMatchObject([
      { source: sourceOf('L1'), symbol: 'ship', count: 2 },
      { source: sourceOf('R2'), symbol: paid, count: 1 },
    ]);
    expect(state.open.ally[OTTOMAN]).toBe(0);
  });

  test('G-S13: France allied to Blue, a red agent there: only Red takes over, at full cost; Blue cannot use the bonus', () => {
    const agents = { 'power:france': 0 } as const;
    const allies = { france: 2 } as const;
    const red = winter('ally', { ...PENNILESS, agents, allies, cards: CAPTAINS });
    expect(canUsePower(red, 2, FRANCE)).toBe(false);
    does(red, 0, ally(FRANCE));
    expect(top(red).step).toBe('pay');
    does(red, 0, uses('L1', 'crown'), uses('R2', 'cavalry'));
    expect(red.open.ally[FRANCE]).toBe(0);
    expect(canUsePower(red, 0, FRANCE)).toBe(true);
    // Green could pay for France, and for the Ottoman Empire with the tiles.
    const green = winter('ally', { seat: 1, agents, allies, cards: CAPTAINS, cities: ['ancona'] });
    expect(ofType(may(green, 1), 'ally')).toEqual([ally(OTTOMAN)]);
    expect(refused(green, 1, ally(FRANCE)).rule).toBe('V-9.5.3');
  });

  test('G-S22: the Ottoman Empire without ally, a green agent: anyone for 1 crown and 3 ships, Green for one symbol less', () => {
    const agents = { 'power:ottoman': 1 } as const;
    const red = winter('ally', { ...PENNILESS, agents, cards: ENVOYS });
    does(red, 0, ally(OTTOMAN));
    expect(red.open.ally[OTTOMAN]).toBe(0);
    expect((['L1', 'R1', 'R2'] as const).map((space) => isReady(red, 0, space))).toEqual([false, false, false]);
    const cards = { L1: 'merchant', R2: 'ambassador' } as const;
    const poorer = winter('ally', { ...PENNILESS, agents, cards });
    expect(top(poorer).step).toBe('endWinter');
    const green = winter('ally', { agents, seat: 1, cards, exhausted: ['venice', 'verona'], indulgences: [0] });
    does(green, 1, ally(OTTOMAN), waive(CROWN));
    expect(green.open.ally[OTTOMAN]).toBe(1);
  });

  test('G-S23: Green is ally, a red agent there: no bonus, no point; only Red can take over', () => {
    const situation = { agents: { 'power:ottoman': 0 }, allies: { ottoman: 1 }, cards: ENVOYS } as const;
    const state = winter('ally', { ...PENNILESS, ...situation });
    expect(canUsePower(state, 1, OTTOMAN)).toBe(false);
    expect(points(state, 'alliances')).toEqual([0, 0, 0]);
    // Blue could pay, and is not even asked.
    expect(top(winter('ally', { ...situation, seat: 2 })).step).toBe('endWinter');
    does(state, 0, ally(OTTOMAN));
    expect((['L1', 'R1', 'R2'] as const).map((space) => isReady(state, 0, space))).toEqual([false, false, false]);
    expect(points(state, 'alliances')).toEqual([1, 0, 0]);
  });

  test('G-S24: Green’s ready bonus gives 2 ships and is used', () => {
    const state = table({ seat: 1, marker: 1, cards: { action1: 'merchant' }, allies: { ottoman: 1 }, treasury: 0 });
    does(state, 1, PERFORM, uses('ottoman', 'ship'), DONE);
    expect(state.open.allyReady[OTTOMAN]).toBe(false);
    expect(treasury(state, 1)).toBe(5); // 2 florins for each ship, and the one on the Merchant, who was not named
  });

  test('G-S25: a used bonus is ready again for 1 crown or cross in Govern', () => {
    const state = table({
      seat: 1,
      marker: 2, // prints Govern and a crown
      allies: { ottoman: 1 },
      usedPowers: ['ottoman'],
      exhausted: ['venice', 'verona'],
    });
    does(state, 1, PERFORM, reactivate(OTTOMAN));
    expect(state.open.allyReady[OTTOMAN]).toBe(true);
    expect([isReady(state, 1, 'venice'), isReady(state, 1, 'verona')]).toEqual([false, false]);
  });
});

describe('G alliances, derived', () => {
  test('G-D41: the Holy Roman Empire with an own agent: 2 crowns and 1 cross, or 3 crowns', () => {
    const agents = { 'power:empire': 0 } as const;
    const marker = { marker: 0, indulgences: [0], cities: ['siena'] } as const;
    const crownless = winter('ally', { ...marker, agents, cards: { R1: 'bishop' }, exhausted: ['siena'] });
    does(crownless, 0, ally(EMPIRE));
    expect(may(crownless, 0)).toEqual([waive(CROWN)]);
    expect(refused(crownless, 0, waive(CROSS)).rule).toBe('V-9.5.2');
    does(crownless, 0, waive(CROWN));
    expect([isReady(crownless, 0, 'R1'), isReady(crownless, 0, 'florence')]).toEqual([false, false]);
    const crossless = winter('ally', { ...marker, agents });
    does(crossless, 0, ally(EMPIRE));
    expect(may(crossless, 0)).toEqual([waive(CROSS)]);
    does(crossless, 0, waive(CROSS));
    expect([isReady(crossless, 0, 'florence'), isReady(crossless, 0, 'siena')]).toEqual([false, false]);
  });

  test('G-D47: the bonus of the Holy Roman Empire does not pay for an alliance', () => {
    // No other power asks for a cross, so France does for once.
    const powers = DATA.powers.map((one) => (one.power === 'france' ? { ...one, cost: { crown: 1, cross: 1 } } : one));
    const game = createVirtu({ ...DATA, powers });
    const allied = { game, season: 'winter', stack: winterOf(0, 4), allies: { empire: 0 } } as const;
    const crossless = table(allied);
    settle(game, crossless, null);
    expect(top(crossless).step).toBe('endWinter');
    const withBishop = table({ ...allied, cards: { R1: 'bishop' } });
    settle(game, withBishop, null);
    expect(legal(game, withBishop, 0)).toContainEqual(ally(FRANCE));
  });

  test('G-D65: Green allies himself under a red agent, who stays; Red takes over in the same winter', () => {
    const state = winter('ally', {
      seat: 1,
      turnOrder: [1, 0, 2],
      agents: { 'power:ottoman': 0 },
      cards: ENVOYS,
      exhausted: ['venice', 'verona'],
      indulgences: [0],
      others: { 0: { cards: ENVOYS, exhausted: ['florence', 'pisa'], indulgences: [0], treasury: 0 } },
    });
    does(state, 1, ally(OTTOMAN), END);
    expect([state.open.ally[OTTOMAN], state.open.allyReady[OTTOMAN]]).toEqual([1, true]);
    expect(canUsePower(state, 1, OTTOMAN)).toBe(false);
    expect(asked(virtu, state)).toEqual([0]);
    does(state, 0, DONE, DONE); // nothing to reorganize, nobody to recruit
    expect(top(state).step).toBe('ally');
    does(state, 0, ally(OTTOMAN));
    expect([state.open.ally[OTTOMAN], state.open.allyReady[OTTOMAN]]).toEqual([0, true]);
    expect(canUsePower(state, 0, OTTOMAN)).toBe(true);
  });
});

/** The points of all seats in a category of the final score. */
function points(state: Parameters<typeof virtu.result>[0], category: string): readonly number[] {
  return virtu.result(state).sheet.find((one) => one.category === category)?.points ?? [];
}
