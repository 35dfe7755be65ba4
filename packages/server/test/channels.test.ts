/** How notices get to people: pushes, mails, webhooks; and what happens if they do not. */
import { afterAll, describe, expect, test } from 'vitest';
import type { Settings } from '../src/index.js';
import { PUBLIC_REACH } from '../src/outgoing/post.js';
import { named, settled } from './at-tables.js';
import { Browser, HttpsReceiver, LOOPBACK, MailReceiver, vapidClaims } from './receivers.js';
import { type Guest, partOf, type Running, startServer } from './server.js';

const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

const PUBLIC_URL = 'https://games.example';

let shared: Promise<Running> | null = null;
/** One server for all tests that need nothing special: each has people of its own. */
const usualServer = () => {
  shared ??= serverForTest();
  return shared;
};

async function serverForTest(settings: Partial<Settings> = {}, reach = LOOPBACK): Promise<Running> {
  const quick = { noticeDelayMs: 0, noticeRetryMs: 1, publicUrl: `${PUBLIC_URL}/` };
  const server = await startServer({ ...quick, ...settings }, 0, { reach });
  closing.push(() => server.close());
  return server;
}

async function receiver(): Promise<HttpsReceiver> {
  const opened = await new HttpsReceiver().open();
  closing.push(() => opened.close());
  return opened;
}

/** A server that sends mails, and where they arrive. */
async function withMail() {
  const mails = await new MailReceiver().open();
  closing.push(() => mails.close());
  const server = await serverForTest({ smtpUrl: mails.url, mailFrom: 'Bottega <games@games.example>' });
  return { server, mails };
}

/** Something of which the second is told: the first invites them to a new table. */
async function invite(from: Guest, to: Guest): Promise<string> {
  const part = partOf('invitation');
  const { id: former } = await from.client.createTable({ game: 'principato', seats: 2, part });
  await to.client.join(former, part);
  await from.client.start(former);
  const { id } = await from.client.createTable({ game: 'virtu', seats: 3, part });
  await from.client.invite(id, { playersOf: former });
  return id;
}

/** Only invitations are sent, so that each test sends one thing. */
async function onlyInvitations({ client }: Guest, language: 'en' | 'cs' = 'en'): Promise<void> {
  const { targets: _, pushKey: __, hasMail: ___, ...wishes } = await client.noticeSettings();
  await client.setNoticeWishes({ ...wishes, language, paces: { ...wishes.paces, turn: 'never' } });
}

async function twoPeople(
  server: Running,
  names: readonly [string, string] = ['Anna', 'Bruno'],
): Promise<[Guest, Guest]> {
  const [anna, bruno] = await named(server.origin, names);
  closing.push(() => {
    anna.client.close();
    bruno.client.close();
  });
  await onlyInvitations(bruno);
  await onlyInvitations(anna);
  return [anna, bruno];
}

