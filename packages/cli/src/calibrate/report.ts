/** How honest chances are, as a page for a browser or a printer. */
import type { Part } from '../figures/section.js';
import { cellsOf } from '../figures/section-markup.js';
import type { FigureWords } from '../figures/words.js';
import { document, setup } from '../report/document.js';
import { html } from '../report/markup.js';
import { reliability } from '../report/reliability.js';
import { scrollingTable } from '../report/table.js';
import type { Reliability } from './reliability.js';

/** A complete HTML page; it loads nothing and runs nothing. */
export function calibrateReport(
  title: string,
  facts: readonly (readonly [name: string, value: string])[],
  found: Reliability,
  { heading, notes, sections: [section] }: Part,
  { label, chart, language }: FigureWords,
): string {
  const { id, heading: name, note, columns, rows } = section;
  const cells = rows.map(cellsOf);
  return document({ language, title }, [
    setup({ title }, facts),
    html`<section aria-labelledby="chances">
<h2 id="chances">${heading}</h2>
${notes.map((text) => html`<p class="note">${text}</p>`)}
<div class="charts pairs">
${reliability(chart, {
  id: 'chart-reliability',
  labels: { title: name, description: note ?? '', x: label('calibrate.told'), y: label('calibrate.won') },
  points: found.bins,
  exact: label('calibrate.exact'),
  columns,
  cells,
})}
</div>
<div class="card table-card" id="${id}">${scrollingTable({ caption: name, columns, rows: cells })}</div>
</section>`,
  ]).markup;
}
