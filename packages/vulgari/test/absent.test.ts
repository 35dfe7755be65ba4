/** Section 6: what an absent player is taken to answer. */
import { Match, type Options, start, suggest } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import {
  bid,
  DECLINE,
  DRAW,
  discard,
  END,
  keep,
  PASS,
  payer,
  putBack,
  SELL_VIRTUAL,
  STAY,
  SUMMON,
  sell,
  startIn,
  TRIBUTE,
} from '../src/choices.js';
import type { SeaId, ZoneId } from '../src/data/index.js';
import { type State, vulgari } from '../src/index.js';
import { atBrindisi, bids, summon } from './auctions.js';
import { atElection, gives, runsFor } from './elections.js';
import { becomes, beforeAlms, does, goes, settle, steps, table, takes, top, zoneNumber } from './table.js';

const suggested = (state: State, seat = 0) => suggest(vulgari, state, seat);
const set = (politicians: number, nobles: number, abbesses: number) => discard({ politicians, nobles, abbesses });

describe('an absent player', () => {
  test('DP-1: takes the northernmost city that is free', () => {
    const state = start(vulgari, { seats: 5, options: {}, seed: 'absent' });
    const cities: ZoneId[] = ['turin', 'vicenza', 'ancona', 'taranto'];
    for (const [at, seat] of state.open.turnOrder.toReversed().slice(0, 4).entries()) {
      expect(suggested(state, seat)).toEqual(startIn(zoneNumber(cities[at])));
      does(state, seat, suggested(state, seat));
    }
  });

  test('DP-2: takes alms from the first payer in turn order', () => {
    const rich = { ducats: 40 };
    const state = table({
      turnOrder: [2, 1, 0],
      person: 'mario',
      others: { 1: rich, 2: rich },
      stack: beforeAlms(),
    });
    settle(vulgari, state, null);
    expect(suggested(state)).toEqual(payer(2));
  });

  test('DP-3: ends his turn, whatever it offers', () => {
    const state = table({ at: 'rome', ducats: 60, available: { noble: 2, politician: 2 } });
    expect(suggested(state)).toEqual(END);
  });

  test.each([
    ['tyrrhenian', 'cagliari'],
    ['adriatic', 'brindisi'],
  ] as const satisfies readonly (readonly [SeaId, ZoneId])[])(
    'DP-3: from the %s he lands in the first port of that sea, %s, then ends his turn',
    (sea, port) => {
      const state = table({ at: sea, ducats: 0 });
      expect(suggested(state)).toEqual(goes(port, 1));
      does(state, 0, suggested(state));
      expect(suggested(state)).toEqual(END);
    },
  );

  test('DP-3e: becomes a cardinal without giving a real cube if he can, else for a noble', () => {
    const friar = { at: 'milan', ducats: 40, cubes: { noble: 1, politician: 1 } } as const;
    const stefano = table({ ...friar, person: 'stefano' });
    does(stefano, 0, becomes('zazza'));
    expect(suggested(stefano)).toEqual(TRIBUTE.virtual);
    const mario = table({ ...friar, person: 'mario' });
    does(mario, 0, becomes('zazza'));
    expect(suggested(mario)).toEqual(TRIBUTE.noble);
  });

  test('DP-3i: sells no noble', () => {
    const state = table({ available: { noble: 2 } });
    does(state, 0, takes('noble', 2));
    expect(suggested(state)).toEqual(sell(0));
  });

  test('DP-3r2: keeps the Library card of most points and puts the rest back in the order drawn', () => {
    const state = table({ round: 13, on: { library: 9 }, library: [2, 3, 4, 2, 3] });
    does(state, 0, DRAW);
    expect(suggested(state)).toEqual(keep(4));
    does(state, 0, keep(4));
    for (const points of [2, 3]) {
      expect(suggested(state)).toEqual(putBack(points)); // the lowest first
      does(state, 0, putBack(points));
    }
    expect(state.hidden.library.slice(-4).reverse()).toEqual([2, 3, 2, 3]);
  });

  test('DP-3t: takes the ducats for the virtual noble', () => {
    const state = table({ at: 'la-verna' });
    does(state, 0, becomes('stefano'));
    expect(suggested(state)).toEqual(SELL_VIRTUAL);
  });

  test('DP-4, DP-5: does not summon, and stays where he is', () => {
    const state = atBrindisi();
    does(state, 0, END);
    expect(suggested(state)).toEqual(DECLINE);
    does(state, 0, SUMMON);
    expect(suggested(state, 1)).toEqual(STAY);
  });

  test('DP-6: opens with 2, otherwise passes', () => {
    const state = atBrindisi({ cubes: { politician: 2 }, others: { 1: { cubes: { politician: 3 } } } });
    summon(state, 0, 1);
    expect(suggested(state)).toEqual(bid(2));
    bids(state, [0, 2]);
    expect(suggested(state, 1)).toEqual(PASS);
  });

  test.each([
    // holding, need, answer: the smallest sum, then the fewest politicians, then the fewest nobles
    [{ politician: 1, noble: 2, abbess: 1 }, 3, [0, 1, 1]],
    [{ politician: 1, noble: 2, abbess: 3 }, 3, [0, 0, 3]],
    [{ politician: 1, noble: 2 }, 3, [1, 0, 0]],
    [{ politician: 2, noble: 1 }, 4, [1, 1, 0]],
    [{ politician: 1, noble: 1, abbess: 1 }, 1, [0, 0, 1]],
  ] as const)('DP-7: with %j and %i votes to pay he gives %j', (cubes, need, [politicians, nobles, abbesses]) => {
    const state = atBrindisi({ seats: 4, cubes });
    summon(state, 0, 1);
    bids(state, [0, need + 2], [1, null]);
    expect(top(state)).toMatchObject({ step: 'stake', need });
    expect(suggested(state)).toEqual(set(politicians, nobles, abbesses));
  });

  test('DP-8: takes the office of most points, with the smallest sum of votes', () => {
    const cardinal = { person: 'zazza', cubes: { politician: 5, noble: 2, abbess: 1 } } as const;
    const state = atElection({ seats: 5, ...cardinal });
    expect(suggested(state)).toEqual(runsFor('pope'));
    does(state, 0, runsFor('pope'));
    expect(suggested(state)).toEqual(gives(4, 2, 1)); // 17, with fewer politicians than 5 and 1
    const second = atElection({
      seats: 5,
      person: 'zazza',
      cubes: { politician: 5, abbess: 2 },
      others: { 1: { person: 'muret', cubes: { politician: 6 }, on: { knowledge: 1 } } },
    });
    does(second, 1, runsFor('pope'));
    expect(suggested(second)).toEqual(runsFor('camerlengo'));
  });
});

