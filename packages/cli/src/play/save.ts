/** A game in the terminal that outlives the terminal: saved after every choice. */
import { type GameRecord, InputError, SEATINGS, type Seating } from '@bottega/kernel';
import { homePath, move, readIfThere, remove, writeSafely } from '../home.js';
import { parseJson } from '../input.js';

/** Who sits where. */
export interface Player {
  readonly name: string;
  /** The bot's id, or null for a person. */
  readonly bot: string | null;
}

export interface Save {
  readonly players: readonly Player[];
  /** How they came to their seats; missing in games that were begun before seats could be drawn. */
  readonly seating?: Seating;
  readonly record: GameRecord;
}

export const savePath = (game: string): string => homePath('saves', `${game}.json`);
const lockPath = (game: string): string => homePath('saves', `${game}.lock`);

/** A saved game, as a record still to be checked; null if there is none. */
export async function readSave(
  path: string,
): Promise<{ players: Player[]; seating?: Seating; record: unknown } | null> {
  const text = await readIfThere(path);
  if (text === null) return null;
  try {
    const json = parseJson(text, path);
    if (isSave(json)) return json;
  } catch {
    // Told below: the person can still rescue the file.
  }
  throw new InputError(`the saved game ${path} is damaged; begin anew with --new (it is kept beside the new one)`);
}

export async function writeSave(game: string, save: Save): Promise<void> {
  await writeSafely(savePath(game), `${JSON.stringify(save)}\n`);
}

/** A finished game goes where it stays. */
export async function fileRecord(record: GameRecord): Promise<string> {
  // The last digest tells apart games that were dealt alike and played differently.
  const name = `${record.game}-${record.seedHash.slice(0, 8)}-${record.digests.at(-1)?.slice(0, 8)}`;
  const path = homePath('games', `${name}.json`);
  await writeSafely(path, `${JSON.stringify(record)}\n`);
  await remove(savePath(record.game));
  return path;
}

/** Makes room for a new game; one that was going on is kept under another name, which is returned. */
export async function setAside(game: string): Promise<string | null> {
  if ((await readIfThere(savePath(game))) === null) return null;
  const kept = homePath('saves', `${game}.before-${Date.now()}.json`);
  await move(savePath(game), kept);
  return kept;
}

/** Two terminals would overwrite each other's choices: the second is told so. Gives the way to unlock. */
export async function lockSaves(game: string): Promise<() => Promise<void>> {
  const path = lockPath(game);
  const holder = Number(await readIfThere(path));
  if (holder > 0 && holder !== process.pid && isRunning(holder)) {
    throw new InputError(`process ${holder} is playing ${game} already; finish or leave that game first`);
  }
  await writeSafely(path, String(process.pid));
  // A lock that is left behind holds nothing: its process is gone.
  return () => remove(path).catch(() => {});
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0); // asks without hurting
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isSave(json: unknown): json is { players: Player[]; seating?: Seating; record: unknown } {
  if (typeof json !== 'object' || json === null || !('players' in json) || !('record' in json)) return false;
  const { players } = json;
  if (!Array.isArray(players)) return false;
  if ('seating' in json && !SEATINGS.some((seating) => seating === json.seating)) return false;
  return players.every(
    (player) => typeof player?.name === 'string' && (player.bot === null || typeof player.bot === 'string'),
  );
}
