/** D-8: Event cards, cities, convents, cathedrals and abbeys. */
import { describe, expect, test } from 'vitest';
import { CLAIM, CONVERT, END, EVENT, TRIBUTE } from '../src/choices.js';
import { FRIARS, type PersonId, ZONES, type ZoneId } from '../src/data/index.js';
import type { Choice, State } from '../src/index.js';
import { OUT } from '../src/tables.js';
import {
  becomes,
  behind,
  does,
  ducats,
  eventNumber,
  goes,
  knowledge,
  left,
  may,
  personNumber,
  points,
  refused,
  row,
  steps,
  table,
  takes,
  untilTurnOf,
} from './table.js';

const CARDINALS = ['balestreri', 'lanzuisi', 'muret', 'shlasinger', 'zazza'] as const;
const CONVENTS = ['la-verna', 'monte-sant-angelo'] as const;
const CATHEDRALS = ['milan', 'brindisi'] as const;
const ABBEYS = ['bobbio', 'montecassino', 'san-giovanni-in-fiore'] as const;
const START_CITIES = ['turin', 'vicenza', 'ancona', 'taranto', 'catania'] as const;

/** The economic and the cultural value of every city that has one. */
const CITIES: readonly (readonly [ZoneId, number, number])[] = [
  ['milan', 25, 0],
  ['genoa', 20, 0],
  ['venice', 20, 0],
  ['padua', 0, 6],
  ['pisa', 15, 0],
  ['florence', 15, 4],
  ['siena', 10, 3],
  ['rome', 8, 15],
  ['naples', 10, 5],
  ['brindisi', 15, 0],
  ['palermo', 15, 5],
  ['cagliari', 20, 0],
];

/** What may be chosen of a kind. */
const offered = (state: State, type: Choice['type']) => may(state, 0).filter((choice) => choice.type === type);
/** Ducats and knowledge of seat 0. */
const wealth = (state: State) => [ducats(state, 0), knowledge(state, 0)];
const claimed = (state: State, seat = 0) => state.open.players[seat].claimed.map((zone) => ZONES[zone]);

describe('D-8.1, D-8.2 before and after the journey', () => {
  test('D-8.1: the zone of that moment counts: the start before the journey, the end after it', () => {
    const state = table({ at: 'genoa', ducats: 0 });
    does(state, 0, goes('pisa', 1), CLAIM.ducats);
    expect([claimed(state), ducats(state, 0)]).toEqual([['pisa'], 15]); // Genoa was left unclaimed
    expect(refused(state, 0, CLAIM.ducats).rule).toBe('D-8.6');
  });

  test('D-8.1: both zones may serve for the same: Riddle steps in two blue zones', () => {
    const state = table({ at: 'venice' });
    does(state, 0, steps('riddle', 2), goes('milan', 1), steps('riddle', 2));
    expect(left(state)).toBe(0);
  });

  test('D-8.1: both zones may serve for the same: scribes converted in two abbeys', () => {
    const state = table({ at: 'bobbio', scribes: 1, available: { scribe: 1 } });
    does(state, 0, CONVERT.knowledge, takes('scribe'), goes('montecassino', 4), CONVERT.screen);
    expect([knowledge(state, 0), behind(state, 0)]).toEqual([3, { scribe: 1 }]);
  });

  test('D-8.1: a condition met before the journey is of no use after it', () => {
    const state = table({ at: 'bobbio', ducats: 0, scribes: 1, available: { abbess: 1 } });
    does(state, 0, goes('bologna', 1));
    expect(refused(state, 0, CONVERT.knowledge).rule).toBe('D-8.18');
    expect(refused(state, 0, takes('abbess'))).toMatchObject({ rule: 'D-10.5', facts: { needs: 15, has: 0 } });
  });

  test('D-8.2: interactions are optional and cost no action', () => {
    const state = table({ at: 'florence', firstEvent: 'vita-nova', turn: { actions: 0 } });
    expect(may(state, 0)).toEqual([EVENT, CLAIM.ducats, CLAIM.knowledge, CLAIM.both, END]);
    does(state, 0, END);
    expect([claimed(state), state.open.events[eventNumber('vita-nova')]]).toEqual([[], 'map']);
  });
});

