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
import { isOutside } from '../outside/command.js';
import type { OutsideSeat } from '../outside/outside-seat.js';
import { asPeople, type Outside, sitOutside } from '../outside/sit-outside.js';
import { writeSave } from './save.js';

export class TerminalTable {
  private readonly session: TableSession;
  private readonly viewer: Viewer;
  private trouble: unknown = null;
  private requests = 0;
  private mirror: TableMirror | null = null;
  private outside: readonly OutsideSeat[] = [];

  private constructor(
    loaded: Loaded,
    private readonly opened: Opened,
  ) {
    this.session = new TableSession(
      loaded,
      { id: loaded.game.id, ...opened, players: asPeople(opened.players) },
      {
        keep: (game) => writeSave(this.withOutside(game)),
        report: (trouble) => {
          this.trouble = trouble;
        },
        now: Date.now,
        wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
        breathe: () => new Promise((resolve) => setImmediate(resolve)),
      },
    );
    const people = opened.players.flatMap((player, seat) => (botIn(player) === null ? [seat] : [])); // and no outside bots
    this.viewer = this.session.join(people, (update) => {
      if (!this.seen.receive(update)) throw new Error('an update of the table was lost');
    });
  }

  /** Sits people down at a game, and then outside bots: `close` ends these. */
  static async open(loaded: Loaded, opened: Opened, outside: Outside | null = null): Promise<TerminalTable> {
    const table = new TerminalTable(loaded, opened);
    table.mirror = new TableMirror(loaded.game, await table.session.look(table.viewer));
    if (outside !== null) table.outside = await sitOutside(loaded.game, table.session, opened, outside);
    return table;
  }

  /** Everybody leaves. */
  async close(): Promise<void> {
    await Promise.all(this.outside.map((seat) => seat.end()));
  }

  snapshot(): TableSnapshot {
    return this.seen.snapshot();
  }

  /** The game with its secrets, for storage. */
  kept(): KeptGame {
    return this.withOutside(this.session.kept());
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
    for (;;) {
      this.session.playBots();
      await this.session.botsAreDone();
      const asked = this.trouble === null ? this.outside.find((seat) => seat.isAsked) : undefined;
      if (asked === undefined) return this.trouble;
      await asked.play();
    }
  }

  /** What is kept says where outside bots sit. */
  private withOutside(game: KeptGame): KeptGame {
    const { players } = this.opened;
    return {
      ...game,
      players: game.players.map((player, seat) => (isOutside(players[seat]) ? players[seat] : player)),
    };
  }

  private get seen(): TableMirror {
    if (this.mirror === null) throw new Error('nobody has looked at the table yet');
    return this.mirror;
  }

  private request(): Request {
    return { position: this.seen.position, id: `terminal ${process.pid} ${Date.now()} ${++this.requests}` };
  }
}
