/** Where Bottega keeps games on this machine: $BOTTEGA_HOME, or .bottega in the home folder. */
import { appendFileSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { InputError } from '@bottega/kernel';

export function homePath(...parts: string[]): string {
  return join(process.env.BOTTEGA_HOME || join(homedir(), '.bottega'), ...parts);
}

/** A file could not be written; the one that was there is untouched. */
export class WriteError extends InputError {
  constructor(
    readonly path: string,
    /** What the system says: 'ENOSPC', 'EACCES' … */
    readonly code: string | undefined,
    reason: string,
  ) {
    super(`cannot write ${path}: ${reason}`);
  }
}

/** Writes a file so that after a crash there is the old one or the new one, never half of one. */
export async function writeSafely(path: string, content: string | Uint8Array): Promise<void> {
  const draft = draftOf(path);
  await attempt(path, async () => {
    try {
      await makeFolder(dirname(path));
      const file = await open(draft, 'w');
      try {
        await file.writeFile(content);
        await file.sync(); // on disk before the name points to it
      } finally {
        await file.close();
      }
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true }).catch(() => {});
      throw error;
    }
  });
}

/** Throws as `writeSafely` would, and leaves nothing behind: better to know now than after an hour's work. */
export async function expectWritable(path: string): Promise<void> {
  const draft = draftOf(path);
  await attempt(path, async () => {
    if (await isFolder(path)) throw Object.assign(new Error(), { code: 'EISDIR' });
    await makeFolder(dirname(path));
    await (await open(draft, 'w')).close();
    await rm(draft);
  });
}

/** Adds a line to a file that is kept line by line. */
export function appendLine(path: string, line: string): void {
  try {
    appendFileSync(path, `${line}\n`);
  } catch (error) {
    throw new InputError(`cannot write ${path}: ${reasonOf(error)}`);
  }
}

export async function move(from: string, to: string): Promise<void> {
  await attempt(to, () => rename(from, to));
}

export async function remove(path: string): Promise<void> {
  await attempt(path, () => rm(path, { force: true }));
}

const draftOf = (path: string): string => `${path}.${process.pid}.tmp`;

async function attempt(path: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new WriteError(path, code, code === 'ENOENT' ? 'no folder can be made there' : reasonOf(error));
  }
}

/** Makes a folder and those above it, one by one: asked to do it at once, Node does not come back from places like /proc. */
async function makeFolder(path: string): Promise<void> {
  if (await isFolder(path)) return;
  const above = dirname(path);
  if (above !== path) await makeFolder(above);
  try {
    await mkdir(path);
  } catch (error) {
    if (!(await isFolder(path))) throw error; // somebody else may have made it meanwhile
  }
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false;
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
