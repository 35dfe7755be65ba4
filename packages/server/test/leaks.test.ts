/**
 * What reaches somebody over a real socket follows from what they may know: through random games of all games and numbers of players, two
 * servers with worlds that look alike to a seat or a spectator say the same to it, byte for byte.
 */
import { GAMES, type Loaded } from '@bottega/games';
import {
  asked,
  type Choice,
  equalPlain,
  legal,
  Match,
  pickRandom,
  play,
  type RandomState,
  type Seat,
  type State,
  seeded,
  shuffle,
  view,
} from '@bottega/kernel';
import type { AnyMatch } from '@bottega/table';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { imagined, Wire, World } from './twin-worlds.js';

/** Games of each kind; `BOTTEGA_LEAKS=20` plays so many. */
const COUNT = Number(process.env.BOTTEGA_LEAKS ?? 1);
/** Positions of a game that are looked at: spread over it, and the first in which answers are given in secret. */
const SPREAD = 8;
const SEALED = 4;
/** Choices that are made from there, as long as the worlds look alike. */
const STEPS = 8;
/** Choices that are tried to find another one that only the chooser can tell apart. */
const TRIED = 12;

// Moments of the day are no secret, and another one in each world.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: 1_700_000_000_000 }));
afterEach(() => vi.useRealTimers());

const loaded = await Promise.all(GAMES.map(({ load }) => load()));
const setups = loaded.flatMap((playable) =>
  playable.game.seats.map((seats) => [playable.game.id, seats, playable] as const),
);

describe('what is sent follows from what may be known', () => {
  test.each(setups)('%s with %i players', async (id, seats, playable) => {
    const random = seeded(`leaks ${id} ${seats}`);
    const worlds = await Promise.all([World.create(id, seats), World.create(id, seats)]);
    const wires = await Promise.all(worlds.map(({ people }) => Promise.all(people.map((one) => Wire.open(one)))));
    let compared = 0;
    for (let played = 0; played < COUNT; played++) {
      for (const match of positions(playable, seats, `leaks ${id} ${seats} ${played}`)) {
        const observer = pickRandom(random, [null, ...match.state.own.keys()]);
        compared += await new Twins(playable, worlds, wires, match, observer, random).compare();
      }
    }
    for (const wire of wires.flat()) wire.close();
    for (const world of worlds) await world.close();
    expect(compared).toBeGreaterThan(COUNT * SPREAD * 6);
  });
});

/** Positions of one random game, from its beginning to shortly before its end. */
function* positions({ game }: Loaded, seats: number, seed: string): Generator<AnyMatch> {
  const length = [...walk(game, seats, seed)].length;
  let sealed = 0;
  let at = 0;
  for (const match of walk(game, seats, seed)) {
    const isSpread = at++ % Math.ceil(length / SPREAD) === 0;
    const isSealed = match.asked().length > 1 && sealed < SEALED && match.record.choices.length % 3 === 0;
    if (isSealed) sealed++;
    if (isSpread || isSealed) yield match;
  }
}

function* walk(game: Loaded['game'], seats: number, seed: string): Generator<AnyMatch> {
  const match: AnyMatch = new Match(game, { seats, options: {}, seed });
  for (const random = seeded(seed); !match.over; ) {
    yield match;
    const seat = pickRandom(random, match.asked());
    match.play(seat, pickRandom(random, match.offers(seat).allowed));
  }
}

type Pair<T> = readonly T[];

/** A position in two worlds that look alike to an observer, and what the observer hears of them. */
class Twins {
  private readonly observers: Pair<Wire>;
  private table = '';
  private compared = 0;
  private requests = 0;

  constructor(
    private readonly playable: Loaded,
    private readonly worlds: Pair<World>,
    private readonly wires: Pair<readonly Wire[]>,
    private readonly match: AnyMatch,
    private readonly observer: Seat | null,
    private readonly random: RandomState,
  ) {
    this.observers = wires.map((people) => people[observer ?? people.length - 1]);
  }

