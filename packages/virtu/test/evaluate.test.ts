/** What a position is worth: sanity of the evaluation, more of a good thing being worth more. And what apprendista makes of it. */
import { BOTS, type Bot } from '@bottega/bots';
import { apply, asked, isOver, legal, seeded, start, view } from '@bottega/kernel';
import { wander } from '@bottega/kernel/conformance';
import { testEvaluation } from '@bottega/kernel/test-kit';
import { describe, expect, test } from 'vitest';
import { evaluateParts, PARTS, type Part } from '../src/evaluate.js';
import { yearsLeft } from '../src/evaluate-years.js';
import { type State, virtu } from '../src/index.js';
import type { Frame } from '../src/state.js';
import { NONE, SPACE_COUNT } from '../src/tables.js';
import { type Situation, table } from './table.js';

const worth = (state: State, seat = 0): number => virtu.evaluate(state, seat);

/** Nothing is under way: the moment before a new year begins. */
const BETWEEN: Situation = { season: 'winter', stack: [{ step: 'year' }] };

/** How much more a situation between two years is worth to seat 0 with something than without it. */
const gain = (situation: Situation, more: Situation): number =>
  worth(table({ ...BETWEEN, ...situation, ...more })) - worth(table({ ...BETWEEN, ...situation }));

const begin = (seats: number, seed: string): State =>
  start(virtu, { seats, seed, options: { dynastyAssignment: 'random', yearLimit: 7 } });

describe('more of a good thing is worth more', () => {
  test.each<[string, Situation, Situation]>([
    ['a city', {}, { cities: ['siena'] }],
    ['a fifth city', { cities: ['siena', 'ravenna'] }, { cities: ['siena', 'ravenna', 'spoleto'] }],
    ['a rank', {}, { rank: 1 }],
    ['a rank that brings a bonus', { rank: 1 }, { rank: 2, bonuses: ['columbus'] }],
    ['a trophy', {}, { trophies: [1] }],
    ['an alliance', {}, { allies: { ottoman: 0 } }],
    ['an alliance without an enemy agent', { allies: { ottoman: 0 }, agents: { 'power:ottoman': 1 } }, { agents: {} }],
    ['a ready alliance', { allies: { ottoman: 0 }, usedPowers: ['ottoman'] }, { usedPowers: [] }],
    ['an agent earned', {}, { earnedAgents: 3 }],
    ['an agent on a city that can be annexed', {}, { agents: { siena: 0 } }],
    ['an agent in a room of a rival', {}, { agents: { 'room:1:0': 0 } }],
    ['a florin', {}, { treasury: 2 }],
    ['a title', {}, { tiles: ['duchy'] }],
    ['a cathedral', {}, { tiles: ['cathedral:florence'], exhausted: ['cathedral:florence'] }],
    ['an available tile', { exhausted: ['florence'] }, { exhausted: [] }],
    ['an available courtier', { cards: { R1: 'banker' }, exhausted: ['R1'] }, { exhausted: [] }],
    ['a courtier', {}, { cards: { R1: 'banker' } }],
    ['a card in a room', {}, { cards: { action2: 'giuliano-de-medici' } }],
    ['a third troop', {}, { troops: { florence: 2, pisa: 1 } }],
  ])('%s', (_name, situation, more) => {
    expect(gain(situation, more)).toBeGreaterThan(0);
  });

  test('a card is worth more in the room where its symbols pay', () => {
    const annexing = { action2: 'giuliano-de-medici', action4: 'gonfalonier' } as const;
    const below = (cards: Situation['cards']) => worth(table({ ...BETWEEN, cards: { ...annexing, ...cards } }));
    expect(below({ upgrade2: 'consigliere' })).toBeGreaterThan(below({ upgrade4: 'consigliere' }));
    expect(below({ upgrade4: 'condottiere' })).toBeGreaterThan(below({ upgrade2: 'condottiere' }));
  });

  test('an exhausted courtier is worth more before his arrow than behind it', () => {
    const asleep: Situation = { cards: { R1: 'banker' }, exhausted: ['R1'] };
    const resources = (marker: number) =>
      evaluateParts(virtu.tables, table({ ...BETWEEN, ...asleep, marker }), 0).resources;
    expect(resources(1)).toBeGreaterThan(resources(2));
  });
});

