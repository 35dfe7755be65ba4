/** Runs the built command line as a person or a script would. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** An empty folder for saved games and files. */
export function newHome(): string {
  return mkdtempSync(join(tmpdir(), 'bottega-test-'));
}

export function begin(home: string, args: readonly string[], cwd = home): ChildProcess {
  const env = { ...process.env, BOTTEGA_HOME: home, LANG: 'en_US.UTF-8', LC_ALL: '', NO_COLOR: '1' };
  return spawn(process.execPath, [MAIN, ...args], { cwd, env });
}

/** Runs a command to its end with these lines typed in. */
export function bottega(
  home: string,
  args: readonly string[],
  lines: readonly string[] = [],
  cwd = home,
): Promise<Ran> {
  const child = begin(home, args, cwd);
  let out = '';
  let err = '';
  child.stdout?.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    err += chunk;
  });
  child.stdin?.on('error', () => {}); // a command that ends early does not read the rest
  child.stdin?.end(lines.map((line) => `${line}\n`).join(''));
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, out: asRead(out), err }));
  });
}

/** What is read: a no-break space looks like any other. */
const asRead = (text: string): string => text.replaceAll('\u00a0', ' ');
