/** D-18: the cards of friars and cardinals. */
import { suggest, view } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { COME, DRAW, END, elect, inquire, KEEP_VIRTUAL, SELL_VIRTUAL, SUMMON, sell, TRIBUTE } from '../src/choices.js';
import { FRIARS, type PersonId } from '../src/data/index.js';
import { type State, vulgari } from '../src/index.js';
import { BENEDICTINE, CAMERLENGO, KNOWLEDGE, OUT, POPE } from '../src/tables.js';
import {
  becomes,
  beforeAlms,
  beforeElection,
  behind,
  type Cubes,
  does,
  ducats,
  goes,
  knowledge,
  left,
  may,
  personNumber,
  points,
  refused,
  row,
  settle,
  steps,
  stepsOffered,
  table,
  takes,
  untilTurnOf,
} from './table.js';

/** A friar who can pay for any cardinal. */
const CANDIDATE = { at: 'milan', person: 'mario', ducats: 100, cubes: { noble: 1 } } as const;

/** The most that a summoner with these cubes can bid. */
function limitOf(person: PersonId | undefined, cubes: Cubes = {}): number {
  const state = table({ seats: 2, round: 10, at: 'brindisi', cubes, person });
  does(state, 0, END, SUMMON);
  does(state, 1, COME);
  return Math.max(...may(state, 0).map((choice) => (choice.type === 'bid' ? choice.votes : 0)));
}

/** The election of a seat that has these cubes. */
function electionOf(person: PersonId, cubes: Cubes): State {
  const state = table({ round: 15, person, cubes, stack: beforeElection() });
  settle(vulgari, state, null);
  return state;
}

/** Whether a virtual cube counts as many votes in auction, election (of this office) and votes bonus. */
function expectVirtualVotes(person: PersonId, votes: number, office: number, needs: number): void {
  expect(limitOf(person)).toBe(limitOf(undefined) + votes);
  const elected = electionOf(person, { abbess: needs - votes });
  does(elected, 0, elect(office));
  expect([elected.open.players[0].office, behind(elected, 0)]).toEqual([office, {}]);
  expect(points(elected, 'votes')).toEqual([3, 0, 0]); // it is not lost
  expect(may(electionOf(person, { abbess: needs - votes - 1 }), 0)).toEqual([]);
}

describe('D-18.1 knowledge of a card', () => {
  test.each([
    ['mario', 12],
    ['michel', 7],
    ['stefano', 7],
    ['gigi', 0],
    ['ralph', 7],
  ] as const)('D-18.1: Friar %s gives %i knowledge once, when the card is taken', (person, gain) => {
    const state = table({ at: 'la-verna', on: { knowledge: 30 } });
    does(state, 0, becomes(person));
    if (person === 'stefano') does(state, 0, KEEP_VIRTUAL);
    expect(knowledge(state, 0)).toBe(30 + gain);
    does(state, 0, END);
    untilTurnOf(state, 0);
    expect(knowledge(state, 0)).toBe(30 + gain);
  });

  test.each([
    ['balestreri', 4],
    ['lanzuisi', 0],
    ['muret', 0],
    ['shlasinger', 0],
    ['zazza', 0],
  ] as const)('D-18.1: Cardinal %s gives %i knowledge once, when the card is taken', (person, gain) => {
    const state = table({ ...CANDIDATE, on: { knowledge: 30 } });
    does(state, 0, becomes(person));
    expect(knowledge(state, 0)).toBe(30 + gain);
    does(state, 0, END);
    untilTurnOf(state, 0);
    expect(knowledge(state, 0)).toBe(30 + gain);
  });
});

