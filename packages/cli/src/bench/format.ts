/** The bench report as a table of at most 80 columns. */
import type { BenchReport, Comparison, Rate } from './index.js';

const NAMES: Readonly<Record<Comparison['of'], string>> = {
  search: 'search: offer, apply',
  checked: 'checked: offer, play',
  replay: 'replay of a record',
  playout: 'clone + playout / MCTSBot',
};

/** What was measured, for reading: rates, ratios, and whether they are what was asked for. */
export function formatBench(report: BenchReport): string {
  const { sizes } = report;
  const lines = [
    `${report.game} with ${report.seats} players beside boardgame.io ${report.boardgameIo}, Node ${report.node}`,
    `medians of ${report.rounds} rounds of ${report.roundMs} ms in turns, per second of one core; ${Math.round(report.seconds)} s in all`,
    '',
    row('decisions per second', [report.game, 'boardgame.io', 'ratio', 'target', '']),
    ...report.comparisons.map(({ of, ours, theirs, ratio, target, met }) =>
      row(NAMES[of], [whole(ours), whole(theirs), digits(ratio), ...verdict(target, met)]),
    ),
    '',
    row('per second', [report.game, 'boardgame.io']),
    ...report.games.map(({ seats, games }) =>
      row(`games of ${seats}`, [whole(games), ...(seats === report.seats ? [fine(report.theirGames)] : [])]),
    ),
    row('clone + playout to the end', [whole(report.playouts), fine(report.theirPlayouts)]),
    row('clones', [whole(report.clones)]),
    '',
    row('microseconds a choice', ['Match.play', 'rules', 'ratio', 'target']),
    row('in a match, by the rules', [
      micros(report.match.match),
      micros(report.match.rules),
      digits(report.match.ratio),
      `≤ ${report.match.target}`,
      report.match.met ? 'met' : 'missed',
    ]),
    '',
    row('size', [report.game, 'boardgame.io']),
    row('decisions per game', [sizes.ours.decisions, sizes.theirs.decisions].map(digits)),
    row('legal choices per decision', [sizes.ours.legal, sizes.theirs.legal].map(digits)),
    row('numbers in the state', [sizes.ours.numbers, sizes.theirs.numbers].map(digits)),
    '',
    `Beside a boardgame.io game with only ${digits(sizes.narrow.legal)} legal moves and ${digits(sizes.narrow.numbers)} numbers:`,
    ...report.comparisons
      .filter(({ narrowRatio }) => narrowRatio !== null)
      .map(({ of, narrowRatio }) => row(NAMES[of], ['', '', digits(narrowRatio ?? 0)])),
  ];
  return `${lines.join('\n')}\n`;
}

const NAME_WIDTH = 27;
const WIDTHS = [12, 14, 8, 8, 8];

function row(name: string, cells: readonly string[]): string {
  return (name.padEnd(NAME_WIDTH) + cells.map((cell, at) => cell.padStart(WIDTHS[at])).join('')).trimEnd();
}

function whole({ median }: Rate): string {
  return Math.round(median).toLocaleString('en');
}

function fine({ median }: Rate): string {
  return median.toFixed(1);
}

function micros({ median }: Rate): string {
  return (1e6 / median).toFixed(2);
}

/** The ratio that is asked for and whether it was reached; nothing where nothing is asked for. */
function verdict(target: number | null, met: boolean | null): string[] {
  return target === null ? ['', ''] : [`≥ ${target}`, met ? 'met' : 'missed'];
}

/** Three digits that mean something; a measurement has no more. */
function digits(value: number): string {
  return value >= 100 ? String(Math.round(value)) : value.toFixed(1);
}
