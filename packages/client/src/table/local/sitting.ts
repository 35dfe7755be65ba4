/** One game in the worker: people and bots at it, and what may be seen of it. */
import { BOTS, botOf, DEFAULT_BUDGET, hintFor } from '@bottega/bots';
import type { Loaded } from '@bottega/games';
import {
  apply,
  type Choice,
  type GameEvent,
  type GameRecord,
  legal,
  Match,
  type Refusal,
  type Seat,
  type Seating,
  type State,
  seeded,
  start,
} from '@bottega/kernel';
import type { Course, Hint, Moment, Player, Round, Seen, TableInfo } from '../table';
import { TableError } from '../table-error';
import { USUAL_BOT } from '../usual-bot';
import { planOf } from './plan';
import { courseEnds, roundsOf, turnsOf } from './stages';

type AnyMatch = Match<State, Choice, GameEvent>;

/** What is kept of a game. */
export interface Saved {
  readonly record: GameRecord;
  readonly players: readonly Player[];
  readonly seating: Seating;
  readonly over: boolean;
}

/** Where a game is kept and shown. */
export interface Outside {
  /** Resolves when it is on disk. */
  save(game: Saved): Promise<void>;
  show(seen: Seen): void;
  /** The bots were stopped by an error; null when they go on. */
  report(trouble: unknown): void;
}

/** Milliseconds: where bots' choices do not stay, what they do is shown so often at most, and when they are done. */
const GLIMPSE = 200;

export class Sitting {
  private version = 0;
  private shownAt = Number.NEGATIVE_INFINITY;
  /** Whether something has happened that is not on the screen yet. */
  private isBehind = false;
  /** Whose eyes are before the screen. With one person they always are. */
  private looking: Seat | null;
  /** The bots at work, if they are. */
  private playing: Promise<void> | null = null;
  private isClosed = false;
  /** Changes are made one after the other: the next begins when the last is on disk, or given up. */
  private lastChange: Promise<unknown> = Promise.resolve();
  private match: AnyMatch;
  private players: readonly Player[];
  private readonly people: readonly Seat[];
  private foundRounds: readonly Round[] | null = null;

  constructor(
    readonly id: string,
    private readonly loaded: Loaded,
    match: AnyMatch,
    players: readonly Player[],
    private readonly seating: Seating,
    /** Milliseconds a bot's choice stays before the next: people want to see what happens. */
    public pace: number,
    private readonly outside: Outside,
  ) {
    const people = players.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
    this.match = match;
    this.players = players;
    this.looking = people.length === 1 ? people[0] : null;
    this.people = people;
  }

  info(): TableInfo {
    const { game, options, seedHash, data = null } = this.match.record;
    return { id: this.id, game, players: this.players, seating: this.seating, options, seedHash, data };
  }

  record(): GameRecord {
    return this.match.record;
  }

  seen(): Seen {
    return see(this.match, this.looking, this.handOver(), this.version);
  }

  /** What is kept of the game as it stands. */
  saved(): Saved {
    const { record, over } = this.match;
    return { record, players: this.players, seating: this.seating, over };
  }

  /** Null if it was played and kept; else why not. If it cannot be kept it fails, and nothing has happened. */
  async choose(choice: Choice): Promise<Refusal | null> {
    let refusal: Refusal | null = { ok: false, reason: 'seat', rule: null, facts: {} };
    await this.change(() => {
      if (this.looking === null) return false;
      const played = this.match.play(this.looking, choice);
      refusal = played.ok ? null : played;
      return played.ok;
    });
    if (refusal === null) this.playBots();
    return refusal;
  }

  /** Whether something was taken back. If that cannot be kept it fails, and nothing has happened. */
  undo(): Promise<boolean> {
    return this.change(() => this.looking !== null && this.match.undo(this.looking));
  }

  /** The usual bot plays from now on where one sits that is not known here. */
  async replaceBots(): Promise<TableInfo> {
    const before = this.players;
    this.players = before.map(({ name, bot }) => ({ name, bot: bot === null || isBot(bot) ? bot : USUAL_BOT }));
    try {
      await this.change(() => true);
    } catch (error) {
      this.players = before;
      throw error;
    }
    this.playBots();
    return this.info();
  }

  take(seat: Seat): void {
    if (this.handOver() !== seat) return;
    this.looking = seat;
    this.version++;
    this.tell();
  }

  /** What the adviser would choose in the seat that is looking. */
  hint(): Hint | null {
    const seat = this.looking;
    if (seat === null || !this.match.asked().includes(seat)) return null;
    const seed = `hint ${this.match.record.choices.length}`;
    return hintFor(this.loaded, this.match.view(seat), seat, legal(this.match.game, this.match.state, seat), seed);
  }

  /** The game as it stood after so many choices, as a seat saw it. A seat other than the looker's only after the end. */
  moment(at: number, seat: Seat | null): Moment {
    const { record } = this.match;
    const isOwn = this.people.length === 1 && seat === this.people[0];
    const eyes = seat === null || isOwn || this.match.over ? seat : null;
    const match = Match.resume(this.loaded.game, record, at);
    const seen = see(match, eyes, null, at);
    // After the end nothing is secret any more: seen by everybody means everything.
    const isAllOpen = this.match.over && seat === null;
    const { own, hidden } = match.state;
    return {
      seen: {
        ...seen,
        view: isAllOpen ? { ...seen.view, all: { own, hidden } } : seen.view,
        log: isAllOpen ? match.everything().map(({ event }) => event) : seen.log,
        allowed: [],
        barred: [],
        suggested: null,
        plan: [],
        canUndo: false,
      },
      at,
      length: record.choices.length,
      turns: turnsOf(record),
      rounds: this.rounds(),
    };
  }

