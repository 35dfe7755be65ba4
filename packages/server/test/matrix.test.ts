/** Nobody gets in where they do not belong: every address and every message, for everybody who might try (matrix.ts). */
import { upMessage } from '@bottega/protocol/schemas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Asked, ROUTES, type RouteRow } from './matrix.js';
import { MESSAGES, type MessageRow } from './matrix-messages.js';
import { all, ROLES, type Role, World } from './matrix-world.js';
import { LOOPBACK, MailReceiver } from './receivers.js';
import { type Guest, type Running, startServer } from './server.js';

let server: Running;
let shared: World;
const mails = new MailReceiver();
beforeAll(async () => {
  await mails.open();
  // With everything that a server can answer.
  const mail = { smtpUrl: mails.url, mailFrom: 'games@games.example', publicUrl: 'https://games.example' };
  server = await startServer({ ...mail, analysisPositions: 10 }, 0, { reach: LOOPBACK });
  shared = await World.create(server);
});
afterAll(async () => {
  shared.close();
  await server.close();
  await mails.close();
});

const answered = () =>
  server.routes.filter(({ method }) => method !== 'HEAD').map(({ method, url }) => `${method} ${url}`);

describe('addresses', () => {
  test('each has a row', () => {
    expect([...new Set(ROUTES.map(({ route }) => route))].sort()).toEqual(answered().sort());
  });

  test.each(ROUTES.map((row, at) => [row.route, at, row] as const))('%s (%i)', async (_route, _at, row) => {
    const found: Record<string, number> = {};
    let world = await World.create(server);
    for (const role of ROLES) {
      found[role] = await statusOf(world, role, row);
      if (row.spends) world = await World.create(server);
    }
    world.close();
    expect(found).toEqual(row.expected);
  });

  test('who is not signed in is nobody, whatever the cookie says', async () => {
    const found = await Promise.all(ROLES.map(async (role) => [role, (await shared.people[role].client.me())?.name]));
    expect(Object.fromEntries(found)).toEqual({
      anonymous: undefined,
      forged: undefined,
      signedOut: undefined,
      guest: 'Guest',
      spectator: 'Spectator',
      otherSeat: 'Other',
      seat: 'Seat',
      host: 'Host',
    });
  });

  test('a table that is not to be seen and one that is not there are the same', async () => {
    const world = await World.create(server);
    const hidden = ROUTES.filter(({ route, expected }) => route.includes('/tables/:id') && expected.guest === 404);
    expect(hidden.length).toBeGreaterThan(10);
    for (const row of hidden) {
      const asked = (await row.ask?.(world, 'guest')) ?? { path: '' };
      const path = asked.path.replace(/(?<=\/tables\/)[^/]+/, 'A'.repeat(22));
      const answers = await Promise.all([asked, { ...asked, path }].map((one) => request(world, 'guest', row, one)));
      const [there, nowhere] = await Promise.all(answers.map((one) => one.text()));
      expect([row.route, there]).toEqual([row.route, nowhere]);
    }
    world.close();
  });

  test('none does anything for a page of another site', async () => {
    for (const route of answered()) {
      const [method, url] = route.split(' ');
      if (method === 'GET') continue;
      for (const origin of ['http://evil.example', 'null', `https://127.0.0.1`, `${server.origin}.evil.example`]) {
        const response = await fetch(server.origin + url.replace(/:\w+/, 'A'.repeat(22)), {
          method,
          headers: { origin, 'content-type': 'application/json', cookie: shared.people.host.cookie },
          body: '{}',
        });
        expect([route, origin, response.status, await response.json()]).toMatchObject([
          route,
          origin,
          403,
          { error: 'wrongOrigin' },
        ]);
      }
    }
  });

  test('each answer has its headers, and says no more than what was wrong', async () => {
    for (const route of answered()) {
      const [method, url] = route.split(' ');
      const response = await fetch(server.origin + url.replace(/:\w+/, 'A'.repeat(22)), { method });
      const { headers } = response;
      expect([route, headers.get('x-content-type-options'), headers.get('cache-control')]).toEqual([
        route,
        'nosniff',
        'no-store',
      ]);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      const isPage = ROUTES.some((row) => row.route === route && row.isPage);
      if (!response.ok && !isPage) await expectProblem(response);
    }
  });
});