describe('D-18.2 to D-18.8 friars', () => {
  test('D-18.2: Mario gives 12 knowledge and nothing else', () => {
    const state = table({ at: 'la-verna', ducats: 0 });
    expect(does(state, 0, becomes('mario'))).toEqual([
      { type: 'friar', seat: 0, person: personNumber('mario'), ducats: 0, knowledge: 12 },
    ]);
    expect([points(state, 'cards'), points(state, 'votes')]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });

  test('D-18.3: Michel gives 7 knowledge and a virtual abbess', () => {
    const state = table({ at: 'la-verna', ducats: 0 });
    does(state, 0, becomes('michel'));
    expect([knowledge(state, 0), behind(state, 0), points(state, 'votes')]).toEqual([7, {}, [3, 0, 0]]);
  });

  test('D-18.4: the virtual abbess has 1 vote in auction, election and votes bonus', () => {
    expectVirtualVotes('michel', 1, BENEDICTINE, 10);
  });

  test('D-18.4: it replaces the first abbess of a turn, and only that one', () => {
    const situation = { at: 'assisi', canticles: { assisi: 5 }, round: 5, person: 'michel' } as const;
    const state = table({ ...situation, cubes: { abbess: 1 } });
    does(state, 0, steps('canticle', 1));
    expect(behind(state, 0)).toEqual({ abbess: 1 });
    does(state, 0, steps('canticle', 1));
    expect(behind(state, 0)).toEqual({});
    expect(refused(state, 0, steps('canticle', 1))).toMatchObject({ rule: 'D-15.2', facts: { has: 0 } });
  });

  test('D-18.4: it serves again in the next turn', () => {
    const state = table({ round: 14, at: 'assisi', canticles: { assisi: 14 }, person: 'michel', seats: 2 });
    does(state, 0, steps('canticle', 1));
    expect(stepsOffered(state, 0, 'canticle')).toEqual([]);
    does(state, 0, END);
    untilTurnOf(state, 0);
    does(state, 0, goes('assisi', 1)); // from Rome, where everybody is in this last round
    expect(stepsOffered(state, 0, 'canticle')).toEqual([1]);
  });

  test('D-18.4: the auction does not ask whether it has served in the turn', () => {
    const state = table({ seats: 2, round: 10, at: 'brindisi', person: 'michel', on: { messenger: 5 } });
    does(state, 0, steps('messenger', 1), END, SUMMON);
    does(state, 1, COME);
    expect(may(state, 0).map((choice) => (choice.type === 'bid' ? choice.votes : 0))).toEqual([2, 3]);
  });

  test('D-18.5: Stefano gives 7 knowledge and a virtual noble', () => {
    const state = table({ at: 'la-verna', ducats: 0 });
    does(state, 0, becomes('stefano'), KEEP_VIRTUAL);
    expect([knowledge(state, 0), behind(state, 0), points(state, 'votes')]).toEqual([7, {}, [3, 0, 0]]);
  });

  test('D-18.5: the virtual noble has 2 votes in auction, election and votes bonus', () => {
    expectVirtualVotes('stefano', 2, BENEDICTINE, 10);
  });

  test('D-18.5: it can pay the cube of a cardinal', () => {
    const state = table({ ...CANDIDATE, person: 'stefano' });
    does(state, 0, becomes('shlasinger'), TRIBUTE.virtual);
    expect([behind(state, 0), row(state, 3)]).toEqual([{ noble: 1 }, {}]);
  });

  test.each([
    [SELL_VIRTUAL, 25],
    [KEEP_VIRTUAL, 5],
  ])('D-18.6: when the card is taken, after the halving, 20 ducats may be taken: %j', (answer, becoming) => {
    const state = table({ at: 'la-verna', ducats: 10 });
    does(state, 0, becomes('stefano'));
    expect(may(state, 0)).toEqual([SELL_VIRTUAL, KEEP_VIRTUAL]);
    expect(suggest(vulgari, state, 0)).toEqual(SELL_VIRTUAL); // so answers an absent player
    does(state, 0, answer);
    expect([ducats(state, 0), points(state, 'votes')]).toEqual([becoming, [3, 0, 0]]);
    expect(refused(state, 0, SELL_VIRTUAL).rule).toBe('D-18.6');
    does(state, 0, END);
    untilTurnOf(state, 0);
    expect(refused(state, 0, SELL_VIRTUAL).rule).toBe('D-18.6');
  });

  test('D-18.6: with stefanoSale oncePerRound 20 ducats in each own turn', () => {
    const state = table({ at: 'la-verna', ducats: 0, options: { stefanoSale: 'oncePerRound' } });
    does(state, 0, becomes('stefano'));
    for (const had of [0, 25]) {
      expect(ducats(state, 0)).toBe(had); // 5 of alms in between
      does(state, 0, SELL_VIRTUAL);
      expect(refused(state, 0, SELL_VIRTUAL).rule).toBe('Q-13');
      expect(refused(state, 0, KEEP_VIRTUAL).reason).toBe('unknown');
      does(state, 0, END);
      untilTurnOf(state, 0);
    }
  });

  test('D-18.7: Gigi has alms of 10 instead of 5, and 4 points fewer while he is held', () => {
    const alms = (person: PersonId) => {
      const state = table({ person, ducats: 0, stack: beforeAlms(), others: { 1: { ducats: 0 }, 2: { ducats: 0 } } });
      settle(vulgari, state, null);
      return ducats(state, 0);
    };
    expect([alms('gigi'), alms('mario')]).toEqual([10, 5]);
    const state = table({ ...CANDIDATE, person: 'gigi' });
    expect(points(state, 'cards')).toEqual([-4, 0, 0]);
    does(state, 0, becomes('balestreri'));
    expect(points(state, 'cards')).toEqual([0, 0, 0]);
  });

  test('D-18.8: Ralph gives 7 knowledge, journeys without ducats and 4 points', () => {
    const state = table({ at: 'la-verna', ducats: 0 });
    does(state, 0, becomes('ralph'));
    expect([knowledge(state, 0), points(state, 'cards')]).toEqual([7, [4, 0, 0]]);
    does(state, 0, goes('rome', 3));
    expect(ducats(state, 0)).toBe(0);
    const sailor = table({ at: 'genoa', person: 'ralph', ducats: 10 });
    does(sailor, 0, goes('palermo', 3));
    expect(ducats(sailor, 0)).toBe(10);
  });
});

describe('D-18.9 to D-18.14 cardinals', () => {
  test('D-18.9: Balestreri gives 4 knowledge and a virtual politician', () => {
    const state = table(CANDIDATE);
    does(state, 0, becomes('balestreri'));
    expect([knowledge(state, 0), behind(state, 0), points(state, 'votes')]).toEqual([4, {}, [3, 0, 0]]);
  });

  test('D-18.9: the virtual politician has 3 votes in auction, election and votes bonus', () => {
    expectVirtualVotes('balestreri', 3, CAMERLENGO, 11);
  });

  test('D-18.9: no other cardinal has a virtual cube', () => {
    for (const person of ['lanzuisi', 'muret', 'shlasinger', 'zazza'] as const) {
      expect(limitOf(person, { noble: 1 })).toBe(4);
    }
  });

  test('D-18.10: Lanzuisi gives 6 points', () => {
    const state = table(CANDIDATE);
    does(state, 0, becomes('lanzuisi'));
    expect(points(state, 'cards')).toEqual([6, 0, 0]);
    const pope = electionOf('lanzuisi', { politician: 3, noble: 4 });
    does(pope, 0, elect(POPE));
    expect(points(pope, 'cards')).toEqual([0, 0, 0]);
  });

  test('D-18.11: Muret costs 70 ducats and gives one more action at once and in every turn', () => {
    const state = table({ ...CANDIDATE, ducats: 70 });
    does(state, 0, steps('rest', 5), becomes('muret'));
    expect([ducats(state, 0), left(state)]).toEqual([0, 1]);
    does(state, 0, { type: 'psalter' }, END);
    untilTurnOf(state, 0);
    expect(left(state)).toBe(6);
  });

  test('D-18.11: the action is there too if the cube had to be chosen', () => {
    const state = table({ ...CANDIDATE, cubes: { noble: 1, politician: 1 } });
    does(state, 0, becomes('muret'), TRIBUTE.noble);
    expect(left(state)).toBe(6);
  });

  test('D-18.12: Shlasinger gives 4 points and one inquisition, in the turn of the card or later', () => {
    const others = { 1: { on: { knowledge: 20 } }, 2: { on: { knowledge: 14 } } };
    const state = table({ ...CANDIDATE, others });
    does(state, 0, becomes('shlasinger'));
    expect(points(state, 'cards')).toEqual([4, 0, 0]);
    expect(may(state, 0)).toEqual(expect.arrayContaining([inquire(1), inquire(2)]));
    does(state, 0, inquire(1));
    expect([knowledge(state, 1), state.open.tracks[KNOWLEDGE].order.slice(0, 2)]).toEqual([14, [2, 1]]);
    for (const other of [1, 2]) expect(refused(state, 0, inquire(other)).rule).toBe('D-18.12');
    does(state, 0, END);
    untilTurnOf(state, 0);
    expect(refused(state, 0, inquire(2)).rule).toBe('D-18.12');
  });

  test('D-18.12: not himself, and nobody who has no knowledge', () => {
    const state = table({ person: 'shlasinger', on: { knowledge: 9 }, others: { 1: { on: { knowledge: 2 } } } });
    expect(refused(state, 0, inquire(0)).reason).toBe('unknown');
    expect(refused(state, 0, inquire(2))).toMatchObject({ rule: 'D-18.12', facts: { why: 'ignorant' } });
    does(state, 0, inquire(1));
    expect(knowledge(state, 1)).toBe(0); // not below
  });

  test('D-18.12: nobody else inquires', () => {
    const others = { 1: { on: { knowledge: 20 } } };
    for (const person of ['mario', 'zazza'] as const) {
      expect(refused(table({ person, others }), 0, inquire(1)).reason).toBe('unknown');
    }
  });

  test('D-18.13: Zazza gets the 40 ducats back at once', () => {
    const state = table({ ...CANDIDATE, ducats: 45 });
    const told = does(state, 0, becomes('zazza'));
    expect(told).toContainEqual(expect.objectContaining({ type: 'cardinal', ducats: 40, refund: 40 }));
    expect([ducats(state, 0), behind(state, 0)]).toEqual([45, {}]);
  });

  test('D-18.14: a draw of Zazza in the Library shows one card more', () => {
    const drawn = (person: PersonId) => {
      const state = table({ round: 12, person, on: { library: 5 } });
      does(state, 0, DRAW);
      return state.own[0].drawn.length;
    };
    expect([drawn('zazza'), drawn('lanzuisi')]).toEqual([3, 2]);
  });
});

describe('D-18.15, D-18.16 all cards', () => {
  test.each<PersonId>(['michel', 'stefano', 'balestreri'])(
    'D-18.15: everybody sees the virtual cube of %s',
    (person) => {
      const state = table({ person });
      for (const seat of [0, 1, 2, null]) {
        expect(view(state, seat).open.players[0].person).toBe(personNumber(person));
      }
    },
  );

  test('D-18.15: a virtual cube is not discarded, recycled or sold', () => {
    const election = electionOf('stefano', { noble: 4 });
    does(election, 0, elect(BENEDICTINE));
    expect([election.open.gone[1], behind(election, 0)]).toEqual([5, {}]); // the four real ones, and one that was out
    const seller = table({ person: 'stefano', ducats: 0, available: { noble: 1 } });
    does(seller, 0, takes('noble'));
    expect(may(seller, 0)).toEqual([sell(0), sell(1)]);
    does(seller, 0, sell(1));
    expect([row(seller, 3), points(seller, 'votes')]).toEqual([{ noble: 1 }, [3, 0, 0]]);
    const cardinal = table({ at: 'milan', person: 'michel', ducats: 40 });
    expect(refused(cardinal, 0, becomes('zazza'))).toMatchObject({ rule: 'D-8.12', facts: { lacks: 'cube' } });
  });

  test('D-18.16: a card that somebody holds is not available', () => {
    const convent = table({ at: 'la-verna', others: { 1: { person: 'ralph' } } });
    expect(refused(convent, 0, becomes('ralph')).rule).toBe('D-18.16');
    expect(may(convent, 0).filter(({ type }) => type === 'friar')).toHaveLength(4);
    const cathedral = table({ ...CANDIDATE, others: { 1: { person: 'zazza' } } });
    expect(refused(cathedral, 0, becomes('zazza')).rule).toBe('D-18.16');
    expect(may(cathedral, 0).filter(({ type }) => type === 'cardinal')).toHaveLength(4);
  });

  test('D-18.16: a friar whose holder became a cardinal is out for good', () => {
    const state = table({ ...CANDIDATE, others: { 1: { at: 'la-verna' } } });
    does(state, 0, becomes('lanzuisi'), END);
    expect(state.open.persons[personNumber('mario')]).toBe(OUT);
    expect(refused(state, 1, becomes('mario')).rule).toBe('D-18.16');
  });

  test('D-18.16: five friars suffice for five players', () => {
    const at = 'la-verna';
    const others = { 1: { at }, 2: { at }, 3: { at }, 4: { at } } as const;
    const state = table({ seats: 5, at, others });
    for (const seat of state.open.turnOrder) {
      does(state, seat, becomes(FRIARS[seat]));
      if (FRIARS[seat] === 'stefano') does(state, seat, KEEP_VIRTUAL);
      does(state, seat, END);
    }
    expect(state.open.players.map(({ person }) => person)).toEqual(FRIARS.map(personNumber));
  });
});
