/** Games kept in this browser: IndexedDB, one entry a game, written after every choice. */
import type { GameRecord, Seating } from '@bottega/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Player } from '../table';

export interface Kept {
  readonly id: string;
  readonly game: string;
  readonly players: readonly Player[];
  /** Missing in games that were begun before seats could be drawn. */
  readonly seating?: Seating;
  readonly record: GameRecord;
  readonly over: boolean;
  readonly updated: number;
}

interface Schema extends DBSchema {
  games: { key: string; value: Kept };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('bottega', 1, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' });
    },
  });
  return opened;
}

/** Keeps a new game; resolves when it is on disk. */
export async function keepNew(game: Kept): Promise<void> {
  const change = (await database()).transaction('games', 'readwrite', { durability: 'strict' });
  await change.store.add(game);
  await change.done;
}

/** Writes a game that is kept already; one that was deleted meanwhile stays deleted. Resolves when it is on disk. */
export async function keep(game: Kept): Promise<void> {
  const change = (await database()).transaction('games', 'readwrite', { durability: 'strict' });
  if ((await change.store.getKey(game.id)) !== undefined) await change.store.put(game);
  await change.done;
}

export async function find(id: string): Promise<Kept | undefined> {
  return (await database()).get('games', id);
}

/** All games, the last played first. */
export async function all(): Promise<Kept[]> {
  const games = await (await database()).getAll('games');
  return games.sort((one, other) => other.updated - one.updated);
}

export async function forget(id: string): Promise<void> {
  await (await database()).delete('games', id);
}