describe('D-8.3, D-8.4 Event cards', () => {
  test.each([
    ['vita-nova', 'florence', 0, 5],
    ['mercis', 'venice', 30, 0],
    ['contrasto', 'palermo', 0, 4],
    ['commercium', 'genoa', 20, 0],
    ['ecerinis', 'padua', 0, 3],
    ['cambium', 'siena', 25, 0],
    ['filocolo', 'naples', 0, 4],
    ['artus-dictant', 'rome', 0, 5],
    ['pannus', 'pisa', 20, 0],
  ] as const)('D-8.3: %s in %s gives %i ducats and %i knowledge, once', (event, at, money, lore) => {
    const state = table({ at, ducats: 0, firstEvent: event });
    does(state, 0, EVENT);
    expect([wealth(state), state.open.events[eventNumber(event)]]).toEqual([[money, lore], 'used']);
    expect(refused(state, 0, EVENT).rule).toBe('D-8.3');
  });

  test('D-8.3: a used card is out for everybody', () => {
    const state = table({ at: 'florence', firstEvent: 'vita-nova', others: { 1: { at: 'florence' } } });
    does(state, 0, EVENT, END);
    expect(refused(state, 1, EVENT).rule).toBe('D-8.3');
  });

  test('D-8.3: not before its round, not from elsewhere', () => {
    const early = table({ round: 1, at: 'venice', firstEvent: 'vita-nova' }); // Mercis comes in round 2
    expect(refused(early, 0, EVENT).rule).toBe('D-8.3');
    expect(refused(table({ at: 'padua', firstEvent: 'mercis' }), 0, EVENT).rule).toBe('D-8.3');
  });

  test('D-8.3: Stupor Mundi is not one of these cards', () => {
    const state = table({ round: 10, at: 'brindisi' });
    expect(state.open.events[eventNumber('stupor-mundi')]).toBe('map');
    expect(refused(state, 0, EVENT).rule).toBe('D-19.1');
  });

  test.each<PersonId>(['mario', 'lanzuisi'])('D-8.4: %s can use cards of knowledge, not of ducats', (person) => {
    const inVenice = table({ at: 'venice', person, firstEvent: 'mercis' });
    expect(refused(inVenice, 0, EVENT).rule).toBe('D-8.4');
    const inFlorence = table({ at: 'florence', person, firstEvent: 'vita-nova' });
    does(inFlorence, 0, EVENT);
    expect(knowledge(inFlorence, 0)).toBe(5);
  });
});