/** A code for programs and a sentence for engineers, and nothing else. */
async function expectProblem(response: Response): Promise<void> {
  expect(Object.keys((await response.json()) as object)).toEqual(['error', 'message']);
}

const TYPES = { json: 'application/json', form: 'application/x-www-form-urlencoded' };

async function statusOf(world: World, role: Role, row: RouteRow): Promise<number> {
  const response = await request(world, role, row, (await row.ask?.(world, role)) ?? { path: row.route.split(' ')[1] });
  if (!response.ok && !row.isPage) await expectProblem(response);
  return response.status;
}

function request(world: World, role: Role, { route, isPage }: RouteRow, asked: Asked): Promise<Response> {
  const { path, body = {}, headers = {} } = asked;
  const [method] = route.split(' ');
  const { cookie } = world.people[role];
  const hasBody = method === 'POST' || method === 'PUT';
  return fetch(world.server.origin + path, {
    method,
    headers: { ...headers, cookie, ...(hasBody ? { 'content-type': TYPES[isPage ? 'form' : 'json'] } : {}) },
    ...(hasBody ? { body: isPage ? '' : JSON.stringify(body) } : {}),
  });
}

describe('messages', () => {
  test('each has a row', () => {
    const types = upMessage.options.map(({ shape }) => shape.type.value);
    expect(MESSAGES.map(({ type }) => type).sort()).toEqual([...types].sort());
  });

  test.each(MESSAGES.map((row) => [row.type, row] as const))('%s', async (_type, row) => {
    const outcomes = async (newTable: () => Promise<string>) => {
      const table = await newTable();
      const found = ROLES.map(async (role) => [
        role,
        await outcomeOf(shared, role, row.spends ? await newTable() : table, row),
      ]);
      return Object.fromEntries(await Promise.all(found));
    };
    expect(await outcomes(() => shared.playing())).toEqual(row.closed);
    expect(await outcomes(() => shared.watchable())).toEqual(row.open);
  });

  test.each(['watch', 'follow'] as const)(
    '%s: of a table that is not there, as of one not to be seen',
    async (type) => {
      const row: MessageRow = { type, closed: all('noTable'), open: all('noTable') };
      const found = await Promise.all(ROLES.map((role) => outcomeOf(shared, role, 'A'.repeat(22), row)));
      expect(new Set(found)).toEqual(new Set(['noTable']));
    },
  );

  test('no socket is opened for a page of another site', async () => {
    const address = `${server.origin.replace('http', 'ws')}/api/socket`;
    for (const origin of ['http://evil.example', 'null']) {
      const socket = new WebSocket(address, { headers: { origin, cookie: shared.people.host.cookie } });
      const status = await new Promise((resolve) => {
        socket.on('unexpected-response', (_request, response) => resolve(response.statusCode));
        socket.on('open', () => resolve('open'));
        socket.on('error', () => {});
      });
      expect([origin, status]).toEqual([origin, 403]);
      socket.terminate();
    }
  });
});

/** What comes of a message over a real socket, after the role has tried to watch the table. */
async function outcomeOf(
  { people, server: { origin } }: World,
  role: Role,
  table: string,
  { type, fields = () => ({}), isVote = false }: MessageRow,
): Promise<string> {
  const { cookie } = people[role];
  const proposal = isVote ? await proposed(people.host, table) : '';
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket`, { headers: { cookie } });
  await new Promise((resolve) => socket.once('open', resolve));
  const ask = (message: Record<string, unknown>) =>
    new Promise<Told>((resolve) => {
      socket.on('message', (data) => {
        const told = JSON.parse(String(data)) as Told;
        if (told.ref === message.ref) resolve(told);
      });
      socket.send(JSON.stringify(message));
    });
  const watched = await ask({ type: 'watch', ref: 1, table });
  const position = watched.value?.update?.position ?? '';
  const { error, value } = await ask({ type, ref: 2, table, ...fields(position, proposal) });
  socket.close();
  return error ?? (value?.ok === false ? String(value.reason) : 'ok');
}

/** What the host proposes, before anybody else does anything. */
async function proposed(host: Guest, table: string): Promise<string> {
  await host.watch(table);
  const { id } = await host.client.propose(table, 'pause');
  await host.client.unwatch(table);
  return id;
}

interface Told {
  readonly ref?: number;
  readonly error?: string;
  readonly value?: {
    readonly ok?: boolean;
    readonly reason?: string;
    readonly update?: { readonly position?: string };
  } | null;
}
