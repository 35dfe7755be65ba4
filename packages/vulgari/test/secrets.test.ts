/** Section 8: who knows what. */
import { Match, pickRandom, type Seat, seeded, view } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { DRAW, END, keep, putBack } from '../src/choices.js';
import { type Event, type State, vulgari } from '../src/index.js';
import { held, votesBehind } from '../src/rules/holding.js';
import { isSeen, stateFromView } from '../src/text/seen.js';
import { atBrindisi, bids, summon } from './auctions.js';
import { atElection, lastRound, runsFor } from './elections.js';
import { type Belongings, behind, does, matchAt, playOn, reads, settle, steps, table, takes } from './table.js';

/** Whether everybody but seat 0 sees the same in two positions. */
function looksTheSame(one: State, other: State): boolean {
  const seen = (state: State) => JSON.stringify([1, 2, null].map((seat) => view(state, seat)));
  return seen(one) === seen(other);
}

/** Whether seat 1 or a spectator can tell that seat 0 has something from seat 2 having it. */
function notices(it: Belongings): boolean {
  const seen = (state: State) => JSON.stringify([view(state, 1), view(state, null)]);
  return seen(table({ round: 13, ...it })) !== seen(table({ round: 13, others: { 2: it } }));
}

describe('what lies behind a screen', () => {
  test('cubes and manuscripts are seen by their owner only', () => {
    expect(notices({ cubes: { politician: 1, noble: 1, abbess: 2, scribe: 1 } })).toBe(false);
    expect(notices({ manuscripts: ['oil 1', 'oil/latin 4'] })).toBe(false);
    const state = table({ cubes: { noble: 2 }, manuscripts: ['oil 1'] });
    expect(view(state, 0).own).toMatchObject({ taken: { 1: 2 }, manuscripts: state.own[0].manuscripts });
    for (const seat of [1, 2, null]) expect(view(state, seat).open.players[0].isLifted).toBe(false);
  });

  test('what lies in front of it is seen by all', () => {
    expect(notices({ scribes: 1 })).toBe(true);
    expect(notices({ ducats: 11 })).toBe(true);
  });

  test('that cubes and manuscripts were taken is told to all', () => {
    const match = matchAt(table({ at: 'genoa', shown: ['oil 1'], available: { noble: 1 } }));
    const card = reads(match.state, 'oil 1');
    for (const choice of [takes('noble'), { type: 'sell', nobles: 0 } as const, card]) match.play(0, choice);
    for (const seat of [0, 1, null]) {
      expect(match.log(seat).map(({ type }) => type)).toEqual(['cubes', 'manuscript']);
    }
  });

  test('Q-28: what everybody saw taken is covered all the same: nothing is shown of it while the screen stands', () => {
    const state = table({ at: 'genoa', shown: ['oil 1'], available: { noble: 1 } });
    does(state, 0, takes('noble'), { type: 'sell', nobles: 0 }, reads(state, 'oil 1'));
    for (const seat of [1, null]) {
      const seen = view(state, seat);
      expect([isSeen(seen, 0), stateFromView(seen).own[0]]).toMatchObject([
        false,
        { taken: [0, 0, 0, 0], manuscripts: [] },
      ]);
    }
  });

  test('Q-28: by house rule cubes and manuscripts are shown as they come and go, Library cards are not', () => {
    const options = { openHoldings: true };
    const state = table({ options, at: 'genoa', cubes: { abbess: 1 }, shown: ['oil 1'], available: { noble: 1 } });
    does(state, 0, takes('noble'), { type: 'sell', nobles: 0 }, reads(state, 'oil 1'));
    for (const seat of [1, null]) {
      const { isLifted, seenCubes, seenManuscripts } = view(state, seat).open.players[0];
      expect([isLifted, seenCubes, seenManuscripts]).toEqual([true, [0, 1, 1, 0], state.own[0].manuscripts]);
    }
    const value = (points: number) => table({ round: 13, options, libraryCards: [points] });
    expect(looksTheSame(value(2), value(4))).toBe(true);
  });

  test('D-21.1: before the election all screens are lifted, Library cards stay secret until the end', () => {
    const banker = { cubes: { politician: 2, abbess: 1 }, manuscripts: ['oc 1'] } as const;
    const election = (points: number) => atElection({ ...banker, libraryCards: [points] });
    const state = election(2);
    for (const seat of [1, null]) {
      const { isLifted, seenCubes, seenManuscripts } = view(state, seat).open.players[0];
      expect([isLifted, seenCubes, seenManuscripts]).toEqual([true, [2, 0, 1, 0], state.own[0].manuscripts]);
    }
    expect(looksTheSame(state, election(4))).toBe(true);
    does(state, 0, runsFor('banker'));
    expect(view(state, 1).all?.own[0].library).toEqual([2]);
  });
});

