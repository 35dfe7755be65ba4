/** `bottega load`: a real server under load on this machine, beside boardgame.io's own in the same run. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game } from '@bottega/kernel';
import { temporaryDatabase } from '@bottega/server';
import { SEATS } from '../bench/comparable-game.js';
import { median, medianRatio } from '../bench/measure.js';
import { theirVersion } from '../bench/require-theirs.js';
import { Drive, type TableMaker } from './driven-table.js';
import { ourTables } from './our-table.js';
import { quantile, type Samples } from './samples.js';
import { ServerProcess } from './served.js';
import { theirTables } from './their-table.js';

export { formatLoad } from './format.js';

export interface LoadOptions {
  readonly game: Game;
  readonly tables: number;
  /** How long each server is measured, in all rounds together. */
  readonly seconds: number;
  /** Where PostgreSQL is; null for a SQLite file. */
  readonly database: string | null;
  /** Is told what is being done. */
  readonly progress?: (what: string) => void;
}

/** What a server did under load. */
export interface Performance {
  /** A request may lead to several decisions, as the bench counts them: a question that has one answer is answered with the one before. */
  readonly requestsPerSecond: number;
  readonly choicesPerRequest: number;
  /** By the clock, and by the processor's time of the server alone, in which others' work on this machine does not count. */
  readonly decisionsPerSecond: number;
  readonly decisionsPerCpuSecond: number;
  /** How much of a processor server and driver had. */
  readonly serverCpu: number;
  readonly driverCpu: number;
  /** Milliseconds from sending a choice to another seat's update. */
  readonly p50: number;
  readonly p99: number;
  /** Everything that travelled, up and down, to all seats. */
  readonly bytesPerDecision: number;
}

/** What a table takes in the memory of a server. */
export interface TableMemory {
  /** With everybody's sockets. */
  readonly all: number;
  /** State, record, history and log, as they are in memory by themselves; null where it is not known. */
  readonly state: number | null;
  /** What the table takes besides, without sockets. */
  readonly besides: number | null;
  /** What is still held of its state when nobody looks any more. */
  readonly idle: number | null;
}

export interface LoadReport {
  readonly game: string;
  readonly seats: number;
  readonly tables: number;
  readonly seconds: number;
  readonly rounds: number;
  readonly database: 'SQLite' | 'PostgreSQL';
  readonly node: string;
  readonly boardgameIo: string;
  readonly ratios: {
    readonly decisionsPerSecond: number;
    readonly decisionsPerCpuSecond: number;
    /** Ours to theirs: below 1 is quicker. */
    readonly p99: number;
    readonly bytesPerDecision: number;
  };
  readonly ours: Performance & { readonly actsPerCommit: number; readonly memory: TableMemory };
  readonly theirs: Performance & { readonly memory: TableMemory };
  readonly humanPace: Performance & { readonly tables: number; readonly perSecond: number };
}

const ROUNDS = 4;
const MOST_WARM_UP_MS = 3_000;
/** At a human pace there are so many tables for each that was asked for, and each decides once in so many seconds. */
const HUMAN_TABLES = 10;
const HUMAN_SECONDS = 10;

