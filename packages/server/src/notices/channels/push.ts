/** Web Push: encrypted for one browser (RFC 8291), and signed so that its push service knows us again (RFC 8292). */
import { createECDH } from 'node:crypto';
import webPush from 'web-push';
import { ForbiddenTarget, post, type Reach } from '../../outgoing/post.js';
import type { Db } from '../../store/store.js';
import { messageOf } from '../../store/store.js';
import type { News } from '../compose.js';
import { type Channel, type Delivery, type Outcome, outcomeOf } from './channel.js';

export interface PushKeys {
  readonly p256dh: string;
  readonly auth: string;
}

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** What is pushed must fit into 4 kB with everything around it. */
const MAX_LENGTH = 2_000;
/** Nobody is told of a turn that was a day ago. */
const TTL_SECONDS = 86_400;
const VAPID = 'vapid';

/** The server's keys, made when it first starts: browsers subscribe to these. */
export async function vapidKeys(db: Db): Promise<VapidKeys> {
  await db
    .insertInto('secrets')
    .values({ name: VAPID, value: JSON.stringify(webPush.generateVAPIDKeys()) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db.selectFrom('secrets').select('value').where('name', '=', VAPID).executeTakeFirstOrThrow();
  return JSON.parse(value) as VapidKeys;
}

/** Whether something can be encrypted for a browser with these keys. */
export function areKeys({ p256dh, auth }: PushKeys): boolean {
  try {
    const ours = createECDH('prime256v1');
    ours.generateKeys();
    ours.computeSecret(Buffer.from(p256dh, 'base64url'));
    return Buffer.from(auth, 'base64url').length === 16;
  } catch {
    return false; // not a point of the curve
  }
}

export class PushChannel implements Channel {
  constructor(
    private readonly keys: VapidKeys,
    /** Whom a push service can ask about us: an address of a page or of a person. */
    private readonly contact: string,
    private readonly reach: Reach,
  ) {}

  async send({ target, news }: Delivery): Promise<Outcome> {
    const subscription = { endpoint: target.address, keys: JSON.parse(target.keys ?? '{}') as PushKeys };
    try {
      const { headers, body } = webPush.generateRequestDetails(subscription, payloadOf(news), {
        vapidDetails: { subject: this.contact, ...this.keys },
        TTL: TTL_SECONDS,
        urgency: 'normal',
        // A push service that still has one of the same topic for a sleeping phone puts this in its place.
        topic: topicOf(news),
      });
      const answer = await post(target.address, headers as Record<string, string>, body as Buffer, this.reach);
      if (answer.status === 404 || answer.status === 410) return { type: 'hopeless', trouble: 'gone', isGone: true };
      return outcomeOf(answer.status, answer.headers['retry-after']);
    } catch (error) {
      if (error instanceof ForbiddenTarget) return { type: 'hopeless', trouble: 'refused' };
      return { type: 'failed', why: messageOf(error), isTargets: true };
    }
  }
}

/** What the page's service worker gets: title, text, and where a click leads. */
function payloadOf({ subject, tables }: News): string {
  const [first] = tables;
  const isOne = tables.length === 1;
  const lines = isOne ? first.sentences : tables.flatMap(({ title, sentences }) => [title, ...sentences]);
  const body = lines.join('\n').slice(0, MAX_LENGTH);
  return JSON.stringify({
    title: isOne ? first.title : subject,
    body,
    // Within the page's own site: the browser knows where that is.
    url: isOne ? first.path : '/',
    tag: topicOf({ tables }),
  });
}

/** At most 32 letters of base64url, as ids are. */
const topicOf = ({ tables }: Pick<News, 'tables'>) => (tables.length === 1 ? tables[0].table.slice(0, 32) : 'tables');
