/** Everything that a server tells is as it says: all messages, and all answers over HTTP. */
import { AccountClient, type SeatTurn } from '@bottega/protocol';
import { me } from '@bottega/protocol/answers';
import { upMessage } from '@bottega/protocol/schemas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Authenticator } from './authenticator.js';
import { begunElsewhere } from './matrix-world.js';
import { chooseSome } from './people-at-tables.js';
import { Browser, LOOPBACK } from './receivers.js';
import { type Guest, partOf, type Running, sleep, startServer } from './server.js';
import { strictly } from './strictly.js';
import { Traffic } from './traffic.js';

let server: Running;
let traffic: Traffic;

beforeAll(async () => {
  const mail = { smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'games@games.example', publicUrl: 'https://games.example' };
  server = await startServer({ ...mail, analysisPositions: 10 }, 0, { reach: LOOPBACK });
  traffic = new Traffic(server);
});
afterAll(async () => {
  traffic.close();
  await server.close();
});

async function table(game: string, guests: readonly Guest[]): Promise<string> {
  const [host, ...others] = guests;
  const { id } = await host.client.createTable({ game, seats: guests.length, part: partOf('host') });
  const clock = { kind: 'budget', seconds: 3_600, increment: 10 } as const;
  await host.client.changeSettings(id, { clock, night: { from: 1, to: 2, offset: 60 }, isOpen: true });
  await host.client.follow(id, () => {});
  for (const { client } of others) await client.join(id, partOf('guest'));
  await host.client.say(id, 'before', 'Salve');
  await others[0].client.talk(id);
  await host.client.start(id);
  return id;
}

test('what is not described is noticed', () => {
  expect(strictly(me).safeParse({ id: 'a', name: 'Anna', isGuest: true }).success).toBe(true);
  expect(strictly(me).safeParse({ id: 'a', name: 'Anna', isGuest: true, password: 'x' }).success).toBe(false);
});

test.each(['principato', 'virtu', 'vulgari'])('a game of %s', async (game) => {
  const guests = await Promise.all(['Anna', 'Bruno', 'Carla'].map((name) => traffic.guest(name)));
  const id = await table(game, guests);
  const seen = await Promise.all(guests.map((guest) => guest.watch(id)));
  await chooseSome(seen, 30);
  const [{ client }] = guests;
  const { length } = await client.moment(id, 100_000, null);
  for (let at = 0; at < length; at += 7) await client.moment(id, at, 0);
  await client.ask('offers', { table: id });
  await client.watch(id, seen[0]);
  await expect(client.ask('offers', { table: 'not-watched' })).rejects.toMatchObject({ code: 'notWatching' });
  await client.call('GET', `/api/tables/${id}/turn`);
  expect(traffic.wrong).toEqual([]);
});

