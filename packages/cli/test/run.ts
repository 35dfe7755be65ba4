/** Runs the built command line as a person or a script would. */
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const ONE_PROCESS = fileURLToPath(new URL('one-process.mjs', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** An empty folder for saved games and files. */
export function newHome(): string {
  return mkdtempSync(join(tmpdir(), 'bottega-test-'));
}

const plain = (home: string) => ({ BOTTEGA_HOME: home, LANG: 'en_US.UTF-8', LC_ALL: '', NO_COLOR: '1', COLUMNS: '' });

export function begin(home: string, args: readonly string[], cwd = home, more: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(process.execPath, [MAIN, ...args], { cwd, env: { ...process.env, ...plain(home), ...more } });
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

/**
 * One process that runs many commands: loading what they need takes longer than most of them. For commands that read no input and
 * end by themselves; building the page only says "BUILT".
 */
export class CommandLine {
  private child: ChildProcess | null = null;

  run(home: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ran> {
    this.child ??= fork(ONE_PROCESS, { env: { ...process.env, ...plain(home) }, execArgv: [] });
    const { child } = this;
    return new Promise((resolve, reject) => {
      const onExit = () => reject(new Error(`nothing came of ${args.join(' ')}`));
      child.once('exit', onExit);
      child.once('message', (ran) => {
        child.off('exit', onExit);
        resolve(ran as Ran);
      });
      child.send({ args, cwd: home, env: { BOTTEGA_HOME: home, ...env } });
    });
  }

  /** Lets it end by itself, which it cannot as long as a command has left something open. */
  async end(): Promise<void> {
    const { child } = this;
    if (child === null) return;
    this.child = null;
    const ended = once(child, 'exit');
    child.disconnect();
    const [code] = await ended;
    if (code !== 0) throw new Error(`it ended with ${code}`);
  }
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
