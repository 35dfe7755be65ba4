/** The figures as Markdown, between two marks of a file: what stands around them is somebody's own and stays. */
import { InputError } from '@bottega/kernel';
import type { SeatsPart, Section } from './sections.js';

export const BEGIN = '<!-- begin of what bottega balance has written -->';
export const END = '<!-- end of what bottega balance has written -->';

/** What a page begins with: names and values. */
export type Facts = readonly (readonly [name: string, value: string])[];

/** A file with the figures in their place; a new one if there was none. Refuses one that has no place for them. */
export function withFigures(path: string, file: string | null, title: string, figures: string): string {
  if (file === null) return `# ${escaped(title)}\n\n${BEGIN}\n\n${figures}\n\n${END}\n`;
  const [from, to] = placeIn(path, file);
  return `${file.slice(0, from)}\n\n${figures}\n\n${file.slice(to)}`;
}

/** Where the figures go: from the end of the first mark to the beginning of the second. */
export function placeIn(path: string, file: string): [from: number, to: number] {
  const [begin, end] = [file.indexOf(BEGIN), file.indexOf(END)];
  if (begin < 0 || end < begin)
    throw new InputError(`${path} has no place for the figures: they go between the lines "${BEGIN}" and "${END}"`);
  return [begin + BEGIN.length, end];
}

export function figuresMarkdown(facts: Facts, parts: readonly SeatsPart[]): string {
  return [
    markdownTable(
      facts.map(([name]) => name),
      [facts.map(([, value]) => value)],
    ),
    ...parts.flatMap(({ heading, notes, sections }) => [
      `## ${escaped(heading)}`,
      ...notes.map(escaped),
      ...sections.flatMap(sectionMarkdown),
    ]),
  ].join('\n\n');
}

/** How shares are to be read is told above all of them. */
function sectionMarkdown({ heading, note, columns, rows, shares }: Section): string[] {
  const says = shares === null && note !== null ? [escaped(note)] : [];
  return [`### ${escaped(heading)}`, ...says, markdownTable(columns, rows)];
}

/** A table in its columns, so that it can be read as it stands; figures are at the end of theirs. */
function markdownTable(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [columns, ...rows].map((row) => row.map(escaped));
  const widths = columns.map((_, at) => Math.max(3, ...cells.map((row) => row[at].length)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join(' | ')} |`;
  const rule = `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(cells[0]), rule, ...cells.slice(1).map(line)].join('\n');
}

/** Signs that Markdown would take for its own, and no-break spaces that nobody could search for. */
function escaped(text: string): string {
  return text
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/[\\`*_[\]<>|#]/g, (sign) => `\\${sign}`);
}
