/** What a table has told to those who do not look at it: kept together with the act that it follows from. */
import type { Seat } from '@bottega/kernel';
import type { Words } from '@bottega/kernel/text';
import type { KeptGame, TableSession } from '@bottega/table';
import type { Transaction } from 'kysely';
import type { Services } from '../services.js';
import type { NoticesRow } from '../store/notice-schema.js';
import type { Database } from '../store/schema.js';
import type { StoredTable } from '../tables/stored-table.js';
import { noticesAfter } from './from-act.js';

/** What is to be written with an act, and what is told when it is on disk. */
export interface ToldAfter {
  write(transaction: Transaction<Database>): Promise<void>;
  tell(): void;
}

export class TableNotices {
  private readonly table: string;
  private readonly game: string;
  /** By seat: who sits there. */
  private readonly people: readonly (string | null)[];

  constructor(
    private readonly services: Services,
    { row, places }: StoredTable,
    private readonly words: Words,
    /** Who was asked after the last act. */
    private askedBefore: readonly Seat[],
    private readonly isLooking: (person: string) => boolean,
  ) {
    this.table = row.id;
    this.game = row.game;
    const personIn = (seat: Seat) => places.find((place) => place.seat === seat)?.person ?? null;
    this.people = Array.from({ length: row.seats }, (_, seat) => personIn(seat));
  }

  /** Whoever acts next finds these asked. */
  caughtUp(asked: readonly Seat[]): void {
    this.askedBefore = asked;
  }

  /** What follows from the last act of a game; null if nobody has to be told anything. */
  after({ record, players, history, over }: KeptGame, session: TableSession, asked: readonly Seat[]): ToldAfter | null {
    const { table, game, words, people, askedBefore, isLooking } = this;
    const { notices, looked } = this.services;
    const { type } = history[history.length - 1];
    const drafts = noticesAfter({
      id: table,
      game,
      words,
      history,
      players,
      people,
      standing: session.standing,
      isOver: over,
      asked,
      askedBefore,
      told: session.told(),
      choices: record.choices.length,
      isLooking,
    });
    const isBack = type === 'undo' || type === 'rewind';
    if (!isBack && drafts.length === 0) return null;
    // How much of everybody's log still stands, as long as nobody chooses again.
    const logs = isBack ? people.map((_, seat) => session.toldTo(seat).length) : [];
    let rows: readonly NoticesRow[] = [];
    return {
      write: async (transaction) => {
        for (const [seat, log] of logs.entries()) {
          const person = people[seat];
          if (person !== null) await looked.cut(transaction, table, person, log);
        }
        rows = await notices.write(transaction, drafts);
      },
      tell: () => notices.tell(rows),
    };
  }
}
