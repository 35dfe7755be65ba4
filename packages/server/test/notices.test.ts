/** Whom the server tells what, and when it does not. */
import { afterAll, describe, expect, test } from 'vitest';
import type { Settings } from '../src/index.js';
import { beforeAttack, chooseAny, isAsked, leaves, named, plant, playUntil, settled, startTable } from './at-tables.js';
import { HttpsReceiver, LOOPBACK } from './receivers.js';
import type { Guest, Running, WatchedTable } from './server.js';
import { startServer } from './server.js';

const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

/** A server with a clock that can be set forward. */
async function serverForTest(settings: Partial<Settings> = {}) {
  const clock = { ahead: 0 };
  const now = () => Date.now() + clock.ahead;
  const server = await startServer({ noticeRetryMs: 1, ...settings }, 0, { now, reach: LOOPBACK });
  closing.push(() => server.close());
  const forward = async (milliseconds: number) => {
    clock.ahead += milliseconds;
    server.services.queue.wake();
    await settled(server);
  };
  return { server, forward };
}

async function people(server: Running, names: readonly string[]): Promise<Guest[]> {
  const guests = await named(server.origin, names);
  closing.push(() => {
    for (const { client } of guests) client.close();
  });
  return guests;
}

async function webhook(): Promise<HttpsReceiver> {
  const receiver = await new HttpsReceiver().open();
  closing.push(() => receiver.close());
  return receiver;
}

const contentOf = ({ body }: { readonly body: Buffer }) => JSON.parse(body.toString()).content as string;
const kinds = async ({ client }: Guest) => (await client.notices()).map(({ kind }) => kind);

/** Anna looks at a new table and plays until Bruno is asked, who looks at nothing. */
async function untilBruno(anna: Guest, bruno: Guest): Promise<{ id: string; seen: WatchedTable }> {
  const id = await startTable('principato', [anna, bruno]);
  const seen = await anna.watch(id);
  if (!isAsked(seen)) {
    const his = await bruno.watch(id);
    await playUntil([his], () => !isAsked(his));
    await bruno.client.unwatch(id);
    await seen.until(({ allowed }) => allowed.length > 0);
  }
  await playUntil([seen], () => !isAsked(seen));
  return { id, seen };
}

