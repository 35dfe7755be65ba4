/** Values of several players that change from step to step: a line for each, with marks where something mattered. */
import { plot } from './axis.js';
import { figure, HEIGHT, textWidth } from './chart.js';
import type { ChartLabels, ChartWords } from './labels.js';
import { html, type Markup } from './markup.js';
import { roundStep } from './scale.js';

export interface LineSeries {
  readonly name: string;
  /** By step. */
  readonly values: readonly number[];
  readonly marks: readonly LineMark[];
}

export interface LineMark {
  /** Between two steps too. */
  readonly step: number;
  readonly sign: string;
  readonly text: string;
}

export interface LinesInput {
  readonly id: string;
  readonly labels: ChartLabels;
  /** Growing. */
  readonly steps: readonly number[];
  /** Five at most: style.ts has lines for so many, told apart by their dashes and only beside that by colour. */
  readonly series: readonly LineSeries[];
  readonly ticks: readonly number[];
  readonly text: (value: number) => string;
  readonly tickText: (value: number) => string;
}

export function lines(words: ChartWords, { id, labels, steps, series, ticks, text, tickText }: LinesInput): Markup {
  const area = plot(labels, ticks, tickText, 1);
  const [first, last] = [steps[0], steps[steps.length - 1]];
  const edge = 8;
  const width = area.right - area.left - 2 * edge;
  const x = (step: number) => area.left + edge + (width * (step - first)) / Math.max(1, last - first);
  const by = roundStep(Math.max(1, ((textWidth(words.number(last, 0)) + 10) * (last - first)) / width));
  const named = Array.from(
    { length: Math.floor(last / by) - Math.ceil(first / by) + 1 },
    (_, at) => (Math.ceil(first / by) + at) * by,
  );
  const mark = ({ values }: LineSeries, { step, sign, text: title }: LineMark): Markup => {
    const at = steps.findLastIndex((one) => one <= step);
    const height = area.y(values[Math.max(0, at)]) + (sign === '▼' ? -5 : 15);
    return html`<text class="value middle" x="${x(step)}" y="${height}"><title>${title}</title>${sign}</text>`;
  };
  return figure(words, {
    id,
    labels,
    height: HEIGHT,
    drawing: [
      ...area.drawing,
      ...named.map(
        (step) => html`<line class="base" x1="${x(step)}" x2="${x(step)}" y1="${area.bottom}" y2="${area.bottom + 4}"/>
<text class="tick middle" x="${x(step)}" y="${area.bottom + 17}">${words.number(step, 0)}</text>`,
      ),
      ...series.map(
        ({ values }, at) =>
          html`<path class="line line-${at}" d="M${values.map((value, index) => html`${x(steps[index])} ${area.y(value)}`)}"/>`,
      ),
      ...series.flatMap((one) => one.marks.map((entry) => mark(one, entry))),
    ],
    legend: series.map(
      ({ name }, at) =>
        html`<li><svg class="swatch wide" viewBox="0 0 32 12" aria-hidden="true"><path class="line line-${at}" d="M0 6H32"/></svg>${name}</li>`,
    ),
    columns: [labels.x, ...series.map(({ name }) => name)],
    rows: steps.map((step, at) => [
      { figure: words.number(step, 0) },
      ...series.map(({ values }) => ({ figure: text(values[at]) })),
    ]),
  });
}