describe('what hurts', () => {
  test.each<[string, Situation, Situation]>([
    ['an indulgence', {}, { indulgences: [0] }],
    ['a second indulgence', { indulgences: [0] }, { indulgences: [0, 1] }],
    ['an enemy agent in an own room', {}, { agents: { 'room:0:2': 1 } }],
    ['a rival with more crosses', {}, { others: { 1: { tiles: ['cathedral:venice'], cards: { R1: 'pope' } } } }],
  ])('%s', (_name, situation, more) => {
    expect(gain(situation, more)).toBeLessThan(0);
  });

  test('enemy troops before an own city', () => {
    const spring: Situation = { stack: [{ step: 'sieges', at: 0 }] };
    const besieged: Situation = { others: { 1: { troops: { pisa: 4 } } }, bent: true };
    expect(worth(table({ ...spring, ...besieged }))).toBeLessThan(worth(table(spring)));
  });
});

describe('sieges', () => {
  const laid = (troops: NonNullable<Situation['troops']>) =>
    worth(table({ stack: [{ step: 'sieges', at: 0 }], troops, bent: true }));

  test('troops that will take a city are worth more than the same troops at home', () => {
    expect(laid({ ravenna: 3 })).toBeGreaterThan(laid({ florence: 3 }));
  });

  test('troops that will be beaten are worth less', () => {
    expect(laid({ siena: 1, florence: 2 })).toBeLessThan(laid({ florence: 3 }));
  });
});

describe('the end', () => {
  test('a finished game is worth its result', () => {
    for (const seats of [3, 4, 5]) {
      const state = begin(seats, `result ${seats}`);
      wander(virtu, state, seeded(`result ${seats}`));
      virtu.result(state).points.forEach((points, seat) => {
        expect(worth(state, seat)).toBeCloseTo(points, 9);
      });
    }
  });

  test('florins are worth nothing after the last winter', () => {
    const last: Situation = { ...BETWEEN, stack: [{ step: 'winterTurns', at: 3 }] };
    const ending = (treasury: number) => {
      const state = table({ ...last, treasury });
      state.open.ending = 'patronage';
      return worth(state);
    };
    expect(ending(9)).toBe(ending(0));
  });

  test('it is worth more to a player with a lead than to the same player behind', () => {
    const nearer = (others: NonNullable<Situation['others']>) => {
      const [far, near] = [table({ ...BETWEEN, year: 6, others }), table({ ...BETWEEN, year: 6, others })];
      near.open.ending = 'cities';
      return worth(near) - worth(far);
    };
    expect(nearer({})).toBeGreaterThan(nearer({ 1: { tiles: ['duchy', 'principality', 'kingdom'] } }));
  });

  test('in spring it is due as soon as somebody has eight cities or the last rank, or no city is neutral', () => {
    const cities = ['siena', 'ravenna', 'spoleto', 'bologna', 'ferrara'] as const;
    const left = (more: Situation) => yearsLeft(virtu.tables, table({ bent: true, ...more }));
    expect(left({ cities: [...cities] })).toBeGreaterThan(1);
    expect(left({ cities: [...cities, 'ancona'] })).toBe(0);
    expect(left({ rank: 4 })).toBeGreaterThan(1);
    expect(left({ rank: 5 })).toBe(0);
    expect(left({ others: { 1: { rank: 5 } } })).toBe(0);
    const state = table();
    state.open.owner = state.open.owner.map((owner) => (owner === NONE ? 1 : owner));
    expect(yearsLeft(virtu.tables, state)).toBe(0);
  });

  test('it is good for whoever would win by it, and bad for whoever would lose', () => {
    const leads = (others: NonNullable<Situation['others']>) =>
      [4, 5].map((rank) => {
        const state = table({ rank, bonuses: ['columbus', 'duomo'], others, stack: [{ step: 'sieges', at: 0 }] });
        return evaluateParts(virtu.tables, state, 0).lead;
      });
    const [ahead, wins] = leads({});
    const [behind, loses] = leads({ 1: { cards: { R1: 'pope' }, tiles: ['duchy', 'principality', 'kingdom'] } });
    expect([wins > ahead + 1, loses < behind]).toEqual([true, true]);
  });

  test('religion, alliances and indulgences count for who is ahead', () => {
    const lead = (situation: Situation) => evaluateParts(virtu.tables, table({ ...BETWEEN, ...situation }), 0).lead;
    const even = lead({});
    expect(lead({ allies: { ottoman: 0 } })).toBeGreaterThan(even);
    expect(lead({ indulgences: [0] })).toBeLessThan(even);
    // The cross of a bishop, who is exhausted: he brings nothing but religious influence.
    expect(lead({ cards: { R1: 'bishop' }, exhausted: ['R1'] })).toBeGreaterThan(even);
  });

  test('the front of a track is worth less to each when a rival is there too', () => {
    const cities = (others: NonNullable<Situation['others']>) =>
      evaluateParts(virtu.tables, table({ ...BETWEEN, cities: ['siena'], others }), 0).cities;
    const [alone, shared, behind] = [{}, { 1: { cities: ['ferrara'] } }, { 1: { cities: ['ferrara', 'ancona'] } }].map(
      (others) => cities(others as NonNullable<Situation['others']>),
    );
    expect([alone > shared, shared > behind]).toEqual([true, true]);
  });
});