describe('a table of absent players', () => {
  const games = vulgari.seats.flatMap((seats): [number, Options][] => [
    [seats, {}],
    [seats, { almsPayer: 'recomputed', openHoldings: true, stefanoSale: 'oncePerRound' }],
  ]);
  test.each(games)('DP-1 to DP-8: %i seats play a whole game by suggestions alone, %j', (seats, options) => {
    const match = new Match(vulgari, { seats, options, seed: 'absent' });
    while (!match.over) {
      const [seat] = match.asked();
      expect(match.play(seat, match.suggest(seat))).toEqual({ ok: true });
    }
    const { round, popes } = match.state.open;
    expect([round, popes.filter(Boolean).length]).toEqual([11 + popes.length, 2]);
    expect(match.log(null).at(-1)).toEqual({ type: 'over', round });
  });

  test('DP-1 to DP-8: absent in the middle of a busy game, they finish it and take what they can be elected to', () => {
    const state = table({
      seats: 5,
      round: 11,
      at: 'tyrrhenian',
      cubes: { politician: 3 },
      others: {
        1: { person: 'michel', cubes: { politician: 3 }, at: 'brindisi' },
        2: { person: 'zazza', cubes: { politician: 5, abbess: 2 }, on: { rest: 3 } },
      },
    });
    does(state, 0, steps('orient', 4));
    const match = new Match({ ...vulgari, create: () => vulgari.clone(state) }, { seats: 5, options: {}, seed: 'x' });
    while (!match.over) {
      const [seat] = match.asked();
      match.play(seat, match.suggest(seat));
    }
    expect(match.log(null).filter(({ type }) => type === 'elected')).toMatchObject([
      { seat: 2, office: 3 },
      { seat: 1, office: 1 },
      { seat: 0, office: 0 },
    ]);
  });
});
