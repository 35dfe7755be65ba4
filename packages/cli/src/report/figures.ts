/** The key figures, and the table of the seats. */
import type { Spread, Summary } from '../simulate/simulation.js';
import { nameOf, type ReportLabels } from './labels.js';
import { html, type Markup } from './markup.js';
import { intervalText } from './shares.js';
import { scrollingTable } from './table.js';

export function keyFigures(summary: Summary, labels: ReportLabels): Markup {
  const { heading, ...names } = labels.keyFigures;
  const figures = (['points', 'winner', 'last', 'margin', 'choices'] as const).map(
    (id) => html`<div class="card"><dt>${names[id]}</dt>
<dd><strong>${labels.number(summary[id].mean, 1)}</strong> <span>± ${labels.number(summary[id].deviation, 1)}</span></dd>
<dd>${rangeText(labels, summary[id])}</dd></div>`,
  );
  return html`<section aria-labelledby="figures">
<h2 id="figures">${heading}</h2>
<dl class="figures">
${figures}
</dl>
</section>`;
}

export function seatTable({ seats }: Summary, labels: ReportLabels): Markup {
  const { heading, note, seat, bot, points, range, wins, interval } = labels.seatTable;
  const rows = seats.map((figures, index) => [
    { figure: labels.number(index + 1, 0) },
    nameOf(labels.botNames, figures.bot),
    { figure: `${labels.number(figures.points.mean, 1)} ± ${labels.number(figures.points.deviation, 1)}` },
    { figure: rangeText(labels, figures.points) },
    { figure: labels.percent(figures.wins, 1) },
    { figure: intervalText(labels, figures.winsInterval) },
  ]);
  return html`<section aria-labelledby="seats">
<h2 id="seats">${heading}</h2>
<div class="card"><p class="note">${note}</p>
${scrollingTable({ caption: heading, columns: [seat, bot, points, range, wins, interval], rows })}</div>
</section>`;
}

function rangeText(labels: ReportLabels, { least, most }: Spread): string {
  return labels.range(labels.number(least, 0), labels.number(most, 0));
}
