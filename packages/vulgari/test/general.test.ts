/** D-1: rounds, status, ducats, tracks and what lies behind a screen. */
import { isOver, view } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { CLAIM, CONVERT, END, EVENT, inquire, PSALTER, sell } from '../src/choices.js';
import type { PersonId } from '../src/data/index.js';
import { type State, vulgari } from '../src/index.js';
import { votesBehind } from '../src/rules/holding.js';
import { levelOf } from '../src/rules/tracks.js';
import { KNOWLEDGE } from '../src/tables.js';
import {
  becomes,
  beforeElection,
  beforeEvents,
  behind,
  does,
  ducats,
  knowledge,
  playOn,
  points,
  reads,
  refused,
  type Situation,
  steps,
  table,
  takes,
} from './table.js';

const order = ({ open }: State) => open.tracks[KNOWLEDGE].order;

describe('D-1.1 rounds', () => {
  test('D-1.1: at most sixteen rounds of Events, Alms, Turn order and Actions', () => {
    const state = table({
      seats: 2,
      round: 1,
      others: { 1: { person: 'mario' } },
      popes: [false, false, false, true, true],
      stack: beforeEvents(),
    });
    const phases = ['round', 'available', 'alms', 'order', 'turnEnded'];
    const told = playOn(state).map(({ type }) => type);
    const withAlms = ['round', 'available', 'alms', 'order', 'turnEnded', 'turnEnded'];
    const without = withAlms.filter((type) => type !== 'alms'); // from round 12 on (D-4.1)
    expect(told.filter((type) => phases.includes(type))).toEqual([
      ...Array.from({ length: 10 }, () => withAlms).flat(),
      ...Array.from({ length: 5 }, () => without).flat(),
    ]);
    expect([state.open.round, isOver(state)]).toEqual([16, true]);
  });
});

describe('D-1.2 status', () => {
  const friars: PersonId[] = ['mario', 'michel', 'stefano', 'gigi', 'ralph'];
  const cardinals: PersonId[] = ['balestreri', 'lanzuisi', 'muret', 'shlasinger', 'zazza'];

  test('D-1.2: a merchant becomes a friar, never at once a cardinal', () => {
    const rich = { ducats: 100, cubes: { noble: 1, politician: 1 } } as const;
    const inCathedral = table({ at: 'milan', ...rich });
    for (const person of cardinals) expect(refused(inCathedral, 0, becomes(person)).rule).toBe('D-8.11');
    const inConvent = table({ at: 'la-verna', ...rich });
    does(inConvent, 0, becomes('mario'));
    for (const person of friars) expect(refused(inConvent, 0, becomes(person)).rule).toBe('D-8.11');
  });

  test('D-1.2: a friar becomes a cardinal; a cardinal stays one', () => {
    const state = table({ at: 'milan', person: 'mario', ducats: 140, cubes: { noble: 2 } });
    does(state, 0, becomes('zazza'));
    for (const person of cardinals) expect(refused(state, 0, becomes(person)).rule).toBe('D-8.11');
    const inConvent = table({ at: 'la-verna', person: 'zazza', ducats: 100 });
    for (const person of friars) expect(refused(inConvent, 0, becomes(person)).rule).toBe('D-8.11');
  });
});

describe('D-1.3 ducats', () => {
  test('D-1.3: ducats are whole and never negative', () => {
    const halved = table({ at: 'la-verna', ducats: 25 });
    does(halved, 0, becomes('mario'));
    expect(ducats(halved, 0)).toBe(12);
    const poor = table({ ducats: 29, available: { politician: 1 } });
    expect(refused(poor, 0, takes('politician'))).toMatchObject({ rule: 'D-10.3', facts: { needs: 30, has: 29 } });
  });

  test('D-1.3: everybody sees them', () => {
    const state = table({ ducats: 33 });
    for (const seat of [0, 1, 2, null]) expect(view(state, seat).open.players[0].ducats).toBe(33);
  });
});

