/** Notices as mails. */
import { describe, expect, test } from 'vitest';
import { settled } from './at-tables.js';
import { LOOPBACK, MailReceiver } from './receivers.js';
import { startServer } from './server.js';
import {
  cleanUp,
  closeAtEnd,
  invite,
  onlyInvitations,
  PUBLIC_URL,
  twoPeople,
  usualServer,
  withMail,
} from './targets.js';

cleanUp();

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
      `Virtù, spoluhráči: <b>Eva</b> & "Co"\n<b>Eva</b> & "Co" vás zve ke hře.\n${PUBLIC_URL}/#/room/${id}`,
    );
    expect(html).toContain('&lt;b&gt;Eva&lt;/b&gt; &amp; &quot;Co&quot;');
    expect(html).not.toContain('<b>Eva');
    expect(html).toContain(`<a href="${PUBLIC_URL}/#/room/${id}">Přejít ke stolu</a>`);
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
    closeAtEnd(() => mails.close());
    let ahead = 0;
    const settings = { smtpUrl: mails.url, mailFrom: 'games@games.example', publicUrl: PUBLIC_URL };
    const server = await startServer(settings, 0, { reach: LOOPBACK, now: () => Date.now() + ahead });
    closeAtEnd(() => server.close());
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