describe('what is under way', () => {
  const wanting = (wanted: number): Frame[] => [
    { step: 'winterTurns', at: 1 },
    { step: 'winterTurn', seat: 0, stage: 3 },
    { step: 'purchase', seat: 0, wanted },
  ];

  test('a title that is wanted is looked into before a card without prestige', () => {
    const wants = (item: string) => {
      const index = virtu.tables.items.findIndex(({ id }) => id === item);
      return worth(table({ season: 'winter', treasury: 9, stack: wanting(1 << index) }));
    };
    expect(wants('duchy')).toBeGreaterThan(wants('merchant'));
  });

  test('family cards count where they are put, before they are shown', () => {
    const state = begin(3, 'family');
    const { family } = virtu.tables.palaces[state.open.palaces[0].dynasty];
    const chosen = [3, 4, 0];
    const shown = virtu.clone(state);
    state.own[0].family = chosen;
    shown.own[0].family = null;
    chosen.forEach((slot, at) => {
      shown.open.palaces[0].cards[slot] = family[at];
      shown.open.palaces[0].ready[slot] = slot < SPACE_COUNT;
    });
    expect(worth(state)).toBe(worth(shown));
    expect(worth(state)).not.toBe(worth(begin(3, 'family')));
  });
});

describe('parts', () => {
  test.each<[string, Situation, Part]>([
    ['a rank', { rank: 1 }, 'patronage'],
    ['a title', { tiles: ['duchy'] }, 'prestige'],
    ['a trophy', { trophies: [1] }, 'war'],
    ['an alliance', { allies: { france: 0 } }, 'alliances'],
    ['an indulgence', { indulgences: [0] }, 'indulgences'],
    ['an agent', { earnedAgents: 3 }, 'agents'],
  ])('%s changes its part', (_name, more, part) => {
    const [before, after] = [{}, more].map((situation) =>
      evaluateParts(virtu.tables, table({ ...BETWEEN, ...situation }), 0),
    );
    expect(after[part]).not.toBe(before[part]);
  });
});

testEvaluation(virtu, PARTS, {
  parts: () => begin(3, 'parts'),
  ...Object.fromEntries(virtu.seats.map((seats) => [`number ${seats}`, () => begin(seats, `number ${seats}`)])),
});

describe('apprendista', () => {
  function playOut(bots: readonly Bot[], positions: number, seed: string): State {
    const state = start(virtu, { seats: bots.length, seed, options: { dynastyAssignment: 'random' } });
    const chance = seeded(`bots ${seed}`);
    const players = bots.map((bot) => bot.sit(virtu, { positions }, null));
    while (!isOver(state)) {
      const [seat] = asked(virtu, state);
      const choices = legal(virtu, state, seat);
      apply(virtu, state, seat, players[seat].choose(view(state, seat), choices, chance));
    }
    return state;
  }

  test.each([3, 4, 5])('beats random at a table of %i', (seats) => {
    const bots = Array.from({ length: seats }, (_, seat) => (seat === 1 ? BOTS.apprendista : BOTS.random));
    expect(virtu.result(playOut(bots, 60, `beats ${seats}`)).places[1]).toBe(1);
  });

  test('players end the game by cities, patronage or the last neutral city, not by the limit of years', () => {
    const state = playOut([BOTS.apprendista, BOTS.apprendista, BOTS.apprendista], 100, 'ends');
    expect(['cities', 'patronage', 'neutral']).toContain(state.open.ending);
  });
});
