/**
 * Who may do what: every address and every message (matrix-messages.ts) has a row, with what comes of it for everybody who might try. To
 * add one, write what is asked for and what is expected; whatever has no row fails the test.
 */
import type { SpectatorRights } from '@bottega/protocol';
import { Authenticator } from './authenticator.js';
import { all, begunElsewhere, type Expected, type Role, signedIn, type World } from './matrix-world.js';
import { Browser } from './receivers.js';
import { partOf } from './server.js';

export interface Asked {
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

type Ask = (world: World, role: Role) => Promise<Asked> | Asked;

export interface RouteRow {
  readonly route: string;
  /** What is asked for, beside the route itself: for a route without parameters and body nothing. */
  readonly ask?: Ask;
  readonly expected: Expected<number>;
  /** Whoever may do it is somebody else afterwards, so that the next needs a new world. */
  readonly spends?: boolean;
  /** It answers people who have nothing but a link with pages, also where something is wrong. */
  readonly isPage?: boolean;
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
const playing = (world: World) => world.playing();
const watchable = (world: World) => world.watchable();
const finished = (spectators: SpectatorRights) => (world: World) => world.finished(spectators);
const played = (spectators: SpectatorRights) => (world: World) => world.played(spectators);
/** Those who sit at a table; of one that they may not see the others learn nothing, not even that it is there. */
const here = (status: number, others = 404) => only(['seat', 'host'], status, signedIn(others));
const choices = { position: 'long ago', id: 'request', choices: [{ type: 'no such choice' }] };
const again = { part: partOf('again') };
const mailLink =
  (kind: 'confirm' | 'stop'): Ask =>
  async (world) => ({ path: await world.mailLink(kind) });
const onTarget =
  (rest = ''): Ask =>
  async (world) => ({ path: `/api/me/notices/targets/${await world.webhook()}${rest}` });
const seated = (status: number, others: number) => only(['seat', 'host'], status, all(others));
/** The page of the host, who sits at a table with another. */
const onHost =
  (rest: string, table = playing): Ask =>
  async (world) => {
    await table(world);
    return { path: `/api/people/${(await world.people.host.client.me())?.id}${rest}` };
  };
const moment = { at: 0, seat: 0 };
const nobody = { handle: 'nobody' };
/** What the host does while the table waits. */
const forHost = (rest: string, body: unknown, table = waiting): readonly RouteRow[] => [
  {
    route: `POST /api/tables/:id${rest}`,
    ask: onTable(table, rest, body),
    expected: only(['host'], 200, signedIn(403)),
  },
  { route: `POST /api/tables/:id${rest}`, ask: onTable(playing, rest, body), expected: here(409) },
  { route: `POST /api/tables/:id${rest}`, ask: onTable(watchable, rest, body), expected: signedIn(409) },
];
const wishes = {
  language: 'en',
  paces: { turn: 'now', attack: 'now', over: 'now', invitation: 'now' },
  dailyHour: 8,
  offset: 0,
};
const madeUp = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' } as const;

export const ROUTES: readonly RouteRow[] = [
  { route: 'GET /healthz', expected: all(200) },
  { route: 'GET /api/me', expected: all(200) },
  { route: 'GET /api/here', expected: all(200) },
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
  { route: 'GET /api/me/met', expected: signedIn(200) },
  // Of the host: for whoever sits or sat at a table with them, and for themselves.
  ...['', '/games'].flatMap((rest): RouteRow[] => [
    { route: `GET /api/people/:id${rest}`, ask: onHost(rest), expected: here(200) },
    { route: `GET /api/people/:id${rest}`, ask: onHost(rest, finished('none')), expected: here(200) },
    {
      route: `GET /api/people/:id${rest}`,
      ask: () => ({ path: `/api/people/${'A'.repeat(22)}${rest}` }),
      expected: signedIn(404),
    },
  ]),
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
  {
    route: 'POST /api/tables/from-record',
    ask: async () => ({
      path: '/api/tables/from-record',
      body: { file: await begunElsewhere(), seat: 1, part: partOf('x') },
    }),
    expected: signedIn(200),
  },
  {
    route: 'POST /api/tables/from-record',
    ask: () => ({ path: '/api/tables/from-record', body: { file: {}, seat: 1, part: partOf('x') } }),
    expected: signedIn(400),
  },
  { route: 'GET /api/tables', ask: () => ({ path: '/api/tables?list=open' }), expected: all(200) },
  { route: 'GET /api/tables', ask: () => ({ path: '/api/tables?list=mine' }), expected: signedIn(200) },
  { route: 'GET /api/tables', ask: () => ({ path: '/api/tables?list=finished' }), expected: signedIn(200) },
  { route: 'GET /api/tables/:id', ask: onTable(waiting, ''), expected: all(200) },
  {
    route: 'GET /api/tables/:id',
    ask: onTable(playing, ''),
    expected: only(['seat', 'host'], 200, all(404)),
  },
  { route: 'GET /api/tables/:id', ask: onTable(watchable, ''), expected: all(200) },
  {
    route: 'POST /api/tables/:id/join',
    ask: onTable(waiting, '/join', { part: partOf('x') }),
    expected: signedIn(200),
  },
  { route: 'POST /api/tables/:id/join', ask: onTable(playing, '/join', { part: partOf('x') }), expected: here(409) },
  {
    route: 'POST /api/tables/:id/join',
    ask: onTable(watchable, '/join', { part: partOf('x') }),
    expected: signedIn(409),
  },
  // Whoever has no place changes nothing.
  { route: 'POST /api/tables/:id/leave', ask: onTable(waiting, '/leave'), expected: signedIn(200) },
  { route: 'POST /api/tables/:id/leave', ask: onTable(playing, '/leave'), expected: here(200) },
  { route: 'POST /api/tables/:id/leave', ask: onTable(watchable, '/leave'), expected: signedIn(200) },
  { route: 'POST /api/tables/:id/leave', ask: onTable(finished('none'), '/leave'), expected: here(409) },
  ...forHost('/bots', { place: 2, bot: 'garzone' }),
  ...forHost('/start', {}, (world) => world.waiting(2)),
  ...forHost('/settings', { isOpen: true }),
  ...forHost('/remove', { place: 1 }),
  // Before the game whoever has the address sees the table, but only who sits there asks others to it.
  { route: 'POST /api/tables/:id/invite', ask: onTable(waiting, '/invite', nobody), expected: here(200, 403) },
  { route: 'POST /api/tables/:id/invite', ask: onTable(playing, '/invite', nobody), expected: here(409) },
  { route: 'POST /api/tables/:id/invite', ask: onTable(watchable, '/invite', nobody), expected: signedIn(409) },
  {
    // Those who sat at a table where one did not sit oneself.
    route: 'POST /api/tables/:id/invite',
    ask: async (world) => ({
      path: `/api/tables/${await world.waiting()}/invite`,
      body: { playersOf: world.elsewhere },
    }),
    expected: here(404, 403),
  },
  { route: 'POST /api/tables/:id/rematch', ask: onTable(finished('none'), '/rematch', again), expected: here(200) },
  {
    route: 'POST /api/tables/:id/rematch',
    ask: onTable(finished('all'), '/rematch', again),
    expected: here(200, 403),
  },
  { route: 'POST /api/tables/:id/rematch', ask: onTable(playing, '/rematch', again), expected: here(409) },
  // Going on from a moment and taking the game home are for those who may see everything.
  { route: 'POST /api/tables/:id/branch', ask: onTable(finished('none'), '/branch', moment), expected: here(200) },
  { route: 'POST /api/tables/:id/branch', ask: onTable(finished('public'), '/branch', moment), expected: here(200) },
  {
    route: 'POST /api/tables/:id/branch',
    ask: onTable(finished('all'), '/branch', moment),
    expected: signedIn(200),
  },
  { route: 'POST /api/tables/:id/branch', ask: onTable(playing, '/branch', moment), expected: here(409) },
  ...(
    [
      ['none', seated(200, 404)],
      ['public', seated(200, 404)],
      ['all', all(200)],
    ] as const
  ).map(([spectators, expected]) => ({
    route: 'GET /api/tables/:id/export',
    ask: onTable(finished(spectators), '/export'),
    expected,
  })),
  { route: 'GET /api/tables/:id/export', ask: onTable(playing, '/export'), expected: seated(409, 404) },
  { route: 'GET /api/tables/:id/export', ask: onTable(watchable, '/export'), expected: all(409) },
  // What is found out about a game tells its secrets, so it is for the same people; one that was not played out is not looked at.
  ...['GET', 'POST'].flatMap((method): RouteRow[] => {
    const route = `${method} /api/tables/:id/analysis`;
    return [
      { route, ask: onTable(played('none'), '/analysis'), expected: seated(200, 404) },
      { route, ask: onTable(played('public'), '/analysis'), expected: seated(200, 404) },
      { route, ask: onTable(played('all'), '/analysis'), expected: all(200) },
      { route, ask: onTable(waiting, '/analysis'), expected: all(409) },
      { route, ask: onTable(playing, '/analysis'), expected: seated(409, 404) },
      { route, ask: onTable(watchable, '/analysis'), expected: all(409) },
      { route, ask: onTable(finished('none'), '/analysis'), expected: seated(409, 404) },
      { route, ask: onTable(finished('public'), '/analysis'), expected: seated(409, 404) },
      { route, ask: onTable(finished('all'), '/analysis'), expected: all(409) },
    ];
  }),
  { route: 'GET /api/tables/:id/rating', ask: onTable(finished('none'), '/rating'), expected: here(200) },
  { route: 'GET /api/tables/:id/rating', ask: onTable(finished('all'), '/rating'), expected: here(200) },
  { route: 'GET /api/tables/:id/rating', ask: onTable(playing, '/rating'), expected: here(409) },
  { route: 'GET /api/tables/:id/rating', ask: onTable(watchable, '/rating'), expected: here(409) },
  // Who sits at a table talks there, before the game too; whoever looks on reads nothing of it.
  { route: 'GET /api/tables/:id/chat', ask: onTable(waiting, '/chat'), expected: here(200, 403) },
  { route: 'GET /api/tables/:id/chat', ask: onTable(playing, '/chat'), expected: here(200) },
  { route: 'GET /api/tables/:id/chat', ask: onTable(watchable, '/chat'), expected: here(200, 403) },
  { route: 'GET /api/tables/:id/chat', ask: onTable(finished('all'), '/chat'), expected: here(200, 403) },
  // Who looks on has no turn.
  { route: 'GET /api/tables/:id/turn', ask: onTable(waiting, '/turn'), expected: signedIn(409) },
  { route: 'GET /api/tables/:id/turn', ask: onTable(playing, '/turn'), expected: here(200) },
  { route: 'GET /api/tables/:id/turn', ask: onTable(watchable, '/turn'), expected: here(200, 403) },
  { route: 'GET /api/tables/:id/turn', ask: onTable(finished('all'), '/turn'), expected: here(200, 403) },
  { route: 'POST /api/tables/:id/choices', ask: onTable(waiting, '/choices', choices), expected: signedIn(409) },
  { route: 'POST /api/tables/:id/choices', ask: onTable(playing, '/choices', choices), expected: here(200) },
  { route: 'POST /api/tables/:id/choices', ask: onTable(watchable, '/choices', choices), expected: here(200, 403) },
  // Notices are everybody's own.
  { route: 'GET /api/me/notices', expected: signedIn(200) },
  { route: 'POST /api/me/notices/put-away', expected: signedIn(200) },
  { route: 'GET /api/me/notices/settings', expected: signedIn(200) },
  {
    route: 'PUT /api/me/notices/settings',
    ask: () => ({ path: '/api/me/notices/settings', body: wishes }),
    expected: signedIn(200),
  },
  {
    route: 'POST /api/me/notices/push',
    ask: (_, role) => ({
      path: '/api/me/notices/push',
      body: new Browser(`https://push.example/${role}`).subscription(),
    }),
    expected: signedIn(200),
  },
  {
    route: 'POST /api/me/notices/mail',
    ask: (_, role) => ({ path: '/api/me/notices/mail', body: { address: `${role}@mail.example` } }),
    expected: signedIn(200),
  },
  {
    route: 'POST /api/me/notices/webhook',
    ask: () => ({ path: '/api/me/notices/webhook', body: { url: 'https://hooks.example/1' } }),
    expected: signedIn(200),
  },
  {
    route: 'POST /api/me/notices/webhook',
    ask: () => ({ path: '/api/me/notices/webhook', body: { url: 'https://127.0.0.2/' } }),
    expected: signedIn(400),
  },
  {
    route: 'DELETE /api/me/notices/targets/:id',
    ask: onTarget(),
    expected: only(['host'], 200, signedIn(404)),
  },
  {
    route: 'POST /api/me/notices/targets/:id/on',
    ask: onTarget('/on'),
    expected: only(['host'], 200, signedIn(404)),
  },
  // Links in mails are for whoever has them.
  { route: 'GET /api/notices/confirm', ask: mailLink('confirm'), expected: all(200), isPage: true },
  { route: 'POST /api/notices/confirm', ask: mailLink('confirm'), expected: all(200), isPage: true },
  { route: 'GET /api/notices/stop', ask: mailLink('stop'), expected: all(200), isPage: true, spends: true },
  { route: 'POST /api/notices/stop', ask: mailLink('stop'), expected: all(200), isPage: true, spends: true },
  ...['GET /api/notices/confirm', 'POST /api/notices/confirm', 'GET /api/notices/stop', 'POST /api/notices/stop'].map(
    (route): RouteRow => ({
      route,
      ask: async (world) => {
        // The key for something else.
        const link = await world.mailLink(route.endsWith('stop') ? 'confirm' : 'stop');
        return { path: link.replace(/(confirm|stop)(?=\?)/, route.endsWith('stop') ? 'stop' : 'confirm') };
      },
      expected: all(404),
      isPage: true,
    }),
  ),
  { route: 'GET /api/openapi.json', expected: all(200) },
  { route: 'GET /api/messages.json', expected: all(200) },
  // For this machine only, whoever asks.
  { route: 'GET /metrics', expected: all(200) },
  {
    route: 'GET /metrics',
    ask: () => ({ path: '/metrics', headers: { 'x-forwarded-for': '192.0.2.1' } }),
    expected: all(403),
  },
  // It answers by another protocol: see MESSAGES.
  { route: 'GET /api/socket', expected: all(426) },
];