  /** How many times what came was compared. */
  async compare(): Promise<number> {
    const { match, observer, random } = this;
    const [table] = await Promise.all([
      this.worlds[0].stand({ record: match.record, state: match.state, log: match.everything() }),
      this.worlds[1].stand(imagined(this.playable, match, observer, random)),
    ]);
    this.table = table;
    for (const people of this.wires) for (const wire of people) await wire.ask('watch', table);
    await this.expectSame('watch');
    await this.askAround();
    for (let step = 0; step < STEPS && (await this.step()) && (await this.maybeVote()); step++) {
      await this.askAround();
    }
    await this.look(true);
    for (const people of this.wires) for (const wire of people) await wire.ask('unwatch', table);
    await Promise.all(this.wires.flat().map((wire) => wire.news()));
    return this.compared;
  }

  /** The observer turns to another window or comes back: whoever does not look is told later since when. */
  private async look(isVisible: boolean): Promise<void> {
    await this.all((wire) => wire.ask('visible', undefined, { isVisible }));
  }

  /** Now and then something is proposed and comes to one of its ends; says whether the worlds still look alike. */
  private async maybeVote(): Promise<boolean> {
    const { random } = this;
    await this.look(pickRandom(random, [true, false]));
    if (pickRandom(random, [true, true, false])) return true;
    const seats = [...this.match.state.own.keys()];
    const seat = pickRandom(random, seats);
    const what = pickRandom(random, [
      { kind: 'pause' },
      { kind: 'rewind', moment: pickRandom(random, [0, 1, 2, 100]) },
    ]);
    await this.each(seat, (wire) => wire.ask('propose', this.table, what));
    await this.expectSame(`propose ${what.kind} of seat ${seat}`);
    const end = pickRandom(random, ['withdraw', 'refuse', 'agree', 'agree']);
    const ask = (voter: Seat, type: string, fields = {}) =>
      this.each(voter, (wire) => wire.ask(type, this.table, { proposal: wire.proposal, ...fields }));
    if (end === 'withdraw') await ask(seat, 'withdraw');
    else for (const voter of seats) if (voter !== seat) await ask(voter, 'vote', { agrees: end === 'agree' });
    if (!(await this.looksAlike(`${end} to ${what.kind}`))) return false;
    // Half are enough to go on, the other half needs no answer.
    if (what.kind === 'pause') {
      for (const one of seats) await this.each(one, (wire) => wire.ask('propose', this.table, { kind: 'resume' }));
      for (const one of seats) await ask(one, 'vote', { agrees: true });
    }
    return this.looksAlike(`resume after ${end}`);
  }

  /** Somebody chooses in both worlds, the same or not, and may take it back; says whether they still look alike. */
  private async step(): Promise<boolean> {
    const { game } = this.playable;
    const [state, other] = await this.states();
    const seats = asked(game, state);
    if (seats.length === 0) return false;
    const seat = pickRandom(this.random, seats);
    const choice = pickRandom(this.random, legal(game, state, seat));
    const like = this.choiceLike(choice, seat, other);
    if (like === null) return false;
    const choices = [choice, like];
    const id = this.newRequest();
    await this.each(seat, (wire, world) =>
      wire.ask('choose', this.table, { ...request(wire, id), choices: [choices[world]] }),
    );
    const isAlike = await this.looksAlike(`choose ${JSON.stringify(choices)} of seat ${seat}`);
    if (!isAlike || pickRandom(this.random, [true, true, false])) return isAlike;
    const undone = this.newRequest();
    await this.each(seat, (wire) => wire.ask('undo', this.table, request(wire, undone)));
    return this.looksAlike(`undo of seat ${seat}`);
  }

