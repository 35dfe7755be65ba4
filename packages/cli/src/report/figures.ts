/** The key figures, and the tables of the seats and of what they play. */
import type { PlayedSummary, Spread, Summary } from '../simulate/simulation.js';
import { nameOf, type ReportLabels, type SeatTableLabels } from './labels.js';
import { html, type Markup, NOTHING } from './markup.js';
import { intervalText } from './shares.js';
import { type Cell, scrollingTable } from './table.js';

export function keyFigures(summary: Summary, labels: ReportLabels): Markup {
  const figures = spreads(summary, labels).map(
    ([name, spread]) => html`<div class="card"><dt>${name}</dt>
<dd><strong>${labels.number(spread.mean, 1)}</strong> <span>± ${labels.number(spread.deviation, 1)}</span></dd>
<dd>${rangeText(labels, spread)}</dd></div>`,
  );
  return html`<section aria-labelledby="figures">
<h2 id="figures">${labels.keyFigures.heading}</h2>
<dl class="figures">
${figures}
</dl>
</section>`;
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
  return html`<section aria-labelledby="seats">
<h2 id="seats">${heading}</h2>
<div class="card"><p class="note">${note}</p>
${scrollingTable({ caption: heading, columns: [seat, bot, ...playedColumns(labels.seatTable)], rows })}</div>
</section>`;
}

/** Nothing, if all seats play the same. */
export function roleTable({ chronicle: summary }: Summary, labels: ReportLabels): Markup {
  const { chronicle: words, seatTable } = labels;
  if (words === null || summary === null || summary.roles.length === 0) return NOTHING;
  const rows = summary.roles.map((one) => [
    nameOf(words.roleNames, one.role),
    { figure: labels.number(one.games, 0) },
    ...playedCells(labels, one),
  ]);
  const columns = [words.role, words.games, ...playedColumns(seatTable)];
  return html`<section aria-labelledby="roles">
<h2 id="roles">${words.byRole}</h2>
<div class="card">${scrollingTable({ caption: words.byRole, columns, rows })}</div>
</section>`;
}

/** How a seat or a role fares, as columns and what is in them. */
export function playedColumns({ points, range, wins, interval }: SeatTableLabels): string[] {
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

export function spreadText({ number }: ReportLabels, { mean, deviation }: Spread): string {
  return `${number(mean, 1)} ± ${number(deviation, 1)}`;
}

export function rangeText(labels: ReportLabels, { least, most }: Spread): string {
  return labels.range(labels.number(least, 0), labels.number(most, 0));
}
