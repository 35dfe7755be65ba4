/** What a position is worth: sanity of the evaluation, more of a good thing being worth more. And what apprendista makes of it. */
import { BOTS, type Bot } from '@bottega/bots';
import { apply, applyToChance, asked, isOver, legal, seeded, start, view } from '@bottega/kernel';
import { wander } from '@bottega/kernel/conformance';
import { testEvaluation } from '@bottega/kernel/test-kit';
import { describe, expect, test } from 'vitest';
import { ZONES, type ZoneId } from '../src/data/index.js';
import { evaluateParts, PARTS, type Part } from '../src/evaluate.js';
import { type State, vulgari } from '../src/index.js';
import { BENEDICTINE, STEFANO } from '../src/tables.js';
import { beforeElection, beforeEvents, type Situation, settle, table } from './table.js';

const worth = (state: State, seat = 0): number => vulgari.evaluate(state, seat);

/** Nothing is under way: the moment before a round begins, with cubes to come. */
const BETWEEN: Situation = {
  round: 4,
  rows: { 16: { politician: 3, noble: 1, abbess: 1 } },
  stack: beforeEvents(),
};
const LAST_TURN: Situation = { round: 15, popes: [false, true, false, true, false] };

/** Every city with values. */
const CITIES = ZONES.filter(
  (_, zone) => vulgari.tables.places[zone].ducats + vulgari.tables.places[zone].knowledge > 0,
);

/** How much more a situation between two rounds is worth to seat 0 with something than without it. */
const gain = (situation: Situation, more: Situation): number =>
  worth(table({ ...BETWEEN, ...situation, ...more })) - worth(table({ ...BETWEEN, ...situation }));

const begin = (seats: number, seed: string): State => start(vulgari, { seats, seed, options: {} });

describe('more of a good thing is worth more', () => {
  test.each<[string, Situation, Situation]>([
    ['a ducat', {}, { ducats: 11 }],
    ['knowledge', {}, { on: { knowledge: 3 } }],
    ['a level of knowledge', { shown: ['oil 2'], on: { knowledge: 12 } }, { on: { knowledge: 13 } }],
    ['a politician', {}, { cubes: { politician: 1 } }],
    ['a noble', {}, { cubes: { noble: 1 } }],
    ['an abbess', {}, { cubes: { abbess: 1 } }],
    ['a scribe in front of the screen', {}, { scribes: 1 }],
    ['a scribe behind the screen', { scribes: 1 }, { scribes: 0, cubes: { scribe: 1 } }],
    ['a manuscript', {}, { manuscripts: ['oil 1'] }],
    ['a manuscript of a higher level', { manuscripts: ['oil 1'] }, { manuscripts: ['oil 2'] }],
    ['another dialect', { manuscripts: ['oil 1', 'oil 1'] }, { manuscripts: ['oil 1', 'latin 1'] }],
    ['a card of two dialects', { manuscripts: ['oil/latin 4'] }, { manuscripts: ['oil/latin 4', 'oil/oc 4'] }],
    ['a lead on the Riddle', { round: 12 }, { on: { riddle: 4 } }],
    ['a lead on the Canticle', {}, { on: { canticle: 2 } }],
    ['the second place on the Canticle', { others: { 1: { on: { canticle: 9 } } } }, { on: { canticle: 1 } }],
    ['the Orient', {}, { on: { orient: 5 } }],
    ['the Library', { round: 13 }, { on: { library: 3 } }],
    ['more of the Library', { round: 13, on: { library: 3 } }, { on: { library: 5 } }],
    ['a Library card', { round: 13 }, { libraryCards: [3] }],
    ['a better Library card', { round: 13, libraryCards: [2] }, { libraryCards: [4] }],
    ['being first on the Rest track', {}, { on: { rest: 1 } }],
    ['a friar with points', { person: 'gigi' }, { person: 'ralph' }],
    ['a cardinal with points', { person: 'zazza' }, { person: 'lanzuisi' }],
  ])('%s', (_name, situation, more) => {
    expect(gain(situation, more)).toBeGreaterThan(0);
  });

  test.each<[string, Situation, Situation]>([
    ['rivals ahead on the Canticle', { on: { canticle: 2 } }, { others: { 1: { on: { canticle: 5 } } } }],
    ['a richer rival', { ducats: 50 }, { others: { 1: { ducats: 120 } } }],
    ['a rival who knows more', {}, { others: { 1: { on: { knowledge: 6 } } } }],
  ])('less: %s', (_name, situation, more) => {
    expect(gain(situation, more)).toBeLessThan(0);
  });
});

