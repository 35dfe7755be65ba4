/** Texts set in the width of the terminal: paragraphs, numbered lists, tables. */
import { cleanLine } from './clean.js';
import { terminalColumns } from './width.js';

const SEPARATOR = ' · ';
const GAP = '  ';

/** Breaks a text so that no line is longer than the terminal: at spaces, or a list between its items (" · "). */
export function wrap(text: string, indent = 0, width = terminalColumns()): string {
  const margin = ' '.repeat(indent);
  const lines: string[] = [];
  let line = margin;
  const add = (part: string, separator: string) => {
    const isFirst = line.trim() === '';
    if (!isFirst && line.length + separator.length + part.length > width) {
      lines.push(line.trimEnd());
      line = margin + part;
    } else line += isFirst ? part : separator + part;
  };
  const items = cleanLine(text).split(SEPARATOR);
  for (const item of items) {
    // A sentence breaks between any words; an item of a list stays together if a line can hold it.
    const isWhole = items.length > 1 && indent + item.length <= width;
    const parts = isWhole ? [item] : item.split(' ');
    for (const [at, part] of parts.entries()) add(part, at === 0 ? SEPARATOR : ' ');
  }
  return [...lines, line].join('\n');
}

/** A numbered list; long lists of short lines are set in columns, and what is too long goes on under its beginning. */
export function numbered(lines: readonly string[], width = terminalColumns()): string {
  const label = (at: number) => `${String(at + 1).padStart(3)}${GAP}`;
  const items = lines.map((line, at) => label(at) + cleanLine(line));
  const cell = Math.max(...items.map((item) => item.length)) + GAP.length;
  const across = items.length > 9 ? Math.max(1, Math.floor((width + GAP.length) / cell)) : 1;
  if (across === 1) {
    const indent = label(0).length;
    return lines.map((line, at) => label(at) + wrap(line, indent, width).slice(indent)).join('\n');
  }
  const rows = Math.ceil(items.length / across);
  const row = (at: number) => Array.from({ length: across }, (_, column) => items[column * rows + at] ?? '');
  return Array.from({ length: rows }, (_, at) =>
    row(at)
      .map((item) => item.padEnd(cell))
      .join('')
      .trimEnd(),
  ).join('\n');
}

/** Rows as columns, the first left, the others right. What does not fit beside it comes below, with the first column again. */
export function columns(rows: readonly (readonly string[])[], width = terminalColumns()): string {
  const cells = rows.map((row) => row.map(cleanLine));
  const widths = cells[0].map((_, at) => Math.max(...cells.map((row) => row[at].length)));
  return blocksOf(widths, width)
    .map((block) =>
      cells
        .map((row) => block.map((at) => (at === 0 ? row[at].padEnd(widths[at]) : row[at].padStart(widths[at]))))
        .map((row) => row.join(GAP).trimEnd())
        .join('\n'),
    )
    .join('\n\n');
}

/** Which columns stand side by side: as many as fit, at least one beside the first. */
function blocksOf(widths: readonly number[], width: number): number[][] {
  const blocks: number[][] = [[0]];
  let used = widths[0];
  for (let at = 1; at < widths.length; at++) {
    const block = blocks[blocks.length - 1];
    if (block.length > 1 && used + GAP.length + widths[at] > width) {
      blocks.push([0, at]);
      used = widths[0] + GAP.length + widths[at];
    } else {
      block.push(at);
      used += GAP.length + widths[at];
    }
  }
  return blocks;
}
