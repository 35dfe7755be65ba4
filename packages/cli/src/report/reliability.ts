/** What was told and what came of it: a point for each group with its interval, beside the diagonal on which they would be the same. */
import type { Interval } from '../simulate/simulation.js';
import { plot, referenceLine } from './axis.js';
import { figure, HEIGHT, legendEntry } from './chart.js';
import type { ChartLabels, ChartWords } from './labels.js';
import { html } from './markup.js';
import type { Cell } from './table.js';

export interface ReliabilityPoint {
  readonly told: number;
  readonly won: number;
  readonly interval: Interval;
}

export interface ReliabilityInput {
  readonly id: string;
  readonly labels: ChartLabels;
  readonly points: readonly ReliabilityPoint[];
  /** What the diagonal is. */
  readonly exact: string;
  /** The table with the values. */
  readonly columns: readonly string[];
  readonly cells: readonly (readonly Cell[])[];
}

const TICKS = [0, 0.2, 0.4, 0.6, 0.8, 1];

export function reliability(
  words: ChartWords,
  { id, labels, points, exact, columns, cells }: ReliabilityInput,
): ReturnType<typeof figure> {
  const area = plot(labels, TICKS, (tick) => words.percent(tick, 0), 1);
  const edge = 14; // half of the last number stands beyond the last tick
  const x = (share: number) => area.left + (area.right - edge - area.left) * share;
  const { y, bottom } = area;
  const end = html`m-4 0h8`;
  return figure(words, {
    id,
    labels,
    height: HEIGHT,
    drawing: [
      ...area.drawing,
      ...TICKS.map(
        (tick) => html`<line class="base" x1="${x(tick)}" x2="${x(tick)}" y1="${bottom}" y2="${bottom + 4}"/>
<text class="tick middle" x="${x(tick)}" y="${bottom + 17}">${words.percent(tick, 0)}</text>`,
      ),
      referenceLine([x(0), y(0)], [x(1), y(1)]),
      ...points.map(
        ({ told, interval: { least, most } }) =>
          html`<path class="whisker" d="M${x(told)} ${y(most)}${end}m-4 0V${y(least)}${end}"/>`,
      ),
      ...points.map(
        ({ told, won }) =>
          html`<circle class="dot" cx="${x(told)}" cy="${y(won)}" r="3.5"><title>${words.labelled(words.percent(told, 1), words.percent(won, 1))}</title></circle>`,
      ),
    ],
    legend: [legendEntry('reference', exact)],
    columns,
    rows: cells,
  });
}
