/** People who are told things elsewhere, by a server that reaches receivers on this machine. */
import { afterAll } from 'vitest';
import type { Settings } from '../src/index.js';
import { named } from './at-tables.js';
import { HttpsReceiver, LOOPBACK, MailReceiver } from './receivers.js';
import { type Guest, partOf, type Running, startServer } from './server.js';

const closing: (() => unknown)[] = [];
let shared: Promise<Running> | null = null;

/** Closes something at the end of the test file. */
export const closeAtEnd = (close: () => unknown) => {
  closing.push(close);
};

/** Whoever calls this in a test file has all its servers, receivers and people gone at its end. */
export function cleanUp(): void {
  afterAll(async () => {
    for (const close of closing.splice(0).reverse()) await close();
    shared = null;
  });
}

export const PUBLIC_URL = 'https://games.example';

/** One server for all tests of a file that need nothing special: each has people of its own. */
export const usualServer = () => {
  shared ??= serverForTest();
  return shared;
};

export async function serverForTest(settings: Partial<Settings> = {}, reach = LOOPBACK): Promise<Running> {
  const quick = { noticeDelayMs: 0, noticeRetryMs: 1, publicUrl: `${PUBLIC_URL}/` };
  const server = await startServer({ ...quick, ...settings }, 0, { reach });
  closeAtEnd(() => server.close());
  return server;
}

export async function receiver(): Promise<HttpsReceiver> {
  const opened = await new HttpsReceiver().open();
  closeAtEnd(() => opened.close());
  return opened;
}

/** A server that sends mails, and where they arrive. */
export async function withMail() {
  const mails = await new MailReceiver().open();
  closeAtEnd(() => mails.close());
  const server = await serverForTest({ smtpUrl: mails.url, mailFrom: 'Bottega <games@games.example>' });
  return { server, mails };
}

/** Something of which the second is told: the first invites them to a new table. */
export async function invite(from: Guest, to: Guest): Promise<string> {
  const part = partOf('invitation');
  const { id: former } = await from.client.createTable({ game: 'principato', seats: 2, part });
  await to.client.join(former, part);
  await from.client.start(former);
  const { id } = await from.client.createTable({ game: 'virtu', seats: 3, part });
  await from.client.invite(id, { playersOf: former });
  return id;
}

/** Only invitations are sent, so that each test sends one thing. */
export async function onlyInvitations({ client }: Guest, language: 'en' | 'cs' = 'en'): Promise<void> {
  const { targets: _, pushKey: __, hasMail: ___, ...wishes } = await client.noticeSettings();
  await client.setNoticeWishes({ ...wishes, language, paces: { ...wishes.paces, turn: 'never' } });
}

export async function twoPeople(
  server: Running,
  names: readonly [string, string] = ['Anna', 'Bruno'],
): Promise<[Guest, Guest]> {
  const [anna, bruno] = await named(server.origin, names);
  closeAtEnd(() => {
    anna.client.close();
    bruno.client.close();
  });
  await onlyInvitations(bruno);
  await onlyInvitations(anna);
  return [anna, bruno];
}
