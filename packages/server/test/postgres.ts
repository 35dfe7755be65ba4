/** Databases for tests: SQLite files, and databases of a real PostgreSQL that is started when the first test needs it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import pino from 'pino';
import { prepareJobs } from '../src/jobs/graphile-queue.js';
import { CHANNEL } from '../src/processes/announcements.js';
import { openStore } from '../src/store/store.js';
import { newFolder } from './server.js';

/** What every test of the server can be run against: `describe.each(DATABASES)('… ($kind)', ({ create }) => …)`. */
export const DATABASES = [
  { kind: 'SQLite', create: async () => join(newFolder(), 'bottega.db') },
  { kind: 'PostgreSQL', create: () => newPostgresDatabase() },
] as const;

const KEEPER = fileURLToPath(new URL('postgres-keeper.mjs', import.meta.url));

/** A PostgreSQL of its own; it ends with this process at the latest. */
export class Postgres {
  private databases = 0;
  private prepared: Promise<string> | null = null;

  private constructor(
    private readonly keeper: ChildProcess,
    private readonly answers: Interface,
    private readonly port: number,
  ) {}

  static async start(...options: readonly string[]): Promise<Postgres> {
    const keeper = spawn(process.execPath, [KEEPER, ...options], { stdio: ['pipe', 'pipe', 'inherit'] });
    const answers = createInterface({ input: keeper.stdout });
    const said = await answerOf(answers, keeper, /^ready (\d+)$/);
    // The process that runs the tests may end while it runs: then it ends, too.
    keeper.unref();
    for (const stream of [keeper.stdin, keeper.stdout]) (stream as unknown as { unref(): void }).unref();
    return new Postgres(keeper, answers, Number(said));
  }

  address(database: string): string {
    return `postgres://bottega:bottega@127.0.0.1:${this.port}/${database}`;
  }

  /** The address of a new and empty database. */
  async emptyDatabase(template = 'template1'): Promise<string> {
    const name = `test_${process.pid}_${this.databases++}`;
    await this.query('postgres', `create database ${name} template ${template}`);
    return this.address(name);
  }

  /** The address of a new database that has its tables: making those takes half a second, a copy takes a tenth of it. */
  async newDatabase(): Promise<string> {
    this.prepared ??= this.prepare();
    return this.emptyDatabase(await this.prepared);
  }

  /** Asks something in a database, by its name or its address. */
  async query<Row extends object>(database: string, text: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: database.includes(':') ? database : this.address(database) });
    await client.connect();
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end();
    }
  }

  /** Hears what is announced in a database; all of it once it has ended. */
  async listen(database: string, heard: (payload: string) => void): Promise<{ end(): Promise<void> }> {
    const client = new pg.Client({ connectionString: database });
    await client.connect();
    client.on('notification', ({ payload = '' }) => heard(payload));
    await client.query(`listen ${CHANNEL}`);
    const end = async () => {
      await client.query('select 1'); // what was committed before comes with the answer
      await client.end();
    };
    return { end };
  }

  /** Makes it go away, with all its connections, until `comeBack`. */
  goAway(): Promise<void> {
    return this.command('stop');
  }

  comeBack(): Promise<void> {
    return this.command('start');
  }

  async end(): Promise<void> {
    const ended = new Promise((resolve) => this.keeper.once('exit', resolve));
    this.keeper.ref();
    this.keeper.stdin?.end();
    await ended;
  }

  private async prepare(): Promise<string> {
    const address = await this.emptyDatabase();
    const { pool, close } = await openStore(address);
    if (pool !== null) await prepareJobs(pool, pino({ level: 'silent' }));
    await close();
    return new URL(address).pathname.slice(1);
  }

  private async command(command: string): Promise<void> {
    const done = answerOf(this.answers, this.keeper, new RegExp(`^done (${command})$`));
    this.keeper.stdin?.write(`${command}\n`);
    await done;
  }
}

let shared: Promise<Postgres> | null = null;

/** The PostgreSQL that the test files of one process share; each test has a database of its own there. */
export function sharedPostgres(): Promise<Postgres> {
  shared ??= Postgres.start();
  return shared;
}

export async function newPostgresDatabase(): Promise<string> {
  return (await sharedPostgres()).newDatabase();
}

function answerOf(answers: Interface, keeper: ChildProcess, wanted: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    const onLine = (line: string) => {
      const found = wanted.exec(line);
      if (found === null) return;
      answers.off('line', onLine);
      keeper.off('exit', onExit);
      resolve(found[1]);
    };
    const onExit = () => reject(new Error('PostgreSQL could not be started'));
    answers.on('line', onLine);
    keeper.once('exit', onExit);
  });
}
