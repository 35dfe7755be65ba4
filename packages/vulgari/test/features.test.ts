/** What a position looks like to a seat, as numbers: each thing of the rulebook changes the place that is named after it. */
import { isOver, seeded, start } from '@bottega/kernel';
import { wander } from '@bottega/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { type State, vulgari } from '../src/index.js';
import { SEATS } from '../src/tables.js';
import { beforeEvents, type Situation, table } from './table.js';

const { features } = vulgari;

/** The features of a state by their names. */
function look(state: State, seat = 0): ReadonlyMap<string, number> {
  const seats = state.own.length;
  const into = new Float32Array(features.size(seats)).fill(Number.NaN);
  features.write(state, seat, into);
  expect(into.every(Number.isFinite)).toBe(true);
  return new Map(features.names(seats).map((name, at) => [name, into[at]]));
}

/** One feature of seat 0 between two rounds. */
function feature(name: string, situation: Situation): number {
  const value = look(table({ round: 4, stack: beforeEvents(), ...situation })).get(name);
  expect(value, name).toBeDefined();
  return value as number;
}

describe('the list', () => {
  test.each([...SEATS])('every place has a name of its own with %i seats', (seats) => {
    const names = features.names(seats);
    expect(features.size(seats)).toBe(names.length);
    expect(new Set(names).size).toBe(names.length);
    for (let rival = 1; rival < 5; rival++) {
      expect(names.some((name) => name.startsWith(`rival ${rival}:`))).toBe(rival < seats);
    }
  });

  test('with four seats it is not too long to learn from', () => {
    expect(features.size(4)).toBeLessThanOrEqual(320);
  });

  test('from the set-up to the end all places are written', () => {
    const state = start(vulgari, { seats: 4, options: {}, seed: 'features' });
    look(vulgari.create(4, state.open.options, seeded('features')));
    look(state);
    wander(vulgari, state, seeded('way'));
    expect(isOver(state)).toBe(true);
    for (let seat = 0; seat < 4; seat++) look(state, seat);
  });

  test('rivals come clockwise', () => {
    const state = table({ seats: 4, ducats: 20, others: { 1: { ducats: 30 }, 2: { ducats: 50 }, 3: { ducats: 70 } } });
    const seen = look(state, 2);
    const ducats = ['ducats', 'rival 1', 'rival 2', 'rival 3'].map((who) => seen.get(`${who}: ducats`));
    expect(ducats.map((value) => Math.round(100 * (value ?? 0)))).toEqual([50, 70, 20, 30]);
  });
});

describe('only what the seat can see', () => {
  test("D-16.4 a rival's Library card is secret, one's own is not", () => {
    const withCard = (seat: number, points: number) =>
      table({ round: 13, others: { [seat]: { libraryCards: [points] } }, seat: 2 });
    expect(look(withCard(1, 2))).toEqual(look(withCard(1, 4)));
    expect(look(withCard(1, 2), 1)).not.toEqual(look(withCard(1, 4), 1));
  });

  test('Q-28 cubes that everybody saw go behind a screen are known', () => {
    const others = { 1: { cubes: { politician: 2 } } };
    expect(feature('rival 1: votes', { others, options: { openHoldings: true } })).toBeCloseTo(6 / 17);
  });
});

