/** Notices from other processes reach the pages that are open here. */
import type { Notice } from '@bottega/protocol';
import { afterAll, expect, test } from 'vitest';
import { FarNotices } from '../src/notices/far-notices.js';
import { NoticeBook } from '../src/notices/notice-book.js';
import type { NoticeDraft } from '../src/notices/notice-rows.js';
import { Online } from '../src/socket/online.js';
import { type Running, startServer } from './server.js';

const servers: Running[] = [];
afterAll(async () => {
  for (const server of servers) await server.close();
});

test('what another process writes down is told once, and what this one told is not told again', async () => {
  const server = await startServer();
  servers.push(server);
  const { db, queue } = server.services;
  let time = 1_000_000;
  const now = () => time;
  const [here, there] = [new Online(), new Online()];
  const heard: Notice[] = [];
  here.add('anna', { tell: (notice) => heard.push(notice) });
  const far = new FarNotices(db, here, now, (error) => {
    throw error;
  });
  const write = async (online: Online, key: string, person = 'anna') => {
    const book = new NoticeBook(queue, online, now, 0);
    const body = { game: 'principato', seat: 0 };
    const draft: NoticeDraft = { person, table: 'table', kind: 'turn', key, seq: 1, body };
    const rows = await db.transaction().execute((transaction) => book.write(transaction, [draft]));
    book.tell(rows);
    return rows[0].id;
  };
  const ids = [await write(here, 'here'), await write(there, 'there')];
  await write(there, 'for somebody else', 'bruno');
  time += 10_000;
  await far.look();
  await far.look();
  expect(heard.map(({ id }) => id)).toEqual(ids);
  time += 60_000;
  await far.look();
  ids.push(await write(there, 'later'));
  time += 10_000;
  await far.look();
  expect(heard.map(({ id }) => id)).toEqual(ids);
});