describe('where the pawn stands', () => {
  const journeys = (situation: Situation) =>
    evaluateParts(vulgari.tables, table({ ...BETWEEN, ...situation }), 0).journeys;

  test.each<[string, Situation, ZoneId, ZoneId]>([
    ['near a manuscript that it can read', { shown: ['sicilian 1'] }, 'lucania', 'turin'],
    ['near Rome, while it is not claimed', { person: 'mario' }, 'norcia', 'catania'],
    [
      'near a convent',
      { claimed: CITIES, used: ['vita-nova', 'mercis', 'contrasto', 'commercium'] },
      'cortona',
      'taranto',
    ],
    ['in an abbey with scribes', { scribes: 4 }, 'bobbio', 'monferrato'],
    [
      'in a cathedral with the price of a hat',
      { person: 'mario', ducats: 60, cubes: { noble: 3 } },
      'milan',
      'vicenza',
    ],
    [
      'in the Franciscan city that is next',
      { canticles: { urbino: 5 }, cubes: { abbess: 3 }, claimed: ['rome'] },
      'urbino',
      'turin',
    ],
  ])('is better %s', (_name, situation, good, bad) => {
    expect(journeys({ ...situation, at: good })).toBeGreaterThan(journeys({ ...situation, at: bad }));
  });

  test('is better where the Riddle is asked, unless a rival is out of reach', () => {
    const blue: Situation = { round: 13, at: 'padua', claimed: CITIES, used: ['ecerinis'], shown: [] };
    expect(journeys(blue)).toBeGreaterThan(journeys({ ...blue, others: { 1: { on: { riddle: 12 } } } }));
  });

  test('does not matter when everybody will be in Rome', () => {
    const certain: Situation = { round: 15, popes: [false, true, false, false, true] };
    expect(journeys({ ...certain, at: 'cagliari' })).toBe(journeys({ ...certain, at: 'siena' }));
  });
});

describe('a rise', () => {
  const ELEVEN_VOTES: Situation['cubes'] = { politician: 3, noble: 1 };

  /** The first turn of a game, in a convent. */
  function firstTurnInConvent(seed: string): { readonly state: State; readonly seat: number } {
    const state = begin(4, seed);
    for (let starts = 0; starts < 4; starts++) {
      const [chooser] = asked(vulgari, state);
      apply(vulgari, state, chooser, legal(vulgari, state, chooser)[0]);
    }
    const [seat] = asked(vulgari, state);
    state.open.players[seat].position = ZONES.indexOf('la-verna');
    return { state, seat };
  }

  test.each(['one', 'two', 'three'])('to friar is worth more than the hope of it, game %s', (seed) => {
    const { state, seat } = firstTurnInConvent(seed);
    const merchant = vulgari.clone(state);
    apply(vulgari, state, seat, { type: 'friar', person: STEFANO });
    apply(vulgari, state, seat, { type: 'virtualNoble', sold: true });
    for (const ended of [state, merchant]) apply(vulgari, ended, seat, { type: 'end' });
    expect(worth(state, seat)).toBeGreaterThan(worth(merchant, seat) + 1.5);
  });

  test('to cardinal does not look worse to a friar who knows much but lacks a few ducats', () => {
    const election = (knowledge: number) =>
      evaluateParts(
        vulgari.tables,
        table({ ...BETWEEN, round: 12, person: 'stefano', ducats: 15, on: { knowledge }, cubes: ELEVEN_VOTES }),
        0,
      ).election;
    expect(election(30)).toBeCloseTo(election(0));
  });
});

