/** The page's server: what it gives to whom. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageServer } from '../src/page/page-server.js';

const folder = mkdtempSync(join(tmpdir(), 'bottega-test-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Bottega</title>');
writeFileSync(join(folder, 'assets', 'page-1234.js'), 'export {};');

let server: Server;
let port: number;

beforeAll(async () => {
  server = await pageServer(folder, { hosts: ['bottega.test'], patienceMs: 1_000 });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What is answered to these bytes; the connection must be closed by the server. */
async function sent(bytes: string): Promise<Answer> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  let text = '';
  for await (const chunk of socket) text += chunk;
  const [head, ...rest] = text.split('\r\n\r\n');
  const [first, ...lines] = head.split('\r\n');
  const headers = lines.map((line) => line.split(/: (.*)/s).slice(0, 2));
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value])),
    body: rest.join('\r\n\r\n'),
  };
}

const asked = (line: string, host = `127.0.0.1:${port}`, more = '') =>
  sent(`${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${more}\r\n`);

function expectGuarded({ headers }: Answer): void {
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  const policy = headers['content-security-policy'].split('; ');
  expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"]));
}

describe('every answer has the security headers', () => {
  const get = (path: string) => `GET ${path}`;
  test.each([
    [200, get('/'), ''],
    [200, get('/?lang=fr'), ''],
    [200, 'HEAD /', ''],
    [200, get('/assets/page-1234.js'), ''],
    [404, get('/nothing'), ''],
    [404, get('/../../../etc/passwd'), ''],
    [404, get('/%2e%2e/%2e%2e/etc/passwd'), ''],
    [404, get('/..%5c..%5cetc'), ''],
    [404, get('/assets'), ''],
    [404, get('//evil.example/'), ''],
    [404, get('/index.html%00'), ''],
    [400, get('/%'), ''],
    [400, get('/%ff'), ''],
    [400, get('http://evil.example/'), ''],
    [400, get('*'), ''],
    [405, 'POST /', 'Content-Length: 3\r\n'],
    [405, 'DELETE /', ''],
    [405, 'OPTIONS *', ''],
    [405, 'TRACE /', ''],
    [414, get(`/${'a'.repeat(4_000)}`), ''],
    [417, get('/'), 'Expect: the unexpected\r\n'],
    [431, get('/'), `X-Long: ${'a'.repeat(20_000)}\r\n`],
  ])('%i: %.40s', async (status, line, more) => {
    const answer = await asked(line, undefined, more);
    expect(answer.status).toBe(status);
    expectGuarded(answer);
    if (status !== 200) expect(answer.body).toMatch(/^[a-z].*\n$/);
    if (line.startsWith('HEAD')) expect(answer.body).toBe('');
  });

  test.each([
    ['no request at all', 'what is this\r\n\r\n', 400],
    ['a request without a host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['one of long ago', 'GET / HTTP/1.0\r\n\r\n', 400],
    ['a handshake', '\u0016\u0003\u0001\u0002\u0000', 400],
  ])('%s', async (_what, bytes, status) => {
    const answer = await sent(bytes);
    expect(answer.status).toBe(status);
    expectGuarded(answer);
  });

  test('405 says what is answered', async () => {
    expect((await asked('PUT /')).headers.allow).toBe('GET, HEAD');
  });
});

describe('it answers only to names of its own (DNS rebinding)', () => {
  test.each([
    ['localhost'],
    ['LOCALHOST:8080'],
    ['localhost.'],
    ['table.localhost'],
    ['127.0.0.1'],
    ['127.8.8.8:80'],
    ['[::1]:4173'],
    [hostname()],
    [`${hostname()}.local:80`],
    ['bottega.test'],
    ['Bottega.Test:4173'],
  ])('%s', async (host) => {
    expect((await asked('GET /', host)).status).toBe(200);
  });

  test.each([
    ['evil.example'],
    ['evil.example:4173'],
    ['localhost.evil.example'],
    ['127.0.0.1.evil.example'],
    ['bottega.test.evil.example'],
    ['8.8.8.8'],
    ['[2001:db8::1]'],
    ['localhost:4173:4173'],
    ['localhost@evil.example'],
    ['127.0.0.1/'],
    ['bottega.test, localhost'],
  ])('not to %s', async (host) => {
    const answer = await asked('GET /', host);
    expect(answer.status).toBe(421);
    expect(answer.body).toContain('--allow-host');
    expect(answer.body).not.toContain('<title>');
    expectGuarded(answer);
  });
});

describe('clients that take their time', () => {
  test('a request that does not end is answered and closed', async () => {
    const answer = await sent(`GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: `);
    expect(answer.status).toBe(408);
    expectGuarded(answer);
  });

  test('a connection that says nothing is closed', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.resume();
    await new Promise((resolve) => socket.on('close', resolve));
  });

  test('others are served meanwhile', async () => {
    const slow = Array.from({ length: 20 }, () => connect(port, '127.0.0.1').on('error', () => {}));
    for (const socket of slow) socket.write('GET / HTTP/1.1\r\n');
    const status = await new Promise((resolve) =>
      request({ port, host: '127.0.0.1' }, ({ statusCode }) => resolve(statusCode)).end(),
    );
    expect(status).toBe(200);
    for (const socket of slow) socket.destroy();
  });
});
