/** What all charts have in common: the frame, its words, and the table with the same values. */
import type { ChartLabels, ChartWords } from './labels.js';
import { html, type Markup, NOTHING } from './markup.js';
import { type Cell, scrollingTable } from './table.js';

/** User units of the drawings: about the pixels of a telephone, so that letters keep their size there. */
export const WIDTH = 360;
export const HEIGHT = 270;

export interface Chart {
  /** Unique in the page. */
  readonly id: string;
  readonly labels: ChartLabels;
  readonly height: number;
  readonly drawing: readonly Markup[];
  readonly legend?: readonly Markup[];
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** A chart with heading, legend, and its values in a table that opens on demand. */
export function figure({ values }: ChartWords, chart: Chart): Markup {
  const { id, labels, height, drawing, legend = [] } = chart;
  return html`<figure class="card" id="${id}">
<figcaption>
<h3>${labels.title}</h3>
<p>${labels.description}</p>
</figcaption>
<svg class="chart" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="${id}-title ${id}-desc">
<title id="${id}-title">${labels.title}</title>
<desc id="${id}-desc">${labels.description}</desc>
${drawing}
</svg>
${legend.length === 0 ? NOTHING : html`<ul class="legend">${legend}</ul>`}
<details>
<summary>${values}</summary>
${scrollingTable({ caption: labels.title, columns: chart.columns, rows: chart.rows })}
</details>
</figure>`;
}

/** Hatching that tells winners apart without colour; every chart refers to this one. */
export const PATTERNS = html`<svg class="patterns" aria-hidden="true" focusable="false">
<defs><pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
<rect class="winners" width="5" height="5"/><line class="hatch-line" x1="0" y1="0" x2="0" y2="5"/>
</pattern></defs>
</svg>`;

const SWATCHES = {
  all: html`<rect class="all" width="16" height="12"/>`,
  winners: html`<rect fill="url(#hatch)" width="16" height="12"/>`,
  reference: html`<line class="reference" x1="0" x2="16" y1="6" y2="6"/>`,
};

export function legendEntry(kind: keyof typeof SWATCHES, text: string): Markup {
  return html`<li><svg class="swatch" viewBox="0 0 16 12" aria-hidden="true">${SWATCHES[kind]}</svg>${text}</li>`;
}

/** Letters of the drawings are 13 units high and about half as wide: enough to keep numbers from touching. */
export function textWidth(text: string): number {
  return text.length * 7;
}

/** As much of a text as there is room for; the table beside the drawing has all of it. */
export function shortened(text: string, room: number): string {
  const letters = [...text];
  const fitting = Math.floor(room / textWidth('x'));
  return letters.length <= fitting ? text : `${letters.slice(0, fitting - 1).join('')}…`;
}
