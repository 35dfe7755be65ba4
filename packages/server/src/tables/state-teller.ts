/** How a table stands beside the game: put together for those who look, and told to them whenever it has changed. */
import type { TableState } from '@bottega/protocol';
import type { TableSession } from '@bottega/table/session';
import type { TableChat } from '../chat/table-chat.js';
import type { TableClock } from '../clocks/table-clock.js';
import type { Services } from '../services.js';
import type { TableVotes } from '../votes/table-votes.js';
import type { StoredTable } from './stored-table.js';
import type { Watchers } from './watchers.js';

/** What there is to be told. */
export interface ToldTable {
  readonly id: string;
  readonly stored: StoredTable;
  readonly session: TableSession;
  readonly watchers: Watchers;
  readonly votes: TableVotes;
  readonly chat: TableChat;
  readonly clock: TableClock | null;
}

export class StateTeller {
  /** Where the same people play again. */
  private rematch: string | null = null;
  /** Rows around the game are read one time after the other. */
  private reading: Promise<void> = Promise.resolve();
  /** What everybody was told last, and whether something was proposed then. */
  private told = '';
  isVoting = false;

  constructor(
    private readonly services: Services,
    private readonly table: ToldTable,
  ) {}

  state(): TableState {
    const { stored, session, watchers, clock, votes } = this.table;
    const { players, standing, result } = session.outcome();
    const status = result !== null ? 'over' : standing === 'ended' ? 'ended' : 'playing';
    return {
      status,
      standing,
      players,
      present: watchers.present(),
      clocks: clock?.told(this.services.now()) ?? null,
      proposal: votes.proposal(),
      result: result === null ? null : { places: result.places, points: result.points },
      rematch: this.rematch,
      isBrought: stored.row.brought !== null,
    };
  }

  tell(): void {
    const state = this.state();
    this.told = this.versionOf(state);
    this.isVoting = state.proposal?.outcome === 'open';
    this.table.watchers.tell(state);
  }

  /** Tells how the table stands if that is another way than was told. What a seat is asked in secret changes nothing of it. */
  tellChange(): void {
    if (this.versionOf(this.state()) !== this.told) this.tell();
  }

  /** Reads anew what stands around the game, and tells what is new. It tells its own failures. */
  refresh(): Promise<void> {
    const { id } = this.table;
    this.reading = this.reading
      .then(() => this.read())
      .catch((error: unknown) => this.services.logger.error({ error, table: id }, 'a table was not read anew'));
    return this.reading;
  }

  /** Resolves when all that was to be read is read. */
  settled(): Promise<void> {
    return this.reading;
  }

  private async read(): Promise<void> {
    const { id, votes, chat } = this.table;
    await votes.read();
    const tables = this.services.db.selectFrom('tables').select('rematch').where('id', '=', id);
    this.rematch = (await tables.executeTakeFirst())?.rematch ?? null;
    await chat.refresh();
    this.tellChange();
  }

  private versionOf(state: TableState): string {
    return JSON.stringify({ ...state, clocks: this.table.clock?.version ?? null });
  }
}
