/** The charts of the report. */
import type { Simulation, Summary } from '../simulate/simulation.js';
import { wilson } from '../simulate/wilson.js';
import { bars } from './bars.js';
import { chronicleCharts } from './chronicle.js';
import { gameValues } from './games.js';
import { histogram } from './histogram.js';
import { nameOf, type ReportLabels } from './labels.js';
import { html, type Markup, NOTHING } from './markup.js';
import { shares } from './shares.js';

export function charts({ games, seats }: Simulation, summary: Summary, labels: ReportLabels): Markup {
  const values = gameValues(games);
  const fair = 1 / seats;
  const drawn = [
    histogram(labels, {
      id: 'chart-points',
      labels: labels.charts.points,
      values: values.points,
      winners: values.winners,
      mean: summary.points.mean,
    }),
    shares(labels, {
      id: 'chart-wins',
      labels: labels.charts.wins,
      bars: summary.seats.map(({ bot, wins, winsInterval }, seat) => ({
        name: labels.number(seat + 1, 0),
        note: nameOf(labels.botNames, bot),
        share: wins,
        interval: winsInterval,
      })),
      notes: labels.seatTable.bot,
      fair,
    }),
    shares(labels, {
      id: 'chart-order',
      labels: labels.charts.order,
      bars: summary.byOrder.map((share, order) => ({
        name: labels.number(order + 1, 0),
        note: '',
        share,
        interval: wilson(share, games.length),
      })),
      fair,
    }),
    summary.categories.length === 0
      ? NOTHING
      : bars(labels, {
          id: 'chart-categories',
          labels: labels.charts.categories,
          bars: summary.categories.map(({ category, mean }) => ({
            name: nameOf(labels.categoryNames, category),
            value: mean,
          })),
        }),
    histogram(labels, {
      id: 'chart-margin',
      labels: labels.charts.margin,
      values: values.margins,
      mean: summary.margin.mean,
    }),
    histogram(labels, {
      id: 'chart-choices',
      labels: labels.charts.choices,
      values: values.choices,
      mean: summary.choices.mean,
    }),
    ...chronicleCharts({ games, seats }, summary, labels),
  ];
  return html`<section aria-labelledby="charts">
<h2 id="charts">${labels.charts.heading}</h2>
<div class="charts">
${drawn}
</div>
</section>`;
}