describe('Web Push', () => {
  test('a push is encrypted for the browser and signed with the key that it subscribed to', async () => {
    const server = await usualServer();
    const [anna, bruno] = await twoPeople(server);
    const service = await receiver();
    service.answer = () => [201];
    const browser = new Browser(`${service.origin}/push/abc`);
    const target = await bruno.client.addPush(browser.subscription());
    expect(target).toMatchObject({ channel: 'push', isConfirmed: true, trouble: null });
    expect(target.name).not.toContain('abc'); // the rest of the address is a secret
    const id = await invite(anna, bruno);
    const pushed = await service.inbox.next();
    expect(pushed.path).toBe('/push/abc');
    expect(pushed.headers).toMatchObject({ ttl: '86400', topic: id });
    expect(browser.read(pushed)).toEqual({
      title: 'Virtù with Anna',
      body: 'Anna invites you to play.',
      url: `/#/table/${id}`,
      tag: id,
    });
    const { pushKey } = await bruno.client.noticeSettings();
    const { aud, sub, exp } = vapidClaims(pushed, pushKey);
    expect([aud, sub]).toEqual([service.origin, PUBLIC_URL]);
    expect(exp * 1000).toBeGreaterThan(Date.now());
    expect(exp * 1000).toBeLessThan(Date.now() + 24 * 3_600_000);
    expect(() => new Browser(browser.endpoint).read(pushed)).toThrow(); // for nobody else
  });

  test('the keys are made once and stay', async () => {
    const server = await serverForTest();
    const [anna] = await twoPeople(server);
    const { pushKey } = await anna.client.noticeSettings();
    await server.close();
    const restarted = await serverForTest({ database: server.database });
    const [bruno] = await twoPeople(restarted);
    expect((await bruno.client.noticeSettings()).pushKey).toBe(pushKey);
  });

  test.each([404, 410])('a subscription that the service does not know any more (%i) is removed', async (status) => {
    const server = await usualServer();
    const [anna, bruno] = await twoPeople(server);
    const service = await receiver();
    service.answer = () => [status];
    await bruno.client.addPush(new Browser(`${service.origin}/old`).subscription());
    await invite(anna, bruno);
    await service.inbox.next();
    await settled(server);
    expect((await bruno.client.noticeSettings()).targets).toEqual([]);
    expect(service.inbox.all.length).toBe(1);
  });

  test('a browser belongs to whoever subscribed last, and once', async () => {
    const server = await usualServer();
    const [anna, bruno] = await twoPeople(server);
    const subscription = new Browser('https://localhost:1/browser').subscription();
    await anna.client.addPush(subscription);
    await bruno.client.addPush(subscription);
    const { id } = await bruno.client.addPush(subscription);
    expect((await anna.client.noticeSettings()).targets).toEqual([]);
    expect((await bruno.client.noticeSettings()).targets.map((target) => target.id)).toEqual([id]);
    await expect(anna.client.removeTarget(id)).rejects.toMatchObject({ status: 404 });
    await bruno.client.removeTarget(id);
    expect((await bruno.client.noticeSettings()).targets).toEqual([]);
  });

  test('keys that nothing can be encrypted for are refused', async () => {
    const server = await usualServer();
    const [anna] = await twoPeople(server);
    const { endpoint, keys } = new Browser('https://localhost:1/x').subscription();
    const wrong = Buffer.alloc(65, 4).toString('base64url');
    for (const broken of [
      { ...keys, p256dh: wrong },
      { ...keys, auth: 'AAAA' },
      { ...keys, p256dh: '?' },
    ]) {
      await expect(anna.client.addPush({ endpoint, keys: broken })).rejects.toMatchObject({ status: 400 });
    }
  });
});

