/** Section 11: each invariant finds the state that breaks it. */
import { describe, expect, test } from 'vitest';
import { DRAW, END } from '../src/choices.js';
import { PERSONS } from '../src/data/index.js';
import { type State, vulgari } from '../src/index.js';
import { lift } from '../src/rules/holding.js';
import { indexOf } from '../src/rules/recycling.js';
import { manuscriptPoints } from '../src/rules/scoring.js';
import { KNOWLEDGE, LINGUA_POINTS, NONE, OUT, POPE, STUPOR_MUNDI } from '../src/tables.js';
import { atBrindisi, bids, summon } from './auctions.js';
import { does, personNumber, positionOf, type Situation, table, takes, zoneNumber } from './table.js';

const ids = (problems: readonly string[]) => problems.map((problem) => problem.split(':')[0]);
/** The ids that are broken after something impossible has happened. */
function brokenBy(situation: Situation, happens: (state: State) => void): string[] {
  const state = table(situation);
  happens(state);
  return ids(vulgari.violations(state, null));
}
/** The ids that are broken by going from one position to another, each possible by itself. */
function brokenSince(before: Situation, after: Situation): string[] {
  return ids(vulgari.violations(table(after), table(before)));
}

describe('I-1 cubes', () => {
  test('I-1: each colour is as many as at the set-up, wherever its cubes are', () => {
    const situation = { cubes: { noble: 1 }, scribes: 1, available: { abbess: 1 }, rows: { 3: { politician: 1 } } };
    expect(brokenBy(situation, ({ own }) => own[0].taken[1]++)).toEqual(['I-1']);
    expect(brokenBy(situation, ({ open }) => open.players[0].scribes++)).toEqual(['I-1']);
    expect(brokenBy(situation, ({ open }) => open.available[2]--)).toEqual(['I-1']);
    expect(brokenBy(situation, ({ open }) => open.rows[indexOf(3, 0)]--)).toEqual(['I-1']);
    expect(brokenBy(situation, ({ open }) => open.gone[3]++)).toEqual(['I-1']);
    expect(brokenBy(situation, ({ open }) => open.players[0].spent[1]++)).toEqual(['I-1']);
  });

  test('I-1: nobles that may still be sold are counted', () => {
    const state = table({ available: { noble: 2 } });
    does(state, 0, takes('noble', 2));
    expect(vulgari.violations(state, null)).toEqual([]);
    state.open.stack.pop();
    expect(ids(vulgari.violations(state, null))).toEqual(['I-1']);
  });

  test('I-1: nobody gives away what was not there, and nothing leaves a screen unseen', () => {
    const overdrawn = (state: State) => {
      state.open.players[0].spent[1]++;
      state.open.gone[1]++;
    };
    expect(brokenBy({}, overdrawn)).toEqual(['I-1']);
    expect(brokenBy({ cubes: { noble: 1 } }, overdrawn)).toEqual([]);
    expect(brokenSince({ cubes: { noble: 1 } }, {})).toEqual(['I-1']);
    expect(brokenSince({}, { cubes: { noble: 1 } })).toEqual([]);
  });

  test('I-1: a lifted screen shows the cubes that are there', () => {
    const shown = (state: State, count: number) => {
      lift(state, 0);
      state.open.players[0].seenCubes[1] = count;
    };
    expect(brokenBy({ cubes: { noble: 1 } }, (state) => shown(state, 1))).toEqual([]);
    expect(brokenBy({ cubes: { noble: 1 } }, (state) => shown(state, 0))).toEqual(['I-1']);
  });

  test('I-1, I-3: nothing was seen to go behind a screen that is not there', () => {
    const seen = (cubes: number, cards: readonly number[]) => (state: State) => {
      state.open.players[0].seenCubes[1] = cubes;
      state.open.players[0].seenManuscripts.push(...cards);
    };
    expect(brokenBy({ cubes: { noble: 1 } }, seen(1, []))).toEqual([]);
    expect(brokenBy({ cubes: { noble: 1 } }, seen(0, []))).toEqual([]);
    expect(brokenBy({ cubes: { noble: 1 } }, seen(2, []))).toEqual(['I-1']);
    expect(brokenBy({}, seen(0, [0]))).toEqual(['I-3']);
  });

  test('I-1: what was bid can be paid', () => {
    const auction = (votes: number) => {
      const state = atBrindisi({ seats: 2, cubes: { politician: 1 } });
      summon(state, 0, 1);
      bids(state, [0, 5]);
      const frame = state.open.stack.find(({ step }) => step === 'auction');
      if (frame?.step === 'auction') frame.bid = votes;
      return ids(vulgari.violations(state, null));
    };
    expect([auction(5), auction(6)]).toEqual([[], ['I-1']]);
    const stack = (need: number) => [{ step: 'stake', seat: 0, need }] as const;
    expect(brokenBy({ cubes: { noble: 1 }, stack: stack(2) }, () => {})).toEqual([]);
    expect(brokenBy({ cubes: { noble: 1 }, stack: stack(3), bent: true }, () => {})).toEqual(['I-1']);
  });
});

