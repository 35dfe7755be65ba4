/** The bots in their seats: who of them is asked, what they choose, and how they go on until a person is asked. */
import { type BotPlayer, botOf, DEFAULT_BUDGET, type Thinking, type Weights } from '@bottega/bots';
import { type Choice, type GameEvent, legal, type Match, type Seat, type State, seeded, view } from '@bottega/kernel';
import type { NewAct } from './history.js';
import type { Pacing } from './pacing.js';
import { botIn, isKnownBot, type Player, STANDARD_BOT } from './player.js';
import { TableError } from './table-error.js';
import { SLICE_POSITIONS } from './thoughts.js';

/** What the bots need of the table that they sit at. */
export interface BotTable {
  readonly match: Match<State, Choice, GameEvent>;
  /** What was learned for this game. */
  readonly learned: Learned;
  players(): readonly Player[];
  /** Whether play is neither paused nor ended by agreement. */
  isRunning(): boolean;
  /** Makes a change, unless there is none to make; says whether it was made. */
  change(make: () => NewAct | null): Promise<boolean>;
  /** Whether the last change told anybody something, or may still do so. */
  hasNews(): boolean;
  /** Shows what has happened and was not shown yet. */
  catchUp(): void;
  /** The bots were stopped by an error; null when they go on. */
  report(trouble: unknown): void;
  /** Resolves when whatever else waits for this thread has had it. */
  breathe(): Promise<void>;
}

/** What was learned for a game, loaded when it is first needed. */
export class Learned {
  /** Undefined until it is loaded, null if there is nothing that fits. */
  private loaded: Weights | null | undefined = undefined;

  constructor(private readonly load: () => Promise<Weights | null>) {}

  /** What was loaded for a bot that uses it; null for one that does not. */
  weightsFor(id: string): Weights | null {
    return botOf(id).isLearned ? (this.loaded ?? null) : null;
  }

  /** Loads what a bot needs. Throws if it cannot be loaded; the next time it is tried again. */
  async prepare(id: string): Promise<Weights | null> {
    if (botOf(id).isLearned && this.loaded === undefined) this.loaded = await this.load();
    return this.weightsFor(id);
  }
}

/** What a bot thinks about one position. */
interface BotThought {
  readonly seat: Seat;
  readonly id: string;
  /** The match's, when it was begun. */
  readonly version: number;
  readonly thinking: Thinking<Choice>;
}

export class TableBots {
  /** The bots that have played, each with its plan for the turn. */
  private readonly sitting = new Map<Seat, { readonly id: string; readonly player: BotPlayer<State, Choice> }>();
  /** The bots at work, if they are. */
  private playing: Promise<void> | null = null;
  private isClosed = false;

  constructor(
    private readonly table: BotTable,
    private readonly pacing: Pacing,
  ) {}

  /** Whether a bot is asked and goes on at once. */
  get isHurried(): boolean {
    return this.pacing.isHurried && this.asked() !== null;
  }

  set pace(milliseconds: number) {
    this.pacing.pace = milliseconds;
  }

  /** Holds the bots before their next choice until they may go on. */
  pause(isPaused: boolean): void {
    if (isPaused) this.pacing.hold();
    else this.pacing.goOn();
  }

  /** Lets held bots make one choice that somebody sees; bots that go on are held after it. */
  step(): void {
    if (this.playing === null) this.pacing.hold();
    else this.pacing.step();
  }

  /** Lets the bots play without a stop until a person is asked. */
  skip(): void {
    if (this.playing !== null) this.pacing.skip();
  }

  /** Lets the bots play until a person is asked or the game is over. What stops them is reported. */
  play(): void {
    if (this.playing !== null || this.isClosed) return;
    this.table.report(null);
    this.playing = this.playOn()
      .catch((error: unknown) => this.isClosed || this.table.report(error))
      .then(() => {
        this.playing = null;
      });
  }

  /** Resolves when the bots have nothing to do, or were stopped. */
  async areDone(): Promise<void> {
    await this.playing;
  }