describe('the Library', () => {
  test('whoever can wait draws later, when actions may be left for more cards', () => {
    const drawn = (situation: Situation) => {
      const before = table({ round: 13, on: { library: 3 }, ...situation });
      const after = vulgari.clone(before);
      applyToChance(vulgari, after, 0, { type: 'draw' });
      return worth(after) - worth(before);
    };
    expect(drawn({})).toBeLessThan(-0.1);
    expect(drawn(LAST_TURN)).toBeCloseTo(0);
  });
});

describe('the election', () => {
  const election = (situation: Situation) => {
    const state = table({ ...LAST_TURN, bent: true, ...situation, stack: beforeElection() });
    settle(vulgari, state, null);
    return evaluateParts(vulgari.tables, state, 0).election;
  };

  test.each<[string, Situation, number]>([
    ['a merchant with six votes', { cubes: { noble: 3 } }, 0],
    ['a merchant with seven votes', { cubes: { noble: 3, abbess: 1 } }, 6],
    ['a friar with ten votes', { person: 'mario', cubes: { noble: 5 } }, 11],
    ['Stefano with eight and his own', { person: 'stefano', cubes: { noble: 4 } }, 11],
    ['a cardinal with eleven votes', { person: 'zazza', cubes: { noble: 5, abbess: 1 } }, 14],
    ['a cardinal with seventeen votes', { person: 'zazza', cubes: { politician: 5, noble: 1 } }, 22],
  ])('promises %s exactly what it will bring', (_name, situation, points) => {
    expect(election({ on: { knowledge: 30 }, ...situation })).toBe(points);
  });

  test('promises nothing more to who has let it pass', () => {
    const state = table({ ...LAST_TURN, bent: true, cubes: { noble: 4 }, stack: [{ step: 'election', at: 3 }] });
    expect(evaluateParts(vulgari.tables, state, 0).election).toBe(0);
  });

  test('the votes that an office lacks count more the less time is left to find them', () => {
    const last = (round: number) => {
      const missing: Situation = { round, person: 'mario', cubes: { noble: 4 }, rows: { 16: { abbess: 5 } } };
      return gain(missing, { cubes: { noble: 5 } });
    };
    expect(last(15)).toBeGreaterThan(last(5));
  });
});

describe('the end', () => {
  test('a finished game is worth its result', () => {
    for (const seats of vulgari.seats) {
      const state = begin(seats, `result ${seats}`);
      wander(vulgari, state, seeded(`result ${seats}`));
      expect(state.own.map((_, seat) => worth(state, seat))).toEqual(vulgari.result(state).points);
    }
  });

  test('knowledge beyond level 4 is worth less than below it, and ducats less the later it is', () => {
    const space = (knowledge: number) => gain({ on: { knowledge } }, { on: { knowledge: knowledge + 1 } });
    expect(space(45)).toBeLessThan(space(20));
    const ducats = (round: number) =>
      evaluateParts(vulgari.tables, table({ ...BETWEEN, round, ducats: 30, person: 'mario' }), 0).ducats;
    expect(ducats(14)).toBeLessThan(ducats(4));
  });

  test('the last action is better spent on the Psalter than lost: knowledge decides ties', () => {
    const before = table({ ...LAST_TURN, bent: true, at: 'rome', on: { knowledge: 60 }, claimed: CITIES });
    const after = vulgari.clone(before);
    apply(vulgari, after, 0, { type: 'psalter' });
    for (const state of [before, after]) apply(vulgari, state, 0, { type: 'end' });
    expect(worth(after) - worth(before)).toBeGreaterThan(0.03); // what bots overlook
  });

  test('an office that is being paid for counts already', () => {
    const paying: Situation = { ...LAST_TURN, bent: true, person: 'mario', cubes: { politician: 3, noble: 2 } };
    const spend = { step: 'spend', seat: 0, office: BENEDICTINE, need: 10 } as const;
    const state = table({ ...paying, stack: [{ step: 'election', at: 3 }, spend] });
    expect(evaluateParts(vulgari.tables, state, 0).election).toBe(11);
  });
});