export async function load(options: LoadOptions): Promise<LoadReport> {
  const { game, tables, seconds, database, progress = () => {} } = options;
  const seats = game.seats.findLast((number) => number <= SEATS) ?? game.seats[0];
  const folder = await mkdtemp(join(tmpdir(), 'bottega-load-'));
  const place = database === null ? null : await temporaryDatabase(database);
  const ending: (() => unknown)[] = [() => place?.drop(), () => rm(folder, { recursive: true, force: true })];
  const begin = async (module: string, order: unknown, tablesOf: (origin: string) => TableMaker, count: number) => {
    const server = await ServerProcess.start(new URL(module, import.meta.url), order);
    ending.unshift(() => server.end());
    const before = await server.ask('memory');
    const drive = new Drive(count, tablesOf(server.origin));
    ending.unshift(() => drive.close());
    await drive.open();
    return { server, drive, before };
  };
  const beginOurs = (count: number, file: string) =>
    begin('our-server.js', { database: place?.url ?? join(folder, file) }, (at) => ourTables(at, game, seats), count);
  try {
    progress('opening tables');
    const theirs = await begin('their-server.js', {}, theirTables, tables);
    const ours = await beginOurs(tables, 'bottega.db');
    const roundMs = (seconds * 1000) / ROUNDS;
    const rounds = { ours: [] as Round[], theirs: [] as Round[] };
    progress('warming up');
    const warmUpMs = Math.min(MOST_WARM_UP_MS, seconds * 1000);
    await theirs.drive.play(warmUpMs);
    await ours.drive.play(warmUpMs);
    // In turns, and every second round the other way around: a machine that slows down favours neither.
    for (let round = 0; round < ROUNDS; round++) {
      progress(`round ${round + 1} of ${ROUNDS}`);
      for (const who of round % 2 === 0 ? (['theirs', 'ours'] as const) : (['ours', 'theirs'] as const)) {
        const { server, drive } = who === 'ours' ? ours : theirs;
        rounds[who].push(await measured(server, () => drive.play(roundMs)));
      }
    }
    progress('looking at memory');
    const theirMemory = ((await theirs.server.ask('memory')).bytes - theirs.before.bytes) / tables;
    const ourMemory = await memoryOf(ours.server, ours.drive, tables);
    const { commits, acts } = await ours.server.ask('usage');
    for (const { server, drive } of [theirs, ours]) {
      drive.close();
      await server.end();
    }
    const humans = await atHumanPace(
      tables * HUMAN_TABLES,
      seconds,
      (count) => beginOurs(count, 'humans.db'),
      progress,
    );
    return {
      game: game.id,
      seats,
      tables,
      seconds,
      rounds: ROUNDS,
      database: place === null ? 'SQLite' : 'PostgreSQL',
      node: process.versions.node,
      boardgameIo: theirVersion(),
      ratios: {
        decisionsPerSecond: medianRatio(rounds.ours.map(perSecond), rounds.theirs.map(perSecond)),
        decisionsPerCpuSecond: medianRatio(rounds.ours.map(perCpuSecond), rounds.theirs.map(perCpuSecond)),
        p99: performanceOf(rounds.ours).p99 / performanceOf(rounds.theirs).p99,
        bytesPerDecision: performanceOf(rounds.ours).bytesPerDecision / performanceOf(rounds.theirs).bytesPerDecision,
      },
      ours: { ...performanceOf(rounds.ours), actsPerCommit: acts / commits, memory: ourMemory },
      theirs: {
        ...performanceOf(rounds.theirs),
        memory: { all: theirMemory, state: null, besides: null, idle: null },
      },
      humanPace: { ...humans, tables: tables * HUMAN_TABLES, perSecond: (tables * HUMAN_TABLES) / HUMAN_SECONDS },
    };
  } finally {
    for (const end of ending) await end();
  }
}

/** Many tables, at each of which somebody decides now and then. */
async function atHumanPace(
  tables: number,
  seconds: number,
  begin: (tables: number) => Promise<{ readonly server: ServerProcess; readonly drive: Drive }>,
  progress: (what: string) => void,
): Promise<Performance> {
  progress(`opening ${tables} tables`);
  const { server, drive } = await begin(tables);
  progress('playing at a human pace');
  // As people come: at any moment as likely as at any other.
  const pause = () => -Math.log(1 - Math.random()) * HUMAN_SECONDS * 1000;
  const round = await measured(server, () => drive.play(seconds * 1000, pause));
  return performanceOf([round]);
}

/** What was done in one piece, and what server and driver used for it. */
interface Round {
  readonly samples: Samples;
  readonly choices: number;
  readonly seconds: number;
  readonly cpu: number;
  readonly driverCpu: number;
}

async function measured(server: ServerProcess, play: () => Promise<Samples>): Promise<Round> {
  const before = await server.ask('usage');
  const driver = process.cpuUsage();
  const began = performance.now();
  const samples = await play();
  const seconds = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(driver);
  const after = await server.ask('usage');
  const choices = await server.ask('choices');
  return { samples, choices, seconds, cpu: after.cpu - before.cpu, driverCpu: (user + system) / 1e6 };
}

/** What each part of a table takes, found by taking it away. */
async function memoryOf(server: ServerProcess, drive: Drive, tables: number): Promise<TableMemory> {
  const withSockets = await server.ask('memory');
  drive.close();
  await new Promise((resolve) => setTimeout(resolve, 500));
  const alone = await server.ask('memory');
  await server.ask('drop');
  const without = await server.ask('memory');
  const state = alone.stateBytes / alone.tables;
  return {
    all: (withSockets.bytes - without.bytes) / tables,
    state,
    besides: (alone.bytes - without.bytes) / alone.tables - state,
    idle: without.stateBytes / tables,
  };
}

const decisionsOf = ({ samples, choices }: Round) => samples.requests * choices;
const perSecond = (round: Round) => decisionsOf(round) / round.seconds;
const perCpuSecond = (round: Round) => decisionsOf(round) / round.cpu;

function performanceOf(rounds: readonly Round[]): Performance {
  const latencies = rounds.flatMap(({ samples }) => samples.latencies);
  const sum = (of: (round: Round) => number) => rounds.reduce((all, round) => all + of(round), 0);
  const seconds = sum((round) => round.seconds);
  return {
    requestsPerSecond: median(rounds.map((round) => round.samples.requests / round.seconds)),
    choicesPerRequest: median(rounds.map(({ choices }) => choices)),
    decisionsPerSecond: median(rounds.map(perSecond)),
    decisionsPerCpuSecond: median(rounds.map(perCpuSecond)),
    serverCpu: sum((round) => round.cpu) / seconds,
    driverCpu: sum((round) => round.driverCpu) / seconds,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    bytesPerDecision: sum(({ samples }) => samples.bytes) / sum(decisionsOf),
  };
}
