/** What operators see: figures and logs, with nothing in them that would let anybody in. */
import { afterAll, describe, expect, test } from 'vitest';
import { createBottegaServer, USUAL_SETTINGS } from '../src/index.js';
import { masked } from '../src/ops/logger.js';
import { chooseSome, leave, type SatDown, sitDown } from './people-at-tables.js';
import { Guest, newFolder, type Running, startServer } from './server.js';

const servers: { close(): Promise<void> }[] = [];
const tables: SatDown[] = [];
afterAll(async () => {
  for (const table of tables) leave(table);
  for (const server of servers) await server.close();
});

async function started(wanted: Parameters<typeof startServer>[0] = {}): Promise<Running> {
  const server = await startServer(wanted);
  servers.push(server);
  return server;
}

describe('/metrics', () => {
  const read = (origin: string, headers: Record<string, string> = {}) => fetch(`${origin}/metrics`, { headers });

  test('counts requests, messages, acts, commits, tables, connections and jobs', async () => {
    const { origin } = await started();
    const table = await sitDown(origin, ['Anna'], ['random', 'random']);
    tables.push(table);
    await chooseSome(table.seen, 5);
    const response = await read(origin);
    expect(response.headers.get('content-type')).toContain('text/plain');
    const text = await response.text();
    const value = (line: string) =>
      Number(
        text
          .split('\n')
          .find((one) => one.startsWith(`${line} `))
          ?.split(' ')[1],
      );
    expect(value('bottega_live_tables')).toBe(1);
    expect(value('bottega_connections')).toBe(1);
    expect(value('bottega_acts_total')).toBeGreaterThanOrEqual(5);
    expect(value('bottega_commit_acts_count')).toBeGreaterThan(0);
    expect(value('bottega_message_seconds_count{type="choose",outcome="done"}')).toBe(5);
    const start = 'bottega_http_request_seconds_count{method="POST",route="/api/tables/:id/start",status="200"}';
    expect(value(start)).toBe(1);
    expect(value('bottega_job_seconds_count{kind="bots",outcome="done"}')).toBeGreaterThan(0);
    expect(value('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
    expect(text).not.toContain(table.id);
  });

  test('is for this machine only, and not through a proxy on it', async () => {
    const { origin } = await started();
    expect((await read(origin)).status).toBe(200);
    expect((await read(origin, { 'x-forwarded-for': '203.0.113.9' })).status).toBe(403);
    expect((await read(origin, { forwarded: 'for=203.0.113.9' })).status).toBe(403);
  });

  test('with a token it is for whoever has that', async () => {
    const { origin } = await started({ metricsToken: 'a-token-of-24-characters' });
    expect((await read(origin)).status).toBe(403);
    expect((await read(origin, { authorization: 'Bearer something-else-entirely' })).status).toBe(403);
    const right = { authorization: 'Bearer a-token-of-24-characters', 'x-forwarded-for': '203.0.113.9' };
    expect((await read(origin, right)).status).toBe(200);
  });
});

describe('logs', () => {
  test('have no secret in them, whatever people do and however much is logged', async () => {
    const lines: string[] = [];
    const limits = { requestsPerMinute: 1_000_000, messagesPerMinute: 1_000_000 };
    const settings = {
      ...USUAL_SETTINGS,
      ...limits,
      logLevel: 'debug',
      database: `${newFolder()}/bottega.db`,
    } as const;
    const server = await createBottegaServer(settings, new Map(), { logTarget: { write: (line) => lines.push(line) } });
    servers.push(server);
    const origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
    const table = await sitDown(origin, ['Anna', 'Bruno'], ['random']);
    tables.push(table);
    await chooseSome(table.seen, 10);
    const [{ client, cookie }] = table.guests;
    await expect(client.call('GET', `/api/nothing/${table.id}?secret=${cookie}`)).rejects.toThrow();
    await expect(client.call('POST', '/api/tables', { game: table.id, password: 'hunter2hunter2' })).rejects.toThrow();
    await expect(client.watch('AAAAAAAAAAAAAAAAAAAAAA', table.seen[0])).rejects.toThrow();
    server.services.logger.error(
      { error: new Error(`table ${table.id} of ${cookie}`), cookie, token: 'x' },
      'a failure',
    );
    const { db } = server.services;
    const people = await db.selectFrom('people').select('id').execute();
    const sessions = await db.selectFrom('sessions').select('token').execute();
    const places = await db.selectFrom('places').select('part').execute();
    const kept = await db.selectFrom('tables').select(['secret', 'seed']).execute();
    const secrets = [
      table.id,
      'hunter2hunter2',
      ...table.guests.flatMap(({ cookie: one }) => [one, decodeURIComponent(one), one.split('=')[1].split('.')[0]]),
      ...people.map(({ id }) => id),
      ...sessions.map(({ token }) => token),
      ...places.flatMap(({ part }) => part ?? []),
      ...kept.flatMap(({ secret, seed }) => [secret, seed ?? '']),
      ...(await db.selectFrom('secrets').select('value').execute()).map(({ value }) => value),
    ].filter((secret) => secret !== '');
    const all = lines.join('');
    expect(lines.length).toBeGreaterThan(20);
    expect(all).toContain('"type":"choose"');
    for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
    expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
  });

  test.each([
    ['at processTicksAndRejections (node:internal)', 'at processTicksAndRejections (node:internal)'],
    ['FST_ERR_CTP_INVALID_CONTENT_LENGTH', 'FST_ERR_CTP_INVALID_CONTENT_LENGTH'],
    ['/packages/server/dist/tables/live-tables.js:21', '/packages/server/dist/tables/live-tables.js:21'],
    ['table 3CirBLtehY-Qyj1EQoFBRg is gone', 'table 3CirBL… is gone'],
    ['0123456789abcdef0123456789abcdef', '012345…'],
  ])('%s', (text, wanted) => {
    expect(masked(text)).toBe(wanted);
  });
});

test('somebody who asks for too much is told so', async () => {
  const { origin } = await started({ requestsPerMinute: 3 });
  const guest = new Guest(origin);
  for (let at = 0; at < 3; at++) await guest.client.me();
  await expect(guest.client.me()).rejects.toMatchObject({ status: 429, code: 'tooMany' });
  // Whoever looks after the server still hears how it is.
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
});
