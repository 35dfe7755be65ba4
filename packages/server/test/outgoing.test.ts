/** Where the server goes on somebody's behalf: never to its own machine or network, whatever a name claims to be. */
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { ForbiddenTarget, PUBLIC_REACH, post, type Reach, wrongTarget } from '../src/outgoing/post.js';
import { isPublicAddress } from '../src/outgoing/public-address.js';
import { CERTIFICATE, KEY } from './certificate.js';

describe('addresses', () => {
  test.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '100.127.255.255',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.0.2.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.19.255.255',
    '203.0.113.9',
    '224.0.0.1',
    '239.255.255.255',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:0:7f00:1::',
    '2001:db8::1',
    '2002:7f00:1::1',
    '3fff::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    '2606:4700::1111%eth0',
    'localhost',
    '',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each(['1.1.1.1', '8.8.8.8', '100.63.255.255', '100.128.0.1', '172.15.0.1', '172.32.0.1', '223.255.255.255'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  test.each(['2606:4700::1111', '2a00:1450:4001::1', '2001:4860:4860::8888'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

describe('targets', () => {
  test.each([
    ['not an address', 'this is not an address'],
    ['http://games.example/hook', 'the address must begin with https://'],
    ['ftp://games.example/hook', 'the address must begin with https://'],
    ['https://anna:secret@games.example/', 'the address must not hold a name or a password'],
    ['https://games.example:8443/', 'this port is not allowed'],
    ['https://games.example:22/', 'this port is not allowed'],
    ['https://127.0.0.1/', 'this address is not a public one'],
    ['https://2130706433/', 'this address is not a public one'],
    ['https://0x7f.1/', 'this address is not a public one'],
    ['https://[::1]/', 'this address is not a public one'],
    ['https://[::ffff:192.168.0.1]/', 'this address is not a public one'],
    ['https://169.254.169.254/latest/meta-data', 'this address is not a public one'],
    ['https://games.example/hook', null],
    ['https://1.1.1.1/hook', null],
  ])('%s: %s', (address, wrong) => {
    expect(wrongTarget(address, PUBLIC_REACH)).toBe(wrong);
  });
});

describe('posting', () => {
  const asked: string[] = [];
  const receiver = createServer({ key: KEY, cert: CERTIFICATE }, (request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/away') response.writeHead(302, { location: '/elsewhere' });
    response.end('answer');
  });
  const ready = new Promise<number>((resolve) => {
    receiver.listen(0, '127.0.0.1', () => resolve((receiver.address() as AddressInfo).port));
  });
  afterAll(() => receiver.close());

  const loopback: Reach = {
    isAllowedAddress: (address) => address === '127.0.0.1',
    isAllowedPort: () => true,
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    ca: CERTIFICATE,
  };

  test('reaches what may be reached, and follows no redirect', async () => {
    const port = await ready;
    expect((await post(`https://localhost:${port}/in?a=1`, {}, 'hello', loopback)).status).toBe(200);
    expect((await post(`https://localhost:${port}/away`, {}, 'hello', loopback)).status).toBe(302);
    expect(asked).toEqual(['/in?a=1', '/away']);
  });

  test('a name that leads to this machine is refused when it is connected to, also if only one of its addresses does', async () => {
    const port = await ready;
    const before = asked.length;
    const strict: Reach = { ...loopback, isAllowedAddress: isPublicAddress };
    await expect(post(`https://localhost:${port}/`, {}, '', strict)).rejects.toThrow(ForbiddenTarget);
    const mixed: Reach = {
      ...strict,
      resolve: async () => [
        { address: '1.1.1.1', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ],
    };
    await expect(post(`https://games.example:${port}/`, {}, '', mixed)).rejects.toThrow(ForbiddenTarget);
    await expect(
      post(`https://nowhere.example:${port}/`, {}, '', { ...loopback, resolve: async () => [] }),
    ).rejects.toThrow(ForbiddenTarget);
    expect(asked.length).toBe(before);
  });

  test('a name is resolved once: the second answer of a name that changes is never asked for', async () => {
    const port = await ready;
    let count = 0;
    const rebinding: Reach = {
      ...loopback,
      resolve: async () => [{ address: ++count === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }],
    };
    expect((await post(`https://localhost:${port}/once`, {}, '', rebinding)).status).toBe(200);
    expect(count).toBe(1);
  });

  test('a receiver that nobody vouches for gets nothing', async () => {
    const port = await ready;
    const { ca: _, ...unknown } = loopback;
    const before = asked.length;
    await expect(post(`https://localhost:${port}/`, {}, 'secret', unknown)).rejects.toThrow(/certificate/i);
    expect(asked.length).toBe(before);
  });
});
