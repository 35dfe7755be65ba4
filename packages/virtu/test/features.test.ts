/** What a position looks like as numbers: that the right places change, in the rulebook's words. */
import { seeded, start } from '@bottega/kernel';
import { wander } from '@bottega/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { createVirtu, DATA, type State, virtu } from '../src/index.js';
import type { Frame } from '../src/state.js';
import { type Belongings, beforeSieges, cityNumber, type Situation, table } from './table.js';

/** The moment before a new year begins. */
const BETWEEN: Situation = { season: 'winter', stack: [{ step: 'year' }] };
const between = (situation: Situation = {}): State => table({ ...BETWEEN, ...situation });

function written(state: State, seat = 0): Float32Array {
  const into = new Float32Array(virtu.features.size(state.own.length)).fill(Number.NaN);
  virtu.features.write(state, seat, into);
  return into;
}

/** One feature of a seat, by its name. */
function feature(state: State, name: string, seat = 0): number {
  const at = virtu.features.names(state.own.length).indexOf(name);
  expect(at, `a feature called ${name}`).toBeGreaterThanOrEqual(0);
  return written(state, seat)[at];
}

describe('the list', () => {
  test.each([
    [3, 273],
    [4, 320],
    [5, 369],
  ])('with %i players it has %i numbers, each with a name of its own', (seats, size) => {
    const names = virtu.features.names(seats);
    expect([virtu.features.size(seats), names.length, new Set(names).size]).toEqual([size, size, size]);
  });

  test('other component data have as many', () => {
    const other = createVirtu(JSON.parse(JSON.stringify({ ...DATA, warTokens: 4 })));
    expect(other.features.size(4)).toBe(virtu.features.size(4));
  });

  test.each([3, 4, 5])('with %i players all are numbers before dynasties are chosen', (seats) => {
    const state = start(virtu, { seats, seed: 'no dynasty', options: { dynastyAssignment: 'chosen' } });
    expect(written(state).every(Number.isFinite)).toBe(true);
  });

  test('rivals come clockwise', () => {
    const state = between({ seats: 4, others: { 2: { rank: 3, bonuses: ['columbus'] } } });
    expect(feature(state, 'rival 2: rank')).toBeCloseTo(0.6);
    expect(feature(state, 'rival 3: rank', 3)).toBeCloseTo(0.6);
    expect(feature(state, 'own: rank', 2)).toBeCloseTo(0.6);
    expect(feature(state, 'rival 1: venice', 0)).toBe(1);
    expect(feature(state, 'rival 3: venice', 2)).toBe(1);
  });

  test('V-3.2.4 own family cards count where they are put, and nobody sees those of others', () => {
    const state = start(virtu, { seats: 3, seed: 'family', options: { dynastyAssignment: 'random' } });
    const before = [0, 1].map((seat) => [...written(state, seat)]);
    state.own[0].family = [3, 4, 0];
    expect([...written(state, 0)]).not.toEqual(before[0]);
    expect([...written(state, 1)]).toEqual(before[1]);
  });
});