  /**
   * What the seat chooses in the other world: another choice that only the seat itself can tell apart, if there is one; else the same.
   * Null if neither can be chosen there.
   */
  private choiceLike(choice: Choice, seat: Seat, other: State): Choice | null {
    const { game } = this.playable;
    const offered: Choice[] = legal(game, other, seat);
    const isOffered = offered.some((one) => equalPlain(one, choice));
    // Of an answer in secret nobody else sees anything, whatever it is.
    if (!isOffered) return asked(game, other).length > 1 ? pickRandom(this.random, offered) : null;
    if (seat === this.observer) return choice;
    const after = (chosen: Choice) => {
      const world = game.clone(other);
      play(game, world, seat, chosen);
      return world;
    };
    const { open, own } = after(choice);
    const secret = shuffle(this.random, offered)
      .slice(0, TRIED)
      .find((one) => {
        const end = after(one);
        return equalPlain(end.open, open) && !equalPlain(end.own[seat], own[seat]);
      });
    return secret ?? choice;
  }

  /** Everything that the observer can ask, and what nobody should ask. */
  private async askAround(): Promise<void> {
    const { game } = this.playable;
    const [state] = await this.states();
    const barred = { type: 'no such choice' };
    const seats = [null, ...state.own.keys()];
    const about: [string, Readonly<Record<string, unknown>>][] = [
      ['recap', {}],
      ['course', {}],
      ['moment', { at: 100_000, seat: pickRandom(this.random, seats) }],
      ['moment', { at: pickRandom(this.random, [0, 1, 2, 3]), seat: pickRandom(this.random, seats) }],
      ['choose', { position: 'long ago', id: this.newRequest(), choices: [barred] }],
    ];
    for (const [type, fields] of about) await this.all((wire) => wire.ask(type, this.table, fields));
    const id = this.newRequest();
    // Somebody else's choice, and one that does not exist: why not is told from what the observer sees.
    const theirs = asked(game, state).find((seat) => seat !== this.observer);
    const choice = theirs === undefined ? barred : legal(game, state, theirs)[0];
    if (this.observer === null || !asked(game, state).includes(this.observer)) {
      await this.all((wire) => wire.ask('choose', this.table, { ...request(wire, `${id}a`), choices: [choice] }));
    }
    await this.all((wire) => wire.ask('choose', this.table, { ...request(wire, `${id}b`), choices: [barred] }));
    await this.expectSame('what was asked');
    await this.all((wire) => wire.ask('watch', this.table));
    await this.expectSame('watch again');
  }

  /** Whether the worlds look alike to the observer; if so, what came must be the same. */
  private async looksAlike(what: string): Promise<boolean> {
    const [one, other] = await this.states();
    const { game } = this.playable;
    const isAlike =
      equalPlain(view(one, this.observer), view(other, this.observer)) &&
      equalPlain(asked(game, one), asked(game, other));
    if (isAlike && asked(game, one).length > 0) await this.expectSame(what);
    return isAlike;
  }

  private async expectSame(what: string): Promise<void> {
    const [one, other] = await Promise.all(this.observers.map((wire) => wire.news()));
    const { game, seats } = this.match.record;
    const where = `${game}, ${seats} players, ${this.match.record.choices.length} choices, observer ${this.observer}: ${what}`;
    expect({ where, heard: one }).toEqual({ where, heard: other });
    this.compared++;
  }

  private states() {
    return Promise.all(this.worlds.map((world) => world.stateOf(this.table)));
  }

  private all(work: (wire: Wire) => Promise<unknown>): Promise<unknown> {
    return Promise.all(this.observers.map(work));
  }

  private each(seat: Seat, work: (wire: Wire, world: number) => Promise<unknown>): Promise<unknown> {
    return Promise.all(this.wires.map((people, world) => work(people[seat], world)));
  }

  private newRequest(): string {
    return `${this.table}-${++this.requests}`;
  }
}

const request = ({ position }: Wire, id: string) => ({ position, id });
