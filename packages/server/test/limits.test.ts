/** How much anybody may ask for, and what a cookie is like. */
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { addressKey, RateLimit } from '../src/limits.js';
import type { Guest } from './server.js';
import { cleanUp, guestForTest, serverForTest } from './tables.js';

cleanUp();

describe('requests', () => {
  test('are counted by person: several behind one address do not take each other’s', async () => {
    const { origin } = await serverForTest({ requestsPerMinute: 40 });
    const people = [await guestForTest(origin, 'Anna'), await guestForTest(origin, 'Bruno')];
    const statuses = async ({ cookie }: Pick<Guest, 'cookie'>, count: number) => {
      const found: number[] = [];
      for (let at = 0; at < count; at++) found.push((await fetch(`${origin}/api/me`, { headers: { cookie } })).status);
      return found;
    };
    for (const one of people) {
      const found = await statuses(one, 42);
      expect(found).toEqual([...Array(40).fill(200), 429, 429]);
    }
    // Who is not signed in is counted by address: two have come as guests before.
    expect(await statuses({ cookie: '' }, 39)).toEqual([...Array(38).fill(200), 429]);
  });

  test('new people from one address are fewer, and an address has an end, too', async () => {
    const { origin } = await serverForTest({ requestsPerMinute: 40 });
    const post = () =>
      fetch(`${origin}/api/people`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Anna' }),
      });
    const found = [];
    for (let at = 0; at < 6; at++) found.push((await post()).status);
    expect(found).toEqual([200, 200, 200, 200, 429, 429]);
    const all = await Promise.all(Array.from({ length: 800 }, () => fetch(`${origin}/api/nothing`)));
    expect(all.map(({ status }) => status)).toContain(429);
  });

  test('have a size', async () => {
    const { origin } = await serverForTest();
    const { cookie } = await guestForTest(origin, 'Anna');
    const headers = { cookie, 'content-type': 'application/json' };
    const body = JSON.stringify({ name: 'x'.repeat(400_000) });
    expect((await fetch(`${origin}/api/me/name`, { method: 'POST', headers, body })).status).toBe(413);
  });
});

describe('messages', () => {
  const socketOf = async ({ origin, cookie }: Pick<Guest, 'origin' | 'cookie'>) => {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket`, { headers: { cookie } });
    const closed = new Promise<number>((resolve) => socket.on('close', resolve));
    await new Promise((resolve) => socket.once('message', resolve));
    return { socket, closed };
  };
  const say = (socket: WebSocket, times: number) => {
    for (let ref = 0; ref < times; ref++) socket.send(JSON.stringify({ type: 'unwatch', ref, table: 'x' }));
  };

  test('of one person are counted over all their sockets, of others apart', async () => {
    const { origin } = await serverForTest({ messagesPerMinute: 10 });
    const [anna, bruno] = [await guestForTest(origin, 'Anna'), await guestForTest(origin, 'Bruno')];
    const [one, two, other, nobody] = await Promise.all([anna, anna, bruno, { origin, cookie: '' }].map(socketOf));
    say(one.socket, 6);
    await new Promise((resolve) =>
      one.socket.on('message', (data) => String(data).includes('"ref":5') && resolve(null)),
    );
    say(two.socket, 6);
    expect(await two.closed).toBe(1013);
    for (const { socket } of [other, nobody]) {
      say(socket, 10);
      await new Promise((resolve) => socket.on('message', (data) => String(data).includes('"ref":9') && resolve(null)));
    }
    expect([other.socket.readyState, nobody.socket.readyState]).toEqual([WebSocket.OPEN, WebSocket.OPEN]);
    for (const { socket } of [one, other, nobody]) socket.close();
  });

  test('have a size', async () => {
    const { origin } = await serverForTest();
    const { socket, closed } = await socketOf({ origin, cookie: '' });
    socket.send('x'.repeat(32_769));
    expect(await closed).toBe(1009);
  });

  test('one person has so many sockets and no more', async () => {
    const { origin, sockets } = await serverForTest();
    const anna = await guestForTest(origin, 'Anna');
    const open = await Promise.all(Array.from({ length: 100 }, () => socketOf(anna)));
    expect(sockets.size).toBe(100);
    const further = new WebSocket(`${origin.replace('http', 'ws')}/api/socket`, { headers: { cookie: anna.cookie } });
    expect(await new Promise((resolve) => further.on('close', resolve))).toBe(1013);
    await socketOf(await guestForTest(origin, 'Bruno'));
    for (const { socket } of open) socket.close();
    await Promise.all(open.map(({ closed }) => closed));
  });
});

describe('a cookie', () => {
  const given = async (origin: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${origin}/api/people`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ name: 'Anna' }),
    });
    return response.headers.getSetCookie()[0];
  };

  test('is out of reach for scripts and other sites', async () => {
    const { origin } = await serverForTest();
    const cookie = await given(origin);
    expect(cookie).toMatch(/^bottega=[\w%.-]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test('is for HTTPS alone where the page comes by it', async () => {
    const { origin } = await serverForTest({ isBehindProxy: true });
    expect(await given(origin, { 'x-forwarded-proto': 'https' })).toContain('; Secure');
    const alone = await serverForTest();
    expect(await given(alone.origin, { 'x-forwarded-proto': 'https' })).not.toContain('; Secure');
  });

  test('by HTTPS a page of our name without encryption is another site', async () => {
    const { origin } = await serverForTest({ isBehindProxy: true });
    const { host } = new URL(origin);
    const asked = async (from: string) => {
      const headers = { 'x-forwarded-proto': 'https', origin: from };
      return (await fetch(`${origin}/api/sign-out`, { method: 'POST', headers })).status;
    };
    expect([await asked(`https://${host}`), await asked(`http://${host}`)]).toEqual([200, 403]);
  });
});

describe('counting', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:0001:2::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s is counted as %s', (address, counted) => expect(addressKey(address)).toBe(counted));

  test('begins anew after a minute', () => {
    let time = 0;
    const limit = new RateLimit(2, () => time);
    expect([limit.take('a'), limit.take('a'), limit.take('a'), limit.take('b')]).toEqual([true, true, false, true]);
    time = 60_000;
    expect(limit.take('a')).toBe(true);
  });
});
