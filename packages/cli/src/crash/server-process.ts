/** A real server as a process of its own, to be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { InputError } from '@bottega/kernel';

const MAIN = fileURLToPath(new URL('../main.js', import.meta.url));
/** All clients come from one address. */
const NO_LIMIT = '100000000';
/** Of what a server that does not start has said, so much is told. */
const TOLD_LENGTH = 1_000;

export class ServerProcess {
  private child: ChildProcess | null = null;
  private port = 0;

  constructor(
    private readonly database: string,
    /** Whether it serves the page, too; that must have been built. */
    private readonly hasPage = false,
  ) {
    // Nobody else would end it.
    process.once('exit', () => this.child?.kill('SIGKILL'));
    for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143 }))
      process.once(signal, () => process.exit(code));
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts it, at the port that it had before; resolves when it listens. */
  async start(): Promise<void> {
    const child = this.spawn();
    let said = '';
    child.stderr?.on('data', (chunk) => {
      said = `${said}${chunk}`.slice(-TOLD_LENGTH);
    });
    const line = new Promise<string>((resolve, reject) => {
      if (child.stdout !== null) createInterface({ input: child.stdout }).once('line', resolve);
      child.once('close', (code, signal) => {
        if (signal === null) reject(new InputError(`the server did not start (exit code ${code}): ${said.trim()}`));
        else resolve(''); // killed before it could say anything
      });
    });
    const told = await line;
    if (told !== '') this.port = (JSON.parse(told) as { readonly port: number }).port;
  }

  /** Ends it without a warning, whatever it is doing. */
  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  /** Asks it to end; gives its exit code. */
  async stop(): Promise<number | null> {
    const { child } = this;
    await this.end('SIGTERM');
    return child?.exitCode ?? null;
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    this.child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'close');
  }

  private spawn(): ChildProcess {
    const limits = ['--requests-per-minute', NO_LIMIT, '--messages-per-minute', NO_LIMIT];
    const place = ['--port', String(this.port), '--database', this.database];
    const page = this.hasPage ? [] : ['--no-page'];
    this.child = spawn(process.execPath, [MAIN, 'serve', '--json', ...page, ...place, ...limits], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return this.child;
  }
}
