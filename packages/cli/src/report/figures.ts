/** The key figures, and the tables of the seats and of what they play. */
import type { PlayedSummary, Spread, Summary } from '../simulate/simulation.js';
import { type ChartWords, nameOf, type ReportLabels } from './labels.js';
import { html, type Markup, NOTHING } from './markup.js';
import { intervalText } from './shares.js';
import { type Cell, tableSection } from './table.js';

export interface KeyFigure {
  readonly name: string;
  readonly value: string;
  /** Beside the value. */
  readonly spread?: string;
  /** Below it. */
  readonly note: string;
}

export function figureCards(heading: string, figures: readonly KeyFigure[]): Markup {
  const cards = figures.map(
    ({ name, value, spread, note }) => html`<div class="card"><dt>${name}</dt>
<dd><strong>${value}</strong>${spread === undefined ? NOTHING : html` <span>${spread}</span>`}</dd>
<dd>${note}</dd></div>`,
  );
  return html`<section aria-labelledby="figures">
<h2 id="figures">${heading}</h2>
<dl class="figures">
${cards}
</dl>
</section>`;
}

export function keyFigures(summary: Summary, labels: ReportLabels): Markup {
  const figures = spreads(summary, labels).map(([name, spread]) => ({
    name,
    value: labels.number(spread.mean, 1),
    spread: `± ${labels.number(spread.deviation, 1)}`,
    note: rangeText(labels, spread),
  }));
  return figureCards(labels.keyFigures.heading, figures);
}

/** What is told as a mean and its spread, each with its name. */
export function spreads(summary: Summary, { keyFigures, chronicle }: ReportLabels): [string, Spread][] {
  const usual = (['points', 'winner', 'last', 'margin', 'choices'] as const).map((id): [string, Spread] => [
    keyFigures[id],
    summary[id],
  ]);
  if (chronicle === null || summary.chronicle === null) return usual;
  return [...usual, [chronicle.rounds, summary.chronicle.rounds]];
}

export function seatTable({ seats }: Summary, labels: ReportLabels): Markup {
  const { heading, note, seat, bot } = labels.seatTable;
  const rows = seats.map((one, index) => [
    { figure: labels.number(index + 1, 0) },
    nameOf(labels.botNames, one.bot),
    ...playedCells(labels, one),
  ]);
  return tableSection('seats', heading, { columns: [seat, bot, ...playedColumns(labels)], rows }, note);
}

/** Nothing, if all seats play the same. */
export function roleTable({ chronicle: summary }: Summary, labels: ReportLabels): Markup {
  const { chronicle: words } = labels;
  if (words === null || summary === null || summary.roles.length === 0) return NOTHING;
  const rows = summary.roles.map((one) => [
    nameOf(words.roleNames, one.role),
    { figure: labels.number(one.games, 0) },
    ...playedCells(labels, one),
  ]);
  return tableSection('roles', words.byRole, { columns: [words.role, words.games, ...playedColumns(labels)], rows });
}

/** How a seat or a role fares, as columns and what is in them. */
export function playedColumns({ seatTable: { points, range, wins }, interval }: ReportLabels): string[] {
  return [points, range, wins, interval];
}

export function playedTexts(labels: ReportLabels, { points, wins, winsInterval }: PlayedSummary): string[] {
  return [
    spreadText(labels, points),
    rangeText(labels, points),
    labels.percent(wins, 1),
    intervalText(labels, winsInterval),
  ];
}

function playedCells(labels: ReportLabels, one: PlayedSummary): Cell[] {
  return playedTexts(labels, one).map((figure) => ({ figure }));
}

export function spreadText({ number }: ChartWords, { mean, deviation }: Spread): string {
  return `${number(mean, 1)} ± ${number(deviation, 1)}`;
}

export function rangeText(labels: ChartWords, { least, most }: Spread): string {
  return labels.range(labels.number(least, 0), labels.number(most, 0));
}