describe('D-1.4 piles', () => {
  const three = (own: number, others: Situation['others'] = {}) => ({
    seats: 4 as const,
    on: { knowledge: own },
    others: { 1: { on: { knowledge: 10 } }, 2: { on: { knowledge: 10 } }, 3: { on: { knowledge: 12 } }, ...others },
    piles: { knowledge: [3, 2, 1, 0] },
  });

  test('D-1.4: a disc that arrives from behind is put on top', () => {
    const state = table(three(6));
    expect(order(state)).toEqual([3, 2, 1, 0]);
    does(state, 0, PSALTER); // the last gets 4
    expect([knowledge(state, 0), order(state)]).toEqual([10, [3, 2, 1, 0]]);
    const above = table({ ...three(6), piles: { knowledge: [3, 1, 2, 0] } });
    does(above, 0, PSALTER);
    expect(order(above)).toEqual([3, 1, 2, 0]);
  });

  test('D-1.4: a disc that arrives from ahead is put on top too', () => {
    const state = table({ ...three(30, { 3: { on: { knowledge: 16 } } }), person: 'shlasinger' });
    does(state, 0, inquire(3));
    expect([knowledge(state, 3), order(state)]).toEqual([10, [0, 2, 1, 3]]);
  });

  test('D-1.4: a move touches only the space where it ends', () => {
    const state = table({ ...three(0), at: 'rome' });
    does(state, 0, CLAIM.knowledge);
    expect([knowledge(state, 0), order(state)]).toEqual([15, [0, 3, 2, 1]]);
    const back = table({
      ...three(13),
      person: 'shlasinger',
      others: { 1: { on: { knowledge: 9 } }, 2: { on: { knowledge: 11 } }, 3: { on: { knowledge: 9 } } },
      piles: { knowledge: [0, 2, 3, 1] },
    });
    does(back, 0, inquire(2)); // from 11 to 5, past the pile on 9
    expect(order(back)).toEqual([0, 3, 1, 2]);
  });

  test('D-1.4: a disc that leaves a pile changes nothing for the others', () => {
    const state = table({ seats: 4, at: 'rome', piles: { knowledge: [2, 0, 3, 1] } });
    does(state, 0, CLAIM.knowledge);
    expect(order(state)).toEqual([0, 2, 3, 1]);
  });
});

describe('D-1.5 ranking', () => {
  test('D-1.5: on Riddle and Canticle the higher space is ahead, and on one space the lower disc', () => {
    const situation = {
      on: { riddle: 5, canticle: 5 },
      others: { 1: { on: { riddle: 5, canticle: 5 } }, 2: { on: { riddle: 4, canticle: 4 } } },
    };
    const ahead = (seat: number) => {
      const pile = [seat, 1 - seat, 2];
      return table({ ...situation, piles: { riddle: pile, canticle: pile } });
    };
    expect([points(ahead(0), 'riddle'), points(ahead(0), 'canticle')]).toEqual([
      [4, 0, 0],
      [9, 0, 4],
    ]);
    expect([points(ahead(1), 'riddle'), points(ahead(1), 'canticle')]).toEqual([
      [0, 4, 0],
      [0, 9, 4],
    ]);
  });

  test('D-1.5: who reaches a space first stays ahead on it', () => {
    const state = table({ at: 'venice', turnOrder: [0, 1, 2], others: { 1: { at: 'venice' } } });
    does(state, 0, steps('riddle', 4), END);
    does(state, 1, steps('riddle', 4));
    expect(points(state, 'riddle')).toEqual([4, 0, 0]);
    does(state, 1, steps('riddle', 1));
    expect(points(state, 'riddle')).toEqual([0, 4, 0]);
  });
});

describe('D-1.6 more knowledge', () => {
  test.each([
    ['riches', [0, 1], [7, 0]],
    ['riches', [1, 0], [0, 7]],
    ['votes', [0, 1], [3, 0]],
    ['votes', [1, 0], [0, 3]],
  ] as const)(
    'D-1.6: a tie for %s on one space of knowledge goes to the lower disc, pile %j',
    (category, pile, awarded) => {
      const same = { ducats: 30, cubes: { noble: 1 }, on: { knowledge: 20 } };
      const state = table({
        seats: 2,
        ...same,
        others: { 1: same },
        piles: { knowledge: pile },
        stack: beforeElection(),
      });
      expect(points(state, category)).toEqual(awarded);
    },
  );
});

