/** The people at this terminal and the table they sit at. Every change is on disk before anybody is shown it. */
import type { Hint } from '@bottega/bots';
import type { Loaded } from '@bottega/games';
import type { Choice, Seat } from '@bottega/kernel';
import {
  type Answer,
  botIn,
  type KeptGame,
  type Opened,
  type Request,
  TableMirror,
  type TableSnapshot,
  type Viewer,
} from '@bottega/table';
import { TableSession } from '@bottega/table/session';
import { writeSave } from './save.js';

export class TerminalTable {
  private readonly session: TableSession;
  private readonly viewer: Viewer;
  private readonly mirror: TableMirror;
  private trouble: unknown = null;
  private requests = 0;

  constructor(loaded: Loaded, opened: Opened) {
    this.session = new TableSession(
      loaded,
      { id: loaded.game.id, ...opened },
      {
        keep: (game) => writeSave(game),
        report: (trouble) => {
          this.trouble = trouble;
        },
        now: Date.now,
        wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      },
    );
    const people = opened.players.flatMap((player, seat) => (botIn(player) === null ? [seat] : []));
    this.viewer = this.session.join(people, (update) => {
      if (!this.mirror.receive(update)) throw new Error('an update of the table was lost');
    });
    this.mirror = new TableMirror(loaded.game, this.session.look(this.viewer));
  }

  get people(): number {
    return this.viewer.seats.length;
  }

  snapshot(): TableSnapshot {
    return this.mirror.snapshot();
  }

  /** The game with its secrets, for storage. */
  kept(): KeptGame {
    return this.session.kept();
  }

  save(): Promise<void> {
    return writeSave(this.kept());
  }

  /** Throws a `WriteError` if it cannot be saved; nothing has moved then. */
  choose(choice: Choice): Promise<Answer> {
    return this.session.choose(this.viewer, this.request(), [choice]);
  }

  /** Takes back the last choice if it may be; says whether it did. Throws as `choose` does. */
  async undo(): Promise<boolean> {
    return (await this.session.undo(this.viewer, this.request())).ok;
  }

  take(seat: Seat): void {
    this.session.take(this.viewer, seat);
  }

  hint(): Hint | null {
    return this.session.hint(this.viewer);
  }

  /** Waits until the bots have played; says what stopped them, or null. */
  async playBots(): Promise<unknown> {
    this.session.playBots();
    await this.session.botsAreDone();
    return this.trouble;
  }

  private request(): Request {
    return { position: this.mirror.position, id: `terminal ${process.pid} ${Date.now()} ${++this.requests}` };
  }
}
