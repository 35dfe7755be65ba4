/**
 * A position tried out: from what a seat sees a world is imagined, and a table begins there at which bots play all other seats. It
 * knows nothing of the real game but what that seat sees, and nothing of it is kept.
 */
import type { Hint, Why } from '@bottega/bots';
import { type Choice, type GameEvent, type GameRecord, Match, type Seat, type State, seeded } from '@bottega/kernel';
import { type Act, choicesOf } from './history.js';
import { IMPOSSIBLE } from './play-choices.js';
import { botIn, isKnownBot, type Player, STANDARD_BOT } from './player.js';
import { recordFrom } from './record-from.js';
import type { Playable } from './replay.js';
import { TableSession } from './session.js';
import type { AnyMatch, Outside, Request } from './session-types.js';
import type { Course, Moment, TableInfo } from './snapshot.js';
import type { TrialStart } from './trial-start.js';
import { type Tried, triedChoices } from './tried-choices.js';
import type { Answer, FullUpdate, Update } from './update.js';
import type { Viewer } from './viewer.js';

/** Who looks at the trial's table. */
export interface TrialEyes {
  /** Everything anew, when something was taken back. */
  begin(update: FullUpdate): void;
  update(update: Update): void;
}

export class Trial {
  private readonly record: GameRecord;
  private readonly begun: State;
  private readonly seat: Seat;
  private readonly players: readonly Player[];
  private match: AnyMatch;
  private session: TableSession;
  private viewer: Viewer;
  private isPaused = false;
  /** Tables are opened again one after the other. */
  private lastReopening: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly playable: Playable,
    { seat, view, log, players, options, seed }: TrialStart,
    private readonly eyes: TrialEyes,
    private readonly outside: Pick<Outside, 'report' | 'now' | 'wait' | 'breathe'>,
    private milliseconds = 0,
  ) {
    const { game } = playable;
    this.seat = seat;
    this.players = players.map((player, at) => (at === seat ? { name: player.name, bot: null } : playedBy(player)));
    this.begun = game.imagine(view, seeded(`${seed} world`));
    // Nobody else at this table is told what the seat knows.
    const told = log.map((event) => ({ at: 0, event, to: [seat] }));
    this.record = recordFrom(game, this.begun, { options, seed, log: told });
    this.match = new Match(game, this.record);
    [this.session, this.viewer] = this.seated([]);
  }

  info(): TableInfo {
    return this.session.info();
  }

  /** What was chosen from the beginning that is the seat's own doing. */
  tried(): Tried {
    return triedChoices(this.playable, this.begun, this.seat, this.match.record.choices);
  }

  async look(): Promise<FullUpdate> {
    return this.free(await this.session.look(this.viewer));
  }

  /** Lets the bots play until the seat is asked. */
  goOn(): void {
    this.session.playBots();
  }

  choose(request: Request, choices: readonly Choice[]): Promise<Answer> {
    return this.session.choose(this.viewer, request, choices);
  }

  /** Takes back what was chosen last and all that followed, whatever it revealed. */
  undo(): Promise<Answer> {
    return this.inTurn(async () => {
      const acts = this.acts();
      const last = acts.findLastIndex((act) => this.isOwn(act));
      if (last < 0) return IMPOSSIBLE;
      await this.reopen(acts.slice(0, last));
      return { ok: true };
    });
  }

  /** From the beginning, in the same imagined world. */
  startOver(): Promise<void> {
    return this.inTurn(() => this.reopen([]));
  }

  moment(at: number, seat: Seat | null): Promise<Moment> {
    return this.session.moment(this.viewer, at, seat);
  }

  recap(since?: number): Promise<readonly number[]> {
    return this.session.recap(this.viewer, since);
  }

  course(): Promise<Course> {
    return this.session.course(this.viewer);
  }

  hint(onProgress: (share: number) => void): Promise<Hint | null> {
    return this.session.hint(this.viewer, onProgress);
  }

  why(line: number): Promise<Why | null> {
    return this.session.why(this.viewer, line);
  }

  stopThinking(): void {
    this.session.stopThinking(this.viewer);
  }

  set pace(milliseconds: number) {
    this.milliseconds = milliseconds;
    this.session.pace = milliseconds;
  }

  pause(isPaused: boolean): void {
    this.isPaused = isPaused;
    this.session.pause(isPaused);
  }

  step(): void {
    this.isPaused = true;
    this.session.step();
  }

  skip(): void {
    this.session.skip();
  }

  /** Resolves when the bots have nothing to do. */
  botsAreDone(): Promise<void> {
    return this.session.botsAreDone();
  }

  close(): Promise<void> {
    return this.session.close();
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const worked = this.lastReopening.then(work);
    this.lastReopening = worked.catch(() => {});
    return worked;
  }

  /** The table as it was after these acts. */
  private async reopen(acts: readonly Act[]): Promise<void> {
    await this.session.close();
    const record = { ...this.record, choices: choicesOf(acts) };
    this.match = Match.resume<State, Choice, GameEvent>(this.playable.game, record);
    [this.session, this.viewer] = this.seated(acts);
    this.eyes.begin(await this.look());
    this.goOn();
  }

  private seated(history: readonly Act[]): [TableSession, Viewer] {
    const { match, players, seat, milliseconds } = this;
    const seated = { id: 'trial', match, players, seating: 'asSat', history } as const;
    const session = new TableSession(this.playable, seated, { ...this.outside, keep: async () => {} }, milliseconds);
    if (this.isPaused) session.pause(true);
    return [session, session.join([seat], (update) => this.eyes.update(this.free(update)))];
  }

  /** Everything can be taken back here, whatever the rules say of the real game. */
  private free<Sent extends Update>(update: Sent): Sent {
    return { ...update, undoBar: this.acts().some((act) => this.isOwn(act)) ? null : 'nothing' };
  }

  private acts(): readonly Act[] {
    return this.session.kept().history;
  }

  private isOwn({ type, seat }: Act): boolean {
    return type === 'choose' && seat === this.seat;
  }
}

/** The bot that plays in the place of a player: the one that sits there, and for a person one of the standard level. */
function playedBy(player: Player): Player {
  const bot = botIn(player) ?? STANDARD_BOT;
  return { name: player.name, bot: isKnownBot(bot) ? bot : STANDARD_BOT };
}
