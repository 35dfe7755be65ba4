/** Shares of many things as lying rows, each below its name, with intervals as whiskers and the fair share as a line. */
import { referenceLine } from './axis.js';
import { figure, legendEntry, shortened, textWidth, WIDTH } from './chart.js';
import type { ChartLabels, ChartWords } from './labels.js';
import { html, type Markup } from './markup.js';
import type { ShareBar } from './shares.js';
import type { Cell } from './table.js';

export interface ShareRow extends Omit<ShareBar, 'note'> {
  /** The share as it is written beside the name. */
  readonly text: string;
}

export interface ShareRowsInput {
  readonly id: string;
  readonly labels: ChartLabels;
  readonly rows: readonly ShareRow[];
  readonly fair: number;
  /** The table with the values. */
  readonly columns: readonly string[];
  readonly cells: readonly (readonly Cell[])[];
}

const ROW = 40;
/** The bar within its row. */
const TOP = 20;
const THICK = 12;

export function shareRows(words: ChartWords, { id, labels, rows, fair, columns, cells }: ShareRowsInput): Markup {
  const most = rows.reduce((highest, { interval }) => Math.max(highest, interval.most), fair);
  const x = (share: number) => ((WIDTH - 2) * share) / most;
  const row = ({ name, share, interval, text }: ShareRow, index: number): Markup => {
    const top = index * ROW;
    const middle = top + TOP + THICK / 2;
    const end = html`m0 -4v8`;
    return html`<text class="name" x="0" y="${top + 14}">${shortened(name, WIDTH - textWidth(text) - 16)}</text>
<text class="value end" x="${WIDTH}" y="${top + 14}">${text}</text>
<rect class="track" x="0" width="${WIDTH}" y="${top + TOP}" height="${THICK}"/>
<rect class="all" x="0" width="${x(share)}" y="${top + TOP}" height="${THICK}"/>
${referenceLine([x(fair), top + TOP - 2], [x(fair), top + TOP + THICK + 2])}
<path class="whisker" d="M${x(interval.least)} ${middle}${end}m0 -4H${x(interval.most)}${end}"/>`;
  };
  return figure(words, {
    id,
    labels,
    height: ROW * rows.length + 2,
    drawing: rows.map(row),
    legend: [legendEntry('reference', words.fairShare(words.percent(fair, 1)))],
    columns,
    rows: cells,
  });
}
