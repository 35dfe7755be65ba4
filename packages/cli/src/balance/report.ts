/** The figures as a page for a browser or a printer. */
import type { Options } from '@bottega/kernel';
import type { Section } from '../figures/section.js';
import { cellsOf, tableMarkup } from '../figures/section-markup.js';
import type { FigureWords } from '../figures/words.js';
import { document, optionList, setup } from '../report/document.js';
import type { SetupWords } from '../report/labels.js';
import { html, type Markup, NOTHING } from '../report/markup.js';
import { shareRows } from '../report/share-rows.js';
import type { SeatsPart } from './sections.js';

/** A complete HTML page; it loads nothing and runs nothing. `facts` are the settings but for the house rules. */
export function balanceReport(
  title: string,
  facts: readonly (readonly [name: string, value: string])[],
  options: Options,
  parts: readonly SeatsPart[],
  words: FigureWords,
): string {
  const { label, text, language, chart } = words;
  const setupWords: SetupWords = {
    language,
    title,
    seats: label('report.seats'),
    options: label('report.options'),
    noOptions: label('report.defaults'),
    optionNames: text.options,
    seed: label('report.seed'),
  };
  const heading = setup(setupWords, [...facts, [setupWords.options, optionList(options, { ...setupWords, ...chart })]]);
  return document(setupWords, [heading, ...parts.map((part) => partMarkup(part, words))]).markup;
}

function partMarkup({ seats, heading, notes, sections }: SeatsPart, words: FigureWords): Markup {
  const id = `players-${seats}`;
  return html`<section aria-labelledby="${id}">
<h2 id="${id}">${heading}</h2>
${notes.map((note) => html`<p class="note">${note}</p>`)}
<div class="charts">
${sections.filter(({ shares }) => shares !== null).map((section) => chartMarkup(id, section, words))}
</div>
${sections.filter(({ shares }) => shares === null).map((section) => tableMarkup(id, section))}
</section>`;
}

function chartMarkup(part: string, { id, heading, note, columns, rows, shares }: Section, words: FigureWords): Markup {
  if (shares === null) return NOTHING;
  return shareRows(words.chart, {
    id: `${part}-${id}`,
    labels: { title: heading, description: note ?? '', x: columns[0], y: words.label('report.share') },
    ...shares,
    columns,
    cells: rows.map(cellsOf),
  });
}
