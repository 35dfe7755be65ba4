/** Notices to programs, what happens if they do not arrive, and targets that nobody may have. */
import { describe, expect, test } from 'vitest';
import { PUBLIC_REACH } from '../src/outgoing/post.js';
import { settled } from './at-tables.js';
import { Browser, LOOPBACK } from './receivers.js';
import { startServer } from './server.js';
import { cleanUp, closeAtEnd, invite, PUBLIC_URL, receiver, serverForTest, twoPeople, usualServer } from './targets.js';

cleanUp();

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
      content: `**Virtù with ${name}**\n${name} invites you to play.\n<${PUBLIC_URL}/#/room/${id}>`,
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
    closeAtEnd(() => restarted.close());
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