describe('around a game', () => {
  let anna: Guest;
  let bruno: Guest;
  let id: string;

  test('every message has been sent, and every answer has come', async () => {
    [anna, bruno] = await Promise.all(['Anna', 'Bruno'].map((name) => traffic.guest(name)));
    id = await table('principato', [anna, bruno]);
    await bruno.client.follow(id, () => {});
    const seen = await Promise.all([anna, bruno].map((guest) => guest.watch(id)));
    await chooseSome(seen, 6);
    for (const one of seen) await one.undo();
    await anna.client.say(id, 'line', 'Salve!');
    const { seq } = await seen[1].untilState((_, lines) => lines.length > 0).then(() => seen[1].lines[0]);
    await bruno.client.markRead(id, seq);
    await bruno.client.mute(id, 0, true);
    await anna.client.recap(id);
    await anna.client.moment(id, 1, 0);
    await anna.client.ask('offers', { table: id });
    await expect(anna.client.recap('not-watched')).rejects.toMatchObject({ code: 'notWatching' });
    const { id: first } = await anna.client.propose(id, 'rewind', 1);
    await anna.client.withdraw(id, first);
    await bruno.client.goAway(id);
    await bruno.client.comeBack(id);
    const { id: end } = await bruno.client.propose(id, 'end');
    await anna.client.vote(id, end, true);
    await seen[0].untilState(({ status }) => status === 'ended');
    await anna.client.course(id);
    const other = await table('principato', [anna, bruno]);
    await anna.watch(other);
    await anna.client.concede(other);
    await bruno.client.setVisible(false);
    await bruno.client.ping();
    await anna.client.unfollow(id);
    await anna.client.unwatch(id);
    const { id: waiting } = await anna.client.createTable({ game: 'virtu', seats: 3, part: partOf('host') });
    await anna.client.invite(waiting, { playersOf: id });
    while (bruno.notices.length === 0) await sleep(2);
    expect(traffic.wrong).toEqual([]);
    const up = upMessage.options.map(({ shape }) => shape.type.value);
    expect([...traffic.answered].sort()).toEqual([...up].sort());
    const down = ['answer', 'chat', 'hello', 'notice', 'problem', 'state', 'summary', 'update'];
    expect([...traffic.down].sort()).toEqual(down);
  });

  test('every request has been answered', async () => {
    const { client } = bruno;
    const { id: brought } = await client.bringGame({ file: await begunElsewhere(), seat: 1, part: partOf('bruno') });
    await anna.client.join(brought, partOf('anna'));
    await client.removePerson(brought, 0);
    await client.whereabouts();
    for (const list of ['mine', 'open', 'finished'] as const) await client.listTables(list);
    const { id: again } = await client.rematch(id, partOf('again'));
    await client.sitBot(again, 0, null);
    await client.table(again);
    await client.leaveTable(again);
    const branch = await client.branch(id, 0, 0);
    await chooseByHttp(bruno, branch.id);
    await client.exportGame(id);
    await peopleAt(id);
    await noticesOf(bruno);
    await accountOf(bruno);
    for (const path of ['/healthz', '/api/openapi.json', '/api/messages.json']) await client.call('GET', path);
    expect(traffic.wrong).toEqual([]);
    const json = server.app.documentedRoutes.filter(({ doc }) => doc?.type === undefined);
    expect([...traffic.routes].sort()).toEqual(json.map(({ method, url }) => `${method} ${url}`).sort());
  });

  /** Everything that is told of people, also after a game with a result. */
  async function peopleAt(ended: string): Promise<void> {
    await bruno.client.ratingOf(ended);
    const other = await table('principato', [anna, bruno]);
    await Promise.all([anna, bruno].map((guest) => guest.watch(other)));
    await anna.client.concede(other);
    await bruno.client.concede(other);
    while ((await bruno.client.table(other)).status !== 'over') await sleep(20);
    expect((await bruno.client.ratingOf(other)).seats).toHaveLength(2);
    await bruno.client.askForAnalysis(other);
    while ((await bruno.client.analysisOf(other)).state !== 'done') await sleep(20);
    const page = await bruno.client.person((await anna.client.me())?.id ?? '');
    expect(page.results).toHaveLength(1);
    await bruno.client.personGames(page.id);
    expect((await bruno.client.metPeople()).people).toHaveLength(1);
  }
});

async function chooseByHttp({ client }: Guest, id: string): Promise<void> {
  const turn = (after: string) => client.call<SeatTurn>('GET', `/api/tables/${id}/turn?wait=25&after=${after}`);
  let { position, choices } = await turn('');
  while (choices.length === 0) ({ position, choices } = await turn(position));
  await client.call('POST', `/api/tables/${id}/choices`, { position, id: 'one', choices: [choices[0]] });
}

async function noticesOf({ client }: Guest): Promise<void> {
  expect(await client.notices()).not.toEqual([]);
  await client.putNoticesAway();
  const { targets: _, pushKey: __, hasMail: ___, ...wishes } = await client.noticeSettings();
  await client.setNoticeWishes(wishes);
  const { id } = await client.addPush(new Browser('https://localhost:1/push').subscription());
  await client.addMail('bruno@home.example');
  await client.addWebhook('https://localhost:1/hook');
  await client.noticeSettings();
  await client.switchTargetOn(id);
  await client.removeTarget(id);
}

/** An account with everything, which is deleted in the end. */
async function accountOf({ client, origin }: Guest): Promise<void> {
  const account = new AccountClient(client);
  await account.open('a long password', 'Bruno');
  await account.setPassword('a longer password', 'a long password');
  const key = new Authenticator(origin);
  await account.addPasskey(key.create((await account.passkeyOptions()) as never), 'phone');
  const phone = traffic.browser();
  const there = new AccountClient(phone.client);
  await there.signInWithPasskey(key.get((await there.passkeySignInOptions()) as never));
  await there.account();
  await there.removePasskey(key.id);
  await there.rename('Bruna');
  await there.signOut();
  await phone.client.me();
  // Somebody else had played there as a guest.
  await phone.client.signInAsGuest('Carla');
  await phone.client.createTable({ game: 'virtu', seats: 3, part: partOf('carla') });
  await there.openLink((await account.newLink()).token);
  await there.account();
  await there.takeOverGuest();
  await there.forgetGuest();
  await there.exportData();
  await there.signOutEverywhere();
  await there.signIn('Bruna', 'a longer password');
  await there.leaveForGood('Bruna', 'a longer password');
}