describe('your turn', () => {
  test('is told once to whoever does not look: in the page at once, and elsewhere after a while', async () => {
    const { server, forward } = await serverForTest({ publicUrl: 'https://games.example' });
    const [anna, bruno] = await people(server, ['Anna', 'Bruno']);
    const receiver = await webhook();
    await bruno.client.addWebhook(`${receiver.origin}/bruno`);
    bruno.client.listen();
    const { id, seen } = await untilBruno(anna, bruno);
    const [notice, ...more] = (await bruno.client.notices()).filter(({ kind }) => kind === 'turn');
    expect(notice).toMatchObject({ kind: 'turn', table: id, game: 'principato', seat: 1, events: [], from: null });
    expect(more).toEqual([]);
    expect(bruno.notices).toContainEqual(notice);
    expect(await kinds(anna)).toEqual([]);
    await settled(server);
    expect(receiver.inbox.all).toEqual([]);
    await forward(61_000);
    expect(contentOf(await receiver.inbox.next())).toBe(
      `**Principato with Anna**\nIt’s your turn.\n<https://games.example/#/table/${id}>`,
    );
    expect(JSON.parse(receiver.inbox.all[0].body.toString())).toMatchObject({
      username: 'Bottega',
      allowed_mentions: { parse: [] },
    });
    const heard = bruno.notices.length;
    // He looks, answers several questions, and stays: nothing more to be told.
    const his = await bruno.watch(id);
    expect(await kinds(bruno)).toEqual([]);
    await playUntil([his], () => !isAsked(his));
    await seen.until(({ allowed }) => allowed.length > 0);
    await forward(61_000);
    expect(receiver.inbox.all.length).toBe(1);
    expect(bruno.notices.length).toBe(heard);
  });

  test('is not told to people who look', async () => {
    const { server } = await serverForTest();
    const guests = await people(server, ['Anna', 'Bruno']);
    const id = await startTable('principato', guests);
    const tables = await Promise.all(guests.map((guest) => guest.watch(id)));
    let count = 0;
    await playUntil(tables, () => ++count > 40);
    // Except for the first, which was told before anybody could look.
    const rows = await server.services.db.selectFrom('notices').select('key').execute();
    expect(rows.map(({ key }) => key)).toEqual(['first']);
    for (const guest of guests) expect(await kinds(guest)).toEqual([]);
  });

  test('is told to somebody whose page is in the background', async () => {
    const { server } = await serverForTest();
    const guests = await people(server, ['Anna', 'Bruno']);
    const [anna, bruno] = guests;
    const id = await startTable('principato', guests);
    const [hers, his] = [await anna.watch(id), await bruno.watch(id)];
    await playUntil([hers, his], () => isAsked(hers) && !isAsked(his));
    await bruno.client.setVisible(false);
    await playUntil([hers], () => !isAsked(hers));
    expect(await kinds(bruno)).toEqual(['turn']);
    await bruno.client.setVisible(true);
    expect(await kinds(bruno)).toEqual([]);
  });

  test('is not sent any more when it is not true: they have chosen or looked, or a bot plays for them', async () => {
    const { server, forward } = await serverForTest();
    const [anna, bruno] = await people(server, ['Anna', 'Bruno']);
    const receiver = await webhook();
    await bruno.client.addWebhook(receiver.origin);
    const chosen = await untilBruno(anna, bruno);
    const his = await bruno.watch(chosen.id);
    await chooseAny(his);
    await bruno.client.unwatch(chosen.id);
    const looked = await untilBruno(anna, bruno);
    await bruno.watch(looked.id);
    await bruno.client.unwatch(looked.id);
    const played = await untilBruno(anna, bruno);
    await server.live.with(played.id, (table) => table.away(1));
    const due = server.services.db.selectFrom('notices').select('id').where('due', 'is not', null);
    expect((await due.execute()).length).toBeGreaterThanOrEqual(3);
    await forward(61_000);
    expect(await due.execute()).toEqual([]);
    expect(receiver.inbox.all).toEqual([]);
  });

  test('is nothing new to somebody who has chosen since, even if nobody saw them look', async () => {
    const { server } = await serverForTest();
    const [anna, bruno] = await people(server, ['Anna', 'Bruno']);
    const { id } = await untilBruno(anna, bruno);
    await bruno.client.unwatch(id);
    await bruno.client.setVisible(false);
    const his = await bruno.watch(id);
    expect(await kinds(bruno)).toEqual(['turn']);
    const more = his.seen().allowed.find(({ type }) => type !== 'end');
    expect((await his.choose(more === undefined ? [] : [more])).ok).toBe(true);
    expect((await bruno.client.table(id)).asked).toEqual([1]); // more is asked of him, in the same turn
    expect(await kinds(bruno)).toEqual([]);
  });

  test('is told again when somebody else was waited for meanwhile, not when something was taken back', async () => {
    const { server } = await serverForTest();
    const [anna, bruno] = await people(server, ['Anna', 'Bruno']);
    const { id, seen } = await untilBruno(anna, bruno);
    const turns = async () => {
      const rows = server.services.db.selectFrom('notices').select('key').where('table_id', '=', id);
      return (await rows.where('kind', '=', 'turn').where('key', '!=', 'first').execute()).length;
    };
    const first = await turns();
    if (seen.seen().undoBar === null) {
      await seen.undo();
      await seen.until(({ allowed }) => allowed.length > 0);
      await playUntil([seen], () => !isAsked(seen));
      expect(await turns()).toBe(first);
    }
    const his = await bruno.watch(id);
    await playUntil([his], () => !isAsked(his));
    await leaves(bruno, 1, seen);
    await seen.until(({ allowed }) => allowed.length > 0);
    await playUntil([seen], () => !isAsked(seen));
    expect(await turns()).toBe(first + 1);
  });

  test('survives a restart', async () => {
    const { server } = await serverForTest();
    const [anna, bruno] = await people(server, ['Anna', 'Bruno']);
    const receiver = await webhook();
    await bruno.client.addWebhook(receiver.origin);
    await untilBruno(anna, bruno);
    await server.close();
    const { database } = server;
    const later = () => Date.now() + 61_000;
    const restarted = await startServer({ database }, 0, { now: later, reach: LOOPBACK });
    closing.push(() => restarted.close());
    expect(contentOf(await receiver.inbox.next())).toContain('It’s your turn.');
    await settled(restarted);
    expect(receiver.inbox.all.length).toBe(1);
  });
});

