/** One game in the worker: people and bots at it, and what may be seen of it. */
import { botOf, DEFAULT_BUDGET } from '@bottega/bots';
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
  type State,
  seeded,
  start,
} from '@bottega/kernel';
import type { Course, Hint, Moment, Player, Round, Seen, TableInfo } from '../table';
import { ADVISER, hintFor } from './hint';
import { planOf } from './plan';
import { courseEnds, roundsOf, turnsOf } from './stages';

type AnyMatch = Match<State, Choice, GameEvent>;

export class Sitting {
  private version = 0;
  /** Whose eyes are before the screen. With one person they always are. */
  private looking: Seat | null;
  /** The bots at work, if they are. */
  private playing: Promise<void> | null = null;
  private isClosed = false;

  constructor(
    readonly id: string,
    private readonly loaded: Loaded,
    private readonly match: AnyMatch,
    private readonly players: readonly Player[],
    /** Milliseconds a bot's choice stays before the next: people want to see what happens. */
    public pace: number,
    private readonly save: (record: GameRecord, over: boolean) => Promise<void>,
    private readonly show: (seen: Seen) => void,
  ) {
    const people = players.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
    this.looking = people.length === 1 ? people[0] : null;
    this.people = people;
  }

  private readonly people: readonly Seat[];
  private foundRounds: readonly Round[] | null = null;

  info(): TableInfo {
    const { game, options, seedHash, data = null } = this.match.record;
    return { id: this.id, game, players: this.players, options, seedHash, data };
  }

  record(): GameRecord {
    return this.match.record;
  }

  seen(): Seen {
    return see(this.match, this.looking, this.handOver(), this.version);
  }

  async choose(choice: Choice): Promise<Refusal | null> {
    const seat = this.looking;
    if (seat === null) return { ok: false, reason: 'seat', rule: null, facts: {} };
    const played = this.match.play(seat, choice);
    if (!played.ok) return played;
    await this.changed();
    this.playBots();
    return null;
  }

  async undo(): Promise<boolean> {
    if (this.looking === null || !this.match.undo(this.looking)) return false;
    await this.changed();
    return true;
  }

  take(seat: Seat): void {
    if (this.handOver() !== seat) return;
    this.looking = seat;
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

  /** Lets the bots play until a person is asked or the game is over. */
  playBots(): void {
    this.playing ??= this.play().finally(() => {
      this.playing = null;
    });
  }

  /** Nobody looks any more; resolves when the last choice of a bot is on disk. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.playing;
  }

  private async play(): Promise<void> {
    for (let seat = this.askedBot(); seat !== null && !this.isClosed; seat = this.askedBot()) {
      const bot = botOf(this.players[seat].bot ?? ADVISER);
      const choices = legal(this.match.game, this.match.state, seat);
      // The bot's own chance follows from the game's seed, so that a resumed game goes on as it would have.
      const random = seeded(`${this.match.record.seed} bot ${seat} ${this.match.record.choices.length}`);
      this.match.play(seat, bot.choose(this.loaded.game, this.match.view(seat), choices, DEFAULT_BUDGET, random));
      await this.changed();
      if (this.pace > 0) await new Promise((resolve) => setTimeout(resolve, this.pace));
    }
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

  /** On disk first, then on the screen. */
  private async changed(): Promise<void> {
    this.foundRounds = null;
    if (this.handOver() !== null) this.looking = null;
    await this.save(this.match.record, this.match.over);
    this.tell();
  }

  private tell(): void {
    if (this.isClosed) return;
    this.version++;
    this.show(this.seen());
  }
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