describe('points', () => {
  test('V-10.2 the points now are those of the result', () => {
    const state = start(virtu, { seats: 4, seed: 'points', options: { dynastyAssignment: 'random', yearLimit: 7 } });
    let looked = 0;
    wander(virtu, state, seeded('points'), () => {
      if (looked++ % 25 !== 0) return;
      expect(feature(state, 'own: points now', 1) * 15).toBeCloseTo(virtu.result(state).points[1], 4);
    });
    expect(looked).toBeGreaterThan(100);
  });

  test('V-10.3.3 two who share the most crosses get the points of the second', () => {
    const crosses: Belongings = { cards: { R1: 'cardinal' } };
    expect(feature(between(crosses), 'own: points now for religion')).toBe(1);
    const shared = between({ ...crosses, others: { 1: crosses } });
    expect(feature(shared, 'own: points now for religion')).toBe(0.5);
    expect(feature(shared, 'tracks: shares its crosses')).toBe(1);
  });

  test('V-10.2.1 whoever is alone in front with cities', () => {
    const front = (others: NonNullable<Situation['others']>) => {
      const state = between({ cities: ['siena'], others });
      return ['alone in', 'shares the'].map((how) => feature(state, `tracks: ${how} front with cities`));
    };
    expect([front({}), front({ 1: { cities: ['ferrara'] } })]).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  test('V-9.3 what a treasury can buy for points counts with the lead', () => {
    const rich = (treasury: number) => between({ treasury, cities: ['siena'] });
    const lead = (treasury: number) => feature(rich(treasury), 'tracks: lead in points with purchases');
    expect(feature(rich(4), 'own: prestige payable now')).toBeGreaterThan(0);
    expect(lead(9)).toBeGreaterThan(lead(0));
  });
});

describe('the end', () => {
  const SEVEN: Belongings = { cities: ['siena', 'ravenna', 'spoleto', 'bologna', 'rome'] };
  const ANNEXING: Belongings['cards'] = { action2: 'giuliano-de-medici', upgrade2: 'consigliere' };

  test('V-10.1.1 whoever has seven cities and can annex can end the game next spring', () => {
    const ends = (more: Belongings) => feature(between({ ...SEVEN, ...more, marker: 1 }), 'own: can end next spring');
    expect(ends({ cards: ANNEXING })).toBe(1);
    expect(ends({ cards: ANNEXING, indulgences: [2] })).toBe(0);
  });

  test('V-10.1.1 rivals see it too', () => {
    const state = between({ ...SEVEN, cards: ANNEXING, marker: 1 });
    expect(feature(state, 'time: rivals who can end next spring', 1)).toBe(0.5);
    expect(feature(state, 'rival 2: can end next spring', 1)).toBe(1);
  });

  test('V-10.1.1 the end is due as soon as somebody has eight cities, certain when spring is over', () => {
    const eight: Belongings = { cities: [...(SEVEN.cities ?? []), 'aquila'] };
    const due = (state: State) => ['the end is due', 'last winter'].map((name) => feature(state, `time: ${name}`));
    expect(due(table(SEVEN))).toEqual([0, 0]);
    expect(due(table(eight))).toEqual([1, 0]);
    const winter = between(eight);
    winter.open.ending = 'cities';
    expect(due(winter)).toEqual([1, 1]);
  });

  test('V-4.2 who has a spring turn to come', () => {
    const state = table({ seats: 4 });
    const toCome = ['own', 'rival 1', 'rival 3'].map((whose) => feature(state, `${whose}: turn to come`));
    expect(toCome).toEqual([0, 1, 1]);
    expect(feature(state, 'time: turns to come')).toBe(0.75);
  });
});

describe('the wheel', () => {
  test('V-6.5.2 the actions of the next rooms', () => {
    const state = between({ marker: 0 });
    expect(feature(state, 'own 1 step: govern')).toBe(1);
    expect(feature(state, 'own 2 steps: annex')).toBe(1);
    expect(feature(between({ marker: 0, cards: { action1: 'merchant' } }), 'own 1 step: trade')).toBe(1);
  });

  test('V-6.5.3 a room with an indulgence or an enemy agent is shut', () => {
    expect(feature(between({ marker: 0 }), 'own 2 steps: open')).toBe(1);
    expect(feature(between({ marker: 0, indulgences: [2] }), 'own 2 steps: open')).toBe(0);
    const plotted = between({ marker: 0, agents: { 'room:0:2': 1 } });
    expect(feature(plotted, 'own 2 steps: open')).toBe(0);
    expect(feature(plotted, 'rival 1: his agents in own rooms')).toBe(0.5);
    expect(feature(plotted, 'rival 2: own agents in his rooms', 1)).toBe(0.5);
  });

  test('V-6.1.3, V-6.1.4 florins and arrows bring more rooms into reach', () => {
    const reach = (more: Belongings) =>
      feature(between({ marker: 0, exhausted: ['florence', 'pisa'], ...more }), REACH);
    const REACH = 'own: rooms in reach';
    expect(reach({ treasury: 0 })).toBeCloseTo(0.4);
    expect(reach({ treasury: 2 })).toBeCloseTo(0.6);
    expect(reach({ treasury: 2, tiles: ['principality'] })).toBeCloseTo(0.8);
  });
});

describe('war', () => {
  /** Florence's War room (4) is next, with six cavalry. */
  const MARCHING: Situation = { marker: 3, cards: { action4: 'condottiere', R1: 'gonfalonier' } };

  test('V-8.3.3 an attack with more troops has a greater margin, one more defender takes it back', () => {
    const attack = (pisa: number, defenders: number) =>
      feature(
        between({
          seats: 4,
          ...MARCHING,
          troops: { pisa },
          others: { 3: { troops: { genoa: defenders, milan: 1 } } },
        }),
        'rival 3: margin of an attack on him',
      );
    expect(attack(5, 1)).toBeGreaterThan(attack(4, 1));
    expect(attack(5, 2)).toBeCloseTo(attack(4, 1));
  });

  test('V-7.5.1 who cannot wage war next spring attacks nobody', () => {
    const attack = (marker: number) =>
      feature(
        between({ seats: 4, ...MARCHING, marker, treasury: 0, exhausted: ['florence', 'pisa'], troops: { pisa: 5 } }),
        'rival 3: margin of an attack on him',
      );
    expect(attack(0)).toBe(-1);
    expect(attack(2)).toBeGreaterThan(-1);
  });

  test('V-8.1.1 sieges that are laid and suffered', () => {
    const state = table({ stack: beforeSieges(), others: { 1: { troops: { pisa: 4 } } }, bent: true });
    expect(feature(state, 'war: sieges suffered')).toBe(0.5);
    expect(feature(state, 'war: sieges laid', 1)).toBe(0.5);
    expect(feature(state, 'war: margin of the best of them', 1)).toBeCloseTo(0.25);
  });

  test('V-8.2.1 bonuses that were declared count in the combat', () => {
    const combat = (attackerBonus: number): Frame => ({
      step: 'combat',
      city: cityNumber('pisa'),
      attacker: 1,
      defender: 0,
      field: false,
      leonardoSpent: false,
      speaker: 0,
      passes: 0,
      attackerBonus,
      defenderBonus: 0,
      attackerLeonardo: false,
      defenderLeonardo: false,
      attackerOut: false,
      defenderOut: false,
    });
    const fight = (bonus: number) =>
      table({ stack: [...beforeSieges(), combat(bonus)], others: { 1: { troops: { pisa: 3 } } }, bent: true });
    expect(feature(fight(0), 'war: winning')).toBe(1);
    expect(feature(fight(1), 'war: winning')).toBe(0);
    expect(feature(fight(1), 'war: winning', 1)).toBe(1);
    expect(feature(fight(1), 'war: ahead in strength', 1)).toBe(0.25);
  });
});

describe('the table', () => {
  test('V-9.5.5 an enemy agent keeps the bonus of an alliance from its ally', () => {
    const allied: Situation = { allies: { ottoman: 0 } };
    expect(feature(between(allied), 'ottoman: bonus at hand')).toBe(1);
    const blocked = between({ ...allied, agents: { 'power:ottoman': 1 } });
    expect(feature(blocked, 'ottoman: bonus at hand')).toBe(0);
    expect([0, 1].map((seat) => feature(blocked, 'ottoman: whose ally', seat))).toEqual([1, -1]);
  });

  test('V-7.2.4 who took a bonus', () => {
    const state = between({ rank: 2, bonuses: ['prince'] });
    expect([0, 1].map((seat) => feature(state, 'bonuses: prince', seat))).toEqual([1, -1]);
    expect(feature(state, 'bonuses: columbus')).toBe(0);
  });

  test('V-2.6 what is for sale', () => {
    const left = (more: Belongings) => feature(between(more), 'supply: republic');
    expect(left({}) - left({ tiles: ['republic'] })).toBeCloseTo(0.25);
    expect(feature(between({ cards: { R1: 'pope' } }), 'supply: pope')).toBe(0);
  });

  test('V-7.4.3 cities in reach by what they cost', () => {
    const [before, after] = [between(), between({ agents: { siena: 0 } })];
    const dear = (state: State) => feature(state, 'own: dear cities in reach');
    expect(dear(before)).toBeGreaterThan(dear(after));
  });
});
