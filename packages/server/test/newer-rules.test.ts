/** Games that were begun under older rules go on: where these lead elsewhere, from the position that was kept. */
import { gameById } from '@bottega/games';
import { digest, legal, readSnapshot } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { DATABASES } from './postgres.js';
import type { Running } from './server.js';
import { cleanUp, playOn, serverForTest, stop, tableOf } from './tables.js';

cleanUp();

const { game } = await gameById('principato').load();

/** A table at which some have chosen, on a server that has stopped since. */
async function playedAndStopped(create: () => Promise<string>) {
  const server = await serverForTest({ database: await create() });
  const played = await tableOf(server.origin, 'principato', ['Anna', 'Bruno']);
  await playOn(played.seen, 'under older rules', 30);
  for (const { client } of played.guests) client.close();
  await stop(server);
  return { ...played, database: server.database };
}

/** Makes the stored position one to which only older rules could have led: a point that today's rules do not give. */
async function asUnderOlderRules({ services: { db } }: Running, id: string): Promise<number> {
  const { body } = await db.selectFrom('snapshots').selectAll().where('table_id', '=', id).executeTakeFirstOrThrow();
  const { state, log } = readSnapshot(JSON.parse(body));
  const { principalities } = state.open as unknown as { readonly principalities: { military: number }[] };
  principalities[0].military += 1;
  const last = await db
    .selectFrom('acts')
    .select('seq')
    .where('table_id', '=', id)
    .orderBy('seq', 'desc')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('snapshots')
    .set({ body: JSON.stringify({ state, log }) })
    .where('table_id', '=', id)
    .execute();
  await db
    .updateTable('acts')
    .set({ digest: digest(state) })
    .where('table_id', '=', id)
    .where('seq', '=', last.seq)
    .execute();
  const { rules } = await db.selectFrom('tables').select('rules').where('id', '=', id).executeTakeFirstOrThrow();
  await db
    .updateTable('tables')
    .set({ rules: rules - 1 })
    .where('id', '=', id)
    .execute();
  return rules;
}

describe.each(DATABASES)('a game that was begun under older rules ($kind)', ({ create }) => {
  test('goes on as it is where the choices lead to the same position', async () => {
    const { id, database } = await playedAndStopped(create);
    const { live, services } = await serverForTest({ database });
    await services.db.updateTable('tables').set({ rules: 1 }).where('id', '=', id).execute();
    await live.with(id, async ({ session }) => expect(session.kept().record.continued).toBeUndefined());
  });

  test('goes on from its snapshot where they do not, which is told until somebody has chosen', async () => {
    const { id, database } = await playedAndStopped(create);
    const server = await serverForTest({ database });
    const rules = await asUnderOlderRules(server, id);
    await server.live.with(id, async ({ session }) => {
      expect(session.kept().record.continued).toMatchObject({ rules });
      const [seat] = session.asked();
      const viewer = session.join([seat], () => {});
      const { position } = await session.look(viewer);
      const before = session.kept().record.choices.length;
      const [choice] = legal(game, session.kept().snapshot.state, seat);
      expect(await session.choose(viewer, { position, id: 'first under new rules' }, [choice])).toEqual({ ok: true });
      expect(session.kept().record.choices.length).toBeGreaterThan(before);
    });
    // Once more from the database: what was found out then stands there.
    await stop(server);
    const again = await serverForTest({ database });
    await again.live.with(id, async ({ session }) =>
      expect(session.kept().record.continued).toMatchObject({ rules, at: expect.any(Number) }),
    );
  });

  test('is refused with a sentence if nothing was kept of its newest position', async () => {
    const { id, database } = await playedAndStopped(create);
    const server = await serverForTest({ database });
    await asUnderOlderRules(server, id);
    await server.services.db.deleteFrom('snapshots').where('table_id', '=', id).execute();
    await expect(server.live.acquire(id)).rejects.toThrow(/rules/);
  });
});
