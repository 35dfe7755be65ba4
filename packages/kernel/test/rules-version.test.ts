import { describe, expect, test } from 'vitest';
import {
  digest,
  type GameRecord,
  InputError,
  legal,
  Match,
  parseRecord,
  pickRandom,
  readRecord,
  replay,
  rulesOf,
  type Seat,
  type Snapshot,
  type State,
  seeded,
  upToDate,
  verify,
} from '../src/index.js';
import { makeToy, type Toy, type ToyChoice, type ToyEvent, type ToyState, turn } from './toy.js';

const first = makeToy();
/** Whoever shows a card gets a stone: the same choices lead to other states. */
const generous: typeof turn.choose = (state, frame, seat, choice, emit) => {
  turn.choose(state, frame, seat, choice, emit);
  if (choice.type === 'show') state.open.stones[seat]++;
};
const second = makeToy({ rules: 2 }, { turn: { ...turn, choose: generous } });

type Prefers = (choices: readonly ToyChoice[]) => ToyChoice;
const anything =
  (seed: string): Prefers =>
  (choices) =>
    pickRandom(seeded(`${seed} ${choices.length}`), choices);
const shows: Prefers = (choices) => choices.find(({ type }) => type === 'show') ?? choices[0];
const shrugs: Prefers = (choices) => choices.find(({ type }) => type === 'pass') ?? choices[0];

/** A game of the toy after so many choices, and what is kept of it. */
function kept(game: Toy, prefers: Prefers, choices: number): { record: GameRecord<ToyChoice>; snapshot: Snapshot } {
  const match = new Match(game, { seats: 2, options: {}, seed: 'versions' });
  playOn(match, prefers, choices);
  return JSON.parse(
    JSON.stringify({ record: match.record, snapshot: { state: match.state, log: match.everything() } }),
  );
}

function playOn(match: Match<ToyState, ToyChoice, ToyEvent>, prefers: Prefers, most = 99): void {
  for (let made = 0; made < most && !match.over; made++) {
    const [seat]: readonly Seat[] = match.asked();
    match.play(seat, prefers(legal(match.game, match.state, seat)));
  }
}

describe('a game that was begun under older rules', () => {
  test('goes on as if nothing had happened where its choices still lead to its states', () => {
    const { record } = kept(first, shrugs, 5);
    const { record: now, change } = upToDate(second, record);
    expect(change).toBe(null);
    expect(now).toEqual({ ...record, rules: 2 });
    expect(Match.resume(second, now).record).toEqual(now);
    expect(parseRecord(second, record)).toEqual(now); // from a file as well
  });

  const story = kept(first, shows, 5);

  test('goes on from its snapshot where they do not, and its record says so', () => {
    expect(verify(second, { ...story.record, rules: 2 }).ok).toBe(false);
    const { record, change } = upToDate(second, story.record, story.snapshot);
    expect(change).toEqual({ from: 1, to: 2, at: 5 });
    expect([record.rules, rulesOf(record), record.continued?.at]).toEqual([1, 2, 5]);
    const match = Match.resume(second, record);
    expect(match.state).toEqual(story.snapshot.state);
    expect(match.everything()).toEqual(story.snapshot.log);
    expect(match.canUndo(0) || match.canUndo(1)).toBe(false);
    playOn(match, shows);
    expect(match.over).toBe(true);

    const file = JSON.parse(JSON.stringify(match.record));
    const read = parseRecord(second, file);
    expect(verify(second, read)).toMatchObject({ ok: true, over: true, unchecked: 5 });
    expect(replay(second, read)).toEqual(match.state);
    expect(Match.resumeKept(second, read)?.record).toEqual(match.record);
  });

  test('can be continued more than once', () => {
    const third = makeToy({ rules: 3 }, { turn });
    const once = Match.resume(second, upToDate(second, story.record, story.snapshot).record);
    playOn(once, shows, 4);
    const snapshot = { state: once.state, log: once.everything() };
    const { record, change } = upToDate(third, once.record, snapshot);
    expect(change).toEqual({ from: 2, to: 3, at: 9 });
    expect(record.continued).toMatchObject({ at: 9, rules: 3 });
    expect(verify(third, record)).toMatchObject({ ok: true, unchecked: 9 });
  });

  test('is brought into the shape of today by its game', () => {
    const migrate: Toy['migrate'] = (state, from) => {
      const copy = first.clone(state as ToyState);
      copy.open.stones = copy.open.stones.map((stones) => stones + 10 * from);
      return copy;
    };
    const { record } = upToDate({ ...second, migrate }, story.record, story.snapshot);
    expect(Match.resume(second, record).state.open.stones).toEqual([12, 12]);
    expect(verify(second, record).ok).toBe(true);
  });

  /** A position without a deck. */
  const damaged: State = { ...story.snapshot.state, hidden: { random: story.snapshot.state.hidden.random } };
  test.each<[string, Snapshot | null]>([
    ['without a snapshot', null],
    ['with a snapshot of another position', kept(first, anything('other'), 3).snapshot],
    ['with a snapshot that was changed', { ...story.snapshot, state: damaged }],
  ])('is refused %s', (_what, snapshot) => {
    expect(() => upToDate(second, story.record, snapshot)).toThrow(
      'the record was begun under rules version 1 of toy; this is version 2',
    );
  });

  test('a snapshot that breaks what the rules of today promise is refused, whatever its digest', () => {
    const record = { ...story.record, digests: [...story.record.digests.slice(0, -1), digest(damaged)] };
    expect(() => upToDate(second, record, { ...story.snapshot, state: damaged })).toThrow(InputError);
  });

  test('one of newer rules is refused', () => {
    expect(() => upToDate(first, kept(second, shrugs, 3).record)).toThrow(
      'the record was begun under rules version 2 of toy; this is version 1',
    );
  });
});

describe('a continued record from outside', () => {
  const { record } = upToDate(second, kept(first, shows, 5).record, kept(first, shows, 5).snapshot);
  const continued = record.continued;

  test('is not believed if its state is another one', () => {
    const [one, ...others] = continued?.state.own ?? [];
    const state = { ...continued?.state, own: [{ ...one, hand: [8] }, ...others] };
    const changed = readRecord(second, { ...record, continued: { ...continued, state } });
    expect(verify(second, changed)).toMatchObject({ ok: false, at: 4, what: 'digest' });
  });

  test.each([
    [null, '"continued" must say after which of the 5 choices, and under which rules'],
    [{ ...continued, at: 6 }, '"continued" must say after which of the 5 choices, and under which rules'],
    [{ ...continued, rules: 'two' }, '"continued" must say after which of the 5 choices, and under which rules'],
    [{ ...continued, state: { open: {} } }, 'a state must have "open", "own" and "hidden"'],
    [{ ...continued, log: [{ at: 0, event: {} }] }, '"log" must be a list of events'],
  ])('is refused with %j', (given, sentence) => {
    expect(() => readRecord(second, { ...record, continued: given })).toThrow(new InputError(sentence));
  });
});
