/**
 * Whatever comes in, the server stands, says nothing it should not, and does not grow. `BOTTEGA_MALFORMED=100000` sends so many; the usual
 * number is smaller.
 */
import { connect } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Choice, pickRandom, type RandomState, randomBelow, seeded } from '@bottega/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { deepText, inPieces, oddBytes, oddFrame, oddObject, oddText, oddValue } from './malformed.js';
import { begunElsewhere } from './matrix-world.js';
import { Guest, partOf, type Running, startServer } from './server.js';
import { cleanUp, type PlayedTable, playOn, tableOf } from './tables.js';

const COUNT = Number(process.env.BOTTEGA_MALFORMED ?? 4_000);
/** What the heap may have more after the second half than after the first: less than a byte in a hundred of what was sent. */
const MAX_GROWTH_BYTES = 4_000_000;

let server: Running;
let played: PlayedTable;
/** What nobody may ever be told. */
let secrets: readonly string[] = [];
const told = { answers: 0, statuses: new Map<string, number>(), wrong: [] as string[] };

cleanUp();
beforeAll(async () => {
  server = await startServer();
  played = await tableOf(server.origin, 'principato', ['Anna', 'Bruno']);
  await playOn(played.seen, 'before', 10);
  const { seed, secret } = await server.services.db
    .selectFrom('tables')
    .select(['seed', 'secret'])
    .where('id', '=', played.id)
    .executeTakeFirstOrThrow();
  secrets = [seed ?? '', secret, partOf('Anna'), partOf('Bruno'), server.database, '/src/', 'node_modules', 'SQLITE'];
});
afterAll(() => server.close());

test(`${COUNT} malformed messages and requests`, async () => {
  const history = await actsOf();
  const random = seeded('malformed');
  await send(random, COUNT / 2);
  const before = heapUsed();
  await send(random, COUNT / 2);
  const growth = heapUsed() - before;
  if (process.env.BOTTEGA_MALFORMED !== undefined) {
    console.log({
      ...told,
      growth,
      rss: process.memoryUsage().rss,
      live: server.live.size,
      sockets: server.sockets.size,
    });
  }
  expect(told.wrong).toEqual([]);
  expect(told.answers).toBeGreaterThan(COUNT / 3);
  expect(growth).toBeLessThan(MAX_GROWTH_BYTES);
  expect(({} as { isPolluted?: boolean }).isPolluted).toBe(undefined);
  // The game is as it was, and goes on.
  expect(await actsOf()).toEqual(history);
  await playOn(played.seen, 'after', 10);
  expect((await actsOf()).length).toBeGreaterThan(history.length);
});

const actsOf = () => server.services.db.selectFrom('acts').selectAll().where('table_id', '=', played.id).execute();

