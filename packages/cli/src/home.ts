/** Where Bottega keeps games on this machine: $BOTTEGA_HOME, or .bottega in the home folder. */
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { InputError } from '@bottega/kernel';

export function homePath(...parts: string[]): string {
  return join(process.env.BOTTEGA_HOME || join(homedir(), '.bottega'), ...parts);
}

/** Writes a file so that after a crash there is the old one or the new one, never half of one. */
export async function writeSafely(path: string, text: string): Promise<void> {
  const draft = `${path}.${process.pid}.tmp`;
  try {
    await mkdir(dirname(path), { recursive: true });
    const file = await open(draft, 'w');
    try {
      await file.writeFile(text);
      await file.sync(); // on disk before the name points to it
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {});
    throw new InputError(`cannot write ${path}: ${reasonOf(error)}`);
  }
}

/** The text of a file, or null if there is none. */
export async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new InputError(`cannot read ${path}: ${reasonOf(error)}`);
  }
}

export async function remove(path: string): Promise<void> {
  await rm(path, { force: true });
}

/** What the system says about a file, in words. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'ENOENT':
      return 'there is no such file';
    case 'EISDIR':
      return 'it is a folder';
    case 'ENOTDIR':
    case 'EEXIST':
      return 'a part of its path is a file, not a folder';
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'it is not allowed';
    case 'ENOSPC':
      return 'there is no space left';
    default:
      return message;
  }
}
