/** D-19: Stupor Mundi. */
import { asked, suggest, view } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { bid, COME, DECLINE, discard, END, EVENT, PASS, STAY, SUMMON } from '../src/choices.js';
import { vulgari } from '../src/index.js';
import { atBrindisi, bids, bidsOffered, summon, zonesOf } from './auctions.js';
import {
  beforeEvents,
  behind,
  does,
  eventNumber,
  goes,
  knowledge,
  may,
  playOn,
  refused,
  row,
  settle,
  table,
  top,
  untilTurnOf,
} from './table.js';

const CARD = eventNumber('stupor-mundi');
const set = (politicians: number, nobles: number, abbesses: number) => discard({ politicians, nobles, abbesses });

describe('D-19.1 the card', () => {
  test('D-19.1: it comes to Brindisi in round 10, whatever card came first', () => {
    const firsts = ['vita-nova', 'pannus'] as const;
    for (const firstEvent of firsts) {
      const state = table({ round: 8, firstEvent, stack: beforeEvents() });
      const told = playOn(state, ({ open }) => open.round === 10);
      expect(told.filter(({ type }) => type === 'eventCame').at(-1)).toEqual({ type: 'eventCame', event: CARD });
      expect(state.open.events[CARD]).toBe('map');
      expect(vulgari.tables.places[vulgari.tables.events[CARD].place].id).toBe('brindisi');
    }
    expect(table({ round: 9 }).open.events[CARD]).toBe('coming');
  });

  test('D-19.1: it gives nothing as other Event cards do', () => {
    expect(refused(atBrindisi(), 0, EVENT).rule).toBe('D-19.1');
  });
});

describe('D-19.2 the summons', () => {
  test('D-19.2: who declares the end of a turn at Brindisi is asked; nothing else can be done in that turn', () => {
    const state = atBrindisi();
    does(state, 0, END);
    expect(may(state, 0)).toEqual([SUMMON, DECLINE]);
  });

  test('D-19.2: not elsewhere, not before round 10, and not when the card is used', () => {
    for (const situation of [{ at: 'taranto' }, { round: 9 }, { used: ['stupor-mundi'] }] as const) {
      const state = atBrindisi(situation);
      does(state, 0, END);
      expect(top(state)).toMatchObject({ step: 'turn', seat: 1 });
    }
  });

  test('D-19.2: it counts where the pawn stands at the end of the turn', () => {
    const comes = atBrindisi({ at: 'taranto' });
    does(comes, 0, goes('brindisi', 1), END);
    expect(top(comes).step).toBe('summon');
    const leaves = atBrindisi();
    does(leaves, 0, goes('taranto', 1), END);
    expect(top(leaves)).toMatchObject({ step: 'turn', seat: 1 });
  });

  test.each([undefined, 'mario', 'zazza'] as const)('D-19.2: every status may, also without cubes: %s', (person) => {
    const state = atBrindisi({ person });
    summon(state, 0);
    expect(knowledge(state, 0)).toBe(10);
  });
});

describe('D-19.3, D-19.4 the answers', () => {
  test.each([
    [0, [1, 2, 3]],
    [2, [3, 0, 1]],
    [3, [0, 1, 2]],
  ])('D-19.3: after seat %i the others are asked in turn order, wrapping round: %j', (seat, order) => {
    const state = atBrindisi({ seats: 4, seat });
    does(state, seat, END, SUMMON);
    const wasAsked: number[] = [];
    while (top(state).step === 'answer') {
      const [other] = asked(vulgari, state);
      wasAsked.push(other);
      expect(may(state, other)).toEqual([COME, STAY]);
      does(state, other, STAY);
    }
    expect(wasAsked).toEqual(order);
  });

  test('D-19.3: the standing turn order decides, not the seats', () => {
    const state = atBrindisi({ turnOrder: [1, 0, 2] });
    does(state, 0, END, SUMMON);
    expect(asked(vulgari, state)).toEqual([2]);
    does(state, 2, STAY);
    expect(asked(vulgari, state)).toEqual([1]);
  });

  test('D-19.4: who comes is at Brindisi for nothing and stays there; who stays takes no part', () => {
    const state = atBrindisi({ others: { 1: { at: 'turin', ducats: 3 }, 2: { at: 'milan' } } });
    summon(state, 0, 1);
    expect(zonesOf(state)).toEqual(['brindisi', 'brindisi', 'milan']);
    expect(state.open.players[1].ducats).toBe(3);
    bids(state, [0, 2]);
    expect(asked(vulgari, state)).toEqual([1]);
    bids(state, [1, null]);
    expect(zonesOf(state)).toEqual(['brindisi', 'brindisi', 'milan']);
    expect(top(state)).toMatchObject({ step: 'turn', seat: 1, moved: false, actions: 5 }); // D-7.15
  });

  test('D-19.4: who comes from the sea need not land any more', () => {
    const state = atBrindisi({ others: { 1: { at: 'tyrrhenian' } } });
    summon(state, 0, 1);
    bids(state, [0, 2], [1, null]);
    expect(refused(state, 2, END).reason).toBe('seat');
    does(state, 1, END);
  });

  test('D-19.4: pawns that are there already are asked too, and may stay out', () => {
    const state = atBrindisi({ seats: 2, others: { 1: { at: 'brindisi', cubes: { politician: 2 } } } });
    does(state, 0, END, SUMMON);
    expect(asked(vulgari, state)).toEqual([1]);
    does(state, 1, STAY);
    expect([knowledge(state, 0), knowledge(state, 1)]).toEqual([10, 0]);
  });

  test('D-19.5: if nobody comes the summoner wins without discarding', () => {
    const state = atBrindisi({ cubes: { noble: 2 } });
    const told = summon(state, 0);
    expect(told.at(-1)).toEqual({ type: 'won', seat: 0, bid: 0, knowledge: 10 });
    expect(behind(state, 0)).toEqual({ noble: 2 });
  });
});

