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

export function begin(home: string, args: readonly string[], cwd = home, more: NodeJS.ProcessEnv = {}): ChildProcess {
  const plain = { BOTTEGA_HOME: home, LANG: 'en_US.UTF-8', LC_ALL: '', NO_COLOR: '1', COLUMNS: '' };
  return spawn(process.execPath, [MAIN, ...args], { cwd, env: { ...process.env, ...plain, ...more } });
}

/** Runs a command to its end with these lines typed in. */
export function bottega(
  home: string,
  args: readonly string[],
  lines: readonly string[] = [],
  cwd = home,
  env: NodeJS.ProcessEnv = {},
): Promise<Ran> {
  const child = begin(home, args, cwd, env);
  const ended = ranToEnd(child);
  child.stdin?.on('error', () => {}); // a command that ends early does not read the rest
  child.stdin?.end(lines.map((line) => `${line}\n`).join(''));
  return ended;
}

/** Runs a command with code that runs before it in every thread. */
export function bottegaAfter(before: string, home: string, args: readonly string[]): Promise<Ran> {
  const preload = ['--import', `data:text/javascript,${encodeURIComponent(before)}`];
  return ranToEnd(spawn(process.execPath, [...preload, MAIN, ...args], { cwd: home }));
}

/** Runs a command that gets a signal when its threads have been handed so many jobs and get the next. */
export function stopped(home: string, args: readonly string[], signal: NodeJS.Signals, jobs: number): Promise<Ran> {
  const counting = `import { Worker } from 'node:worker_threads';
    const { postMessage } = Worker.prototype;
    let handed = 0;
    Worker.prototype.postMessage = function (...args) {
      if (handed++ === ${jobs}) process.kill(process.pid, '${signal}');
      return postMessage.apply(this, args);
    };`;
  return bottegaAfter(counting, home, args);
}

/** What a process has written when it ends. */
export function ranToEnd(child: ChildProcess): Promise<Ran> {
  let out = '';
  let err = '';
  child.stdout?.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    err += chunk;
  });
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, out, err }));
  });
}
