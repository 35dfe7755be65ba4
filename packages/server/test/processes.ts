/** Servers in processes of their own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import type { Settings } from '../src/index.js';

const SCRIPT = fileURLToPath(new URL('serve-process.mjs', import.meta.url));
/** Quicker than usual, so that tests need not wait long until somebody is taken for dead. */
export const BEAT_MS = 250;

export interface ServerProcess {
  readonly origin: string;
  /** Ends it at once, in the middle of whatever it does. */
  kill(): Promise<void>;
  /** Asks it to end; resolves with its exit code. */
  end(): Promise<number | null>;
}

const running = new Set<ChildProcess>();

/** Whoever calls this in a test file has all its processes gone at its end. */
export function killAtEnd(): void {
  afterAll(() => {
    for (const child of running) child.kill('SIGKILL');
    running.clear();
  });
}

export async function startProcess(database: string, wanted: Partial<Settings> = {}): Promise<ServerProcess> {
  const settings = { database, beatMs: BEAT_MS, requestsPerMinute: 1_000_000, messagesPerMinute: 1_000_000, ...wanted };
  const child = spawn(process.execPath, [SCRIPT, JSON.stringify(settings)], { stdio: ['pipe', 'pipe', 'inherit'] });
  running.add(child);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const port = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', resolve);
    void ended.then((code) => reject(new Error(`a server ended with ${code} before it was open`)));
  });
  const signal = (name: NodeJS.Signals) => {
    running.delete(child);
    child.kill(name);
    return ended;
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    kill: async () => void (await signal('SIGKILL')),
    end: () => signal('SIGTERM'),
  };
}
