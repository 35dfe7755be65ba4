/** Where Bottega keeps games on this machine: $BOTTEGA_HOME, or .bottega in the home folder. */
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

export function homePath(...parts: string[]): string {
  return join(process.env.BOTTEGA_HOME || join(homedir(), '.bottega'), ...parts);
}

/** Writes a file so that after a crash there is the old one or the new one, never half of one. */
export async function writeSafely(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.tmp`;
  const file = await open(draft, 'w');
  try {
    await file.writeFile(text);
    await file.sync(); // on disk before the name points to it
  } finally {
    await file.close();
  }
  await rename(draft, path);
}

/** The text of a file, or null if there is none. */
export async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

export async function remove(path: string): Promise<void> {
  await rm(path, { force: true });
}
