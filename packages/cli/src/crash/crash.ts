/** Kills a server again and again while people and bots play, and looks each time whether everything is there that was acknowledged. */
import { randomInt } from 'node:crypto';
import { checkTable, GameShelf, openStore } from '@bottega/server';
import { ServerProcess } from './server-process.js';
import { CrashTables } from './tables.js';

export interface CrashReport {
  readonly kills: number;
  /** Kills before the tables had come back from the last. */
  readonly earlyKills: number;
  readonly tables: number;
  readonly finished: number;
  /** Acts that people were told to be done, and how many of them are there. */
  readonly acknowledged: number;
  readonly found: number;
  readonly lost: number;
  /** Acts that were done twice because they were asked for twice. */
  readonly twice: number;
  /** Acts in the database, of people and bots: all were played again, and their digests compared. */
  readonly acts: number;
  readonly checks: number;
  /** From the kill until everybody at every table sees it again and it goes on. */
  readonly longestRecoveryMs: number;
  readonly medianRecoveryMs: number;
  /** What is wrong, in sentences; nothing if all is well. */
  readonly troubles: readonly string[];
}

export interface CrashOptions {
  readonly kills: number;
  readonly tables: number;
  readonly database: string;
  /** A table at which nothing happens for so long does not go on. */
  readonly patienceMs: number;
  /** Hears how many kills there were. */
  readonly onKill?: (kills: number) => void;
}

/** One kill in so many comes before the server has come back from the last. */
const EARLY_ONE_IN = 4;
const LONGEST_START_MS = 600;
/** So many acts are acknowledged between two kills, however slow the machine is; then the kill comes at any moment. */
const FEWEST_ACTS = 10;
const MOST_ACTS = 60;
const LONGEST_DELAY_MS = 100;
const LOOK_MS = 10;

export async function crash({
  kills,
  tables: count,
  database,
  patienceMs,
  onKill,
}: CrashOptions): Promise<CrashReport> {
  const server = new ServerProcess(database);
  await server.start();
  const tables = new CrashTables(() => server.origin);
  const keeping = tables.keep(count);
  const recoveries: number[] = [];
  const troubles: string[] = [];
  /** Tables that were over when they were checked: they are looked at once more at the end. */
  const settled = new Set<string>();
  let earlyKills = 0;
  let checks = 0;
  const until = (holds: () => boolean) => comesTrue(holds, patienceMs);
  await until(() => tables.inPlay.length >= count);
  let killed = 0;
  while (killed < kills && troubles.length === 0) {
    const enough = tables.acknowledged + randomInt(FEWEST_ACTS, MOST_ACTS);
    const isPlayed = await until(() => tables.acknowledged >= enough || tables.troubles.length > 0);
    if (!isPlayed) troubles.push('nobody gets an answer any more');
    await wait(randomInt(LONGEST_DELAY_MS));
    await server.kill();
    killed++;
    const began = performance.now();
    if (randomInt(EARLY_ONE_IN) === 0) {
      void server.start();
      await wait(randomInt(LONGEST_START_MS));
      await server.kill();
      earlyKills++;
    }
    const before = tables.inPlay.map((table) => ({ table, seen: table.players.map(({ seen }) => seen) }));
    await server.start();
    troubles.push(...(await check(database, tables, settled)).troubles);
    checks++;
    if (troubles.length > 0) break;
    // Everybody sees their table again, and then something happens at it: two updates at least.
    const isBack = await until(() =>
      before.every(({ table, seen }) => table.players.every((one, at) => one.isOver || one.seen > seen[at] + 1)),
    );
    recoveries.push(performance.now() - began);
    if (!isBack) troubles.push(...stuckTables(before));
    onKill?.(killed);
  }
  tables.stop();
  await keeping;
  const code = await server.stop();
  if (code !== 0) troubles.push(`the server ended with exit code ${code} when it was asked to end`);
  const { troubles: last, ...figures } = await check(database, tables, new Set());
  const sorted = recoveries.toSorted((one, other) => one - other);
  return {
    kills: killed + earlyKills,
    earlyKills,
    tables: tables.all.length,
    finished: tables.all.length - tables.inPlay.length,
    ...figures,
    checks: checks + 1,
    longestRecoveryMs: Math.round(sorted.at(-1) ?? 0),
    medianRecoveryMs: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
    troubles: [...new Set([...troubles, ...last, ...tables.troubles])],
  };
}

/** Looks into the database: what was acknowledged before this is there, once, and every table can be played again. */
async function check(database: string, tables: CrashTables, settled: Set<string>) {
  const wanted = tables.all.filter(({ id }) => !settled.has(id));
  const promised = wanted.map(({ id, players }) => ({
    id,
    isOver: players.every(({ isOver }) => isOver),
    requests: players.flatMap(({ acknowledged }) => [...acknowledged]),
  }));
  const troubles: string[] = [];
  let [acknowledged, found, twice, acts] = [0, 0, 0, 0];
  const store = await openStore(database);
  try {
    const games = new GameShelf();
    for (const { id, requests, isOver } of promised) {
      const kept = await checkTable(store.db, games, id);
      const done = new Set(kept?.requests);
      const there = requests.filter((request) => done.has(request)).length;
      acknowledged += requests.length;
      found += there;
      twice += (kept?.requests.length ?? 0) - done.size;
      acts += kept?.acts ?? 0;
      if (isOver && kept?.trouble === null) settled.add(id);
      if (kept === null) troubles.push(`table ${id} is lost`);
      else if (kept.trouble !== null) troubles.push(`table ${id}: ${kept.trouble}`);
      if (there < requests.length)
        troubles.push(`${requests.length - there} acknowledged acts of table ${id} are lost`);
    }
  } finally {
    await store.close();
  }
  if (twice > 0) troubles.push(`${twice} acts were done twice`);
  return { acknowledged, found, lost: acknowledged - found, twice, acts, troubles };
}

interface Before {
  readonly table: CrashTables['all'][number];
  readonly seen: readonly number[];
}

function stuckTables(before: readonly Before[]): string[] {
  return before
    .filter(({ table, seen }) => table.players.some((one, at) => !one.isOver && one.seen <= seen[at] + 1))
    .map(({ table }) => `table ${table.id} does not go on`);
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Resolves when something holds; false if it does not come to hold for so long. */
async function comesTrue(holds: () => boolean, patienceMs: number): Promise<boolean> {
  const end = performance.now() + patienceMs;
  while (!holds()) {
    if (performance.now() > end) return false;
    await wait(LOOK_MS);
  }
  return true;
}