describe('the places change with what they are named after', () => {
  const PILE = { politician: 4, noble: 1 };

  test.each<[string, string, Situation, Situation]>([
    ['D-1.2 a friar', 'status: friar', {}, { person: 'mario' }],
    ['D-1.2 a friar has more of it early', 'status: friar × time', { round: 12, person: 'mario' }, { person: 'mario' }],
    ['D-1.8 level 4 begins on 39', 'knowledge: level 4', { on: { knowledge: 38 } }, { on: { knowledge: 39 } }],
    ['D-4.1 alms end', 'status: alms to come', { round: 11, person: 'gigi' }, { person: 'gigi' }],
    [
      'D-4.4 the richest merchant gives alms',
      'ducats: alms to give',
      {},
      { ducats: 40, others: { 1: { person: 'gigi' } } },
    ],
    [
      'D-5.1 who knows least plays first',
      'order: first',
      { on: { knowledge: 1 } },
      { others: { 1: { on: { knowledge: 1 } }, 2: { on: { knowledge: 1 } } } },
    ],
    ['D-5.2 or who rested', 'order: first', { on: { knowledge: 9 } }, { on: { knowledge: 9, rest: 1 } }],
    [
      'D-8.10 a merchant near a convent',
      'place: merchant: actions left as a friar',
      { at: 'turin' },
      { at: 'florence' },
    ],
    [
      'D-8.12 a cardinal costs 40 ducats',
      'ducats: can become a cardinal',
      { person: 'mario', ducats: 39, cubes: PILE },
      { person: 'mario', ducats: 40, cubes: PILE },
    ],
    [
      'D-8.12 and a cube',
      'ducats: can become a cardinal',
      { person: 'mario', ducats: 40 },
      { person: 'mario', ducats: 40, cubes: PILE },
    ],
    [
      'D-8.13 which Stefano has',
      'ducats: can become a cardinal',
      { person: 'mario', ducats: 40 },
      { person: 'stefano', ducats: 40 },
    ],
    [
      'D-9.2 a manuscript that can be read',
      'shelf: in reach of level 2',
      { at: 'genoa', shown: ['oil 2'] },
      { at: 'genoa', shown: ['oil 2'], on: { knowledge: 13 } },
    ],
    [
      'D-7.10 without ducats only a step is possible',
      'shelf: in reach of level 2',
      { at: 'genoa', shown: ['sicilian 2'], on: { knowledge: 13 }, ducats: 9 },
      { at: 'genoa', shown: ['sicilian 2'], on: { knowledge: 13 }, ducats: 10 },
    ],
    [
      'D-9.3 in the zone of its dialect',
      'shelf: in reach of level 2',
      { at: 'turin', shown: ['sicilian 2'], on: { knowledge: 13 } },
      { at: 'taranto', shown: ['sicilian 2'], on: { knowledge: 13 } },
    ],
    ['D-12.3 the leader of the Riddle', 'riddle: points now', { on: { riddle: 3 } }, { on: { riddle: 4 } }],
    [
      'D-12.3 four points that nobody has taken',
      'riddle: points to be had in the next turn',
      { at: 'rome' },
      { at: 'venice' },
    ],
    [
      'D-13.2 who can pay may enter Bologna',
      'messenger: can pay',
      { ducats: 20, cubes: { abbess: 1 } },
      { ducats: 20, cubes: { abbess: 2 } },
    ],
    [
      'D-14.2 the port is for merchants',
      'orient: merchant in the port × cities',
      { on: { orient: 5 }, person: 'mario' },
      { on: { orient: 5 } },
    ],
    [
      'D-15.1 the way to the next active city',
      'franciscan cities: way to the next',
      { at: 'assisi', canticles: { assisi: 5 } },
      { at: 'assisi', canticles: { celano: 5 } },
    ],
    ['D-18.4 Michel needs no abbess', 'canticle: abbesses to be second', { person: 'mario' }, { person: 'michel' }],
    ['D-20.3 the last round', 'time: last round', { round: 14 }, { round: 15 }],
    [
      'D-21.3 seventeen votes for the pope',
      'votes: enough for pope',
      { cubes: PILE },
      { cubes: { politician: 5, noble: 1 } },
    ],
    ['D-21.4 a virtual cube counts', 'votes: enough for pope', { cubes: PILE }, { cubes: PILE, person: 'balestreri' }],
    [
      'D-22.8 a dialect less is missing',
      'manuscripts: dialects missing',
      { manuscripts: ['oil 1', 'latin 1'] },
      { manuscripts: ['oil 1', 'oil 1'] },
    ],
  ])('%s', (_rule, name, less, more) => {
    expect(feature(name, { seats: 5, ...more })).toBeGreaterThan(feature(name, { seats: 5, ...less }));
  });
});
