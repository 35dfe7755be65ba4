/** Writes down what people are to be told, together with what it follows from, and tells the pages that they have open. */
import type { Notice } from '@bottega/protocol';
import type { Kysely } from 'kysely';
import { newId } from '../ids.js';
import type { JobQueue } from '../jobs/queue.js';
import type { Online } from '../socket/online.js';
import type { NoticesRow } from '../store/notice-schema.js';
import type { Database } from '../store/schema.js';
import type { Db } from '../store/store.js';
import { type NoticeDraft, noticeOf } from './notice-rows.js';
import { dueTime, wishesOf } from './pace.js';

/** What nobody has looked at for so long is of no use. */
const KEPT_MS = 30 * 86_400_000;

export class NoticeBook {
  constructor(
    private readonly queue: JobQueue,
    private readonly online: Online,
    private readonly now: () => number,
    /** Before anything is sent: perhaps they see it themselves. */
    private readonly delayMs: number,
  ) {}

  /** Keeps notices in somebody's transaction, with the jobs that send them; gives those that are new. Then `tell` them. */
  async write(db: Kysely<Database>, drafts: readonly NoticeDraft[]): Promise<NoticesRow[]> {
    if (drafts.length === 0) return [];
    const people = [...new Set(drafts.map(({ person }) => person))];
    const settings = await db.selectFrom('notice_settings').selectAll().where('person', 'in', people).execute();
    const targets = await usableTargets(db).select('person').where('person', 'in', people).distinct().execute();
    const created = this.now();
    const rows = drafts.map(({ person, table, kind, key, seq, body }): NoticesRow => {
      const wishes = wishesOf(settings.find((one) => one.person === person));
      const hasTarget = targets.some((one) => one.person === person);
      const due = hasTarget ? dueTime(wishes, kind, created + this.delayMs) : null;
      const id = newId();
      return { id, person, table_id: table, kind, key, seq, body: JSON.stringify(body), created, due, put_away: null };
    });
    const kept = await db
      .insertInto('notices')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['person', 'table_id', 'kind', 'key']).doNothing())
      .returning('id')
      .execute();
    const fresh = rows.filter((row) => kept.some(({ id }) => id === row.id));
    const jobs = fresh.flatMap(({ id, due }) =>
      due === null ? [] : [{ kind: 'notice', table: id, at: due } as const],
    );
    if (jobs.length > 0) await this.queue.add(db, jobs);
    return fresh;
  }

  /** Tells the pages of this process, and lets the rest be sent in its time. */
  tell(rows: readonly NoticesRow[]): void {
    for (const row of rows) this.online.tell(row.person, noticeOf(row));
    if (rows.some(({ due }) => due !== null)) this.queue.wake();
  }

  /** The newest notices of somebody that they have not put away and that are not too old. */
  async unread(db: Db, person: string, most: number): Promise<NoticesRow[]> {
    await db
      .deleteFrom('notices')
      .where('person', '=', person)
      .where('created', '<', this.now() - KEPT_MS)
      .execute();
    return db
      .selectFrom('notices')
      .selectAll()
      .where('person', '=', person)
      .where('put_away', 'is', null)
      .orderBy('created', 'desc')
      .limit(most)
      .execute();
  }

  /** Somebody does not want to see some of their notices any more, or any of them. */
  async putAway(db: Db, person: string, ids: readonly Notice['id'][] | null): Promise<void> {
    const all = db.updateTable('notices').set({ put_away: this.now(), due: null }).where('person', '=', person);
    await (ids === null ? all : all.where('id', 'in', ids)).where('put_away', 'is', null).execute();
  }
}

/** Targets to which something can be sent. */
export const usableTargets = (db: Kysely<Database>) =>
  db
    .selectFrom('notice_targets')
    .where('confirmed', 'is not', null)
    .where('off', 'is', null)
    .where('removed', 'is', null);
