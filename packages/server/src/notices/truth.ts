/** Whether a notice still tells somebody something: it is asked again before anything is sent. */
import type { NoticesRow } from '../store/notice-schema.js';
import type { Db } from '../store/store.js';
import type { LiveTables } from '../tables/live-tables.js';
import { findTable, type StoredTable } from '../tables/stored-table.js';
import { stillStands } from './from-act.js';
import type { Looked } from './looked.js';
import { bodyOf } from './notice-rows.js';

export class Truth {
  constructor(
    private readonly db: Db,
    private readonly looked: Looked,
    private readonly live: LiveTables,
  ) {}

  /** Those of some notices that are still true, and news to the person. */
  async of(rows: readonly NoticesRow[]): Promise<NoticesRow[]> {
    const found: NoticesRow[] = [];
    for (const row of rows) if (row.put_away === null && (await this.isNews(row))) found.push(row);
    return found;
  }

  private async isNews(row: NoticesRow): Promise<boolean> {
    const stored = await findTable(this.db, row.table_id);
    if (stored === null) return false;
    if (row.kind === 'invitation') return isWelcome(stored, row.person);
    if (await this.hasSeen(row)) return false;
    switch (row.kind) {
      case 'turn':
        return stored.row.status === 'playing' && this.isAsked(row);
      case 'attack':
        return this.isStanding(row);
      case 'over':
        return true;
    }
  }

  /** Whether they have looked since. */
  private async hasSeen({ table_id, person, seq }: NoticesRow): Promise<boolean> {
    const looked = await this.looked.of(table_id, person);
    return looked !== null && looked.acts >= seq;
  }

  /** Whether it is still theirs to choose, and they have not chosen since. */
  private async isAsked(row: NoticesRow): Promise<boolean> {
    const { seat } = bodyOf(row);
    if (seat === null) return false;
    const acts = this.db.selectFrom('acts').where('table_id', '=', row.table_id);
    const since = await acts
      .select('seq')
      .where('seat', '=', seat)
      .where('seq', '>=', row.seq)
      .where('type', 'in', ['choose', 'undo'])
      .limit(1)
      .execute();
    if (since.length > 0) return false;
    const last = await acts.select('asked').orderBy('seq', 'desc').limit(1).executeTakeFirst();
    if (last !== undefined && !(JSON.parse(last.asked) as number[]).includes(seat)) return false;
    const seated = await acts
      .select('type')
      .where('seat', '=', seat)
      .where('type', 'in', ['bot', 'concede', 'return'])
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (seated !== undefined && seated.type !== 'return') return false; // a bot chooses for them
    const paused = await acts
      .select('type')
      .where('type', 'in', ['pause', 'resume'])
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    return paused?.type !== 'pause';
  }

  private async isStanding(row: NoticesRow): Promise<boolean> {
    const back = await this.db
      .selectFrom('acts')
      .select('seq')
      .where('table_id', '=', row.table_id)
      .where('seq', '>=', row.seq)
      .where('type', 'in', ['undo', 'rewind'])
      .limit(1)
      .execute();
    // Only then it needs to be looked up in the game itself.
    if (back.length === 0) return true;
    return this.live.with(row.table_id, async ({ session }) => stillStands(bodyOf(row), session.told()));
  }
}

/** Whether somebody can still sit down at a table to which they were asked. */
function isWelcome({ row, places }: StoredTable, person: string): boolean {
  if (row.status !== 'waiting' || places.some((place) => place.person === person)) return false;
  return places.some((place) => place.person === null && place.bot === null);
}
