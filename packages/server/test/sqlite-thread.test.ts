/** A SQLite file is written in a thread of its own: nobody waits for the disk but whoever writes, and a thread that ends takes nothing half-done along. */
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { SqliteConnection } from '../src/store/sqlite-connection.js';
import { ThreadedWriter } from '../src/store/sqlite-writer.js';
import { openStore, type Store } from '../src/store/store.js';
import { newFolder } from './server.js';

const stores: Store[] = [];
afterAll(async () => {
  for (const store of stores) await store.close();
});

async function newStore(): Promise<{ readonly store: Store; readonly path: string }> {
  const path = join(newFolder(), 'bottega.db');
  const store = await openStore(path);
  stores.push(store);
  await sql`create table notes (text text not null)`.execute(store.db);
  return { store, path };
}

const note = (text: string) => sql`insert into notes values (${text})`;
const notesIn = async ({ db }: Store) =>
  (await sql<{ text: string }>`select text from notes order by text`.execute(db)).rows.map(({ text }) => text);

describe('while the file is held by somebody else', () => {
  test('who reads is answered, who writes waits', async () => {
    const { store, path } = await newStore();
    await note('before').execute(store.db);
    const other = new SqliteConnection(path);
    other.begin();
    const writing = note('after').execute(store.db);
    expect(await notesIn(store)).toEqual(['before']);
    other.rollback();
    other.close();
    await writing;
    expect(await notesIn(store)).toEqual(['after', 'before']);
  });
});

describe('transactions', () => {
  test('come one after the other, and are seen when they are committed', async () => {
    const { store } = await newStore();
    const both = ['one', 'two'].map((text) =>
      store.db.transaction().execute(async (transaction) => {
        const { rows } = await sql`select * from notes`.execute(transaction);
        await note(`${text} after ${rows.length}`).execute(transaction);
        expect(await notesIn(store)).toHaveLength(rows.length);
      }),
    );
    await Promise.all(both);
    expect(await notesIn(store)).toEqual(['one after 0', 'two after 1']);
  });

  test('what fails is rolled back, and the next is not held up', async () => {
    const { store } = await newStore();
    const failing = store.db.transaction().execute(async (transaction) => {
      await note('lost').execute(transaction);
      await sql`insert into notes values (null)`.execute(transaction);
    });
    await expect(failing).rejects.toMatchObject({ name: 'SqliteError', code: 'SQLITE_CONSTRAINT_NOTNULL' });
    await note('kept').execute(store.db);
    expect(await notesIn(store)).toEqual(['kept']);
  });
});

describe('a thread that ends by itself', () => {
  /** Ends the thread of a writer, as a fault in it would. */
  const endThread = async (writer: ThreadedWriter) => {
    const { thread } = writer as unknown as { readonly thread: { terminate(): Promise<number> } };
    await thread.terminate();
  };

  test('takes its transaction along, and the next begins another thread', async () => {
    const path = join(newFolder(), 'bottega.db');
    const writer = new ThreadedWriter(path);
    const statement = (text: string, ...parameters: unknown[]) => writer.query({ sql: text, parameters });
    await statement('create table notes (text text not null)');
    await writer.begin();
    await statement('insert into notes values (?)', 'half-done');
    await endThread(writer);
    await expect(statement('insert into notes values (?)', 'the other half')).rejects.toThrow('has ended');
    await expect(writer.commit()).rejects.toThrow('has ended');
    await writer.rollback();
    await statement('insert into notes values (?)', 'whole');
    expect((await statement('select text from notes')).rows).toEqual([{ text: 'whole' }]);
    await writer.close();
  });

  test('whoever waits for it is told', async () => {
    const writer = new ThreadedWriter(join(newFolder(), 'bottega.db'));
    const waiting = writer.query({ sql: 'select 1', parameters: [] });
    const ended = endThread(writer);
    await expect(waiting).rejects.toThrow('has ended');
    await ended;
  });
});
