/** Games kept in this browser: IndexedDB, one entry a game, written after every choice; beside it what was found out about it afterwards. */

import { type KeptGame, TableError } from '@bottega/table';
import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import { messageOf } from '../../errors';
import { randomHex } from '../../random-hex';

/** A game as it is kept. Of those that were begun with an earlier version of the page fields may be missing. */
export interface Kept extends KeptGame {
  readonly id: string;
  readonly game: string;
  readonly updated: number;
  /** Another one after every write, so that nobody writes over what they have not read. */
  readonly revision?: string;
}

/** What is under an id: nothing is known of it before it is read with `readKept`. */
export interface Entry {
  readonly id: string;
  /** Undefined if even the browser cannot read it. */
  readonly value: unknown;
}

interface Schema extends DBSchema {
  games: { key: string; value: unknown };
  /** By the id of the game. */
  analyses: { key: string; value: unknown };
}
type Writing<Store extends 'games' | 'analyses'> = IDBPObjectStore<Schema, ['games', 'analyses'], Store, 'readwrite'>;

/** 1: games only. */
const VERSION = 2;

/** Keeps a new game; gives its revision when it is on disk. */
export function keepNew(game: Kept): Promise<string> {
  const revision = randomHex(8);
  return change(async (games) => {
    await games.add({ ...game, revision });
    return revision;
  });
}

/**
 * Writes a game over the one that was read or written under `revision`, and gives the new revision when it is on disk. One that
 * was deleted meanwhile stays deleted, and one that was changed meanwhile stays as it is: the error says so.
 */
export function keep(game: Kept, revision: string | null): Promise<string> {
  const next = randomHex(8);
  return change(async (games) => {
    const stored = await games.get(game.id);
    if (stored === undefined) throw new TableError('deleted', `the game ${game.id} was deleted`);
    if (revisionOf(stored) !== revision) throw new TableError('overtaken', `the game ${game.id} was changed elsewhere`);
    await games.put({ ...game, revision: next });
    return next;
  });
}

/** The entry of a game; undefined if there is none. */
export function find(id: string): Promise<unknown> {
  return attempt(async (db) => db.get('games', id));
}

/** All entries, one by one: one that cannot be read does not hide the others. */
export async function all(): Promise<Entry[]> {
  const ids = await attempt((db) => db.getAllKeys('games'));
  return Promise.all(ids.map(async (id) => ({ id, value: await find(id).catch(() => undefined) })));
}

/** A game goes with what was found out about it. */
export function forget(id: string): Promise<void> {
  return change(async (games, analyses) => {
    await Promise.all([games.delete(id), analyses.delete(id)]);
  });
}

/** Keeps what was found out about a game beside it; not beside one that is not here. */
export function keepAnalysis(id: string, analysis: unknown): Promise<void> {
  return change(async (games, analyses) => {
    if ((await games.getKey(id)) === undefined) throw new TableError('deleted', `the game ${id} was deleted`);
    await analyses.put(analysis, id);
  });
}

/** What was kept beside a game; undefined if nothing was. */
export function findAnalysis(id: string): Promise<unknown> {
  return attempt(async (db) => db.get('analyses', id));
}

export function revisionOf(stored: unknown): string | null {
  const { revision } = stored as Partial<Kept>;
  return typeof revision === 'string' ? revision : null;
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

/** Resolves when what the work has written is on disk; if that fails, nothing is written. */
function change<T>(work: (games: Writing<'games'>, analyses: Writing<'analyses'>) => Promise<T>): Promise<T> {
  return attempt(async (db) => {
    const transaction = db.transaction(['games', 'analyses'], 'readwrite', { durability: 'strict' });
    const [games, analyses] = [transaction.objectStore('games'), transaction.objectStore('analyses')];
    const [worked, done] = await Promise.allSettled([work(games, analyses), transaction.done]);
    if (worked.status === 'rejected' && worked.reason instanceof TableError) throw worked.reason;
    // Why it was given up says more than that a request was interrupted by it.
    if (done.status === 'rejected') throw done.reason;
    if (worked.status === 'rejected') throw worked.reason;
    return worked.value;
  });
}

/** Works with the database. After a failure it is opened anew: the browser may have closed it. */
async function attempt<T>(work: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  for (let isAgain = false; ; isAgain = true) {
    const db = await database();
    try {
      return await work(db);
    } catch (error) {
      if (error instanceof TableError) throw error;
      close();
      // A connection that was closed behind our back refuses before anything is done: once more with a new one.
      if (nameOf(error) === 'InvalidStateError' && !isAgain) continue;
      const isFull = nameOf(error) === 'QuotaExceededError';
      throw new TableError(isFull ? 'storageFull' : 'storageFailed', messageOf(error));
    }
  }
}

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= open().catch((error: unknown) => {
    opened = null; // to be tried again
    if (error instanceof TableError) throw error;
    const isNewer = nameOf(error) === 'VersionError';
    throw new TableError(isNewer ? 'storageNewer' : 'storageOff', messageOf(error));
  });
  return opened;
}

function open(): Promise<IDBPDatabase<Schema>> {
  return new Promise((resolve, reject) => {
    openDB<Schema>('bottega', VERSION, {
      upgrade(db, before) {
        if (before < 1) db.createObjectStore('games', { keyPath: 'id' });
        db.createObjectStore('analyses');
      },
      blocked: () => reject(new TableError('storageBusy', 'another tab holds an older version of the database')),
      blocking: close, // a newer version in another tab must not wait for us
      terminated: close,
    }).then(resolve, reject);
  });
}

function close(): void {
  opened?.then(
    (db) => db.close(),
    () => {},
  );
  opened = null;
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : '';
}