describe('attacks', () => {
  test('are told to whoever is attacked, in their language, unless they are taken back in time', async () => {
    const { server, forward } = await serverForTest();
    const attack = await beforeAttack('virtu', 3);
    const guests = await people(server, ['Anna', 'Bruno', 'Carla']);
    const receiver = await webhook();
    const victim = guests[attack.victim];
    const { client } = victim;
    await client.addWebhook(receiver.origin);
    const { language: _, targets: __, pushKey: ___, hasMail: ____, ...wishes } = await client.noticeSettings();
    await client.setNoticeWishes({ ...wishes, language: 'de', paces: { ...wishes.paces, turn: 'never' } });

    for (const isTakenBack of [false, true]) {
      const id = await startTable('virtu', guests);
      await plant(server, id, 'virtu', 3, attack);
      const attacker = await guests[attack.seat].watch(id);
      expect((await attacker.choose([attack.choice])).ok).toBe(true);
      const told = (await client.notices()).filter(({ kind, table }) => kind === 'attack' && table === id);
      expect(told).toMatchObject([{ seat: attack.victim, game: 'virtu' }]);
      expect(told[0].events.length).toBeGreaterThan(0);
      if (isTakenBack) {
        expect((await attacker.undo()).ok).toBe(true);
        const still = await client.notices();
        expect(still.filter(({ kind, table }) => kind === 'attack' && table === id)).toEqual([]);
      }
      await forward(61_000);
      expect(receiver.inbox.all.length).toBe(1);
      expect(contentOf(receiver.inbox.all[0])).toMatch(/Agent in deinem Palast|deine/);
    }
  });
});

describe('the end', () => {
  test('is told to whoever is not there to see it, with who won', async () => {
    const { server, forward } = await serverForTest();
    const [anna, bruno] = await people(server, ['Anna', 'Bruno']);
    const receiver = await webhook();
    await bruno.client.addWebhook(receiver.origin);
    const id = await startTable('principato', [anna, bruno]);
    const hers = await anna.watch(id);
    // A bot plays for Bruno, who never looks; he has not given up.
    await server.live.with(id, (table) => table.away(1));
    await playUntil([hers], () => hers.seen().over);
    const told = await bruno.client.notices();
    expect(told.map(({ kind }) => kind)).toEqual(['over']);
    expect(await kinds(anna)).toEqual([]);
    await forward(61_000);
    const content = contentOf(await receiver.inbox.next());
    const places = hers.seen().result?.places ?? [];
    const expected = places[0] === places[1] ? 'you share the victory' : places[1] === 1 ? 'you won!' : 'Anna won.';
    expect(content).toContain(`The game is over: ${expected}`);
    await bruno.client.putNoticesAway([told[0].id]);
    expect(await bruno.client.notices()).toEqual([]);
  });
});

