/**
 * Who may do what: every address and every message has a row, with what comes of it for everybody who might try. To add one, write what is
 * asked for and what is expected; whatever has no row fails the test.
 */
import type { UpMessage } from '@bottega/protocol';
import { Authenticator } from './authenticator.js';
import { Guest, partOf, type Running } from './server.js';

/** Nobody; somebody with a cookie that we never signed; one with a cookie that was signed out; a guest who sits nowhere; one who looks on
 * where that is allowed; one who sits at another table; one who sits here; and the host, who sits here, too. */
export const ROLES = ['anonymous', 'forged', 'signedOut', 'guest', 'spectator', 'otherSeat', 'seat', 'host'] as const;
export type Role = (typeof ROLES)[number];
export type Expected<T> = Readonly<Record<Role, T>>;

export const all = <T>(what: T): Expected<T> => Object.fromEntries(ROLES.map((role) => [role, what])) as Expected<T>;
/** The same for everybody who is signed in; the others are told to say who they are. */
export const signedIn = (status: number): Expected<number> => ({
  ...all(status),
  anonymous: 401,
  forged: 401,
  signedOut: 401,
});

/** People of all kinds, and tables for them as they are wanted. */
export class World {
  constructor(
    readonly server: Running,
    readonly people: Readonly<Record<Role, Guest>>,
  ) {}

  static async create(server: Running): Promise<World> {
    const named = (name: string) => Guest.named(server.origin, name);
    const people = {
      anonymous: new Guest(server.origin),
      forged: await named('Forged'),
      signedOut: await named('Signed out'),
      guest: await named('Guest'),
      spectator: await named('Spectator'),
      otherSeat: await named('Other'),
      seat: await named('Seat'),
      host: await named('Host'),
    };
    // The same session with another signature.
    people.forged.cookie = people.forged.cookie.replace(/\.[^.]*$/, `.${'A'.repeat(43)}`);
    const { cookie } = people.signedOut;
    await people.signedOut.client.call('POST', '/api/sign-out', {});
    people.signedOut.cookie = cookie;
    const world = new World(server, people);
    await world.started([people.otherSeat]);
    return world;
  }

  /** A table that waits: the host and a seat sit there, and one place is free. */
  async waiting(seats = 3): Promise<string> {
    const { host, seat } = this.people;
    const { id } = await host.client.createTable({ game: 'principato', seats, spectators: 'none', part: partOf('h') });
    await seat.client.join(id, partOf('s'));
    return id;
  }

  /** A game that goes on, at which nobody looks on. */
  playing(): Promise<string> {
    return this.started([this.people.host, this.people.seat]);
  }

  /** The same where others may look on. */
  watchable(): Promise<string> {
    return this.started([this.people.host, this.people.seat], 'public');
  }

  close(): void {
    for (const { client } of Object.values(this.people)) client.close();
  }

  private async started([host, ...others]: readonly Guest[], spectators: 'none' | 'public' = 'none'): Promise<string> {
    const table = { game: 'principato', seats: 2, spectators, part: partOf('host') };
    const { id } = await host.client.createTable(table);
    for (const other of others) await other.client.join(id, partOf('other'));
    if (others.length === 0) await host.client.sitBot(id, 1, 'garzone');
    await host.client.start(id);
    return id;
  }
}

export interface Asked {
  readonly path: string;
  readonly body?: unknown;
}

type Ask = (world: World, role: Role) => Promise<Asked> | Asked;

export interface RouteRow {
  readonly route: string;
  /** What is asked for, beside the route itself: for a route without parameters and body nothing. */
  readonly ask?: Ask;
  readonly expected: Expected<number>;
  /** Whoever may do it is somebody else afterwards, so that the next needs a new world. */
  readonly spends?: boolean;
}

const PASSWORD = 'correct horse battery staple';
const onTable =
  (table: (world: World) => Promise<string>, rest: string, body: unknown = {}): Ask =>
  async (world) => ({ path: `/api/tables/${await table(world)}${rest}`, body });
const only = (roles: readonly Role[], status: number, others: Expected<number>): Expected<number> => ({
  ...others,
  ...Object.fromEntries(roles.map((role) => [role, status])),
});
const waiting = (world: World) => world.waiting();
const madeUp = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' } as const;

