/** `bottega crash`: kills a server of its own again and again while people and bots play, and looks whether anything was lost. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CrashReport, crash as crashAgain } from '../crash/crash.js';
import { progressBar } from '../terminal/long-work.js';
import { print, printJson } from '../terminal/print.js';

export interface CrashFlags {
  readonly kills: number;
  readonly tables: number;
  readonly database?: string;
  readonly patience: number;
  readonly json?: boolean;
}

export async function crash({ kills, tables, database, patience, json = false }: CrashFlags): Promise<void> {
  const folder = database === undefined ? await mkdtemp(join(tmpdir(), 'bottega-crash-')) : null;
  const place = database ?? join(String(folder), 'bottega.db');
  const bar = progressBar();
  bar?.start(kills, 0);
  const report = await crashAgain({
    kills,
    tables,
    database: place,
    patienceMs: patience * 1_000,
    onKill: (done) => bar?.update(done),
  });
  bar?.stop();
  const isWell = report.troubles.length === 0;
  if (folder !== null && isWell) await rm(folder, { recursive: true });
  if (json) printJson({ ...report, ...(isWell ? {} : { database: place }) }, 2);
  else print(...linesOf(report, isWell ? null : place));
  // Sockets and timers of clients that were cut off need not be waited for.
  process.exit(isWell ? 0 : 1);
}

function linesOf(report: CrashReport, kept: string | null): string[] {
  return [
    `kills                ${report.kills}, ${report.earlyKills} of them before the tables had come back`,
    `tables               ${report.tables}, ${report.finished} of them played to the end`,
    `acknowledged acts    ${report.acknowledged}`,
    `found                ${report.found}`,
    `lost                 ${report.lost}`,
    `done twice           ${report.twice}`,
    `played again         ${report.acts} acts of people and bots, ${report.checks} times; every digest compared`,
    `longest recovery     ${report.longestRecoveryMs} ms, median ${report.medianRecoveryMs} ms`,
    ...report.troubles,
    ...(kept === null ? ['Nothing was lost.'] : [`What is left is in ${kept.replace(/:[^:@/]*@/, ':***@')}`]),
  ];
}