describe('invitations', () => {
  test('go to people one has played with, and to accounts by their name', async () => {
    const { server, forward } = await serverForTest();
    const guests = await people(server, ['Anna', 'Bruno', 'Carla']);
    const [anna, bruno, carla] = guests;
    const receiver = await webhook();
    await bruno.client.addWebhook(receiver.origin);
    bruno.client.listen();
    const former = await startTable('principato', [anna, bruno]);
    const { id } = await anna.client.createTable({ game: 'vulgari', seats: 3, part: '0'.repeat(32) });
    await anna.client.invite(id, { playersOf: former });
    await anna.client.invite(id, { playersOf: former }); // once is enough
    const invited = (await bruno.client.notices()).filter(({ kind }) => kind === 'invitation');
    expect(invited).toMatchObject([{ table: id, game: 'vulgari', from: 'Anna', seat: null }]);
    expect(bruno.notices).toContainEqual(invited[0]);
    const { id: carlasId } = (await carla.client.me()) ?? { id: '' };
    await server.services.db.updateTable('people').set({ handle: 'carla' }).where('id', '=', carlasId).execute();
    await anna.client.invite(id, { handle: 'Carla' });
    expect(await kinds(carla)).toEqual(['invitation']);
    await anna.client.invite(id, { handle: 'nobody' }); // answered alike
    await forward(61_000);
    expect(contentOf(await receiver.inbox.next())).toContain('Anna invites you to play.');
    // Whoever sits there was not invited for nothing, but needs not be told again.
    await bruno.client.join(id, '1'.repeat(32));
    expect((await kinds(bruno)).filter((kind) => kind === 'invitation')).toEqual([]);
  });

  test('come only from people who sit at a table that waits, and from games they were part of', async () => {
    const { server } = await serverForTest();
    const [anna, bruno, carla] = await people(server, ['Anna', 'Bruno', 'Carla']);
    const former = await startTable('principato', [anna, bruno]);
    const { id } = await carla.client.createTable({ game: 'vulgari', seats: 2, part: '0'.repeat(32) });
    await expect(anna.client.invite(id, { playersOf: former })).rejects.toMatchObject({ status: 403 });
    await expect(carla.client.invite(id, { playersOf: former })).rejects.toMatchObject({ status: 404 });
    await expect(anna.client.invite(former, { playersOf: former })).rejects.toMatchObject({ status: 409 });
    expect(await kinds(bruno)).not.toContain('invitation');
  });
});

describe('how soon', () => {
  test('a digest comes once an hour or a day and tells everything at once; never is never', async () => {
    const { server, forward } = await serverForTest();
    const [anna, bruno] = await people(server, ['Anna', 'Bruno']);
    const receiver = await webhook();
    await bruno.client.addWebhook(receiver.origin);
    const { targets: _, pushKey: __, hasMail: ___, ...wishes } = await bruno.client.noticeSettings();
    // The hour of the daily digest is half a day away.
    const dailyHour = (new Date().getUTCHours() + 14) % 24;
    const set = (turn: 'hourly' | 'daily' | 'never') =>
      bruno.client.setNoticeWishes({ ...wishes, dailyHour, offset: 120, paces: { ...wishes.paces, turn } });
    await set('hourly');
    await untilBruno(anna, bruno);
    await untilBruno(anna, bruno);
    const dues = await server.services.db.selectFrom('notices').select('due').where('due', 'is not', null).execute();
    for (const { due } of dues) expect(Number(due) % 3_600_000).toBe(0);
    await forward(3_600_000 + 61_000);
    const content = contentOf(await receiver.inbox.next());
    expect(content.match(/It’s your turn\./g)?.length).toBe(2);
    await set('daily');
    await untilBruno(anna, bruno);
    await forward(3_700_000);
    expect(receiver.inbox.all.length).toBe(1);
    await forward(86_400_000);
    expect(receiver.inbox.all.length).toBe(2);
    await set('never');
    await untilBruno(anna, bruno);
    await forward(2 * 86_400_000);
    expect(receiver.inbox.all.length).toBe(2);
    expect((await kinds(bruno)).length).toBeGreaterThan(0); // the page tells it all the same
  });
});