describe('I-2, I-3 round table and manuscripts', () => {
  test('I-2: no row holds more than two cubes more than players, and past rows are empty', () => {
    const rows = (count: number, round: number): Situation => ({ rows: { [round]: { abbess: count } }, bent: true });
    expect(brokenBy(rows(5, 8), () => {})).toEqual([]);
    expect(brokenBy(rows(6, 8), () => {})).toEqual(['I-2']);
    expect(brokenBy(rows(1, 3), () => {})).toEqual([]);
    expect(brokenBy(rows(1, 2), () => {})).toEqual(['I-2']); // of the current round
  });

  test('I-3: every manuscript is in exactly one place, those shown on their level', () => {
    const situation = { manuscripts: ['oil 1'], shown: ['latin 1', 'latin 2'] } as const;
    expect(brokenBy(situation, ({ hidden }) => hidden.decks[0].pop())).toEqual(['I-3']);
    expect(brokenBy(situation, ({ own }) => own[1].manuscripts.push(own[0].manuscripts[0]))).toEqual(['I-3']);
    const misplaced = ({ open }: State) => open.shown.reverse();
    expect(brokenBy(situation, misplaced)).toEqual(['I-3']);
    const many = ({ open, hidden }: State) => open.shown[0].push(...hidden.decks[0].splice(0, 2));
    expect(brokenBy(situation, many)).toEqual(['I-3']); // three are shown; two are allowed with three players
  });

  test('I-3: Lingua Volgare is in one place and comes with a shift', () => {
    const shown = ({ open }: State) => {
      open.lingua = 'shown';
    };
    const shifted = (state: State) => {
      shown(state);
      state.open.costs = [1, 1, 2, 3];
    };
    expect(brokenBy({}, shown)).toEqual(['I-3']);
    expect(brokenBy({}, shifted)).toEqual([]);
    const taken = (by: number) => (state: State) => {
      shifted(state);
      state.open.lingua = 'taken';
      state.open.linguaOf = 1;
      state.own[by].manuscripts.push(vulgari.tables.lingua);
    };
    expect(brokenBy({}, taken(1))).toEqual([]);
    expect(brokenBy({}, taken(0))).toEqual(['I-3']);
  });

  test('I-3: nobody loses a manuscript, and a lifted screen shows them', () => {
    expect(brokenSince({ manuscripts: ['oil 1'] }, {})).toEqual(['I-3']);
    const forgotten = (state: State) => {
      lift(state, 0);
      state.open.players[0].seenManuscripts.pop();
    };
    expect(brokenBy({ manuscripts: ['oil 1'] }, forgotten)).toEqual(['I-3']);
  });
});

describe('I-4 to I-7 tracks, order, ducats and actions', () => {
  const track = (state: State) => state.open.tracks[KNOWLEDGE];

  test('I-4: every player has a disc on a space of every track', () => {
    const moved = (space: number) => (state: State) => {
      track(state).at[track(state).order[0]] = space;
    };
    expect(brokenBy({}, moved(91))).toEqual([]);
    expect(brokenBy({}, moved(92))).toEqual(['I-4']);
    const below = (state: State) => {
      track(state).at[track(state).order[2]] = -1;
    };
    expect(brokenBy({}, below)).toEqual(['I-4']);
    expect(brokenBy({}, (state) => state.open.tracks[1].at.push(0))).toEqual(['I-4']);
  });

  test('I-5: every track ranks every player once, higher spaces first', () => {
    expect(brokenBy({ on: { knowledge: 5 } }, (state) => track(state).order.reverse())).toEqual(['I-5']);
    expect(brokenBy({}, (state) => track(state).order.pop())).toEqual(['I-5']);
    expect(brokenBy({}, (state) => track(state).order.fill(1))).toEqual(['I-5']);
  });

  test('I-6: the turn order is a permutation of the players', () => {
    const order =
      (...seats: number[]) =>
      ({ open }: State) => {
        open.turnOrder = seats;
      };
    expect(brokenBy({}, order(2, 0, 1))).toEqual([]);
    for (const seats of [
      [0, 1],
      [0, 1, 1],
      [1, 2, 3],
    ])
      expect(brokenBy({}, order(...seats))).toEqual(['I-6']);
  });

  test('I-7: ducats are whole and not below 0', () => {
    for (const ducats of [-1, 2.5]) expect(brokenBy({ ducats, bent: true }, () => {})).toEqual(['I-7']);
    expect(brokenBy({ ducats: 0 }, () => {})).toEqual([]);
  });

  test('I-7: 0 to 5 actions are left, 6 with Muret', () => {
    const actions = (count: number, person?: 'muret') =>
      brokenBy({ person, turn: { actions: count }, bent: true }, () => {});
    expect([-1, 0, 5, 6].map((count) => actions(count))).toEqual([['I-7'], [], [], ['I-7']]);
    expect([6, 7].map((count) => actions(count, 'muret'))).toEqual([[], ['I-7']]);
  });
});