describe('what nobody knows', () => {
  test('coming Pope cards and the orders of decks and pile are in no view', () => {
    const whites = [false, false, false, true, true];
    const state = table({ popes: whites });
    const other = table({ popes: whites.toReversed() });
    other.hidden.decks = other.hidden.decks.map((deck) => deck.toReversed());
    other.hidden.library.reverse();
    other.hidden.random = seeded('another');
    for (const seat of [0, 1, null]) expect(view(other, seat)).toEqual(view(state, seat));
  });

  test('a Pope card is told when it is turned', () => {
    const match = matchAt(table({ round: 11, seat: 2, popes: [true, true, false, false, false] }));
    match.play(2, END);
    expect(match.log(null)).toContainEqual({ type: 'pope', red: 1, isRed: true });
    expect(match.view(null).open.popes).toEqual([true]);
  });
});

describe('a draw from the Library', () => {
  const drawn = () => matchAt(table({ round: 13, on: { library: 7 }, library: [2, 4, 3] }));

  test('who draws is told the cards, the others how many', () => {
    const match = drawn();
    for (const choice of [DRAW, keep(4), putBack(3)]) expect(match.play(0, choice)).toEqual({ ok: true });
    const told: readonly Event[] = [
      { type: 'drew', seat: 0, cards: 3 },
      { type: 'looked', seat: 0, points: [2, 4, 3] },
      { type: 'kept', seat: 0, points: 4 },
      { type: 'putBack', seat: 0, cards: 2 },
    ];
    expect(match.log(0)).toEqual(told);
    for (const seat of [1, null]) expect(match.log(seat)).toEqual([told[0], told[3]]);
    expect(match.view(1).open.players[0].libraryCards).toBe(1);
  });

  test('at no moment of it do others see which cards they are', () => {
    const [one, other] = [
      table({ round: 13, on: { library: 7 }, library: [2, 4, 3] }),
      table({ round: 13, on: { library: 7 }, library: [3, 2, 4] }),
    ];
    const pairs = [
      [DRAW, DRAW],
      [keep(4), keep(2)],
      [putBack(2), putBack(4)],
    ] as const;
    for (const [here, there] of pairs) {
      does(one, 0, here);
      does(other, 0, there);
      expect(looksTheSame(one, other)).toBe(true);
    }
  });

  test('cards that are alike are asked for one by one all the same', () => {
    const state = table({ round: 13, on: { library: 7 }, library: [3, 3, 3] });
    does(state, 0, DRAW, keep(3));
    expect(state.own[0].drawn).toEqual([3, 3]);
    does(state, 0, putBack(3));
    expect(state.open.library).toBe(7);
  });
});

describe('an auction', () => {
  test('the limit of a bidder is in nobody else’s view, and whoever cannot bid is asked like the others', () => {
    const called = (...cubes: readonly Belongings[]) => {
      const state = atBrindisi({ ...cubes[0], others: { 1: cubes[1] } });
      summon(state, 0, 1);
      bids(state, [0, 2]);
      return state;
    };
    const rich = { cubes: { politician: 2 } };
    expect(view(called(rich, {}), 2)).toEqual(view(called({}, rich), 2));
  });
});

describe('no event tells a secret', () => {
  const PRIVATE = ['looked', 'kept'];
  test('D-16.4: only what a Library card is worth is told to one seat, all else to everybody', () => {
    const match = matchAt(lastRound({ round: 14, cubes: { politician: 3 }, on: { library: 5 }, ducats: 99 }));
    for (const choice of [steps('library', 2), DRAW]) match.play(0, choice);
    while (!match.over) match.play(match.asked()[0], match.suggest(match.asked()[0]));
    for (const { event, to } of match.everything()) {
      expect([event.type, to]).toEqual([event.type, PRIVATE.includes(event.type) ? [0] : null]);
    }
    expect(match.everything().filter(({ event }) => PRIVATE.includes(event.type))).toHaveLength(2);
  });
});

