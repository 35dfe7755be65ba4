/** Histograms: how often a value occurred, and in which part of that it won. */
import { plot, referenceLine, wordsNear } from './axis.js';
import { type Bins, binsOf, countInto } from './bins.js';
import { figure, HEIGHT, legendEntry, textWidth } from './chart.js';
import type { ChartLabels, ReportLabels } from './labels.js';
import { html, type Markup, NOTHING } from './markup.js';
import { roundStep, ticksTo } from './scale.js';

export interface HistogramInput {
  readonly id: string;
  readonly labels: ChartLabels;
  readonly values: readonly number[];
  /** Those of the values that won. */
  readonly winners?: readonly number[];
  readonly mean: number;
}

/** Fewer columns than this stay slender, in the middle: equal values are a column, not a wall. */
const LEAST_SLOTS = 9;

export function histogram(labels: ReportLabels, input: HistogramInput): Markup {
  const whole = (value: number) => labels.number(value, 0);
  const bins = binsOf(input.values);
  const winners = input.winners === undefined ? undefined : countInto(bins, input.winners);
  const most = bins.counts.reduce((one, other) => Math.max(one, other), 1);
  const area = plot(input.labels, ticksTo(most, 4, 1), whole, 1);

  const slots = Math.max(LEAST_SLOTS, bins.counts.length);
  const slot = (area.right - area.left) / slots;
  const left = area.left + (slot * (slots - bins.counts.length)) / 2;
  // Half a unit, because whole values stand in the middle of the space they take.
  const x = (value: number) => left + (slot * (value + 0.5 - bins.start)) / bins.width;

  const nameOfBin = (bin: number) => {
    const start = bins.start + bin * bins.width;
    return bins.width === 1 ? whole(start) : labels.range(whole(start), whole(start + bins.width - 1));
  };
  const column = (count: number, bin: number): Markup => {
    const won = winners?.counts[bin] ?? 0;
    const words = winners === undefined ? whole(count) : `${whole(won)} / ${whole(count)}`;
    const place = html`x="${left + slot * bin + slot * 0.08}" width="${slot * 0.84}"`;
    const bar = (of: number, fill: Markup) =>
      html`<rect ${fill} ${place} y="${area.y(of)}" height="${area.bottom - area.y(of)}"/>`;
    if (count === 0) return NOTHING;
    return html`<g><title>${labels.labelled(nameOfBin(bin), words)}</title>${bar(count, html`class="all"`)}${won === 0 ? NOTHING : bar(won, html`class="outlined" fill="url(#hatch)"`)}</g>`;
  };
  return figure(labels, {
    id: input.id,
    labels: input.labels,
    height: HEIGHT,
    drawing: [
      ...area.drawing,
      ...bins.counts.map(column),
      ...labelled(bins, slot, whole).map(
        (
          value,
        ) => html`<line class="base" x1="${x(value)}" x2="${x(value)}" y1="${area.bottom}" y2="${area.bottom + 4}"/>
<text class="tick middle" x="${x(value)}" y="${area.bottom + 17}">${whole(value)}</text>`,
      ),
      referenceLine([x(input.mean), area.top - 8], [x(input.mean), area.bottom]),
      wordsNear(x(input.mean), area.top - 12, labels.mean(labels.number(input.mean, 1))),
    ],
    ...(winners === undefined
      ? {}
      : { legend: [legendEntry('all', labels.charts.allSeats), legendEntry('winners', labels.charts.winners)] }),
    columns: [input.labels.x, input.labels.y, ...(winners === undefined ? [] : [labels.charts.winners])],
    rows: bins.counts.map((count, bin) => [
      { figure: nameOfBin(bin) },
      { figure: whole(count) },
      ...(winners === undefined ? [] : [{ figure: whole(winners.counts[bin]) }]),
    ]),
  });
}

/** The starts of bins that have room for their number: every one, or every second, fifth … at round values. */
function labelled({ start, width, counts }: Bins, slot: number, text: (value: number) => string): number[] {
  const starts = counts.map((_, bin) => start + bin * width);
  const widest = starts.reduce((most, value) => Math.max(most, textWidth(text(value))), 0);
  const step = roundStep(Math.max(1, (widest + 8) / slot)) * width;
  const round = starts.filter((value) => value % step === 0);
  return round.length > 0 ? round : [start];
}
