/** The load report as a table of at most 80 columns. */
import type { LoadReport } from './index.js';

/** At least so many times boardgame.io's decisions per second are asked for, by what they are kept in. */
const LEAST_RATIO = { SQLite: 4, PostgreSQL: 1.5 } as const;
const MOST_HUMAN_P99_MS = 100;
const MOST_BYTES_BESIDES = 20_000;

/** What was measured, for reading: ratios first, then what they are made of. */
export function formatLoad(report: LoadReport): string {
  const { game, tables, seats, database, ratios, ours, theirs, humanPace } = report;
  const least = LEAST_RATIO[database];
  const both = (name: string, cell: (measured: typeof ours | typeof theirs) => string) =>
    row(name, [cell(ours), cell(theirs)]);
  const lines = [
    `${game}, ${tables} tables with ${seats} seats, kept in ${database}, beside boardgame.io ${report.boardgameIo} in memory`,
    `${report.rounds} rounds in turns, ${report.seconds} s for each server; Node ${report.node}, everything on this machine`,
    '',
    row('as a multiple of boardgame.io', ['ratio', 'target', '']),
    row('decisions per second', [
      digits(ratios.decisionsPerSecond),
      `≥ ${least}`,
      met(ratios.decisionsPerSecond >= least),
    ]),
    row("  of the server's processor time", [digits(ratios.decisionsPerCpuSecond)]),
    row('p99 to the other seats', [digits(ratios.p99), '< 1', met(ratios.p99 < 1)]),
    row('bytes per decision', [digits(ratios.bytesPerDecision)]),
    '',
    row('', ['bottega', 'boardgame.io']),
    both('decisions per second', (one) => whole(one.decisionsPerSecond)),
    both("  of the server's processor time", (one) => whole(one.decisionsPerCpuSecond)),
    both('requests per second', (one) => whole(one.requestsPerSecond)),
    both('decisions per request', (one) => digits(one.choicesPerRequest)),
    both('p50 to the other seats', (one) => ms(one.p50)),
    both('p99 to the other seats', (one) => ms(one.p99)),
    both('bytes per decision', (one) => whole(one.bytesPerDecision)),
    both('processor: server, driver', (one) => `${percent(one.serverCpu)}, ${percent(one.driverCpu)}`),
    row('acts per commit', [digits(ours.actsPerCommit)]),
    '',
    row('memory per table', ['bottega', 'boardgame.io']),
    row('with all sockets', [kilobytes(ours.memory.all), kilobytes(theirs.memory.all)]),
    row('state, record and log', [kilobytes(ours.memory.state)]),
    row('besides, without sockets', [
      kilobytes(ours.memory.besides),
      `≤ ${kilobytes(MOST_BYTES_BESIDES)}`,
      met((ours.memory.besides ?? 0) <= MOST_BYTES_BESIDES),
    ]),
    row('state, when nobody looks', [kilobytes(ours.memory.idle)]),
    '',
    `${humanPace.tables} tables at a human pace, ${Math.round(humanPace.perSecond)} decisions a second in all`,
    row('decisions per second', [whole(humanPace.decisionsPerSecond)]),
    row('p50 to the other seats', [ms(humanPace.p50)]),
    row('p99 to the other seats', [
      ms(humanPace.p99),
      `< ${MOST_HUMAN_P99_MS} ms`,
      met(humanPace.p99 < MOST_HUMAN_P99_MS),
    ]),
    row('processor: server, driver', [`${percent(humanPace.serverCpu)}, ${percent(humanPace.driverCpu)}`]),
  ];
  return `${lines.join('\n')}\n`;
}

const NAME_WIDTH = 34;
const WIDTHS = [14, 14, 10];

function row(name: string, cells: readonly string[]): string {
  return (name.padEnd(NAME_WIDTH) + cells.map((cell, at) => cell.padStart(WIDTHS[at])).join('')).trimEnd();
}

const met = (is: boolean) => (is ? 'met' : 'missed');
const whole = (value: number) => Math.round(value).toLocaleString('en');
const ms = (value: number) => `${value.toFixed(1)} ms`;
const percent = (value: number) => `${Math.round(value * 100)} %`;
const kilobytes = (bytes: number | null) => (bytes === null ? '' : `${(bytes / 1000).toFixed(1)} kB`);
const digits = (value: number) => (value >= 100 ? String(Math.round(value)) : value.toFixed(2));
