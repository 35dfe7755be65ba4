/** A game in the terminal that outlives the terminal: saved after every choice. */
import { type GameRecord, InputError } from '@bottega/kernel';
import { type KeptGame, readGameFile } from '@bottega/table';
import { homePath, move, readIfThere, remove, writeSafely } from '../home.js';
import { parseJson } from '../input.js';

export const savePath = (game: string): string => homePath('saves', `${game}.json`);
const lockPath = (game: string): string => homePath('saves', `${game}.lock`);

/** A saved game, of which nothing but its record is sure to be there; null if there is none. */
export async function readSave(path: string): Promise<{ readonly record: unknown } | null> {
  const text = await readIfThere(path);
  if (text === null) return null;
  try {
    const json = readGameFile(parseJson(text, path));
    if (typeof json === 'object' && json !== null) return 'record' in json ? json : { ...json, record: json };
  } catch {
    // Told below: the person can still rescue the file.
  }
  throw new InputError(`the saved game ${path} is damaged; begin anew with --new (it is kept beside the new one)`);
}

export async function writeSave({ record, players, seating, history, snapshot }: KeptGame): Promise<void> {
  await writeSafely(savePath(record.game), `${JSON.stringify({ players, seating, record, history, snapshot })}\n`);
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
