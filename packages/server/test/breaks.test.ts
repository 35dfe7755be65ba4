/** What is cut off comes back: sockets, requests that are sent twice, and the server itself. */
import { describe, expect, test } from 'vitest';
import { DATABASES } from './postgres.js';
import { askedOf, cleanUp, playOn, serverForTest, stop, tableOf } from './tables.js';

cleanUp();

describe.each(DATABASES)('a connection that is cut ($kind)', ({ create }) => {
  test('comes back by itself and goes on from what it knew', async () => {
    const { origin } = await serverForTest({ database: await create() });
    const { id, guests, seen } = await tableOf(origin, 'principato', ['Anna', 'Bruno']);
    await playOn(seen, 'before the cut', 12);
    // Whatever was sent before an answer has come with it.
    await guests[0].client.ask('recap', { table: id });
    const anna = seen[0];
    const { log } = anna.seen();
    anna.table = null;
    guests[0].sockets.at(-1)?.terminate();
    await anna.until(() => anna.table !== null);
    expect(guests[0].sockets).toHaveLength(2);
    expect(anna.seen().log).toEqual(log);
    await playOn(seen, 'after the cut', 12);
    expect(anna.seen().log.length).toBeGreaterThan(log.length);
  });

  test('in the middle of a choice: it is asked for again and played once', async () => {
    const { origin, services } = await serverForTest({ database: await create() });
    const { id, guests, seen } = await tableOf(origin, 'principato', ['Anna', 'Bruno']);
    const asked = askedOf(seen);
    if (asked === undefined) throw new Error('nobody is asked');
    const { sockets } = guests[seen.indexOf(asked)];
    const answer = asked.choose([asked.seen().allowed[0]], 'once');
    setImmediate(() => sockets.at(-1)?.terminate());
    expect((await answer).ok).toBe(true);
    const acts = await services.db.selectFrom('acts').selectAll().where('table_id', '=', id).execute();
    expect(acts.filter(({ request }) => request === 'once')).toHaveLength(1);
  });
});

describe.each(DATABASES)('a request that is sent twice ($kind)', ({ create }) => {
  test('is done once and answered twice', async () => {
    const { origin, services } = await serverForTest({ database: await create() });
    const { id, seen } = await tableOf(origin, 'vulgari', ['Anna', 'Bruno']);
    const asked = askedOf(seen);
    if (asked === undefined) throw new Error('nobody is asked');
    const choices = [asked.seen().allowed[0]];
    const answers = await Promise.all([asked.choose(choices, 'same'), asked.choose(choices, 'same')]);
    expect(answers).toEqual([{ ok: true }, { ok: true }]);
    const acts = await services.db.selectFrom('acts').selectAll().where('table_id', '=', id).execute();
    expect(acts).toHaveLength(1);
  });

  test('made in another position is answered with what is new', async () => {
    const { origin } = await serverForTest({ database: await create() });
    const { seen } = await tableOf(origin, 'principato', ['Anna', 'Bruno']);
    const asked = askedOf(seen);
    if (asked === undefined) throw new Error('nobody is asked');
    const { position } = asked;
    const choice = asked.seen().allowed[0];
    await asked.choose([choice]);
    await asked.until(() => asked.position !== position);
    const answer = await asked.chooseAt(position, [choice]);
    expect(answer).toMatchObject({ ok: false, reason: 'stale', update: { type: 'full', position: asked.position } });
  });

  test('with a choice that is not allowed is refused with the rule', async () => {
    const { origin } = await serverForTest({ database: await create() });
    const { seen } = await tableOf(origin, 'principato', ['Anna', 'Bruno']);
    const asked = askedOf(seen);
    if (asked === undefined) throw new Error('nobody is asked');
    expect(await asked.choose([{ type: 'nonsense' }])).toMatchObject({ ok: false, reason: 'refused', index: 0 });
    const [bar] = asked.seen().barred;
    if (bar !== undefined) {
      const answer = await asked.choose([bar.choice]);
      expect(answer).toMatchObject({ ok: false, reason: 'refused', refusal: { rule: bar.rule } });
    }
  });
});

describe.each(DATABASES)('a server that is started again ($kind)', ({ create }) => {
  test.each(['principato', 'virtu', 'vulgari'])('goes on with %s where it was', async (game) => {
    const server = await serverForTest({ database: await create() });
    const { port } = new URL(server.origin);
    const { id, guests, seen } = await tableOf(server.origin, game, ['Anna', 'Bruno', 'Carla']);
    await playOn(seen, 'before the restart', 40);
    // Whatever was sent before an answer has come with it.
    await Promise.all(guests.map(({ client }) => client.ask('recap', { table: id })));
    const logs = seen.map((table) => table.seen().log);
    for (const table of seen) table.table = null;
    await stop(server);
    await serverForTest({ database: server.database }, Number(port));
    await Promise.all(seen.map((table) => table.until(() => table.table !== null)));
    expect(guests.every(({ isConnected }) => isConnected)).toBe(true);
    expect(seen.map((table) => table.seen().log)).toEqual(logs);
    await playOn(seen, 'after the restart', 40);
    expect(seen[0].seen().log.length).toBeGreaterThan(logs[0].length);
  });
});