describe('I-8 to I-12 cards, cities, Library', () => {
  test('I-8: each person is in one place, and only friars leave the game', () => {
    const mario = { person: 'mario' } as const;
    const put = (person: 'mario' | 'zazza', place: number) => (state: State) => {
      state.open.persons[personNumber(person)] = place;
    };
    expect(brokenBy(mario, put('mario', NONE))).toEqual(['I-8']);
    expect(brokenBy(mario, put('mario', OUT))).toEqual(['I-8']);
    expect(brokenBy(mario, put('mario', 1))).toEqual(['I-8']);
    expect(brokenBy({}, put('mario', OUT))).toEqual([]);
    expect(brokenBy({}, put('zazza', OUT))).toEqual(['I-8']);
    const both = ({ open }: State) => {
      open.players[1].person = personNumber('mario');
    };
    expect(brokenBy(mario, both)).toEqual(['I-8']);
  });

  test('I-8: a merchant becomes a friar and a friar a cardinal, never back or aside', () => {
    const as = (person?: 'mario' | 'ralph' | 'zazza' | 'muret'): Situation => ({ person });
    expect([brokenSince(as(), as('mario')), brokenSince(as('mario'), as('zazza'))]).toEqual([[], []]);
    expect(brokenSince(as('mario'), as())).toEqual(['I-8']);
    expect(brokenSince(as('zazza'), as('mario'))).toEqual(['I-8']);
    expect(brokenSince(as('mario'), as('ralph'))).toEqual(['I-8']);
    expect(brokenSince(as('zazza'), as('muret'))).toEqual(['I-8']);
  });

  test('I-9: Event cards come in their round and are used once; Stupor Mundi is the tenth', () => {
    const placed = (event: number, place: 'coming' | 'map' | 'used') => (state: State) => {
      state.open.events[event] = place;
    };
    expect(brokenBy({ round: 3 }, placed(2, 'used'))).toEqual([]);
    expect(brokenBy({ round: 3 }, placed(2, 'coming'))).toEqual(['I-9']);
    expect(brokenBy({ round: 3 }, placed(3, 'map'))).toEqual(['I-9']);
    expect(brokenBy({ round: 9 }, placed(STUPOR_MUNDI, 'map'))).toEqual(['I-9']);
    expect(brokenSince({ used: ['vita-nova'] }, {})).toEqual(['I-9']);
    const early = ({ open }: State) => open.agenda.reverse();
    expect(brokenBy({ round: 10 }, early)).toEqual(['I-9']);
  });

  test('I-10: cities with a value are claimed, each once', () => {
    const claims =
      (...zones: ('milan' | 'turin' | 'bologna')[]) =>
      (state: State) => {
        state.open.players[0].claimed = zones.map(zoneNumber);
      };
    expect(brokenBy({}, claims('milan'))).toEqual([]);
    expect(brokenBy({}, claims('milan', 'milan'))).toEqual(['I-10']);
    for (const zone of ['turin', 'bologna'] as const) expect(brokenBy({}, claims(zone))).toEqual(['I-10']);
    const cities = vulgari.tables.places.filter(({ ducats, knowledge }) => ducats + knowledge > 0);
    expect(cities).toHaveLength(12);
  });

  test('I-11: eight Library cards in the pile, kept or in hand; one kept for each player, from round 12 on', () => {
    expect(brokenBy({ round: 12 }, ({ hidden }) => hidden.library.pop())).toEqual(['I-11']);
    expect(brokenBy({ round: 12, libraryCards: [2] }, ({ own }) => own[0].library.push(3))).toEqual(['I-11']);
    expect(brokenBy({ round: 12, libraryCards: [2, 3], bent: true }, () => {})).toEqual(['I-11']);
    const two = { options: { zazzaLibrary: 'keepOneMore' }, libraryCards: [2, 3] };
    expect(brokenBy({ round: 12, ...two }, () => {})).toEqual([]);
    expect(brokenBy({ round: 11, libraryCards: [2], bent: true }, () => {})).toEqual(['I-11']);
    const uncounted = ({ open }: State) => {
      open.players[0].libraryCards = 0;
    };
    expect(brokenBy({ round: 12, libraryCards: [2] }, uncounted)).toEqual(['I-11']);
    const drawing = table({ round: 12, on: { library: 5 } });
    does(drawing, 0, DRAW);
    drawing.own[0].drawn.pop();
    expect(ids(vulgari.violations(drawing, null))).toEqual(['I-11']);
  });

  test('I-12: only Michel, Stefano and Balestreri have a virtual cube', () => {
    const { persons } = vulgari.tables;
    const virtual = PERSONS.filter((_, person) => persons[person].virtualCube !== NONE);
    expect(virtual).toEqual(['michel', 'stefano', 'balestreri']);
  });
});

