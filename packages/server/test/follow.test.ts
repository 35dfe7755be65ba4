/** Whoever follows a table hears of everybody who comes and goes. */
import type { TableSummary } from '@bottega/protocol';
import { describe, expect, test } from 'vitest';
import { DATABASES } from './postgres.js';
import { partOf } from './server.js';
import { cleanUp, guestForTest, serverForTest, tableOf } from './tables.js';

cleanUp();

describe.each(DATABASES)('a table that is followed ($kind)', ({ kind, create }) => {
  test('tells of every change until the game begins', async () => {
    const database = await create();
    const { origin } = await serverForTest({ database });
    // Where there can be two servers, somebody comes through the other one.
    const other = kind === 'PostgreSQL' ? await serverForTest({ database }) : { origin };
    const anna = await guestForTest(origin, 'Anna');
    const bruno = await guestForTest(other.origin, 'Bruno');
    const { id } = await anna.client.createTable({ game: 'principato', seats: 3, part: partOf('Anna') });
    const told: TableSummary[] = [];
    let heard = () => {};
    await anna.client.follow(id, (summary) => {
      told.push(summary);
      heard();
    });
    const until = async (holds: (summary: TableSummary | undefined) => boolean) => {
      while (!holds(told.at(-1))) {
        await new Promise<void>((resolve) => {
          heard = resolve;
        });
      }
    };
    const names = (summary: TableSummary | undefined) => summary?.places.map(({ name }) => name);
    expect(names(told[0])).toEqual(['Anna', null, null]);
    await bruno.client.join(id, partOf('Bruno'));
    await until((summary) => names(summary)?.[1] === 'Bruno');
    await bruno.client.leaveTable(id);
    await until((summary) => names(summary)?.[1] === null);
    await bruno.client.join(id, partOf('Bruno'), 2);
    await anna.client.sitBot(id, 1, 'garzone');
    await anna.client.start(id);
    await until((summary) => summary?.status === 'playing');
    expect(told.at(-1)?.places.map(({ bot, seat, isMe }) => [bot, seat, isMe])).toEqual([
      [null, 0, true],
      ['garzone', 1, false],
      [null, 2, false],
    ]);
  });

  test('tells nothing where nothing has changed for whoever follows: mutes and chat of others are no news', async () => {
    const { origin } = await serverForTest({ database: await create() });
    const { id, guests } = await tableOf(origin, 'principato', ['Anna', 'Bruno']);
    const stranger = await guestForTest(origin, 'Carla');
    const told: TableSummary[] = [];
    await stranger.client.follow(id, (summary) => told.push(summary));
    await guests[0].client.mute(id, 1, true);
    await guests[1].client.say(id, 'line', 'hello');
    await stranger.client.table(id); // as long as it takes to read the table anew
    await stranger.client.unwatch(id); // whatever is on its way comes before the answer
    expect(told).toHaveLength(1);
  });

  test('is not changed by somebody who leaves it without having sat there', async () => {
    const { origin } = await serverForTest({ database: await create() });
    const anna = await guestForTest(origin, 'Anna');
    const { id } = await anna.client.createTable({ game: 'principato', seats: 2, part: partOf('Anna') });
    const before = await anna.client.table(id);
    const stranger = await guestForTest(origin, 'Bruno');
    await stranger.client.leaveTable(id);
    expect(await anna.client.table(id)).toEqual(before);
  });
});
