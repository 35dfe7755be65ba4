/** The bots of a table choose until a person is asked. */
import { TableError } from '@bottega/table';
import type { TableSession } from '@bottega/table/session';
import { isBotAsked } from './act-keeping.js';

/** A table at which bots play. */
export interface BotTable {
  readonly session: TableSession;
  readonly isClosed: boolean;
  /** Takes in what happened elsewhere. */
  catchUp(): Promise<void>;
}

export class BotTurns {
  /** Bots that were asked for twice play one after the other. */
  private last: Promise<void> = Promise.resolve();
  /** Who hears that they were stopped. */
  private reported: (trouble: unknown) => void;

  constructor(
    private readonly table: BotTable,
    logTrouble: (trouble: unknown) => void,
  ) {
    this.reported = logTrouble;
  }

  /** Whatever somebody else has done meanwhile is taken in, and they go on from there. */
  play(): Promise<void> {
    const playing = this.last.then(() => this.letPlay());
    this.last = playing.catch(() => {});
    return playing;
  }

  /** What a session says of its bots; null if nothing is wrong. */
  report(trouble: unknown): void {
    if (trouble !== null) this.reported(trouble);
  }

  private async letPlay(): Promise<void> {
    const { table } = this;
    for (;;) {
      await table.catchUp();
      const trouble = await this.trouble();
      if (trouble === null) break;
      if (!isOvertaken(trouble)) throw trouble;
    }
    const { players } = table.session.kept();
    if (table.isClosed && isBotAsked(table.session, players)) throw new Error('the bots were stopped');
  }

  private async trouble(): Promise<unknown> {
    let trouble: unknown = null;
    const { reported } = this;
    this.reported = (error) => {
      trouble = error;
    };
    try {
      this.table.session.playBots();
      await this.table.session.botsAreDone();
    } finally {
      this.reported = reported;
    }
    return trouble;
  }
}

/** Whether somebody else was quicker. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof TableError && error.code === 'overtaken';
}
