/** Tables of figures for a page. */
import { html, type Markup, NOTHING } from '../report/markup.js';
import { type Cell, scrollingTable } from '../report/table.js';
import type { Section } from './section.js';

/** A table under its heading; `part` keeps it apart from those of other parts. */
export function tableMarkup(part: string, { id, heading, note, columns, rows }: Section): Markup {
  return html`<div class="card table-card" id="${part}-${id}">
<h3>${heading}</h3>
${note === null ? NOTHING : html`<p class="note">${note}</p>`}
${scrollingTable({ caption: heading, columns, rows: rows.map(cellsOf) })}
</div>`;
}

/** The first cell names its row, the others are figures. */
export const cellsOf = ([name, ...figures]: readonly string[]): Cell[] => [
  name,
  ...figures.map((figure) => ({ figure })),
];