  /** No bot chooses any more; resolves when the last one has. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.pacing.end();
    await this.playing;
  }

  private async playOn(): Promise<void> {
    const { match } = this.table;
    try {
      await this.freed();
      // The last choice of a turn belongs to it, although the next has begun by then.
      for (let turns = match.turns.length; ; turns = match.turns.length) {
        const seat = await this.playOne();
        if (seat === null) return;
        // What tells nobody anything needs no time, and is no step.
        if (!this.table.hasNews()) continue;
        await this.pacing.stay(seat, turns);
        await this.freed();
      }
    } finally {
      this.pacing.rest();
      this.table.catchUp();
    }
  }

  /** Resolves when the next bot may choose; whoever holds them has seen all that happened. */
  private async freed(): Promise<void> {
    if (this.pacing.isWaiting) this.table.catchUp();
    await this.pacing.freed();
  }

  /** Plays one choice of a bot, if one is asked; says whose it was. */
  private async playOne(): Promise<Seat | null> {
    for (;;) {
      let seat: Seat | null = null;
      const prepared = this.askedId();
      if (prepared !== null) await this.table.learned.prepare(prepared);
      const thought = prepared === null ? null : await this.think();
      const isPlayed = await this.table.change(() => {
        seat = this.isClosed ? null : this.asked();
        return seat !== null && thought !== null && this.isAbout(thought, seat) ? this.choose(thought) : null;
      });
      // Somebody else may have come to be asked while something was loaded, thought or written: then that one is prepared.
      if (isPlayed || seat === null) return seat;
    }
  }

  /** The bot that is asked; null if none is. */
  private askedId(): string | null {
    const seat = this.asked();
    if (seat === null) return null;
    const id = botIn(this.table.players()[seat]) ?? STANDARD_BOT;
    if (!isKnownBot(id)) throw new TableError('unknownBot', `there is no bot called "${id}"`, { bot: id });
    return id;
  }

  /** What the bot that is asked thinks, to its end and in slices; null if that is no longer wanted. */
  private async think(): Promise<BotThought | null> {
    const { match, breathe } = this.table;
    const seat = this.asked();
    const id = this.askedId();
    if (seat === null || id === null) return null;
    const { game, state, record } = match;
    // The bot's own chance follows from the game's seed: a game that is resumed between turns goes on as it would have.
    const random = seeded(`${record.seed} bot ${seat} ${record.choices.length}`);
    const seen = view(game.clone(state), seat); // somebody may take something back meanwhile
    const thinking = this.botIn(seat, id).think(seen, legal(game, state, seat), random);
    const thought: BotThought = { seat, id, version: match.version, thinking };
    while (!thinking.advance(SLICE_POSITIONS)) {
      await breathe();
      if (this.isClosed || !this.isAbout(thought, seat)) return null;
    }
    return thought;
  }

  /** Whether something was thought about the position that is, for the bot that is asked. */
  private isAbout(thought: BotThought, asked: Seat): boolean {
    return thought.seat === asked && thought.id === this.askedId() && thought.version === this.table.match.version;
  }

  private choose({ seat, thinking }: BotThought): NewAct {
    const choice = thinking.choice();
    const played = this.table.match.play(seat, choice);
    if (!played.ok) throw new Error(`the bot in seat ${seat} chose what is not allowed: ${JSON.stringify(choice)}`);
    return { type: 'choose', seat, id: null, choices: [choice] };
  }

  private botIn(seat: Seat, id: string): BotPlayer<State, Choice> {
    const sitting = this.sitting.get(seat);
    if (sitting?.id === id) return sitting.player;
    const player = botOf(id).sit(this.table.match.game, DEFAULT_BUDGET, this.table.learned.weightsFor(id));
    this.sitting.set(seat, { id, player });
    return player;
  }

  private asked(): Seat | null {
    if (!this.table.isRunning()) return null;
    const players = this.table.players();
    return this.table.match.asked().find((seat) => botIn(players[seat]) !== null) ?? null;
  }
}