describe('D-19.6, D-19.7 the auction', () => {
  const rich = { cubes: { politician: 2 } };

  test('D-19.6, Q-19: the summoner opens with 2 or more and cannot pass', () => {
    const state = atBrindisi({ ...rich, others: { 1: rich } });
    summon(state, 0, 1);
    expect(may(state, 0)).toEqual([2, 3, 4, 5, 6, 7, 8].map(bid));
    expect(refused(state, 0, PASS).rule).toBe('Q-19');
    expect(refused(state, 0, bid(1))).toMatchObject({ rule: 'D-19.6', facts: { least: 2 } });
  });

  test('D-19.6: in turn order each raises by at least 1 or passes for good, until one is left', () => {
    const state = atBrindisi({ seats: 4, ...rich, others: { 1: rich, 2: rich, 3: rich } });
    summon(state, 0, 1, 2, 3);
    bids(state, [0, 2], [1, 4]);
    expect(may(state, 2)).toEqual([PASS, bid(5), bid(6)]);
    for (const votes of [1, 3, 4]) {
      expect(refused(state, 2, bid(votes))).toMatchObject({ rule: 'D-19.6', facts: { least: 5 } });
    }
    bids(state, [2, null], [3, 5], [0, 6]);
    bids(state, [1, null]); // seat 2 is not asked again
    expect(asked(vulgari, state)).toEqual([3]);
    bids(state, [3, null]);
    expect(top(state)).toEqual({ step: 'stake', seat: 0, need: 4 });
  });

  test('D-19.6: the last one in the circle can win over an opener who passes later', () => {
    const state = atBrindisi({ ...rich, others: { 1: rich, 2: rich } });
    summon(state, 0, 1, 2);
    bids(state, [0, 2], [1, 3], [2, 4], [0, null], [1, 5], [2, 6], [1, null]);
    expect(top(state)).toEqual({ step: 'stake', seat: 2, need: 6 });
  });

  test.each([
    ['michel', 1],
    ['stefano', 2],
    ['balestreri', 3],
    ['mario', 0],
    [undefined, 0],
  ] as const)('D-19.7: the virtual cube of %s adds %i to the limit, the summons 2', (person, virtual) => {
    const cubes = { politician: 1, noble: 1, abbess: 1, scribe: 2 }; // 6 votes; scribes have none
    const state = atBrindisi({ seats: 2, person, cubes, others: { 1: { cubes: { politician: 1 } } } });
    summon(state, 0, 1);
    const limit = 8 + virtual;
    expect(bidsOffered(state, 0).at(-1)).toBe(limit);
    expect(refused(state, 0, bid(limit + 1))).toMatchObject({ rule: 'D-19.7', facts: { limit } });
    const guest = atBrindisi({ seats: 2, others: { 1: { person, cubes } } });
    summon(guest, 0, 1);
    bids(guest, [0, 2]);
    expect(bidsOffered(guest, 1).at(-1)).toBe(6 + virtual);
  });

  test('D-19.7: a guest without cubes came for the journey and can only pass', () => {
    const state = atBrindisi({ seats: 2 });
    summon(state, 0, 1);
    bids(state, [0, 2]);
    expect(may(state, 1)).toEqual([PASS]);
    expect(refused(state, 1, bid(3))).toMatchObject({ rule: 'D-19.7', facts: { limit: 0 } });
  });
});

