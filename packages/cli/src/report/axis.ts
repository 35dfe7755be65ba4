/** The upright charts' plot: a scale on the left, names of the axes, a base line. */
import { HEIGHT, textWidth, WIDTH } from './chart.js';
import type { ChartLabels } from './labels.js';
import { html, type Markup } from './markup.js';

export interface Plot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The height at which a value of the scale stands. */
  readonly y: (value: number) => number;
  readonly drawing: readonly Markup[];
}

/** Lines below the base line: ticks, a second line of names, the name of the axis. */
const LINE = 16;

/** A plot whose scale has these ticks; the one of 0 is the base line. */
export function plot(
  labels: ChartLabels,
  ticks: readonly number[],
  tickText: (tick: number) => string,
  lines: 1 | 2,
): Plot {
  const texts = ticks.map(tickText);
  const left = 8 + texts.reduce((widest, text) => Math.max(widest, textWidth(text)), 0);
  const right = WIDTH - 4;
  const top = 40; // the name of the scale, and below it the words at a reference line
  const bottom = HEIGHT - 10 - LINE * (lines + 1);
  const [lowest, highest] = [ticks[0], ticks[ticks.length - 1]];
  const y = (value: number) => bottom - ((bottom - top) * (value - lowest)) / (highest - lowest);
  return {
    left,
    right,
    top,
    bottom,
    y,
    drawing: [
      ...ticks.map(
        (
          tick,
          index,
        ) => html`<line class="${tick === 0 ? 'base' : 'grid'}" x1="${left}" x2="${right}" y1="${y(tick)}" y2="${y(tick)}"/>
<text class="tick end" x="${left - 6}" y="${y(tick) + 4}">${texts[index]}</text>`,
      ),
      html`<text class="axis" x="0" y="12">${labels.y}</text>`,
      html`<text class="axis middle" x="${(left + right) / 2}" y="${HEIGHT - 6}">${labels.x}</text>`,
    ],
  };
}

/** Words that stand as near to `x` as the drawing's width allows. */
export function wordsNear(x: number, y: number, words: string): Markup {
  const half = textWidth(words) / 2;
  const within = Math.max(half, Math.min(WIDTH - half, x));
  return html`<text class="reference-words middle" x="${within}" y="${y}">${words}</text>`;
}

/** A line to compare with, legible across bars: a lighter one lies under it. */
export function referenceLine(from: readonly [x: number, y: number], to: readonly [x: number, y: number]): Markup {
  const ends = html`x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}"`;
  return html`<line class="halo" ${ends}/><line class="reference" ${ends}/>`;
}
