/** Where somebody wants to be told things: browsers, e-mail addresses, webhooks. */
import type { NoticeChannel, NoticeTarget, NoticeTrouble } from '@bottega/protocol';
import { newId } from '../ids.js';
import { type Reach, wrongTarget } from '../outgoing/post.js';
import { conflict, RequestError, wrongInput } from '../problem.js';
import type { Services } from '../services.js';
import type { NoticeTargetsRow } from '../store/notice-schema.js';
import { areKeys, type PushKeys } from './channels/push.js';
import type { Outbox } from './outbox.js';

const MAX_TARGETS = 10;
/** So many requests to confirm the same address are sent in a day, and so many that one person asks for. */
const MAX_REQUESTS = 3;
const DAY_MS = 86_400_000;
/** An address that is not confirmed by then is forgotten. */
const CONFIRM_MS = 3 * DAY_MS;

export class Targets {
  constructor(
    private readonly services: Services,
    private readonly outbox: Outbox,
    private readonly reach: Reach,
    private readonly hasMail: boolean,
  ) {}

  async list(person: string): Promise<NoticeTarget[]> {
    return (await this.of(person)).map(targetOf);
  }

  /** A browser that takes pushes. It is one person's at a time: whoever subscribed last. */
  async addPush(person: string, endpoint: string, keys: PushKeys): Promise<NoticeTarget> {
    this.checkReach(endpoint);
    if (!areKeys(keys)) throw wrongInput('these are not the keys of a browser');
    const { db } = this.services;
    await db.deleteFrom('notice_targets').where('channel', '=', 'push').where('address', '=', endpoint).execute();
    return targetOf(await this.add(person, 'push', endpoint, JSON.stringify(keys)));
  }

  async addWebhook(person: string, url: string): Promise<NoticeTarget> {
    this.checkReach(url);
    const known = (await this.of(person)).find(({ channel, address }) => channel === 'webhook' && address === url);
    return targetOf(known ?? (await this.add(person, 'webhook', url, null)));
  }

  /** An address that is asked whether it wants this before it is sent anything else. */
  async addMail(person: string, address: string): Promise<NoticeTarget> {
    if (!this.hasMail) throw conflict('noMail', 'this server sends no e-mails');
    const { db, now, queue } = this.services;
    const known = (await this.of(person)).find((one) => one.channel === 'mail' && one.address === address);
    if (known !== undefined) return targetOf(known);
    const asked = db
      .selectFrom('notice_targets')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('channel', '=', 'mail')
      .where('created', '>', now() - DAY_MS);
    const ofAddress = await asked.where('address', '=', address).executeTakeFirstOrThrow();
    const ofPerson = await asked.where('person', '=', person).executeTakeFirstOrThrow();
    if (Math.max(Number(ofAddress.count), Number(ofPerson.count)) >= MAX_REQUESTS) {
      throw new RequestError(429, 'tooMany', 'too many addresses were to be confirmed today: try again tomorrow');
    }
    const row = await this.newRow(person, 'mail', address, null);
    await db.transaction().execute(async (transaction) => {
      await transaction.insertInto('notice_targets').values(row).execute();
      await this.outbox.add(transaction, row.id, null);
    });
    queue.wake();
    return targetOf(row);
  }

  async remove(person: string, id: string): Promise<void> {
    const row = (await this.of(person)).find((one) => one.id === id);
    if (row === undefined) throw noTarget();
    await this.takeAway(row);
  }

  /** Somebody has seen to what was wrong with a target. */
  async switchOn(person: string, id: string): Promise<NoticeTarget> {
    const row = (await this.of(person)).find((one) => one.id === id);
    if (row === undefined) throw noTarget();
    const changed = { off: null, trouble: null, failures: 0 };
    await this.services.db.updateTable('notice_targets').set(changed).where('id', '=', id).execute();
    return targetOf({ ...row, ...changed });
  }

  /** An e-mail address with an id, for those who have a link from a mail. */
  async mail(id: string): Promise<NoticeTargetsRow | null> {
    const rows = this.services.db.selectFrom('notice_targets').selectAll().where('id', '=', id);
    return (await rows.where('channel', '=', 'mail').where('removed', 'is', null).executeTakeFirst()) ?? null;
  }

  /** Says whether it was in time. */
  async confirm({ id, created, confirmed }: NoticeTargetsRow): Promise<boolean> {
    if (confirmed !== null) return true;
    const time = this.services.now();
    if (time - created > CONFIRM_MS) return false;
    await this.services.db.updateTable('notice_targets').set({ confirmed: time }).where('id', '=', id).execute();
    return true;
  }

  async takeAway({ id, channel, created }: NoticeTargetsRow): Promise<void> {
    const { db, now } = this.services;
    await db.deleteFrom('deliveries').where('target', '=', id).execute();
    const isCounted = channel === 'mail' && now() - created < DAY_MS;
    if (isCounted) await db.updateTable('notice_targets').set({ removed: now() }).where('id', '=', id).execute();
    else await db.deleteFrom('notice_targets').where('id', '=', id).execute();
  }

  private async of(person: string): Promise<NoticeTargetsRow[]> {
    const { db, now } = this.services;
    const own = db.deleteFrom('notice_targets').where('person', '=', person);
    await own.where('removed', '<', now() - DAY_MS).execute();
    await own
      .where('confirmed', 'is', null)
      .where('created', '<', now() - CONFIRM_MS)
      .execute();
    const rows = db.selectFrom('notice_targets').selectAll().where('person', '=', person);
    return rows.where('removed', 'is', null).orderBy('created').execute();
  }

  private async add(person: string, channel: NoticeChannel, address: string, keys: string | null) {
    const row = await this.newRow(person, channel, address, keys);
    await this.services.db.insertInto('notice_targets').values(row).execute();
    return row;
  }

  private async newRow(person: string, channel: NoticeChannel, address: string, keys: string | null) {
    if ((await this.of(person)).length >= MAX_TARGETS) {
      throw conflict('tooManyTargets', `${MAX_TARGETS} places to be told things are enough: remove one first`);
    }
    const created = this.services.now();
    const confirmed = channel === 'mail' ? null : created;
    const state = { keys, confirmed, failures: 0, off: null, trouble: null, created, removed: null };
    const row: NoticeTargetsRow = { id: newId(), person, channel, address, ...state };
    return row;
  }

  private checkReach(address: string): void {
    const wrong = wrongTarget(address, this.reach);
    if (wrong !== null) throw new RequestError(400, 'wrongTarget', wrong);
  }
}

export const noTarget = () => new RequestError(404, 'noTarget', 'there is nothing of yours with this id');

function targetOf({ id, channel, address, confirmed, off, trouble }: NoticeTargetsRow): NoticeTarget {
  return {
    id,
    channel,
    // Whoever knows the rest of the address could send something there.
    name: channel === 'mail' ? address : new URL(address).host,
    isConfirmed: confirmed !== null,
    trouble: off === null ? null : (trouble as NoticeTrouble),
  };
}