function heapUsed(): number {
  setFlagsFromString('--expose_gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

async function send(random: RandomState, count: number): Promise<void> {
  const shares = [
    [messages, 0.5],
    [requests, 0.3],
    [frames, 0.15],
    [bytes, 0.05],
  ] as const;
  for (const [kind, share] of shares) await kind(random, Math.ceil(count * share));
}

/** Whatever is said must be no secret, and no mistake of ours. */
function hear(text: string, code: string): void {
  told.answers++;
  told.statuses.set(code, (told.statuses.get(code) ?? 0) + 1);
  const secret = secrets.find((one) => text.includes(one));
  const isOurs = ['500', '503', 'failed', 'storageFailed'].includes(code);
  if (secret !== undefined || isOurs || /\n\s+at /.test(text)) told.wrong.push(text.slice(0, 500));
}

/** Messages over sockets of somebody who sits there, of somebody who does not, and of nobody. */
async function messages(random: RandomState, count: number): Promise<void> {
  const cookies = [
    ...played.guests.map(({ cookie }) => cookie),
    (await Guest.named(server.origin, 'Stranger')).cookie,
    '',
  ];
  const { host } = new URL(server.origin);
  const tables = [played.id, played.id, 'A'.repeat(22), 'no id'];
  const { allowed } = (played.seen.find((table) => table.seen().allowed.length > 0) ?? played.seen[0]).seen();
  for (let left = count; left > 0; ) {
    const socket = new WebSocket(`ws://${host}/api/socket`, { headers: { cookie: pickRandom(random, cookies) } });
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    const answered = new Map<number, (text: string) => void>();
    socket.on('error', () => {});
    socket.on('message', (data) => {
      const { type, ref, error, value } = JSON.parse(String(data)) as Told;
      hear(String(data), error ?? value?.reason ?? type);
      answered.get(ref ?? -1)?.(String(data));
    });
    const ask = (message: Record<string, unknown> & { readonly ref: number }) =>
      Promise.race([
        new Promise<string>((resolve) => {
          answered.set(message.ref, resolve);
          socket.send(JSON.stringify(message));
        }),
        closed,
      ]);
    await new Promise((resolve) => socket.once('open', resolve));
    const table = pickRandom(random, tables);
    const watched = (await ask({ type: 'watch', ref: FIRST, table })) ?? '';
    const [, position = 'x'] = /"position":"([^"]*)"/.exec(watched) ?? [];
    for (let at = 0; at < 50 && left > 0 && socket.readyState === WebSocket.OPEN; at++, left--) {
      const kind = randomBelow(random, 400);
      const head = { ref: at, table, position };
      if (kind === 0) socket.send('x'.repeat(40_000));
      else if (kind < 20) socket.send(oddBytes(random));
      else if (kind < 60) socket.send(oddChoices(random, head, pickRandom(random, [...allowed])));
      else socket.send(oddText(random, pickRandom(random, MESSAGES)(head)));
    }
    if (socket.readyState === WebSocket.OPEN) await ask({ type: 'unwatch', ref: LAST, table: played.id });
    socket.close();
    await closed;
  }
}

const FIRST = 1_000_001;
const LAST = 1_000_002;

interface Told {
  readonly type: string;
  readonly ref?: number;
  readonly error?: string;
  readonly value?: { readonly reason?: string } | null;
}

/** Choices that are nearly right, and one after them that never is: all of it must be refused. */
function oddChoices(random: RandomState, { position, ...head }: Head, choice: Choice): string {
  const odd = randomBelow(random, 2) === 0 ? oddObject(random, { ...choice }) : { ...choice, extra: 'DEEP' };
  const message = { type: 'choose', ...head, position, id: `r${head.ref}`, choices: [odd, { type: 'no such choice' }] };
  return JSON.stringify(message).replace('"DEEP"', deepText(randomBelow(random, 15_000)));
}

type Head = { readonly ref: number; readonly table: string; readonly position: string };
const MESSAGES: ((head: Head) => Record<string, unknown>)[] = [
  ({ position, ...head }) => ({ type: 'watch', ...head, known: { position, log: 3, digest: 'x' } }),
  (head) => ({ type: 'choose', ...head, id: 'r', choices: [{ type: 'end' }, { type: 'take', x: 1 }] }),
  (head) => ({ type: 'undo', ...head, position: 7, id: { not: 'an id' } }),
  ({ position: _, ...head }) => ({ type: 'moment', ...head, at: 1, seat: 0 }),
  ({ position: _, ...head }) => ({ type: 'recap', ...head }),
  ({ position: _, ...head }) => ({ type: 'course', ...head }),
  ({ position: _, ...head }) => ({ type: 'chat', ...head, text: '\u0000' }),
  ({ position: _, ...head }) => ({ type: 'follow', ...head }),
  (head) => ({ type: 'no such type', ...head }),
];

