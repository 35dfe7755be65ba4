/** Nobody gets in where they do not belong: every address and every message, for everybody who might try (matrix.ts). */
import type { UpMessage } from '@bottega/protocol';
import { upMessage } from '@bottega/protocol/schemas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Expected, MESSAGES, ROLES, ROUTES, type Role, type RouteRow, World } from './matrix.js';
import { type Running, startServer } from './server.js';

let server: Running;
let shared: World;
beforeAll(async () => {
  server = await startServer();
  shared = await World.create(server);
});
afterAll(async () => {
  shared.close();
  await server.close();
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
      if (!response.ok) expect(Object.keys((await response.json()) as object)).toEqual(['error', 'message']);
    }
  });
});

async function statusOf(world: World, role: Role, row: RouteRow): Promise<number> {
  const [method, url] = row.route.split(' ');
  const { path, body } = (await row.ask?.(world, role)) ?? { path: url };
  const sends = method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {};
  const headers = {
    cookie: world.people[role].cookie,
    ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
  };
  const response = await fetch(world.server.origin + path, { method, headers, ...sends });
  if (!response.ok) expect(Object.keys((await response.json()) as object)).toEqual(['error', 'message']);
  return response.status;
}

describe('messages', () => {
  test('each has a row', () => {
    const types = upMessage.options.map(({ shape }) => shape.type.value);
    expect(MESSAGES.map(({ type }) => type).sort()).toEqual([...types].sort());
  });

  test.each(MESSAGES.map((row) => [row.type, row] as const))('%s', async (_type, row) => {
    const outcomes = async (table: string): Promise<Expected<string>> => {
      const found = ROLES.map(async (role) => [role, await outcomeOf(shared, role, table, row.type, row.fields)]);
      return Object.fromEntries(await Promise.all(found)) as Expected<string>;
    };
    expect(await outcomes(await shared.playing())).toEqual(row.closed);
    expect(await outcomes(await shared.watchable())).toEqual(row.open);
  });

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
  type: UpMessage['type'],
  fields: (position: string) => Record<string, unknown> = () => ({}),
): Promise<string> {
  const { cookie } = people[role];
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
  const { error, value } = await ask({ type, ref: 2, table, ...fields(position) });
  socket.close();
  return error ?? (value?.ok === false ? String(value.reason) : 'ok');
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