describe('what is under way', () => {
  test('a noble that may still be sold counts as kept', () => {
    const taken = table({ available: { noble: 1 }, rows: { 5: { politician: 3, noble: 2 }, 6: { abbess: 5 } } });
    const before = worth(taken);
    apply(vulgari, taken, 0, { type: 'cubes', colour: 1, count: 1 });
    expect(worth(taken)).toBeGreaterThan(before);
  });

  test('the highest bid of an auction is worth the knowledge less the votes', () => {
    const bidding = (bid: number) => {
      const auction = { step: 'auction', summoner: 1, bid, bidder: 0, next: 1 } as const;
      const state = table({ round: 10, cubes: { politician: 4 }, bent: true, stack: [auction] });
      state.open.bidders = [0, 1];
      return worth(state);
    };
    expect(bidding(2)).toBeGreaterThan(bidding(5));
  });
});

describe('parts', () => {
  test.each<[string, Situation, Part]>([
    ['ducats', { ducats: 40 }, 'ducats'],
    ['knowledge', { on: { knowledge: 9 } }, 'knowledge'],
    ['votes', { cubes: { noble: 2 } }, 'election'],
    ['a scribe', { scribes: 1 }, 'scribes'],
    ['a friar', { person: 'ralph' }, 'cards'],
    ['a manuscript', { manuscripts: ['oc 2'] }, 'manuscripts'],
    ['a dialect', { manuscripts: ['oc 2'] }, 'dialects'],
    ['another place', { at: 'florence' }, 'journeys'],
    ['a rest', { on: { rest: 2 } }, 'order'],
  ])('%s changes its part', (_name, more, part) => {
    const [before, after] = [{}, more].map((situation) =>
      evaluateParts(vulgari.tables, table({ ...BETWEEN, ...situation }), 0),
    );
    expect(after[part]).not.toBe(before[part]);
  });
});

testEvaluation(vulgari, PARTS, {
  parts: () => begin(3, 'parts'),
  ...Object.fromEntries(vulgari.seats.map((seats) => [`number ${seats}`, () => begin(seats, `number ${seats}`)])),
});

describe('apprendista', () => {
  function playOut(bots: readonly Bot[], positions: number, seed: string): State {
    const state = begin(bots.length, seed);
    const chance = seeded(`bots ${seed}`);
    const players = bots.map((bot) => bot.sit(vulgari, { positions }, null));
    while (!isOver(state)) {
      const [seat] = asked(vulgari, state);
      const choices = legal(vulgari, state, seat);
      apply(vulgari, state, seat, players[seat].choose(view(state, seat), choices, chance));
    }
    return state;
  }

  test.each([2, 3, 4, 5])('beats random at a table of %i', (seats) => {
    const bots = Array.from({ length: seats }, (_, seat) => (seat === 1 ? BOTS.apprendista : BOTS.random));
    expect(vulgari.result(playOut(bots, 60, `beats ${seats}`)).places[1]).toBe(1);
  });

  test('players end with points that people reach', () => {
    const { points } = vulgari.result(playOut([BOTS.apprendista, BOTS.apprendista, BOTS.apprendista], 150, 'range'));
    const mean = points.reduce((sum, each) => sum + each, 0) / points.length;
    expect(mean).toBeGreaterThan(40);
    expect(mean).toBeLessThan(70);
    for (const each of points) expect(each).toBeGreaterThan(20);
  });
});