export const ROUTES: readonly RouteRow[] = [
  { route: 'GET /healthz', expected: all(200) },
  { route: 'GET /api/me', expected: all(200) },
  {
    route: 'POST /api/people',
    ask: () => ({ path: '/api/people', body: { name: 'Somebody' } }),
    expected: only(['anonymous', 'forged', 'signedOut'], 200, all(409)),
    spends: true,
  },
  {
    route: 'POST /api/me/name',
    ask: () => ({ path: '/api/me/name', body: { name: 'Another' } }),
    expected: signedIn(200),
  },
  { route: 'POST /api/sign-out', expected: all(200), spends: true },
  { route: 'POST /api/sign-out-everywhere', expected: signedIn(200), spends: true },
  { route: 'GET /api/me/account', expected: signedIn(200) },
  {
    route: 'POST /api/me/account',
    ask: (world, role) => ({
      path: '/api/me/account',
      body: { name: `${role} ${world.people.host.cookie.slice(-4)}`, password: PASSWORD },
    }),
    expected: signedIn(200),
    spends: true,
  },
  {
    route: 'POST /api/sign-in',
    ask: (_, role) => ({ path: '/api/sign-in', body: { name: `Nobody ${role}`, password: PASSWORD } }),
    expected: all(403),
  },
  {
    route: 'POST /api/me/password',
    ask: () => ({ path: '/api/me/password', body: { password: PASSWORD } }),
    expected: signedIn(409), // guests have none
  },
  { route: 'POST /api/me/passkeys/options', expected: signedIn(200) },
  {
    route: 'POST /api/me/passkeys',
    ask: ({ server }) => ({
      path: '/api/me/passkeys',
      body: { response: new Authenticator(server.origin).create({ challenge: 'made-up' }) },
    }),
    expected: signedIn(403),
  },
  {
    route: 'DELETE /api/me/passkeys/:id',
    ask: () => ({ path: '/api/me/passkeys/somebody-elses' }),
    expected: signedIn(200), // it is not theirs: nothing happens
  },
  { route: 'POST /api/sign-in/passkey/options', expected: all(200) },
  {
    route: 'POST /api/sign-in/passkey',
    ask: () => ({
      path: '/api/sign-in/passkey',
      body: {
        response: { ...madeUp, response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' } },
      },
    }),
    expected: all(403),
  },
  { route: 'POST /api/me/links', expected: signedIn(200) },
  {
    route: 'POST /api/links/:token',
    ask: () => ({ path: `/api/links/${'A'.repeat(43)}`, body: {} }),
    expected: all(404),
  },
  { route: 'POST /api/me/merge', expected: signedIn(409) },
  { route: 'DELETE /api/me/guest', expected: signedIn(200) },
  { route: 'GET /api/me/export', expected: signedIn(200) },
  {
    route: 'POST /api/me/delete',
    ask: () => ({ path: '/api/me/delete', body: { name: 'Not the name' } }),
    expected: signedIn(400),
  },
  {
    route: 'POST /api/tables',
    ask: () => ({ path: '/api/tables', body: { game: 'principato', seats: 2, part: partOf('x') } }),
    expected: signedIn(200),
  },
  { route: 'GET /api/tables/:id', ask: onTable(waiting, ''), expected: all(200) },
  {
    route: 'GET /api/tables/:id',
    ask: onTable((world) => world.playing(), ''),
    expected: only(['seat', 'host'], 200, all(404)),
  },
  { route: 'GET /api/tables/:id', ask: onTable((world) => world.watchable(), ''), expected: all(200) },
  {
    route: 'POST /api/tables/:id/join',
    ask: onTable(waiting, '/join', { part: partOf('x') }),
    expected: signedIn(200),
  },
  {
    route: 'POST /api/tables/:id/join',
    ask: onTable((world) => world.playing(), '/join', { part: partOf('x') }),
    expected: signedIn(409),
  },
  { route: 'POST /api/tables/:id/leave', ask: onTable(waiting, '/leave'), expected: signedIn(200) },
  {
    route: 'POST /api/tables/:id/bots',
    ask: onTable(waiting, '/bots', { place: 2, bot: 'garzone' }),
    expected: only(['host'], 200, signedIn(403)),
  },
  {
    route: 'POST /api/tables/:id/start',
    ask: onTable((world) => world.waiting(2), '/start'),
    expected: only(['host'], 200, signedIn(403)),
  },
  // It answers by another protocol: see MESSAGES.
  { route: 'GET /api/socket', expected: all(426) },
];

/** What comes of a message: `ok`, what was not right about a choice, or the code of a problem. */
export interface MessageRow {
  readonly type: UpMessage['type'];
  /** What else stands in it; the position that the role sees, if it sees one, is given. */
  readonly fields?: (position: string) => Record<string, unknown>;
  /** At a table where nobody looks on, and at one where everybody may. */
  readonly closed: Expected<string>;
  readonly open: Expected<string>;
}

const SEATS: readonly Role[] = ['seat', 'host'];
const seats = (what: string, others: string): Expected<string> => ({
  ...all(others),
  ...Object.fromEntries(SEATS.map((role) => [role, what])),
});
const request = (position: string) => ({ position, id: 'request' });
/** Nobody comes as far as this who does not see the table; who looks on may do nothing but look. */
const forSeats = (what: string, onlooker = 'notAllowed') => ({
  closed: seats(what, 'notWatching'),
  open: seats(what, onlooker),
});
const forEyes = (what: string) => ({ closed: seats(what, 'notWatching'), open: all(what) });

export const MESSAGES: readonly MessageRow[] = [
  { type: 'watch', closed: seats('ok', 'noTable'), open: all('ok') },
  { type: 'unwatch', closed: all('ok'), open: all('ok') },
  { type: 'follow', closed: seats('ok', 'noTable'), open: all('ok') },
  { type: 'unfollow', closed: all('ok'), open: all('ok') },
  {
    type: 'choose',
    fields: (position) => ({ ...request(position), choices: [{ type: 'no such choice' }] }),
    ...forSeats('refused', 'impossible'),
  },
  { type: 'undo', fields: request, ...forSeats('impossible', 'impossible') },
  { type: 'concede', ...forSeats('ok') },
  { type: 'away', ...forSeats('ok') },
  { type: 'return', ...forSeats('ok') },
  { type: 'chat', fields: () => ({ text: 'hello' }), closed: all('notYet'), open: all('notYet') },
  { type: 'moment', fields: () => ({ at: 0, seat: 0 }), ...forEyes('ok') },
  { type: 'recap', ...forEyes('ok') },
  { type: 'course', ...forEyes('ok') },
];