/** Requests to every address there is, and to some that there are not. */
async function requests(random: RandomState, count: number): Promise<void> {
  let guest = await Guest.named(server.origin, 'Troublemaker');
  const routes = server.routes.filter(({ url }) => url !== '/api/socket');
  const one = async () => {
    const { method, url } = pickRandom(random, [...routes, ...STRANGE]);
    const path = url.replace(/:\w+/, () => encodeURIComponent(JSON.stringify(oddValue(random)) ?? '').slice(0, 300));
    const hasBody = method !== 'GET' && method !== 'HEAD';
    const whole = pickRandom(random, BODIES);
    const body = () =>
      randomBelow(random, 4) === 0 ? oddText(random, whole) : (JSON.stringify(oddObject(random, whole)) ?? '');
    const response = await fetch(server.origin + path, {
      method,
      headers: {
        cookie: pickRandom(random, [
          guest.cookie,
          guest.cookie,
          guest.cookie,
          guest.cookie.slice(0, -3),
          'bottega=; bottega=x',
          '%',
        ]),
        'content-type': pickRandom(random, ['application/json', 'application/json', 'text/plain', 'x/y; charset=%']),
      },
      ...(hasBody ? { body: Buffer.from(randomBelow(random, 50) === 0 ? deepBody(random) : body()) } : {}),
    });
    hear(`${method} ${path.slice(0, 100)}: ${await response.text()}`, String(response.status));
  };
  for (let at = 0; at < count; at += 8) {
    await Promise.all(Array.from({ length: Math.min(8, count - at) }, one));
    // Some of it signs out, and deletes.
    if (at % 80 === 0) guest = await Guest.named(server.origin, 'Troublemaker');
  }
}

/** A table with component data that is deeper than anything can be. */
const deepBody = (random: RandomState) =>
  JSON.stringify({ game: 'principato', seats: 2, part: partOf('x'), data: 'DEEP' }).replace(
    '"DEEP"',
    deepText(randomBelow(random, 190_000)),
  );

const STRANGE = [
  { method: 'GET', url: '/api/..%2f..%2fetc' },
  { method: 'GET', url: '/api/%00' },
  { method: 'PUT', url: '/api/me' },
  { method: 'OPTIONS', url: '/api/tables' },
  { method: 'POST', url: '/api/tables/__proto__/join' },
  { method: 'GET', url: `/api/${'a'.repeat(1_500)}` },
];
const begun = { ...((await begunElsewhere()) as object) };
const BODIES: Record<string, unknown>[] = [
  { name: 'Somebody' },
  { name: 'Somebody', password: 'a password' },
  { old: 'a password', password: 'a password' },
  { game: 'principato', seats: 2, part: partOf('x'), options: { a: 1 }, clock: { kind: 'none' }, data: { a: [] } },
  { place: 1, part: partOf('x') },
  { place: 1, bot: 'garzone' },
  { file: begun, seat: 0, part: partOf('x') },
  { label: 'x', response: { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: { clientDataJSON: 'AAAA' } } },
  {
    response: {
      id: 'AAAA',
      rawId: 'AAAA',
      type: 'public-key',
      response: { clientDataJSON: 'AAAA', attestationObject: 'o2Nm', authenticatorData: 'AAAA', signature: 'AAAA' },
    },
  },
];

/** Frames that no library makes, after a proper handshake. */
async function frames(random: RandomState, count: number): Promise<void> {
  const { port } = new URL(server.origin);
  for (let left = count; left > 0; ) {
    const socket = connect(Number(port), '127.0.0.1');
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    socket.on('error', () => {});
    socket.on('data', (data) => hear(data.toString('latin1'), 'frame'));
    socket.write(
      `GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${Buffer.alloc(16, 7).toString('base64')}\r\n\r\n`,
    );
    await new Promise((resolve) => socket.once('data', resolve));
    const text = oddText(random, MESSAGES[0]({ ref: 1, table: played.id, position: 'x' }));
    for (let at = 0; at < 6 && left > 0; at++, left--) {
      socket.write(at < 3 ? inPieces(random, text) : oddFrame(random));
    }
    socket.end();
    await closed;
  }
}

/** Bytes that are no request at all. */
async function bytes(random: RandomState, count: number): Promise<void> {
  const { port } = new URL(server.origin);
  const one = async () => {
    const socket = connect(Number(port), '127.0.0.1');
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    socket.on('error', () => {});
    socket.on('data', (data) => hear(data.toString('latin1'), 'bytes'));
    const starts = [
      '',
      'GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n',
      'POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n',
    ];
    socket.end(Buffer.concat([Buffer.from(pickRandom(random, starts)), oddBytes(random)]));
    await closed;
  };
  for (let at = 0; at < count; at += 8) await Promise.all(Array.from({ length: Math.min(8, count - at) }, one));
}