describe('D-19.8 to D-19.11 the end of the auction', () => {
  test('D-19.8: as summoner the bid minus 2, in sets of which no cube can be left out', () => {
    const state = atBrindisi({ seats: 2, cubes: { politician: 1, noble: 2, abbess: 2 } });
    summon(state, 0, 1);
    bids(state, [0, 5], [1, null]); // need 3
    expect(may(state, 0)).toEqual([set(0, 1, 1), set(1, 0, 0), set(0, 2, 0)]);
    expect(refused(state, 0, set(1, 1, 0)).reason).toBe('unknown');
    does(state, 0, set(0, 2, 0)); // worth 4: no change is given
    expect([behind(state, 0), row(state, 11)]).toEqual([{ politician: 1, abbess: 2 }, { noble: 2 }]);
  });

  test('D-19.8: as a guest the whole bid, minus the virtual cube', () => {
    const balestreri = { person: 'balestreri', cubes: { politician: 1, noble: 1 } } as const;
    const state = atBrindisi({ seats: 2, others: { 1: balestreri } });
    summon(state, 0, 1);
    bids(state, [0, 2], [1, 5], [0, null]); // need 2
    expect(may(state, 1)).toEqual([set(0, 1, 0), set(1, 0, 0)]);
    const covered = atBrindisi({ seats: 2, others: { 1: balestreri } });
    summon(covered, 0, 1);
    bids(covered, [0, 2], [1, 3], [0, null]); // the virtual politician pays it all
    expect([behind(covered, 1), knowledge(covered, 1)]).toEqual([balestreri.cubes, 10]);
  });

  test('D-19.9: 10 knowledge for the winner, the card is out, losers lose nothing', () => {
    const state = atBrindisi({ seats: 2, cubes: { noble: 1 }, others: { 1: { cubes: { politician: 1 } } } });
    summon(state, 0, 1);
    bids(state, [0, 2], [1, 3], [0, null]);
    does(state, 1, set(1, 0, 0));
    expect([knowledge(state, 0), knowledge(state, 1)]).toEqual([0, 10]);
    expect([behind(state, 0), behind(state, 1)]).toEqual([{ noble: 1 }, {}]);
    expect([state.open.events[CARD], state.open.bidders]).toEqual(['used', []]);
  });

  test('D-19.10: if the possible summoner declines, the next one who ends a turn there may summon', () => {
    const state = atBrindisi({ others: { 2: { at: 'brindisi' } } });
    does(state, 0, END, DECLINE);
    expect(state.open.events[CARD]).toBe('map');
    does(state, 1, END);
    does(state, 2, END);
    expect(may(state, 2)).toEqual([SUMMON, DECLINE]);
    does(state, 2, DECLINE);
    untilTurnOf(state, 0);
    does(state, 0, END);
    expect([state.open.round, may(state, 0)]).toEqual([11, [SUMMON, DECLINE]]);
  });

  test('D-19.11: cubes, then knowledge and card, then the next player’s turn', () => {
    const state = atBrindisi({ seats: 2, cubes: { politician: 1 }, rows: { 11: { abbess: 4 } } });
    summon(state, 0, 1);
    bids(state, [0, 3], [1, null]);
    const told = does(state, 0, set(1, 0, 0));
    expect(told).toEqual([
      { type: 'discarded', seat: 0, politicians: 1, nobles: 0, abbesses: 0 },
      { type: 'recycled', colour: 0, count: 1, row: 12 }, // row 11 is full
      { type: 'won', seat: 0, bid: 3, knowledge: 10 },
    ]);
    expect(top(state)).toMatchObject({ step: 'turn', seat: 1 });
  });

  test('D-19.11: the cubes go to the row after the current round even if its own has room', () => {
    const state = atBrindisi({ seats: 2, cubes: { noble: 1 } });
    summon(state, 0, 1);
    bids(state, [0, 4], [1, null]);
    does(state, 0, set(0, 1, 0));
    expect([row(state, 10), row(state, 11)]).toEqual([{}, { noble: 1 }]);
  });

  test('D-19.11: after the last turn of a round the next round begins', () => {
    const state = atBrindisi({ seat: 2 });
    summon(state, 2);
    settle(vulgari, state, null);
    expect(state.open.round).toBe(11);
  });
});

describe('D-19.12 the auction is public', () => {
  test('D-19.12: everybody sees who comes, what is bid and which cubes go', () => {
    const state = atBrindisi({ seats: 4, cubes: { politician: 1 } });
    const told = summon(state, 0, 1, 2);
    told.push(...bids(state, [0, 3], [1, null]));
    expect(view(state, 3).open.stack).toContainEqual(
      expect.objectContaining({ step: 'auction', summoner: 0, bidder: 0, bid: 3 }),
    );
    expect(view(state, 3).open.bidders).toEqual([0, 2]);
    told.push(...bids(state, [2, null]), ...does(state, 0, set(1, 0, 0)));
    expect(told.map(({ type }) => type)).toEqual([
      ...['turnEnded', 'summoned', 'came', 'came', 'stayed', 'bid', 'passed', 'passed'],
      ...['discarded', 'recycled', 'won'],
    ]);
    expect(view(state, 3).open.players[0].spent).toEqual([1, 0, 0, 0]);
  });

  test('D-19.12: the winner is asked for cubes even where only one set would do, or the silence would tell', () => {
    const state = atBrindisi({ seats: 2, cubes: { politician: 1 } });
    summon(state, 0, 1);
    bids(state, [0, 3], [1, null]);
    expect(may(state, 0)).toEqual([suggest(vulgari, state, 0)]);
  });
});
