/**
 * Sends notices to where people want them. Each is sent at least once: what was begun when a process died is sent again, because a
 * turn that nobody hears of holds up everybody else, and one that is told twice does not. Failures are tried again, later and later.
 */
import { newId } from '../ids.js';
import type { Services } from '../services.js';
import type { DeliveriesRow, NoticeTargetsRow } from '../store/notice-schema.js';
import { serverSay } from '../text/index.js';
import type { Channel, Outcome } from './channels/channel.js';
import type { MailChannel } from './channels/mail.js';
import type { Composer } from './compose.js';
import { usableTargets } from './notice-book.js';
import { wishesOf } from './pace.js';
import { Permits } from './permits.js';
import type { Truth } from './truth.js';

/** With each failure four times as long, up to six hours: with half a minute at first the last is after about a day. */
const LONGEST_WAIT_MS = 6 * 3_600_000;
const MAX_ATTEMPTS = 9;
/** A target that fails so often in a row is switched off. */
const MAX_FAILURES = 20;
/** The morning's digests do not all go out in the same second. */
const AT_ONCE = 20;

export interface Channels {
  readonly push: Channel;
  readonly webhook: Channel;
  /** Null if this server sends no mails. */
  readonly mail: MailChannel | null;
}

export class Outbox {
  private readonly permits = new Permits(AT_ONCE);

  constructor(
    private readonly services: Services,
    private readonly truth: Truth,
    private readonly composer: Composer,
    private readonly channels: Channels,
    private readonly retryMs: number,
  ) {}

  /** A notice is due: it goes out together with all others of its person that are. */
  async release(id: string): Promise<void> {
    const { db, queue, now } = this.services;
    const first = await db.selectFrom('notices').selectAll().where('id', '=', id).executeTakeFirst();
    if (first === undefined || first.due === null) return;
    const due = db.selectFrom('notices').select('id').where('person', '=', first.person);
    const rows = await due.where('due', '<=', Math.max(now(), first.due)).execute();
    await db.transaction().execute(async (transaction) => {
      const ids = rows.map((row) => row.id);
      const claim = transaction.updateTable('notices').set({ due: null }).where('id', 'in', ids);
      // Another process may have been quicker with some of them.
      const claimed = await claim.where('due', 'is not', null).returning('id').execute();
      if (claimed.length === 0) return;
      const targets = await usableTargets(transaction).select('id').where('person', '=', first.person).execute();
      for (const target of targets) {
        await this.add(
          transaction,
          target.id,
          claimed.map((one) => one.id),
        );
      }
    });
    queue.wake();
  }

  /** Puts something into the outbox, in somebody's transaction; without notices it is the request to confirm an address. */
  async add(db: Services['db'], target: string, notices: readonly string[] | null): Promise<void> {
    const { queue, now } = this.services;
    const ids = notices === null ? null : JSON.stringify(notices);
    const row: DeliveriesRow = { id: newId(), target, notices: ids, attempts: 0, created: now() };
    await db.insertInto('deliveries').values(row).execute();
    await queue.add(db, [{ kind: 'send', table: row.id, at: row.created }]);
  }

  /** Sends something, or puts it off. */
  async send(id: string): Promise<void> {
    const { db } = this.services;
    const row = await db.selectFrom('deliveries').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined) return;
    const targets = db.selectFrom('notice_targets').selectAll().where('id', '=', row.target);
    const target = await targets.where('off', 'is', null).where('removed', 'is', null).executeTakeFirst();
    const outcome = target === undefined ? null : await this.permits.with(() => this.attempt(row, target));
    if (outcome === null || target === undefined) await this.drop(row);
    else await this.settle(row, target, outcome);
  }

  /** Null if there is nothing to be sent any more. */
  private async attempt(row: DeliveriesRow, target: NoticeTargetsRow): Promise<Outcome | null> {
    const { db } = this.services;
    const settings = db.selectFrom('notice_settings').selectAll().where('person', '=', target.person);
    const { language } = wishesOf(await settings.executeTakeFirst());
    const { mail } = this.channels;
    if (row.notices === null) return mail?.askToConfirm(row.id, target, await serverSay(language)) ?? null;
    const ids = JSON.parse(row.notices) as string[];
    const notices = await db.selectFrom('notices').selectAll().where('id', 'in', ids).orderBy('created').execute();
    const news = await this.truth.of(notices);
    const person = await db.selectFrom('people').select('name').where('id', '=', target.person).executeTakeFirst();
    const channel = this.channels[target.channel];
    if (news.length === 0 || person === undefined || channel === null) return null;
    const composed = await this.composer.compose(person.name, language, news);
    return channel.send({ id: row.id, target, news: composed });
  }

  private async settle(row: DeliveriesRow, target: NoticeTargetsRow, outcome: Outcome): Promise<void> {
    const { db, logger, now } = this.services;
    const own = db.updateTable('notice_targets').where('id', '=', target.id);
    if (outcome.type === 'sent') {
      if (target.failures > 0) await own.set({ failures: 0 }).execute();
      await this.drop(row);
      return;
    }
    logger.info({ channel: target.channel, target: target.id, outcome }, 'a notice was not delivered');
    if (outcome.type === 'hopeless') {
      if (outcome.isGone) await db.deleteFrom('notice_targets').where('id', '=', target.id).execute();
      else await own.set({ off: now(), trouble: outcome.trouble }).execute();
      await this.drop(row);
      return;
    }
    if (outcome.isTargets) await own.set((eb) => ({ failures: eb('failures', '+', 1) })).execute();
    if (outcome.isTargets && target.failures + 1 >= MAX_FAILURES) {
      await own.set({ off: now(), trouble: 'failing' }).execute();
      await this.drop(row);
    } else if (row.attempts + 1 >= MAX_ATTEMPTS) await this.drop(row);
    else await this.putOff(row, outcome.waitMs ?? 0);
  }

  private async putOff(row: DeliveriesRow, leastMs: number): Promise<void> {
    const { db, queue, now } = this.services;
    // Later than now, whatever was set: the queue takes the same time for the same job.
    const wait = Math.min(LONGEST_WAIT_MS, Math.max(1, leastMs, this.retryMs * 4 ** row.attempts));
    await db.transaction().execute(async (transaction) => {
      const own = transaction.updateTable('deliveries').where('id', '=', row.id);
      await own.set({ attempts: row.attempts + 1 }).execute();
      await queue.add(transaction, [{ kind: 'send', table: row.id, at: now() + wait }]);
    });
  }

  private async drop({ id }: DeliveriesRow): Promise<void> {
    await this.services.db.deleteFrom('deliveries').where('id', '=', id).execute();
  }
}
