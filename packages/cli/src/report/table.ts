/** Tables that scroll inside their own frame, so that the page never does. */
import { html, type Markup, NOTHING } from './markup.js';

/** Text is aligned to its beginning, numbers to their end. */
export type Cell = string | { readonly figure: string };

export interface Table {
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell heads its row. */
  readonly rows: readonly (readonly Cell[])[];
}

export function scrollingTable({ caption, columns, rows }: Table): Markup {
  const numeric = columns.map((_, column) => rows.every((row) => typeof row[column] !== 'string'));
  // A frame that scrolls must be reachable by keyboard, and what is reachable needs a name.
  return html`<div class="scroll" role="region" tabindex="0" aria-label="${caption}">
<table>
<caption>${caption}</caption>
<thead><tr>${columns.map((name, column) => html`<th scope="col"${classOf(numeric[column])}>${name}</th>`)}</tr></thead>
<tbody>
${rows.map((row) => html`<tr>${row.map(cell)}</tr>`)}
</tbody>
</table>
</div>`;
}

/** A table of its own under a heading, with a sentence about it. */
export function tableSection(id: string, heading: string, table: Omit<Table, 'caption'>, note?: string): Markup {
  return html`<section aria-labelledby="${id}">
<h2 id="${id}">${heading}</h2>
<div class="card">${
    note === undefined
      ? NOTHING
      : html`<p class="note">${note}</p>
`
  }${scrollingTable({ caption: heading, ...table })}</div>
</section>`;
}

function cell(content: Cell, column: number): Markup {
  const text = typeof content === 'string' ? content : content.figure;
  const aligned = classOf(typeof content !== 'string');
  return column === 0 ? html`<th scope="row"${aligned}>${text}</th>` : html`<td${aligned}>${text}</td>`;
}

function classOf(numeric: boolean): Markup {
  return numeric ? html` class="figure"` : html``;
}
