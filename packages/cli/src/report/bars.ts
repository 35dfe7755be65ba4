/** Lying bars, each below its name: names may be long, values negative. */
import { figure, shortened, textWidth, WIDTH } from './chart.js';
import type { ChartLabels, ChartWords } from './labels.js';
import { html, type Markup } from './markup.js';

export interface BarsInput {
  readonly id: string;
  readonly labels: ChartLabels;
  readonly bars: readonly { readonly name: string; readonly value: number }[];
  /** The values are shares of a whole, which is as long as the drawing is wide. */
  readonly areShares?: boolean;
}

const ROW = 38;

export function bars(labels: ChartWords, input: BarsInput): Markup {
  const said = (value: number, digits: number) =>
    input.areShares === true ? labels.percent(value, 1) : labels.number(value, digits);
  const least = input.bars.reduce((lowest, { value }) => Math.min(lowest, value), 0);
  const most = input.bars.reduce((highest, { value }) => Math.max(highest, value), input.areShares === true ? 1 : 0);
  const x = (value: number) => (WIDTH * (value - least)) / (most - least || 1); // all zero: any width will do
  const height = ROW * input.bars.length + 4;
  return figure(labels, {
    id: input.id,
    labels: input.labels,
    height,
    drawing: input.bars.map(({ name, value }, index) => {
      const text = said(value, 1);
      const top = index * ROW;
      const from = x(Math.min(0, value));
      return html`<text class="name" x="0" y="${top + 14}">${shortened(name, WIDTH - textWidth(text) - 12)}</text>
<text class="value end" x="${WIDTH}" y="${top + 14}">${text}</text>
<rect class="track" x="0" width="${WIDTH}" y="${top + 20}" height="11"/>
<rect class="all" x="${from}" width="${x(Math.max(0, value)) - from}" y="${top + 20}" height="11"/>
<line class="base" x1="${x(0)}" x2="${x(0)}" y1="${top + 20}" y2="${top + 31}"/>`;
    }),
    columns: [input.labels.x, input.labels.y],
    rows: input.bars.map(({ name, value }) => [name, { figure: said(value, 2) }]),
  });
}