describe('an imagined position', () => {
  const world = (state: State, seat: Seat | null, seed: string) => vulgari.imagine(view(state, seat), seeded(seed));
  /** What something looks like in many imagined positions. */
  const seen = (state: State, seat: Seat | null, look: (world: State) => unknown): Set<string> =>
    new Set(Array.from({ length: 40 }, (_, number) => JSON.stringify(look(world(state, seat, `world ${number}`)))));

  const busy = () =>
    table({
      seats: 3,
      round: 13,
      cubes: { politician: 1, noble: 1 },
      manuscripts: ['oil 1', 'latin 2'],
      libraryCards: [4],
      others: {
        1: { cubes: { abbess: 3, noble: 1 }, manuscripts: ['oc 3'], libraryCards: [2] },
        2: { cubes: { politician: 2, scribe: 1 }, manuscripts: ['sicilian 1'] },
      },
      shown: ['oil 2', 'florentine 3'],
    });

  test('keeps what lies open and what the seat has itself', () => {
    const state = busy();
    for (const seat of [0, 1, 2, null]) {
      expect(world(state, seat, 'kept').open).toEqual(state.open);
      if (seat !== null) expect(world(state, seat, 'kept').own[seat]).toEqual(state.own[seat]);
      expect(vulgari.violations(world(state, seat, 'kept'), null)).toEqual([]);
    }
  });

  test('shares nothing with the view', () => {
    const state = busy();
    const before = JSON.stringify(state);
    const other = world(state, 0, 'shared');
    other.open.players[0].claimed.push(1);
    other.own[0].taken[0]++;
    other.own[0].manuscripts.push(1);
    expect(JSON.stringify(state)).toBe(before);
  });

  test('deals anew the cubes, manuscripts and Library cards of others, the decks and the Pope cards', () => {
    const state = busy();
    for (const look of [
      ({ own }: State) => own[1].taken,
      ({ own }: State) => own[1].manuscripts,
      ({ own }: State) => own[1].library,
      ({ hidden }: State) => hidden.decks,
      ({ hidden }: State) => hidden.library,
      ({ hidden }: State) => hidden.popes,
    ]) {
      expect(seen(state, 0, look).size).toBeGreaterThan(2);
    }
  });

  test('leaves others as many cubes, manuscripts and Library cards as are out of sight', () => {
    const other = world(busy(), 0, 'counts');
    const total = (colour: number) => held(other, 1, colour) + held(other, 2, colour);
    expect([0, 1, 2, 3].map(total)).toEqual([2, 1, 3, 1]);
    expect(other.own[1].manuscripts.length + other.own[2].manuscripts.length).toBe(2);
    expect(other.own.map(({ library }) => library.length)).toEqual([1, 1, 0]);
  });

  test('D-20.1: has as many red Pope cards to come as are left', () => {
    const reds = (round: number, popes: readonly boolean[]) =>
      seen(table({ round, popes }), 0, ({ hidden }) => hidden.popes.filter(Boolean).length);
    expect(reds(11, [true, true, false, false, false])).toEqual(new Set(['2']));
    expect(reds(12, [true, true, false, false, false])).toEqual(new Set(['1']));
    expect(reds(13, [true, true, false, false, false])).toEqual(new Set(['0']));
  });

  test('Q-28: keeps what was taken in public, and deals anew what was not', () => {
    const state = table({
      at: 'bobbio',
      ducats: 60,
      cubes: { abbess: 1 }, // nobody saw where it came from
      others: { 2: { cubes: { politician: 2 }, manuscripts: ['oc 3'] } },
      scribes: 2,
      available: { politician: 1, noble: 2, abbess: 2 },
    });
    does(
      state,
      0,
      takes('politician'),
      takes('noble', 2),
      { type: 'sell', nobles: 1 },
      { type: 'convert', to: 'screen' },
    );
    const worlds = (seat: Seat | null) => Array.from({ length: 200 }, (_, at) => world(state, seat, `taken ${at}`));
    for (const seat of [1, null]) {
      const found = worlds(seat).map((one) => one.own[0].taken);
      for (const taken of found) expect([taken[0] >= 1, taken[1], taken[3]]).toEqual([true, 1, 2]);
      expect(new Set(found.map(({ 2: abbesses }) => abbesses))).toEqual(new Set([0, 1]));
      expect(new Set(found.map(({ 0: politicians }) => politicians)).size).toBeGreaterThan(1);
    }
    for (const { own } of worlds(0)) expect(own[0]).toEqual(state.own[0]);
  });

  test('D-9.5: a manuscript is with whoever was seen to take it', () => {
    const state = table({ at: 'genoa', shown: ['oil 1'], others: { 2: { manuscripts: ['oc 1', 'latin 1'] } } });
    const { card } = reads(state, 'oil 1') as { readonly card: number };
    does(state, 0, reads(state, 'oil 1'));
    for (const seat of [1, 2, null]) {
      expect([...seen(state, seat, ({ own }) => own[0].manuscripts.includes(card))]).toEqual(['true']);
    }
    expect(seen(state, 1, ({ own }) => own[0].manuscripts).size).toBeGreaterThan(2);
  });

  test('Q-28: cubes that were taken and given away again in public are not there any more', () => {
    const state = table({
      at: 'assisi',
      round: 15,
      ducats: 60,
      available: { abbess: 2 },
      others: { 1: { cubes: { abbess: 2 } } },
    });
    does(state, 0, takes('abbess'), steps('canticle', 1));
    expect([...seen(state, 2, (one) => held(one, 0, 2) <= 2)]).toEqual(['true']);
    const alone = table({ at: 'assisi', round: 15, ducats: 60, available: { abbess: 2 } });
    does(alone, 0, takes('abbess'), steps('canticle', 1));
    expect([...seen(alone, 2, (one) => held(one, 0, 2))]).toEqual(['0']);
  });

  test.each([2, 3, 4, 5])('Q-28: in a game of %i everything behind every screen was taken in public', (seats) => {
    const match = new Match(vulgari, { seats, options: {}, seed: `public ${seats}` });
    const random = seeded('public');
    while (!match.over) {
      const [seat] = match.asked();
      match.play(seat, pickRandom(random, match.offers(seat).allowed));
      if (match.over || match.record.choices.length % 9 !== 0) continue;
      const behindScreens = ({ own }: State) => own.map(({ taken, manuscripts }) => ({ taken, manuscripts }));
      for (const eyes of [seat, null]) {
        expect(behindScreens(vulgari.imagine(match.view(eyes), random))).toEqual(behindScreens(match.state));
      }
    }
  });

  test('Q-28: keeps what lifted screens show', () => {
    const state = table({
      options: { openHoldings: true },
      others: { 1: { cubes: { noble: 2 }, manuscripts: ['oc 1'] } },
    });
    expect(seen(state, 0, ({ own }) => [own[1].taken, own[1].manuscripts]).size).toBe(1);
    expect(behind(world(state, null, 'open'), 1)).toEqual({ noble: 2 });
  });

  test('D-19.7: leaves whoever has made the highest bid enough to pay it', () => {
    const state = atBrindisi({
      seats: 4,
      others: { 1: { cubes: { politician: 2 } }, 2: { cubes: { noble: 2 } }, 3: { cubes: { abbess: 4 } } },
    });
    summon(state, 0, 1, 2);
    bids(state, [0, 2], [1, 6]);
    expect([...seen(state, 0, (one) => votesBehind(one, 1) >= 6)]).toEqual(['true']);
    bids(state, [2, null], [0, null]);
    expect([...seen(state, 3, (one) => votesBehind(one, 1) >= 6)]).toEqual(['true']);
  });

  test('D-9.8: Lingua Volgare is with whoever was seen to take it', () => {
    const state = table({ others: { 1: { manuscripts: ['lingua'] } }, bent: true });
    state.open.linguaOf = 1;
    const has = (one: State) => one.own[1].manuscripts.includes(vulgari.tables.lingua);
    expect([...seen(state, 0, has)]).toEqual(['true']);
  });

  test('D-16.4: cards that somebody is looking at are in that hand, whatever they are', () => {
    const state = table({ round: 13, on: { library: 9 } });
    does(state, 0, DRAW);
    expect([...seen(state, 1, ({ own }) => own[0].drawn.length)]).toEqual(['4']);
    expect(seen(state, 1, ({ own }) => own[0].drawn).size).toBeGreaterThan(2);
    does(state, 0, keep(Math.max(...state.own[0].drawn)), putBack(state.own[0].drawn[0]));
    expect([...seen(state, 1, ({ own }) => [own[0].drawn.length, own[0].returning.length])]).toEqual(['[2,1]']);
  });

  test('is played on to the end from any seat', () => {
    for (const seat of [0, 1, 2]) {
      const other = world(busy(), seat, 'played on');
      settle(vulgari, other, null);
      playOn(other);
      expect(other.open.stack).toEqual([]);
    }
  });
});
