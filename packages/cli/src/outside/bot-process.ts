/** The process of an outside bot: lines to it and from it, and its end. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { linesOf } from './lines.js';

/** What is heard of a bot within a time. */
export type Heard =
  | { readonly type: 'line'; readonly line: string }
  | { readonly type: 'tooLong' }
  | { readonly type: 'silent' }
  | { readonly type: 'ended' };

/** How a process has ended: with a code, by a signal, or it never began. */
export type Exit = number | NodeJS.Signals | 'notStarted';

/** Where processes have groups, everything that a shell has started ends with it. */
const HAS_GROUPS = process.platform !== 'win32';
/** Milliseconds for a bot to end by itself once its input is closed. */
const GRACE_MS = 2000;

export class BotProcess {
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly lines: AsyncGenerator<string | null, void>;
  /** The next line, if it is waited for already. */
  private next: Promise<Heard> | null = null;
  private readonly exited: Promise<Exit>;
  private readonly errorsAreRead: Promise<void>;
  private isGone = false;

  /**
   * The person has typed the command line in their own shell, so a shell of theirs runs it as they know it, with quotes, variables and
   * paths. It never comes from anywhere else: not from a saved game, not from a page.
   */
  constructor(command: string, hearError: (line: string) => void) {
    this.child = spawn(command, { shell: true, detached: HAS_GROUPS, windowsHide: true });
    watch(this);
    this.lines = linesOf(this.child.stdout);
    this.errorsAreRead = this.readErrors(hearError);
    this.child.stdin.on('error', () => {}); // a bot that does not listen is noticed when it does not answer
    this.exited = new Promise((resolve) => {
      this.child.once('error', () => resolve('notStarted'));
      this.child.once('exit', (code, signal) => resolve(code ?? signal ?? 0));
    });
    void this.exited.then(() => {
      this.kill(); // what it has left behind
      this.isGone = true;
    });
  }

  send(message: object): void {
    if (this.child.stdin.writable) this.child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  /** The next line that it writes, or has written already. */
  async read(milliseconds: number): Promise<Heard> {
    this.next ??= this.lines.next().then(({ done, value }): Heard => {
      if (done === true) return { type: 'ended' };
      return value === null ? { type: 'tooLong' } : { type: 'line', line: value };
    });
    const heard = await within(milliseconds, this.next);
    if (heard === null) return { type: 'silent' };
    if (heard.type !== 'ended') this.next = null;
    return heard;
  }

  /** Closes its input; whoever does not end then is ended. Says how it has ended, or null if it had to be made to. */
  async end(graceMs = GRACE_MS): Promise<Exit | null> {
    this.child.stdin.end();
    const ended = this.errorsAreRead.then(() => this.exited);
    const exit = await within(graceMs, ended);
    this.kill();
    unwatch(this);
    // Nothing may hold us back, not even a process that has left its group.
    for (const stream of [this.child.stdin, this.child.stdout, this.child.stderr]) stream.destroy();
    this.child.unref();
    return exit;
  }

  kill(): void {
    const { pid } = this.child;
    if (pid === undefined || this.isGone) return; // its number may be another's by now
    try {
      if (HAS_GROUPS) process.kill(-pid, 'SIGKILL');
      else this.child.kill('SIGKILL');
    } catch {
      // It is gone already.
    }
  }

  private async readErrors(hear: (line: string) => void): Promise<void> {
    for await (const line of linesOf(this.child.stderr)) if (line !== null) hear(line);
  }
}

/** What comes of something if it comes in time; else null. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), Math.max(0, milliseconds));
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

const running = new Set<BotProcess>();
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A bot ends with us, however we end: it has a group of its own, so nobody else tells it. */
function watch(bot: BotProcess): void {
  if (running.size === 0) {
    process.on('exit', killAll);
    for (const signal of SIGNALS) process.on(signal, endBySignal);
  }
  running.add(bot);
}

function unwatch(bot: BotProcess): void {
  if (!running.delete(bot) || running.size > 0) return;
  process.off('exit', killAll);
  for (const signal of SIGNALS) process.off(signal, endBySignal);
}

function killAll(): void {
  for (const bot of running) bot.kill();
}

function endBySignal(signal: NodeJS.Signals): void {
  killAll();
  for (const bot of running) unwatch(bot);
  process.kill(process.pid, signal); // nobody handles it any more: we end as if nobody had
}
