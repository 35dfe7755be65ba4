/** Notices from end to end: put together from the settings of a server. */
import { hashed } from '../ids.js';
import { PUBLIC_REACH, type Reach } from '../outgoing/post.js';
import type { Services } from '../services.js';
import type { Settings } from '../settings.js';
import type { LiveTables } from '../tables/live-tables.js';
import type { TableService } from '../tables/table-service.js';
import { MailChannel } from './channels/mail.js';
import { PushChannel, vapidKeys } from './channels/push.js';
import { WebhookChannel } from './channels/webhook.js';
import { Composer } from './compose.js';
import { Invitations } from './invitations.js';
import { MailLinks } from './mail-links.js';
import { Outbox } from './outbox.js';
import { Targets } from './targets.js';
import { Truth } from './truth.js';

/** Push services want to know whom to ask; nobody is there if nobody was named. */
const NO_CONTACT = 'mailto:nobody@bottega.invalid';

export interface Notices {
  readonly truth: Truth;
  readonly outbox: Outbox;
  readonly targets: Targets;
  readonly invitations: Invitations;
  /** Null if this server sends no mails. */
  readonly links: MailLinks | null;
  readonly pushKey: string;
  close(): void;
}

export async function createNotices(
  services: Services,
  { tables, live }: { readonly tables: TableService; readonly live: LiveTables },
  settings: Settings,
  secret: string,
  reach: Reach = PUBLIC_REACH,
): Promise<Notices> {
  const { smtpUrl, mailFrom, noticeRetryMs } = settings;
  const publicUrl = settings.publicUrl?.replace(/\/+$/, '') ?? null;
  const links = publicUrl === null ? null : new MailLinks(hashed(`mail links ${secret}`), publicUrl);
  const mail =
    smtpUrl === null || mailFrom === null || links === null ? null : new MailChannel(smtpUrl, mailFrom, links);
  const keys = await vapidKeys(services.db);
  const contact = publicUrl?.startsWith('https:') ? publicUrl : NO_CONTACT;
  const channels = { push: new PushChannel(keys, contact, reach), webhook: new WebhookChannel(reach), mail };
  const truth = new Truth(services.db, services.looked, live);
  const composer = new Composer(services.db, services.games, publicUrl);
  const outbox = new Outbox(services, truth, composer, channels, noticeRetryMs);
  return {
    truth,
    outbox,
    targets: new Targets(services, outbox, reach, mail !== null),
    invitations: new Invitations(services, tables),
    links: mail === null ? null : links,
    pushKey: keys.publicKey,
    close: () => mail?.close(),
  };
}