describe('e-mail', () => {
  const linkIn = (text: string, path: string) => {
    const [found] = new RegExp(`${PUBLIC_URL}(/api/notices/${path}\\S+)`).exec(text)?.slice(1) ?? [];
    if (found === undefined) throw new Error(`there is no link to ${path} in ${text}`);
    return found;
  };

  /** A link with another first letter in one of its parts. */
  const forged = (link: string, part: string) =>
    link.replace(new RegExp(`(${part}=)(.)`), (_, head: string, letter: string) => head + (letter === 'A' ? 'B' : 'A'));

  test('an address is asked first, and sent nothing before it is confirmed', async () => {
    const { server, mails } = await withMail();
    const [anna, bruno] = await twoPeople(server);
    expect((await bruno.client.noticeSettings()).hasMail).toBe(true);
    expect(await bruno.client.addMail('bruno@home.example')).toMatchObject({
      name: 'bruno@home.example',
      isConfirmed: false,
    });
    await invite(anna, bruno);
    await settled(server);
    const asking = await mails.inbox.next();
    expect(mails.inbox.all.length).toBe(1);
    expect(asking.to).toEqual(['bruno@home.example']);
    expect(asking.headers.subject).toBe('Confirm your e-mail address');
    const link = linkIn(asking.text, 'confirm');
    expect(asking.html).toContain(link.replaceAll('&', '&amp;'));
    // Looking at the page confirms nothing: programs follow links.
    const page = await fetch(server.origin + link);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('Send news of your games to bruno@home.example?');
    const targets = async () => (await bruno.client.noticeSettings()).targets.map(({ isConfirmed }) => isConfirmed);
    expect(await targets()).toEqual([false]);
    for (const wrong of [forged(link, 'key'), forged(link, 'target'), link.split('?')[0]]) {
      expect((await fetch(server.origin + wrong, { method: 'POST' })).status).toBe(404);
    }
    expect(await targets()).toEqual([false]);
    // With "no-referrer" a browser would send the form from nowhere ("Origin: null"), and it would be refused.
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: server.origin };
    const form = { method: 'POST', headers, body: '' };
    expect((await fetch(server.origin + link, form)).status).toBe(200);
    expect(await targets()).toEqual([true]);
    // Nobody is asked twice.
    await bruno.client.addMail('bruno@home.example');
    await settled(server);
    expect(mails.inbox.all.length).toBe(1);
  });

  test('a notice as text and HTML, in the language of whoever reads it; names are only names; one click ends it', async () => {
    const { server, mails } = await withMail();
    const [anna, bruno] = await twoPeople(server, ['<b>Eva</b> & "Co"', 'Břetislav']);
    await onlyInvitations(bruno, 'cs');
    await bruno.client.addMail('b@home.example');
    const confirm = linkIn((await mails.inbox.next()).text, 'confirm');
    await fetch(server.origin + confirm, { method: 'POST' });
    const id = await invite(anna, bruno);
    const { headers, text, html } = await mails.inbox.next();
    expect(headers.subject).toBe('Virtù · <b>Eva</b> & "Co" vás zve ke hře');
    expect(headers.from).toBe('Bottega <games@games.example>');
    expect(headers['auto-submitted']).toBe('auto-generated');
    const plain = text.replaceAll('\u00a0', ' ');
    expect(plain).toContain('Dobrý den, Břetislav,');
    expect(plain).toContain(
      `Virtù, spoluhráči: <b>Eva</b> & "Co"\n<b>Eva</b> & "Co" vás zve ke hře.\n${PUBLIC_URL}/#/table/${id}`,
    );
    expect(html).toContain('&lt;b&gt;Eva&lt;/b&gt; &amp; &quot;Co&quot;');
    expect(html).not.toContain('<b>Eva');
    expect(html).toContain(`<a href="${PUBLIC_URL}/#/table/${id}">Přejít ke stolu</a>`);
    const stop = linkIn(text, 'stop');
    expect(headers['list-unsubscribe']).toBe(`<${PUBLIC_URL}${stop}>`);
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect((await fetch(server.origin + forged(stop, 'key'))).status).toBe(404);
    expect((await bruno.client.noticeSettings()).targets.length).toBe(1);
    // As a mail program does it (RFC 8058): without cookies.
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const stopped = await fetch(server.origin + stop, { method: 'POST', body });
    expect([stopped.status, await stopped.text()]).toEqual([200, expect.stringContaining('už nic nepřijde')]);
    expect((await bruno.client.noticeSettings()).targets).toEqual([]);
    await invite(anna, bruno);
    await settled(server);
    expect(mails.inbox.all.length).toBe(2);
  });

  test('the link in the mail ends it, too', async () => {
    const { server, mails } = await withMail();
    const [anna, bruno] = await twoPeople(server);
    await bruno.client.addMail('b@home.example');
    await fetch(server.origin + linkIn((await mails.inbox.next()).text, 'confirm'), { method: 'POST' });
    await invite(anna, bruno);
    const stop = linkIn((await mails.inbox.next()).text, 'stop');
    expect(await (await fetch(server.origin + stop)).text()).toContain('Nothing more will be sent to b@home.example.');
    expect((await fetch(server.origin + stop)).status).toBe(404);
    expect((await bruno.client.noticeSettings()).targets).toEqual([]);
  });

  test('an address that nobody confirms in three days is forgotten', async () => {
    const mails = await new MailReceiver().open();
    closing.push(() => mails.close());
    let ahead = 0;
    const settings = { smtpUrl: mails.url, mailFrom: 'games@games.example', publicUrl: PUBLIC_URL };
    const server = await startServer(settings, 0, { reach: LOOPBACK, now: () => Date.now() + ahead });
    closing.push(() => server.close());
    const [anna] = await twoPeople(server);
    await anna.client.addMail('a@home.example');
    const link = linkIn((await mails.inbox.next()).text, 'confirm');
    ahead = 3 * 86_400_000 + 1_000;
    expect((await fetch(server.origin + link, { method: 'POST' })).status).toBe(404);
    expect((await anna.client.noticeSettings()).targets).toEqual([]);
  });

  test('nobody is flooded with requests to confirm', async () => {
    const { server, mails } = await withMail();
    const [anna, bruno] = await twoPeople(server);
    for (let count = 0; count < 3; count++) {
      const { id } = await anna.client.addMail('victim@home.example');
      await settled(server);
      await anna.client.removeTarget(id);
    }
    await expect(anna.client.addMail('victim@home.example')).rejects.toMatchObject({ status: 429 });
    await expect(bruno.client.addMail('victim@home.example')).rejects.toMatchObject({ status: 429 });
    await expect(anna.client.addMail('another@home.example')).rejects.toMatchObject({ status: 429 });
    await settled(server);
    expect(mails.inbox.all.length).toBe(3);
    await expect(bruno.client.addMail('no address')).rejects.toMatchObject({ status: 400 });
    await expect(bruno.client.addMail('a@b.example, c@d.example')).rejects.toMatchObject({ status: 400 });
  });

  test('an address that does not exist is switched off, and the person sees it', async () => {
    const { server, mails } = await withMail();
    const [anna, bruno] = await twoPeople(server);
    await bruno.client.addMail('gone@home.example');
    await fetch(server.origin + linkIn((await mails.inbox.next()).text, 'confirm'), { method: 'POST' });
    mails.refuses = () => 550;
    await invite(anna, bruno);
    await settled(server);
    expect((await bruno.client.noticeSettings()).targets).toMatchObject([{ trouble: 'refused' }]);
  });

  test('a mail server that is away is not the fault of an address', async () => {
    const { server, mails } = await withMail();
    const [anna, bruno] = await twoPeople(server);
    await bruno.client.addMail('b@home.example');
    await fetch(server.origin + linkIn((await mails.inbox.next()).text, 'confirm'), { method: 'POST' });
    await mails.close();
    await invite(anna, bruno);
    await settled(server);
    expect((await bruno.client.noticeSettings()).targets).toMatchObject([{ trouble: null }]);
    const [{ failures }] = await server.services.db.selectFrom('notice_targets').select('failures').execute();
    expect(failures).toBe(0);
  });

  test('without a mail server there is none to be had', async () => {
    const server = await usualServer();
    const [anna] = await twoPeople(server);
    expect((await anna.client.noticeSettings()).hasMail).toBe(false);
    await expect(anna.client.addMail('a@home.example')).rejects.toMatchObject({ status: 409, code: 'noMail' });
  });
});