describe('D-8.5 to D-8.9 cities', () => {
  test.each(CITIES)('D-8.5: a merchant claims %s for %i ducats and %i knowledge', (at, money, lore) => {
    const state = table({ at, ducats: 0 });
    does(state, 0, money > 0 && lore > 0 ? CLAIM.both : money > 0 ? CLAIM.ducats : CLAIM.knowledge);
    expect([wealth(state), claimed(state)]).toEqual([[money, lore], [at]]);
  });

  test.each(CITIES)(
    'D-8.5: a friar or cardinal takes no ducats in %s, which has %i, but its %i knowledge',
    (at, money, lore) => {
      for (const person of ['mario', 'lanzuisi'] as const) {
        const state = table({ at, person });
        expect(offered(state, 'claim')).toEqual(lore > 0 ? [CLAIM.knowledge] : []);
        expect(refused(state, 0, CLAIM.ducats).rule).toBe(money > 0 ? 'D-8.5' : 'D-8.7');
        expect(refused(state, 0, CLAIM.both).rule).toBe(money > 0 && lore > 0 ? 'D-8.5' : 'D-8.7');
      }
    },
  );

  test.each([
    ['printed', 8, 15],
    ['swapped', 15, 8],
  ])('D-8.5: with romeValues %s Rome is worth %i ducats and %i knowledge', (romeValues, money, lore) => {
    const state = table({ at: 'rome', ducats: 0, options: { romeValues } });
    does(state, 0, CLAIM.both);
    expect(wealth(state)).toEqual([money, lore]);
  });

  test('D-8.6: each player claims each city once a game', () => {
    const state = table({ at: 'siena', others: { 1: { at: 'siena' } } });
    does(state, 0, CLAIM.both);
    for (const claim of Object.values(CLAIM)) expect(refused(state, 0, claim).rule).toBe('D-8.6');
    does(state, 0, END);
    does(state, 1, CLAIM.both, END);
    expect([claimed(state, 0), claimed(state, 1)]).toEqual([['siena'], ['siena']]);
    untilTurnOf(state, 0);
    expect(state.open.round).toBe(3);
    expect(refused(state, 0, CLAIM.both).rule).toBe('D-8.6');
  });

  test.each([
    ['ducats', 10, 0],
    ['knowledge', 0, 3],
    ['both', 10, 3],
  ] as const)('D-8.7: of Siena one may claim %s: %i ducats and %i knowledge; the rest is lost', (part, money, lore) => {
    const state = table({ at: 'siena', ducats: 0 });
    expect(offered(state, 'claim')).toEqual([CLAIM.ducats, CLAIM.knowledge, CLAIM.both]);
    does(state, 0, CLAIM[part]);
    expect(wealth(state)).toEqual([money, lore]);
    for (const claim of Object.values(CLAIM)) expect(refused(state, 0, claim).rule).toBe('D-8.6');
  });

  test('D-8.7: what a city does not have cannot be claimed', () => {
    const milan = table({ at: 'milan' });
    expect(offered(milan, 'claim')).toEqual([CLAIM.ducats]);
    for (const part of ['knowledge', 'both'] as const) expect(refused(milan, 0, CLAIM[part]).rule).toBe('D-8.7');
    const padua = table({ at: 'padua' });
    expect(offered(padua, 'claim')).toEqual([CLAIM.knowledge]);
    for (const part of ['ducats', 'both'] as const) expect(refused(padua, 0, CLAIM[part]).rule).toBe('D-8.7');
    for (const at of ['bobbio', 'la-verna', 'assisi', 'lucania'] as const) {
      for (const claim of Object.values(CLAIM)) expect(refused(table({ at }), 0, claim).rule).toBe('D-8.7');
    }
  });

  test('D-8.8: Bologna can be entered, but not claimed', () => {
    const state = table({ at: 'milan' });
    does(state, 0, goes('bologna', 1));
    for (const claim of Object.values(CLAIM)) expect(refused(state, 0, claim).rule).toBe('D-8.8');
  });

  test.each(START_CITIES)('D-8.9: %s has no effect', (at) => {
    const state = table({ at, scribes: 1, cubes: { abbess: 1 }, on: { knowledge: 91 }, shown: ['oil 1', 'oil/oc 4'] });
    for (const claim of Object.values(CLAIM)) expect(refused(state, 0, claim).rule).toBe('D-8.9');
    for (const type of ['event', 'friar', 'cardinal', 'convert', 'manuscript'] as const) {
      expect(offered(state, type)).toEqual([]);
    }
  });
});

describe('D-8.10, D-8.11 convents', () => {
  test.each(CONVENTS)('D-8.10: in %s a merchant may take any of the five friars', (at) => {
    expect(offered(table({ at }), 'friar')).toEqual(FRIARS.map(becomes));
  });

  test('D-8.10: nowhere else', () => {
    for (const at of ZONES) {
      if (at === 'la-verna' || at === 'monte-sant-angelo') continue;
      expect(refused(table({ at }), 0, becomes('mario')).rule, at).toBe('D-8.10');
    }
  });

  test.each([
    [0, 1, 0],
    [1, 1, 1],
    [10, 1, 5],
    [33, 1, 17],
    [3, 5, 3],
    [10, 5, 5],
    [33, 5, 20],
  ])('D-8.10: of %i ducats in units of %i a new friar gives %i', (had, unit, gives) => {
    const state = table({ at: 'la-verna', ducats: had, options: { moneyUnit: unit } });
    const told = does(state, 0, becomes('ralph'));
    expect(ducats(state, 0)).toBe(had - gives);
    expect(told).toEqual([{ type: 'friar', seat: 0, person: personNumber('ralph'), ducats: gives, knowledge: 7 }]);
  });

  test('D-8.10: the ducats are halved before the card applies', () => {
    const state = table({ at: 'la-verna', ducats: 20 });
    does(state, 0, becomes('stefano'), { type: 'virtualNoble', sold: true });
    expect(ducats(state, 0)).toBe(30); // 10 are left, then 20 come
  });

  test('D-8.11: a convent has no effect on friars and cardinals', () => {
    for (const at of CONVENTS) {
      for (const person of ['mario', 'lanzuisi'] as const) {
        const state = table({ at, person });
        for (const friar of FRIARS) expect(refused(state, 0, becomes(friar)).rule).toBe('D-8.11');
      }
    }
  });

  test('D-8.11: a cathedral has no effect on merchants and cardinals', () => {
    for (const at of CATHEDRALS) {
      const rich = { at, ducats: 100, cubes: { politician: 1, noble: 1 } };
      for (const state of [table(rich), table({ ...rich, person: 'lanzuisi' })]) {
        for (const cardinal of CARDINALS) expect(refused(state, 0, becomes(cardinal)).rule).toBe('D-8.11');
      }
    }
  });
});

