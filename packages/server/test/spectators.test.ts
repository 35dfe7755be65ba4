/** Who looks on sees what the table allows: nothing, what everybody sees, or everything once the game is over. */
import { equalPlain, maySee } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { findTable, resumeGame } from '../src/tables/stored-table.js';
import type { Running } from './server.js';
import { cleanUp, guestForTest, playOn, serverForTest, tableOf } from './tables.js';

cleanUp();

async function matchOf({ services }: Running, id: string) {
  const stored = await findTable(services.db, id);
  if (stored === null) throw new Error('there is no table');
  return (await resumeGame(services.db, services.games, stored)).match;
}

describe('spectators', () => {
  test('are not let in where there are none', async () => {
    const { origin } = await serverForTest();
    const { id, guests } = await tableOf(origin, 'vulgari', ['Anna', 'Bruno'], [], { spectators: 'none' });
    const dario = await guestForTest(origin, 'Dario');
    await expect(dario.watch(id)).rejects.toMatchObject({ code: 'noTable' });
    await expect(dario.client.table(id)).rejects.toMatchObject({ code: 'noTable' });
    await expect(dario.client.moment(id, 0, null)).rejects.toMatchObject({ code: 'notWatching' });
    await expect(dario.client.exportGame(id)).rejects.toMatchObject({ code: 'noTable', status: 404 });
    expect((await guests[0].client.table(id)).status).toBe('playing');
  });

  test.each(['public', 'all'] as const)(
    'with the right "%s" see that much, in the game and after it',
    async (spectators) => {
      const server = await serverForTest();
      const { id, guests, seen } = await tableOf(server.origin, 'principato', ['Anna', 'Bruno'], [], { spectators });
      const dario = await guestForTest(server.origin, 'Dario');
      const eyes = await dario.watch(id);
      await playOn(seen, 'looked at', 60);
      const running = await matchOf(server, id);
      await eyes.until(({ view }) => equalPlain(view, running.view(null)));
      expect(eyes.seen().log).toEqual(running.log(null));
      const early = await dario.client.moment(id, 5, 0);
      expect(early.seen).toMatchObject({ seat: null, view: { own: null, all: null } });
      expect(await dario.client.course(id)).toMatchObject({ points: [], seed: null });
      expect((await dario.client.table(id)).shuffle).toBeNull();
      // A player has their own eyes in the past, and nobody else's.
      expect((await guests[0].client.moment(id, 5, 0)).seen).toMatchObject({ seat: 0, view: { all: null } });
      expect((await guests[0].client.moment(id, 5, 1)).seen).toMatchObject({ seat: null, view: { own: null } });
      for (const { client } of guests) expect(Array.isArray(await client.recap(id))).toBe(true);

      await playOn(seen, 'to the end');
      const { result, status } = await eyes.untilState((state) => state.status === 'over');
      expect([status, result]).toEqual(['over', expect.objectContaining({ points: seen[0].seen().result?.points })]);
      const match = await matchOf(server, id);
      const isAll = spectators === 'all';
      const everybodys = match.everything().flatMap((told) => (maySee(told, null, false) ? [told.event] : []));
      const log = isAll ? match.log(null) : everybodys;
      await eyes.until((now) => now.log.length === log.length && now.asked.length === 0);
      expect(eyes.seen().log).toEqual(log);
      expect(eyes.seen().view.all === null).toBe(!isAll);
      const again = await guestForTest(server.origin, 'Elena');
      expect((await again.watch(id)).seen().view.all === null).toBe(!isAll);
      const last = await again.client.moment(id, 100_000, null);
      expect([last.seen.view.all === null, last.seen.result === null]).toEqual([!isAll, !isAll]);
      expect(last.seen.log).toEqual(log);
      const begun = await again.client.moment(id, 0, 1);
      expect([begun.seen.seat, begun.seen.view.own === null]).toEqual(isAll ? [1, false] : [null, true]);
      expect((await again.client.course(id)).points.length > 0).toBe(isAll);
      expect((await again.client.recap(id)).length).toBe(0);
      const { shuffle } = await again.client.table(id);
      expect(shuffle === null).toBe(!isAll);
      if (isAll) expect(await again.client.exportGame(id)).toMatchObject({ seed: match.record.seed });
      else {
        await expect(again.client.exportGame(id)).rejects.toMatchObject({ status: 404 });
        await expect(again.client.branch(id, 3, 0)).rejects.toMatchObject({ status: 404 });
      }
      // Those who sat there see everything in any case.
      expect((await guests[0].client.moment(id, 0, 1)).seen.seat).toBe(1);
      expect((await guests[0].client.table(id)).shuffle).not.toBeNull();
    },
  );
});
