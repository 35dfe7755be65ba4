/** Notices as pushes to browsers. */
import { describe, expect, test } from 'vitest';
import { settled } from './at-tables.js';
import { Browser, vapidClaims } from './receivers.js';
import { cleanUp, invite, PUBLIC_URL, receiver, serverForTest, twoPeople, usualServer } from './targets.js';

cleanUp();

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
      url: `/#/room/${id}`,
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