describe('D-8.12 to D-8.16 cathedrals', () => {
  test.each([
    ['milan', 'balestreri', 40],
    ['brindisi', 'lanzuisi', 40],
    ['milan', 'shlasinger', 40],
    ['brindisi', 'muret', 70],
  ] as const)('D-8.12: in %s a friar becomes %s for %i ducats and a cube, recycled at once', (at, person, price) => {
    const state = table({ at, person: 'mario', ducats: 75, cubes: { noble: 1 } });
    does(state, 0, becomes(person));
    expect([ducats(state, 0), behind(state, 0), row(state, 3)]).toEqual([75 - price, {}, { noble: 1 }]);
    expect(state.open.players[0].person).toBe(personNumber(person));
    expect(left(state)).toBe(person === 'muret' ? 6 : 5);
  });

  test.each([
    ['politician', { noble: 1 }],
    ['noble', { politician: 1 }],
  ] as const)('D-8.12: with a cube of each kind the friar gives the %s he likes', (cube, kept) => {
    const state = table({ at: 'milan', person: 'mario', ducats: 40, cubes: { politician: 1, noble: 1 } });
    does(state, 0, becomes('lanzuisi'));
    expect(may(state, 0)).toEqual([TRIBUTE.noble, TRIBUTE.politician]);
    expect(refused(state, 0, TRIBUTE.virtual).rule).toBe('D-8.13');
    does(state, 0, TRIBUTE[cube]);
    expect([behind(state, 0), row(state, 3), ducats(state, 0)]).toEqual([kept, { [cube]: 1 }, 0]);
  });

  test('D-8.12: without a politician or noble there is no cardinal', () => {
    const state = table({ at: 'milan', person: 'mario', ducats: 100, cubes: { abbess: 3 } });
    for (const person of CARDINALS) {
      expect(refused(state, 0, becomes(person))).toMatchObject({ rule: 'D-8.12', facts: { lacks: 'cube' } });
    }
  });

  test('D-8.12: nowhere but in a cathedral', () => {
    for (const at of ZONES) {
      if (at === 'milan' || at === 'brindisi') continue;
      const state = table({ at, person: 'mario', ducats: 100, cubes: { noble: 1 } });
      expect(refused(state, 0, becomes('zazza')), at).toMatchObject({ rule: 'D-8.12', facts: { lacks: 'cathedral' } });
    }
  });

  test('D-8.13: the virtual noble of Stefano may pay the cube, or a real one does', () => {
    const situation = { at: 'milan', person: 'stefano', ducats: 40, cubes: { politician: 1 } } as const;
    const state = table(situation);
    does(state, 0, becomes('balestreri'));
    expect(may(state, 0)).toEqual([TRIBUTE.virtual, TRIBUTE.politician]);
    expect(refused(state, 0, TRIBUTE.noble)).toMatchObject({ rule: 'D-8.12', facts: { lacks: 'cube' } });
    does(state, 0, TRIBUTE.virtual);
    expect([behind(state, 0), row(state, 3)]).toEqual([{ politician: 1 }, {}]);
    const real = table(situation);
    does(real, 0, becomes('balestreri'), TRIBUTE.politician);
    expect([behind(real, 0), row(real, 3)]).toEqual([{}, { politician: 1 }]);
  });

  test('D-8.14: the friar leaves the game with its effects; the knowledge stays', () => {
    const state = table({ at: 'milan', person: 'ralph', ducats: 49, cubes: { noble: 1 }, on: { knowledge: 7 } });
    expect(points(state, 'cards')).toEqual([4, 0, 0]);
    does(state, 0, becomes('balestreri'));
    expect(state.open.persons[personNumber('ralph')]).toBe(OUT);
    expect([knowledge(state, 0), points(state, 'cards')]).toEqual([11, [0, 0, 0]]);
    expect(refused(state, 0, goes('pisa', 2))).toMatchObject({ rule: 'D-7.10', facts: { needs: 10, has: 9 } });
  });

  test('D-8.14: a virtual cube goes with its friar', () => {
    const situation = { at: 'milan', ducats: 40, cubes: { noble: 1 } } as const;
    const michel = table({ ...situation, person: 'michel' });
    const stefano = table({ ...situation, person: 'stefano' });
    does(michel, 0, becomes('lanzuisi'));
    does(stefano, 0, becomes('lanzuisi'), TRIBUTE.noble);
    for (const state of [michel, stefano]) expect(points(state, 'votes')).toEqual([0, 0, 0]);
  });

  test('D-8.15: the full price must be there before the card gives anything', () => {
    const situation = { at: 'milan', person: 'mario', cubes: { noble: 1 } } as const;
    const poor = table({ ...situation, ducats: 39 });
    for (const person of ['balestreri', 'lanzuisi', 'shlasinger', 'zazza'] as const) {
      expect(refused(poor, 0, becomes(person))).toMatchObject({ rule: 'D-8.15', facts: { needs: 40, has: 39 } });
    }
    const short = table({ ...situation, ducats: 69 });
    expect(refused(short, 0, becomes('muret'))).toMatchObject({ rule: 'D-8.15', facts: { needs: 70, has: 69 } });
    expect(offered(short, 'cardinal')).toHaveLength(4);
  });

  test('D-8.16: friar before the journey and cardinal after it, in one turn', () => {
    const state = table({ at: 'la-verna', ducats: 100, cubes: { noble: 1 } });
    does(state, 0, becomes('mario'), goes('milan', 2), becomes('lanzuisi'));
    expect([wealth(state), left(state)]).toEqual([[0, 12], 3]); // 50, 10 and 40 ducats
    expect(state.open.players[0].person).toBe(personNumber('lanzuisi'));
  });
});

