/** Figures for the terminal. */
import { columns, wrap } from '../terminal/layout.js';
import { terminalColumns } from '../terminal/width.js';
import type { Part, Section } from './section.js';

/** Names take this much of the width at most: there must be room for figures beside them. */
const NAMES = 0.4;
/** Between two columns. */
const GAP = 2;

/** `facts` are what the games were played with, each a label with its value. */
export function figureLines(
  title: string,
  facts: readonly string[],
  parts: readonly Part[],
  width = terminalColumns(),
): string {
  const head = `${title}\n${wrap(facts.join(' · '), 0, width)}`;
  return [head, ...parts.map((part) => partLines(part, width))].join('\n\n');
}

function partLines({ heading, notes, sections }: Part, width: number): string {
  return [
    `${heading}\n${'─'.repeat(Math.min(width, heading.length))}`,
    ...notes.map((note) => wrap(note, 0, width)),
    ...sections.map((section) => sectionLines(section, width)),
  ].join('\n\n');
}

/** A table whose first column already says what it is has no other heading. */
function sectionLines({ heading, note, columns: names, rows, shares }: Section, width: number): string {
  const table = [names, ...rows];
  const widest = Math.max(...table.flatMap(([, ...figures]) => figures.map(({ length }) => length)));
  const room = Math.min(Math.floor(width * NAMES), width - GAP - widest);
  const short = table.map(([first, ...figures]) => [shortened(first, room), ...figures]);
  const says = shares === null && note !== null ? [wrap(note, 0, width)] : [];
  return [...(heading === short[0][0] ? [] : [wrap(heading, 0, width)]), ...says, columns(short, width)].join('\n');
}

function shortened(text: string, most: number): string {
  const letters = [...text];
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join('')}…`;
}