describe('webhooks', () => {
  test('names are names, whatever they would mean in Markdown', async () => {
    const server = await usualServer();
    const [anna, bruno] = await twoPeople(server, ['@everyone [x](https://y)', 'Bruno']);
    const hook = await receiver();
    await bruno.client.addWebhook(`${hook.origin}/hook?wait=true`);
    const id = await invite(anna, bruno);
    const { path, headers, body } = await hook.inbox.next();
    expect([path, headers['content-type']]).toEqual(['/hook?wait=true', 'application/json']);
    const name = '@everyone \\[x\\](https:\\//y)';
    expect(JSON.parse(body.toString())).toEqual({
      username: 'Bottega',
      content: `**Virtù with ${name}**\n${name} invites you to play.\n<${PUBLIC_URL}/#/table/${id}>`,
      allowed_mentions: { parse: [] },
    });
  });

  test('what fails is tried again until it is there, once', async () => {
    const server = await usualServer();
    const [anna, bruno] = await twoPeople(server);
    const hook = await receiver();
    const answers = [500, 429, 302, 200];
    hook.answer = () => [answers.shift() ?? 200, { 'retry-after': '0.001', location: 'https://elsewhere.example/' }];
    const { id } = await bruno.client.addWebhook(hook.origin);
    await invite(anna, bruno);
    for (let count = 0; count < 4; count++) await hook.inbox.next();
    await settled(server);
    expect(hook.inbox.all.length).toBe(4);
    expect(new Set(hook.inbox.all.map(({ body }) => body.toString())).size).toBe(1);
    const { db } = server.services;
    expect(await db.selectFrom('deliveries').select('id').execute()).toEqual([]);
    const target = db.selectFrom('notice_targets').select('failures').where('id', '=', id);
    expect(await target.execute()).toEqual([{ failures: 0 }]);
  });

  test('what was not sent when the server ended is sent when it is back', async () => {
    const server = await serverForTest({ noticeRetryMs: 1_000_000 });
    const [anna, bruno] = await twoPeople(server);
    const hook = await receiver();
    hook.answer = () => [503];
    await bruno.client.addWebhook(hook.origin);
    await invite(anna, bruno);
    await hook.inbox.next();
    await settled(server);
    await server.close();
    hook.answer = () => [204];
    const now = () => Date.now() + 2_000_000;
    const settings = { database: server.database, publicUrl: PUBLIC_URL };
    const restarted = await startServer(settings, 0, { reach: LOOPBACK, now });
    closing.push(() => restarted.close());
    expect((await hook.inbox.next()).body).toEqual(hook.inbox.all[0].body);
    await settled(restarted);
    expect(await restarted.services.db.selectFrom('deliveries').select('id').execute()).toEqual([]);
  });

  test('what keeps failing is given up; a target that keeps failing is switched off, and can be switched on again', async () => {
    const server = await serverForTest({ noticeRetryMs: 0 });
    const [anna, bruno] = await twoPeople(server);
    const hook = await receiver();
    hook.answer = () => [500];
    const { id } = await bruno.client.addWebhook(hook.origin);
    const trouble = async () => (await bruno.client.noticeSettings()).targets[0].trouble;
    await invite(anna, bruno);
    await settled(server);
    while ((await server.services.db.selectFrom('deliveries').select('id').execute()).length > 0) await settled(server);
    expect(hook.inbox.all.length).toBe(9);
    expect(await trouble()).toBeNull();
    await invite(anna, bruno);
    await invite(anna, bruno);
    while ((await trouble()) === null) await settled(server);
    expect(await trouble()).toBe('failing');
    const attempts = hook.inbox.all.length;
    await invite(anna, bruno);
    await settled(server);
    expect(hook.inbox.all.length).toBe(attempts);
    hook.answer = () => [204];
    expect(await bruno.client.switchTargetOn(id)).toMatchObject({ trouble: null });
    await invite(anna, bruno);
    while (hook.inbox.all.length === attempts) await hook.inbox.next();
    expect(await trouble()).toBeNull();
  });

  test.each([401, 403, 404, 410])('one that was taken back (%i) is switched off at once', async (status) => {
    const server = await usualServer();
    const [anna, bruno] = await twoPeople(server);
    const hook = await receiver();
    hook.answer = () => [status];
    await bruno.client.addWebhook(hook.origin);
    await invite(anna, bruno);
    await hook.inbox.next();
    await settled(server);
    expect((await bruno.client.noticeSettings()).targets).toMatchObject([{ trouble: 'gone' }]);
    expect(hook.inbox.all.length).toBe(1);
  });
});

