/** Figures as Markdown. */

/** A table in its columns, so that it can be read as it stands; figures are at the end of theirs. */
export function markdownTable(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [columns, ...rows].map((row) => row.map(escaped));
  const widths = columns.map((_, at) => Math.max(3, ...cells.map((row) => row[at].length)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join(' | ')} |`;
  const rule = `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(cells[0]), rule, ...cells.slice(1).map(line)].join('\n');
}

/** Signs that Markdown would take for its own, and no-break spaces that nobody could search for. */
export function escaped(text: string): string {
  return text
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/[\\`*_[\]<>|#]/g, (sign) => `\\${sign}`);
}
