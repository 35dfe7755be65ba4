/** Whoever follows a table hears of everybody who comes and goes. */
import type { TableSummary } from '@bottega/protocol';
import { describe, expect, test } from 'vitest';
import { DATABASES } from './postgres.js';
import { partOf } from './server.js';
import { cleanUp, guestForTest, serverForTest } from './tables.js';

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
});