describe('wrong targets', () => {
  test('are refused when they are given', async () => {
    const server = await serverForTest({}, PUBLIC_REACH);
    const [anna] = await twoPeople(server);
    for (const url of [
      'http://games.example/',
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://192.168.0.1/',
      'https://games.example:8080/',
      'file:///etc/passwd',
      'nonsense',
    ]) {
      await expect(anna.client.addWebhook(url)).rejects.toMatchObject({ status: 400, code: 'wrongTarget' });
      const subscription = new Browser(url).subscription();
      await expect(anna.client.addPush(subscription)).rejects.toMatchObject({ status: 400, code: 'wrongTarget' });
    }
    expect((await anna.client.noticeSettings()).targets).toEqual([]);
  });

  test('names that lead to private addresses are switched off without a word to them', async () => {
    const server = await usualServer();
    const [anna, bruno] = await twoPeople(server);
    await bruno.client.addWebhook('https://intranet.example/');
    await bruno.client.addPush(new Browser('https://router.example/').subscription());
    await invite(anna, bruno);
    await settled(server);
    while ((await server.services.db.selectFrom('deliveries').select('id').execute()).length > 0) await settled(server);
    expect((await bruno.client.noticeSettings()).targets).toMatchObject([
      { trouble: 'refused' },
      { trouble: 'refused' },
    ]);
  });

  test('nobody has more than ten', async () => {
    const server = await usualServer();
    const [anna] = await twoPeople(server);
    for (let count = 0; count < 10; count++) await anna.client.addWebhook(`https://localhost/${count}`);
    await anna.client.addWebhook('https://localhost/1'); // has it already
    await expect(anna.client.addWebhook('https://localhost/10')).rejects.toMatchObject({ status: 409 });
  });
});