describe('I-13 to I-16 sea, end, points', () => {
  test('I-13: a pawn that began its turn at sea can land and has landed when the turn is over', () => {
    const atSea = { at: 'tyrrhenian' } as const;
    expect(brokenBy({ ...atSea, turn: { actions: 1 } }, () => {})).toEqual([]);
    expect(brokenBy({ ...atSea, turn: { actions: 0 }, bent: true }, () => {})).toEqual(['I-13']);
    expect(brokenBy({ ...atSea, turn: { actions: 0, moved: true } }, () => {})).toEqual([]); // it has embarked
    const [before, after] = [table(atSea), table({ at: 'rome', turn: { moved: true } })];
    does(after, 0, END);
    expect(vulgari.violations(after, before)).toEqual([]);
    after.open.players[0].position = positionOf('tyrrhenian');
    expect(ids(vulgari.violations(after, before))).toEqual(['I-13']);
    const embarked = table({ ...atSea, turn: { actions: 4, moved: true } });
    expect(vulgari.violations(after, embarked)).toEqual([]);
  });

  test('I-14: two red Pope cards, one card turned in each round from 12 on, the last round with the second red one', () => {
    const popes = [false, true, true, false, false];
    expect(brokenBy({ round: 13, popes }, ({ hidden }) => hidden.popes.pop())).toEqual(['I-14']);
    expect(brokenBy({ round: 13, popes }, ({ hidden }) => hidden.popes.fill(true))).toEqual(['I-14']);
    expect(brokenBy({ round: 13, popes }, ({ open }) => open.round++)).toEqual(['I-14']);
    const last = (is: boolean) => (state: State) => {
      state.open.isLastRound = is;
    };
    expect(brokenBy({ round: 13, popes }, last(true))).toEqual(['I-14']);
    expect(brokenBy({ round: 14, popes }, last(false))).toEqual(['I-14']);
    expect(brokenBy({ round: 13, popes, stack: [], bent: true }, () => {})).toEqual(['I-14']);
    expect(brokenBy({ round: 14, popes, stack: [] }, () => {})).toEqual([]);
    expect(brokenSince({ round: 5 }, { round: 4 })).toContain('I-14');
  });

  test('I-15: one pope at most', () => {
    const popes =
      (...seats: number[]) =>
      ({ open }: State) => {
        for (const seat of seats) open.players[seat].office = POPE;
      };
    expect(brokenBy({}, popes(1))).toEqual([]);
    expect(brokenBy({}, popes(0, 1))).toEqual(['I-15']);
  });

  test('I-16: all manuscripts together are worth 138 points', () => {
    const { tables } = vulgari;
    const all = [...tables.manuscripts.keys()];
    expect(manuscriptPoints(tables, [...all, tables.lingua])).toBe(130 + LINGUA_POINTS);
  });

  test('nothing is checked before the set-up has drawn anything', () => {
    const state = table({});
    state.open.agenda = [];
    state.open.gone[0]++;
    expect(vulgari.violations(state, null)).toEqual([]);
  });
});
