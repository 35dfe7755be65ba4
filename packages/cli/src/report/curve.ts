/** A value that changes from step to step: a line with a dot for each. */
import { plot } from './axis.js';
import { figure, HEIGHT, textWidth } from './chart.js';
import type { ChartLabels, ChartWords } from './labels.js';
import { html, type Markup } from './markup.js';
import { digitsOf, roundStep, ticksAround } from './scale.js';

export interface CurveInput {
  readonly id: string;
  readonly labels: ChartLabels;
  /** By growing whole steps; one at least. */
  readonly points: readonly { readonly step: number; readonly value: number }[];
  /** How exactly values are told. */
  readonly digits: number;
}

/** More dots than this are no dots but a thick line. */
const MOST_DOTS = 60;

export function curve(words: ChartWords, { id, labels, points, digits }: CurveInput): Markup {
  const whole = (value: number) => words.number(value, 0);
  const values = points.map(({ value }) => value);
  const ticks = ticksAround(
    values.reduce((least, value) => Math.min(least, value)),
    values.reduce((most, value) => Math.max(most, value)),
    4,
  );
  const tickDigits = digitsOf(ticks[1] - ticks[0]);
  const area = plot(labels, ticks, (tick) => words.number(tick, tickDigits), 1);
  const [first, last] = [points[0], points[points.length - 1]];
  const edge = 8; // dots stay inside
  const width = area.right - area.left - 2 * edge;
  // A single one stands in the middle.
  const x = (step: number) =>
    area.left + edge + (first === last ? width / 2 : (width * (step - first.step)) / (last.step - first.step));
  const dots = points.length > MOST_DOTS ? [last] : points;
  const shown = words.number(last.value, digits);
  // Above all that it would cover.
  const below = points.filter(({ step }) => x(step) > area.right - textWidth(shown) - edge);
  const shownHeight = area.y(below.reduce((most, { value }) => Math.max(most, value), last.value)) - 10;
  return figure(words, {
    id,
    labels,
    height: HEIGHT,
    drawing: [
      ...area.drawing,
      ...stepsWithRoom(first.step, last.step, width, whole).map(
        (step) => html`<line class="base" x1="${x(step)}" x2="${x(step)}" y1="${area.bottom}" y2="${area.bottom + 4}"/>
<text class="tick middle" x="${x(step)}" y="${area.bottom + 17}">${whole(step)}</text>`,
      ),
      html`<path class="curve" d="M${points.map(({ step, value }) => html`${x(step)} ${area.y(value)}`)}"/>`,
      ...dots.map(
        ({ step, value }) =>
          html`<circle class="dot" cx="${x(step)}" cy="${area.y(value)}" r="3.5"><title>${words.labelled(whole(step), words.number(value, digits))}</title></circle>`,
      ),
      html`<text class="value ${first === last ? 'middle' : 'end'}" x="${first === last ? x(last.step) : area.right}" y="${shownHeight}">${shown}</text>`,
    ],
    columns: [labels.x, labels.y],
    rows: points.map(({ step, value }) => [{ figure: whole(step) }, { figure: words.number(value, digits) }]),
  });
}

/** Steps at round numbers, as many as have room for theirs. */
function stepsWithRoom(first: number, last: number, width: number, text: (step: number) => string): number[] {
  const widest = textWidth(text(last)) + 10;
  const by = roundStep(Math.max(1, (widest * (last - first)) / width));
  const from = Math.ceil(first / by);
  return Array.from({ length: Math.floor(last / by) - from + 1 }, (_, index) => (from + index) * by);
}
