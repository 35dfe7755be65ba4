/** The figures as Markdown, between two marks of a file: what stands around them is somebody's own and stays. */
import { InputError } from '@bottega/kernel';
import { escaped, markdownTable } from '../figures/markdown.js';
import type { Part, Section } from '../figures/section.js';

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

export function figuresMarkdown(facts: Facts, parts: readonly Part[]): string {
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
