/** Upright bars of shares, with intervals as whiskers and the fair share as a line. */
import type { Interval } from '../simulate/simulation.js';
import { plot, referenceLine } from './axis.js';
import { figure, HEIGHT, legendEntry, shortened, textWidth } from './chart.js';
import type { ChartLabels, ChartWords } from './labels.js';
import { html, type Markup, NOTHING } from './markup.js';
import { roundStep, ticksTo } from './scale.js';

export interface ShareBar {
  readonly name: string;
  /** A second line under the bar; shortened if there is no room. */
  readonly note: string;
  readonly share: number;
  /** Its 95 % interval. */
  readonly interval: Interval;
}

export interface SharesInput {
  readonly id: string;
  readonly labels: ChartLabels;
  readonly bars: readonly ShareBar[];
  /** What the notes are. */
  readonly notes?: string;
  readonly fair: number;
  /** The bars follow one another as numbers do: where there are many, names and values may be left out. */
  readonly isSeries?: boolean;
}

export function shares(labels: ChartWords, input: SharesInput): Markup {
  const { id, labels: words, bars, notes, fair } = input;
  const most = bars.reduce((highest, bar) => Math.max(highest, bar.interval.most), fair);
  const area = plot(words, ticksTo(most, 4, 0.05), (tick) => labels.percent(tick, 0), notes === undefined ? 1 : 2);
  const slot = (area.right - area.left) / bars.length;
  const thick = Math.min(40, slot * 0.6);
  const { y, bottom } = area;
  const middleOf = (index: number) => area.left + slot * (index + 0.5);
  const bar = ({ name, share }: ShareBar, index: number): Markup =>
    html`<g><title>${labels.labelled(name, labels.percent(share, 1))}</title>
<rect class="all" x="${middleOf(index) - thick / 2}" width="${thick}" y="${y(share)}" height="${bottom - y(share)}"/></g>`;
  const half = Math.min(6, slot * 0.3);
  const whisker = ({ interval: { least, most } }: ShareBar, index: number): Markup => {
    const end = html`m${-half} 0h${2 * half}`;
    return html`<path class="whisker" d="M${middleOf(index)} ${y(most)}${end}m${-half} 0V${y(least)}${end}"/>`;
  };
  // Above the whisker; above the line, if the line would run through the number.
  const valueHeight = (entry: ShareBar) => {
    const height = y(entry.interval.most) - 6;
    return Math.abs(height - 4 - y(fair)) < 9 ? y(fair) - 5 : height;
  };
  const digits = input.isSeries === true ? digitsWithRoom(labels, bars, slot) : 1;
  const step = input.isSeries === true ? nameStep(bars, slot) : 1;
  const texts = (entry: ShareBar, index: number): Markup => {
    const middle = middleOf(index);
    return html`${digits === null ? NOTHING : html`<text class="value middle" x="${middle}" y="${valueHeight(entry)}">${labels.percent(entry.share, digits)}</text>`}
${index % step === 0 ? html`<text class="tick middle" x="${middle}" y="${bottom + 17}">${entry.name}</text>` : NOTHING}
${notes === undefined ? NOTHING : html`<text class="tick middle" x="${middle}" y="${bottom + 33}">${shortened(entry.note, slot - 10)}</text>`}`;
  };
  return figure(labels, {
    id,
    labels: words,
    height: HEIGHT,
    drawing: [
      ...area.drawing,
      ...bars.map(bar),
      referenceLine([area.left, y(fair)], [area.right, y(fair)]),
      ...bars.map(whisker),
      ...bars.map(texts),
    ],
    legend: [legendEntry('reference', labels.fairShare(labels.percent(fair, 1)))],
    columns: [words.x, ...(notes === undefined ? [] : [notes]), words.y, labels.interval],
    rows: bars.map((entry) => [
      { figure: entry.name },
      ...(notes === undefined ? [] : [entry.note]),
      { figure: labels.percent(entry.share, 1) },
      { figure: intervalText(labels, entry.interval) },
    ]),
  });
}

/** How exactly the values can be written above their bars; null if there is no room at all. */
function digitsWithRoom({ percent }: ChartWords, bars: readonly ShareBar[], slot: number): number | null {
  const bold = 1.2; // values are wider than other texts
  const fits = (digits: number) => bars.every(({ share }) => bold * textWidth(percent(share, digits)) + 4 <= slot);
  return [1, 0].find(fits) ?? null;
}

/** Every how many bars there is room for a name. */
function nameStep(bars: readonly ShareBar[], slot: number): number {
  const widest = bars.reduce((most, { name }) => Math.max(most, textWidth(name)), 0);
  return roundStep(Math.max(1, (widest + 8) / slot));
}

export function intervalText(labels: ChartWords, { least, most }: Interval): string {
  return labels.range(labels.percent(least, 1), labels.percent(most, 1));
}
