import { describe, expect, test } from 'vitest';
import {
  applyToChance,
  asked,
  awaitsChance,
  digest,
  explained,
  legal,
  Match,
  maySee,
  play,
  start,
  verify,
  view,
} from '../src/index.js';
import { makeToy, PASS, turn } from './toy.js';

const toy = makeToy();
const setup = { seats: 2, options: {}, seed: 'play' };

describe('play', () => {
  test('plays what is offered, told as a value of its own', () => {
    const state = start(toy, setup);
    expect(play(toy, state, 0, { type: 'pass' })).toEqual({ ok: true });
    expect(asked(toy, state)).toEqual([1]);
  });

  test('refuses with the rule and its facts, and changes nothing', () => {
    const state = start(toy, setup);
    state.open.deckSize = 0;
    const before = digest(state);
    expect(play(toy, state, 0, { type: 'draw' })).toEqual({
      ok: false,
      reason: 'barred',
      rule: 'T-1.1',
      facts: { left: 0 },
    });
    expect(digest(state)).toBe(before);
  });

  test('refuses a seat that is not asked, an unknown choice, and anything after the end', () => {
    const state = start(toy, setup);
    expect(play(toy, state, 1, { type: 'pass' })).toMatchObject({ ok: false, reason: 'seat' });
    expect(play(toy, state, 0, { type: 'bid', stones: 1 })).toMatchObject({ ok: false, reason: 'unknown' });
    expect(play(toy, state, 0, { type: 'pass', card: 1 } as { type: 'pass' })).toMatchObject({ reason: 'unknown' });
    state.open.stack = [];
    expect(play(toy, state, 0, { type: 'pass' })).toMatchObject({ ok: false, reason: 'over' });
  });

  test('search hears the same choices as the page, without the reasons', () => {
    const state = start(toy, setup);
    expect(legal(toy, state, 0)).toEqual(explained(toy, state, 0).allowed);
    expect(explained(toy, state, 0).barred.map(({ rule }) => rule)).toEqual(Array(8).fill('T-1.2'));
  });

  test('what is offered out of order can be played by a person and is not heard by search', () => {
    const offer: typeof turn.offer = (_state, _frame, _seat, o) => {
      o.may(PASS);
      if (o.explains) o.also({ type: 'draw' });
    };
    const game = makeToy({}, { turn: { ...turn, offer } });
    const state = start(game, setup);
    expect(legal(game, state, 0)).toEqual([PASS]);
    const { allowed, reordered } = explained(game, state, 0);
    expect([allowed, reordered]).toEqual([[PASS, { type: 'draw' }], [{ type: 'draw' }]]);
    expect(play(game, state, 0, { type: 'show', card: 1 })).toMatchObject({ ok: false, reason: 'unknown' });
    expect(play(game, state, 0, { type: 'draw' })).toEqual({ ok: true });
    expect(state.own[0].hand).toHaveLength(2);
  });

  test('search can stop before chance', () => {
    const state = start(toy, setup);
    applyToChance(toy, state, 0, { type: 'draw' });
    expect(awaitsChance(toy, state)).toBe(true);
    expect(state.own[0].hand).toHaveLength(1);
  });
});

describe('setups from outside', () => {
  test.each([
    [{ seats: 5, options: {}, seed: 'x' }, 'toy is for 2, 3 players, not 5'],
    [{ seats: 2, options: { color: 'red' }, seed: 'x' }, 'toy has no house rule "color"; it has colour'],
    [{ seats: 2, options: { colour: 'green' }, seed: 'x' }, 'house rule "colour" can be red, blue, not green'],
  ])('%o: %s', (wrong, message) => {
    expect(() => start(toy, wrong)).toThrow(message);
  });
});

describe('views', () => {
  test('a seat sees what is open and what is its own; a spectator what is open', () => {
    const state = start(toy, setup);
    expect(view(state, 1)).toEqual({ seat: 1, seats: 2, open: state.open, own: state.own[1], all: null });
    expect(view(state, null)).toEqual({ seat: null, seats: 2, open: state.open, own: null, all: null });
  });

  test('when the game is over all is opened', () => {
    const state = start(toy, setup);
    state.open.stack = [];
    expect(view(state, null).all).toEqual({ own: state.own, hidden: state.hidden });
  });

  test('events are seen by those they are told to, and by all after the end', () => {
    const told = { event: { type: 'drawn' }, to: [1] };
    expect([
      maySee(told, 0, false),
      maySee(told, 1, false),
      maySee(told, null, false),
      maySee(told, null, true),
    ]).toEqual([false, true, false, true]);
  });
});

