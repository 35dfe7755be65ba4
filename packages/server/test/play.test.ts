/** A game between people at different ends of real sockets. */
import { describe, expect, test } from 'vitest';
import { DATABASES } from './postgres.js';
import { cleanUp, playOn, serverForTest, tableOf } from './tables.js';

cleanUp();

describe.each(DATABASES)('a game between people ($kind)', ({ create }) => {
  test.each(['principato', 'virtu', 'vulgari'])('of %s is played to its end', async (game) => {
    const { origin } = await serverForTest({ database: await create() });
    const { seen } = await tableOf(origin, game, ['Anna', 'Bruno', 'Carla']);
    await playOn(seen, 'to the end');
    const [first, ...others] = seen.map((table) => table.seen());
    expect(first.over).toBe(true);
    for (const other of others) expect(other.result).toEqual(first.result);
  });

  test('bots play their seats', async () => {
    const { origin, services } = await serverForTest({ database: await create() });
    const { id, seen } = await tableOf(origin, 'principato', ['Anna'], ['garzone', 'apprendista']);
    await playOn(seen, 'bots', 10);
    await seen[0].until(({ allowed }) => allowed.length > 0);
    const acts = await services.db.selectFrom('acts').select('seat').where('table_id', '=', id).execute();
    expect(new Set(acts.map(({ seat }) => seat))).toEqual(new Set([0, 1, 2]));
  });
});