describe('D-8.17 to D-8.19 abbeys', () => {
  test.each(ABBEYS)('D-8.17: in %s abbesses cost no ducats', (at) => {
    const one = table({ at, ducats: 20, available: { abbess: 2 } });
    does(one, 0, takes('abbess'));
    expect(ducats(one, 0)).toBe(20);
    const two = table({ at, ducats: 0, available: { abbess: 2 } });
    does(two, 0, takes('abbess', 2));
    expect([ducats(two, 0), behind(two, 0)]).toEqual([0, { abbess: 2 }]);
  });

  test.each(ABBEYS)('D-8.18: in %s all scribes go behind the screen or become 3 knowledge each', (at) => {
    const situation = { at, scribes: 3, turn: { actions: 0 } } as const;
    const learning = table(situation);
    expect(offered(learning, 'convert')).toEqual([CONVERT.screen, CONVERT.knowledge]);
    does(learning, 0, CONVERT.knowledge);
    expect([knowledge(learning, 0), row(learning, 3), learning.open.players[0].scribes]).toEqual([9, { scribe: 3 }, 0]);
    const writing = table(situation);
    does(writing, 0, CONVERT.screen);
    expect([knowledge(writing, 0), behind(writing, 0), writing.open.players[0].scribes]).toEqual([0, { scribe: 3 }, 0]);
  });

  test('D-8.18: only in an abbey', () => {
    for (const at of ['milan', 'la-verna', 'assisi', 'turin', 'bologna'] as const) {
      const state = table({ at, scribes: 1 });
      for (const convert of Object.values(CONVERT)) expect(refused(state, 0, convert).rule).toBe('D-8.18');
    }
  });

  test('D-8.19: scribes behind the screen stay there; those taken later can be converted later', () => {
    const state = table({ at: 'bobbio', cubes: { scribe: 2 }, available: { scribe: 1 } });
    for (const convert of Object.values(CONVERT)) expect(refused(state, 0, convert).rule).toBe('D-8.19');
    does(state, 0, takes('scribe'), CONVERT.knowledge);
    expect([knowledge(state, 0), behind(state, 0)]).toEqual([3, { scribe: 2 }]);
  });
});