describe('a match', () => {
  const begin = (seats = 2) => new Match(toy, { ...setup, seats });

  test('undo takes back what revealed nothing', () => {
    const match = begin();
    const before = digest(match.state);
    match.play(0, { type: 'pass' });
    expect(match.canUndo(1)).toBe(false);
    expect(match.undo(0)).toBe(true);
    expect(digest(match.state)).toBe(before);
    expect(match.record.choices).toEqual([]);
    expect(match.record.digests).toEqual([before]);
  });

  test('undo stops at the barrier: chance was drawn', () => {
    const match = begin();
    match.play(0, { type: 'draw' });
    expect(match.undo(0)).toBe(false);
  });

  test('undo stops at the barrier: something of one’s own was shown', () => {
    const match = begin();
    const [card] = match.state.own[0].hand;
    match.play(0, { type: 'show', card });
    expect(match.undo(0)).toBe(false);
  });

  test('undo stops at what a player has confirmed', () => {
    const match = new Match(makeToy({ confirms: ['pass'] }), setup);
    match.play(0, { type: 'pass' });
    expect(match.canUndo(0)).toBe(false);
    expect(match.undo(0)).toBe(false);
  });

  test('undo stops at the end of the game: everything is open then', () => {
    const ends: typeof turn = { ...turn, choose: ({ open }) => open.stack.pop() };
    const match = new Match(makeToy({}, { turn: ends }), setup);
    match.play(0, { type: 'pass' });
    expect([match.over, match.canUndo(0), match.undo(0)]).toEqual([true, false, false]);
  });

  test('undo does not reach past the choice of another', () => {
    const match = begin(3);
    match.play(0, { type: 'pass' });
    match.play(1, { type: 'pass' });
    expect(match.undo(0)).toBe(false);
    expect(match.undo(1)).toBe(true);
    expect(match.undo(0)).toBe(true);
  });

  test('a sealed answer can be taken back until all are in', () => {
    const match = begin();
    match.play(0, { type: 'pass' });
    match.play(1, { type: 'pass' });
    match.play(0, { type: 'bid', stones: 2 });
    expect(match.view(1)).toMatchObject({ open: { stones: [2, 2], waiting: [1] }, own: { bid: null } });
    expect(match.undo(0)).toBe(true);
    match.play(0, { type: 'bid', stones: 1 });
    match.play(1, { type: 'bid', stones: 0 });
    expect(match.state.open.stones).toEqual([1, 2]);
    expect(match.undo(1)).toBe(false);
  });

  test('a sealed answer can be taken back after others have given theirs, which stand', () => {
    const match = begin(3);
    for (const seat of [0, 1, 2]) match.play(seat, { type: 'pass' });
    match.play(0, { type: 'bid', stones: 2 });
    match.play(1, { type: 'bid', stones: 1 });
    expect(match.undo(0)).toBe(true);
    expect(match.asked()).toEqual([0, 2]);
    expect(match.state.own.map((one) => one.bid)).toEqual([null, 1, null]);
    match.play(0, { type: 'bid', stones: 0 });
    expect(match.record.choices.slice(3)).toEqual([
      [1, { type: 'bid', stones: 1 }],
      [0, { type: 'bid', stones: 0 }],
    ]);
    expect(verify(toy, match.record)).toMatchObject({ ok: true });
  });

  test('a confirmed sealed answer binds only who gave it', () => {
    const match = new Match(makeToy({ confirms: ['bid'] }), { ...setup, seats: 3 });
    for (const seat of [0, 1, 2]) match.play(seat, { type: 'pass' });
    match.play(0, { type: 'bid', stones: 2 });
    expect(match.canUndo(0)).toBe(false);
  });

  test('the log tells each seat what it may know', () => {
    const match = begin();
    const [first, second] = match.state.own.map(({ hand: [card] }, seat) => ({ type: 'drawn', seat, card }));
    match.play(0, { type: 'draw' });
    const drawn = { type: 'drawn', seat: 0, card: match.state.own[0].hand[1] };
    expect(match.log(0)).toEqual([first, drawn]);
    expect(match.log(1)).toEqual([second]);
    expect(match.log(null)).toEqual([]);
    // The events of others do not count: their number would tell something.
    expect(match.log(0, 1)).toEqual([drawn]);
  });

  test('undo takes the events of the choice out of the log', () => {
    const choose: typeof turn.choose = (state, frame, seat, choice, emit) => {
      turn.choose(state, frame, seat, choice, emit);
      emit?.({ type: 'bids', bids: [] });
    };
    const match = new Match(makeToy({}, { turn: { ...turn, choose } }), setup);
    const before = [...match.everything()];
    match.play(0, { type: 'pass' });
    expect(match.log(null)).toEqual([{ type: 'bids', bids: [] }]);
    match.undo(0);
    expect(match.everything()).toEqual(before);
  });

  test('a match resumes from its record, with what could be taken back', () => {
    const match = begin(3);
    match.play(0, { type: 'draw' });
    match.play(1, { type: 'pass' });
    const resumed = Match.resume(toy, JSON.parse(JSON.stringify(match.record)));
    expect(resumed.state).toEqual(match.state);
    expect(resumed.record).toEqual(match.record);
    expect([resumed.canUndo(0), resumed.canUndo(1)]).toEqual([false, true]);
  });
});