  /** Points of every seat after each round, or after each turn if there are none; only when all is open. */
  course(): Course {
    if (!this.match.over) return { points: [], rounds: [] };
    const { game } = this.loaded;
    const { record } = this.match;
    const rounds = this.rounds().filter(({ at }) => at < record.choices.length);
    const ends = courseEnds(rounds, record);
    const state = start(game, record);
    const points = [game.result(state).points];
    record.choices.forEach(([seat, choice], at) => {
      apply(game, state, seat, choice);
      if (ends.has(at + 1)) points.push(game.result(state).points);
    });
    return { points, rounds: rounds.map(({ name }) => name) };
  }

  /** Found once for a position of the game: somebody who scrubs asks for a moment many times a second. */
  private rounds(): readonly Round[] {
    this.foundRounds ??= roundsOf(this.loaded, this.match.record);
    return this.foundRounds;
  }

  /** Lets the bots play until a person is asked or the game is over. What stops them is reported. */
  playBots(): void {
    if (this.playing !== null || this.isClosed) return;
    this.outside.report(null);
    this.playing = this.play()
      .catch((error: unknown) => this.isClosed || this.outside.report(error))
      .then(() => {
        this.playing = null;
      });
  }

  /** Nobody looks any more; resolves when the last choice is on disk, or given up. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.playing;
    await this.lastChange;
  }

  private async play(): Promise<void> {
    try {
      while (await this.playBot()) {
        if (this.pace > 0) await new Promise((resolve) => setTimeout(resolve, this.pace));
      }
    } finally {
      if (this.isBehind) this.tell();
    }
  }

  /** Plays one choice of a bot, if one is asked. */
  private playBot(): Promise<boolean> {
    return this.change(() => {
      const seat = this.isClosed ? null : this.askedBot();
      if (seat === null) return false;
      const id = this.players[seat].bot ?? USUAL_BOT;
      if (!isBot(id)) throw new TableError('unknownBot', `there is no bot called "${id}"`, { bot: id });
      const choices = legal(this.match.game, this.match.state, seat);
      // The bot's own chance follows from the game's seed, so that a resumed game goes on as it would have.
      const random = seeded(`${this.match.record.seed} bot ${seat} ${this.match.record.choices.length}`);
      const choice = botOf(id).choose(this.loaded.game, this.match.view(seat), choices, DEFAULT_BUDGET, random);
      const played = this.match.play(seat, choice);
      if (!played.ok) throw new Error(`the bot in seat ${seat} chose what is not allowed: ${JSON.stringify(choice)}`);
      return true;
    });
  }

  private askedBot(): Seat | null {
    return this.match.asked().find((seat) => this.players[seat].bot !== null) ?? null;
  }

  /** With several people, the one who must take the screen next; secrets of the last one are gone by then. */
  private handOver(): Seat | null {
    if (this.people.length < 2 || this.match.over) return null;
    const asked = this.match.asked().filter((seat) => this.players[seat].bot === null);
    if (asked.length === 0 || (this.looking !== null && asked.includes(this.looking))) return null;
    return asked[0];
  }

  /**
   * Makes a change: on disk first, then on the screen. `make` says whether it changed anything. If it or the disk fails, the game
   * is again what it was before.
   */
  private change(make: () => boolean): Promise<boolean> {
    const changed = this.lastChange.then(async () => {
      const { record } = this.match;
      const before = { ...record, choices: [...record.choices], digests: [...record.digests] };
      const { looking } = this;
      try {
        if (!make()) return false;
        this.foundRounds = null;
        if (this.handOver() !== null) this.looking = null;
        await this.outside.save(this.saved());
      } catch (error) {
        // A choice cannot always be taken back; the record can always be played again.
        this.match = Match.resume(this.loaded.game, before);
        this.looking = looking;
        this.foundRounds = null;
        throw error;
      }
      this.version++;
      this.isBehind = true;
      if (!this.isHurried()) this.tell();
      return true;
    });
    this.lastChange = changed.catch(() => {});
    return changed;
  }

  /** Whether a bot goes on at once, and something was shown only just now: nobody could see more than a flicker. */
  private isHurried(): boolean {
    return this.pace === 0 && this.askedBot() !== null && performance.now() - this.shownAt < GLIMPSE;
  }

  private tell(): void {
    if (this.isClosed) return;
    this.isBehind = false;
    this.shownAt = performance.now();
    this.outside.show(this.seen());
  }
}

function isBot(id: string): boolean {
  return Object.hasOwn(BOTS, id);
}

/** What a pair of eyes may see of a match: everything goes through the views of the kernel. */
function see(match: AnyMatch, seat: Seat | null, handOver: Seat | null, version: number): Seen {
  const isAsked = seat !== null && match.asked().includes(seat);
  const offers = isAsked ? match.offers(seat) : null;
  const plan = isAsked ? planOf(match.game, match.state, seat) : [];
  return {
    version,
    seat,
    view: match.view(seat),
    asked: match.asked(),
    allowed: offers?.allowed ?? [],
    barred: offers?.barred ?? [],
    suggested: plan[0] ?? null,
    plan,
    canUndo: seat !== null && match.canUndo(seat),
    log: match.log(seat),
    handOver,
    over: match.over,
    result: match.over ? match.game.result(match.state) : null,
  };
}
