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
  private trouble: unknown = null;
  private requests = 0;
  private mirror: TableMirror | null = null;

  private constructor(loaded: Loaded, opened: Opened) {
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
      if (!this.seen.receive(update)) throw new Error('an update of the table was lost');
    });
  }

  /** Sits people down at a game. */
  static async open(loaded: Loaded, opened: Opened): Promise<TerminalTable> {
    const table = new TerminalTable(loaded, opened);
    table.mirror = new TableMirror(loaded.game, await table.session.look(table.viewer));
    return table;
  }

  snapshot(): TableSnapshot {
    return this.seen.snapshot();
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

  take(seat: Seat): Promise<void> {
    return this.session.take(this.viewer, seat);
  }

  hint(): Promise<Hint | null> {
    return this.session.hint(this.viewer);
  }

  /** Waits until the bots have played; says what stopped them, or null. */
  async playBots(): Promise<unknown> {
    this.session.playBots();
    await this.session.botsAreDone();
    return this.trouble;
  }

  private get seen(): TableMirror {
    if (this.mirror === null) throw new Error('nobody has looked at the table yet');
    return this.mirror;
  }

  private request(): Request {
    return { position: this.seen.position, id: `terminal ${process.pid} ${Date.now()} ${++this.requests}` };
  }
}