describe('D-1.7 gains', () => {
  test('D-1.7: so many spaces forward, but not beyond the last', () => {
    const state = table({ at: 'rome', on: { knowledge: 60 } });
    does(state, 0, CLAIM.knowledge);
    expect(knowledge(state, 0)).toBe(75);
    const near = table({ at: 'rome', on: { knowledge: 85 } });
    does(near, 0, CLAIM.knowledge);
    expect(knowledge(near, 0)).toBe(91);
  });

  test('D-1.7: a disc that does not change its space keeps its place in the pile', () => {
    const others = { 1: { on: { knowledge: 91 } }, 2: { on: { knowledge: 91 } } };
    const state = table({ at: 'rome', on: { knowledge: 91 }, others, piles: { knowledge: [1, 0, 2] } });
    does(state, 0, CLAIM.knowledge, PSALTER);
    expect([knowledge(state, 0), order(state)]).toEqual([91, [1, 0, 2]]);
  });
});

describe('D-1.8 levels', () => {
  test.each([
    [0, 1],
    [12, 1],
    [13, 2],
    [25, 2],
    [26, 3],
    [38, 3],
    [39, 4],
    [51, 4],
    [52, 5],
    [65, 6],
    [78, 7],
    [90, 7],
    [91, 8],
  ])('D-1.8: on space %i the level is %i', (at, level) => {
    expect(levelOf(vulgari.tables, table({ on: { knowledge: at } }).open, 0)).toBe(level);
  });

  test('D-1.8: it is read at the moment it is needed and can fall', () => {
    const state = table({
      person: 'shlasinger',
      turnOrder: [0, 1, 2],
      others: { 1: { at: 'genoa', on: { knowledge: 14 } } },
      shown: ['oil 2'],
    });
    does(state, 0, inquire(1), END);
    const card = reads(state, 'oil 2');
    expect(refused(state, 1, card)).toMatchObject({ rule: 'D-9.2', facts: { needs: 2, has: 1 } });
    does(state, 1, PSALTER); // from 8, not the last: 11
    expect(refused(state, 1, card).rule).toBe('D-9.2');
    const rising = table({ at: 'florence', on: { knowledge: 9 }, shown: ['florentine 2'], firstEvent: 'vita-nova' });
    expect(refused(rising, 0, reads(rising, 'florentine 2')).rule).toBe('D-9.2');
    does(rising, 0, EVENT, reads(rising, 'florentine 2'));
  });
});

describe('D-1.9 screens', () => {
  test('D-1.9: politicians, nobles and abbesses go behind the screen, scribes lie in front of it', () => {
    const state = table({ ducats: 45, available: { politician: 1, noble: 1, abbess: 1, scribe: 1 } });
    does(state, 0, takes('politician'), takes('noble'), sell(0), takes('abbess'), takes('scribe'));
    expect(behind(state, 0)).toEqual({ politician: 1, noble: 1, abbess: 1 });
    expect(state.open.players[0].scribes).toBe(1);
  });

  test('D-1.9: scribes go behind the screen when they are converted in an abbey', () => {
    const state = table({ at: 'bobbio', scribes: 3 });
    does(state, 0, CONVERT.screen);
    expect([behind(state, 0), state.open.players[0].scribes]).toEqual([{ scribe: 3 }, 0]);
  });

  test('D-1.9: only the owner sees what is behind the screen, everybody what is in front', () => {
    const state = table({ cubes: { politician: 2 }, scribes: 1 });
    const cubesSeenBy = (seat: number | null) => Object.values(view(state, seat).own?.taken ?? []);
    expect(cubesSeenBy(0)).toEqual([2, 0, 0, 0]);
    expect([cubesSeenBy(1), cubesSeenBy(null)]).toEqual([[0, 0, 0, 0], []]);
    for (const seat of [1, null]) {
      expect(view(state, seat).open.players[0]).toMatchObject({ scribes: 1, isLifted: false });
    }
  });
});

describe('D-1.10 votes', () => {
  test.each([
    [{ politician: 1 }, 3],
    [{ noble: 1 }, 2],
    [{ abbess: 1 }, 1],
    [{ scribe: 1 }, 0],
    [{ politician: 2, noble: 1, abbess: 3, scribe: 4 }, 11],
  ])('D-1.10: %j has %i votes', (cubes, votes) => {
    expect(votesBehind(table({ cubes }), 0)).toBe(votes);
  });
});
