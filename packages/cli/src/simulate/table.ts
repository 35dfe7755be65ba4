/** The figures of a simulation for the terminal. */
import { playedColumns, playedTexts, rangeText, spreads, spreadText } from '../report/figures.js';
import { nameOf, type ReportLabels } from '../report/labels.js';
import { columns } from '../terminal/layout.js';
import type { Summary } from './simulation.js';

export function table(summary: Summary, labels: ReportLabels): string {
  const parts = [labels.title, seatRows(summary, labels), ...chronicleRows(summary, labels)];
  const spreadRows = spreads(summary, labels).map(([name, spread]) => [
    name,
    spreadText(labels, spread),
    rangeText(labels, spread),
  ]);
  parts.push(columns([['', labels.keyFigures.mean, labels.keyFigures.range], ...spreadRows]));
  return [...parts, labels.labelled(labels.speed, labels.number(summary.gamesPerSecond, 1))].join('\n\n');
}

function seatRows({ seats }: Summary, labels: ReportLabels): string {
  const { seat, bot } = labels.seatTable;
  const rows = seats.map((one, at) => [`${at + 1}`, nameOf(labels.botNames, one.bot), ...playedTexts(labels, one)]);
  return columns([[seat, bot, ...playedColumns(labels)], ...rows]);
}

/** By what was played, and what ended the games. */
function chronicleRows({ chronicle: summary }: Summary, labels: ReportLabels): string[] {
  const { chronicle: words, number, percent } = labels;
  if (words === null || summary === null) return [];
  const roles = summary.roles.map((one) => [
    nameOf(words.roleNames, one.role),
    number(one.games, 0),
    ...playedTexts(labels, one),
  ]);
  const endings = summary.endings.map(({ ending, games, share }) => [
    nameOf(words.endingNames, ending),
    number(games, 0),
    percent(share, 1),
  ]);
  return [
    ...(roles.length === 0 ? [] : [columns([[words.role, words.games, ...playedColumns(labels)], ...roles])]),
    ...(endings.length === 0 ? [] : [columns([[words.ending, words.games, words.share], ...endings])]),
  ];
}
