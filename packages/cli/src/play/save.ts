/** A game in the terminal that outlives the terminal: saved after every choice. */
import { rename } from 'node:fs/promises';
import { type GameRecord, InputError } from '@bottega/kernel';
import { homePath, readIfThere, remove, writeSafely } from '../home.js';

/** Who sits where. */
export interface Player {
  readonly name: string;
  /** The bot's id, or null for a person. */
  readonly bot: string | null;
}

export interface Save {
  readonly players: readonly Player[];
  readonly record: GameRecord;
}

const pathOf = (game: string) => homePath('saves', `${game}.json`);

/** The game that was going on, as a record still to be checked; null if there is none. */
export async function readSave(game: string): Promise<{ players: Player[]; record: unknown } | null> {
  const path = pathOf(game);
  const text = await readIfThere(path);
  if (text === null) return null;
  try {
    const json: unknown = JSON.parse(text);
    if (isSave(json)) return json;
  } catch {
    // Told below: the person can still rescue the file.
  }
  throw new InputError(`the saved game ${path} is damaged; begin anew with --new (it is kept beside the new one)`);
}

export async function writeSave(game: string, save: Save): Promise<void> {
  await writeSafely(pathOf(game), `${JSON.stringify(save)}\n`);
}

/** A finished game goes where it stays. */
export async function fileRecord(record: GameRecord): Promise<string> {
  const path = homePath('games', `${record.game}-${record.seedHash.slice(0, 12)}.json`);
  await writeSafely(path, `${JSON.stringify(record)}\n`);
  await remove(pathOf(record.game));
  return path;
}

/** Makes room for a new game; one that was going on is kept under another name. */
export async function setAside(game: string): Promise<void> {
  if ((await readIfThere(pathOf(game))) === null) return;
  await rename(pathOf(game), homePath('saves', `${game}.before-${Date.now()}.json`));
}

function isSave(json: unknown): json is { players: Player[]; record: unknown } {
  if (typeof json !== 'object' || json === null || !('players' in json) || !('record' in json)) return false;
  const { players } = json;
  if (!Array.isArray(players)) return false;
  return players.every(
    (player) => typeof player?.name === 'string' && (player.bot === null || typeof player.bot === 'string'),
  );
}
