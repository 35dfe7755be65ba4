/** Lines of text for a terminal of 80 columns. */
import type { Seat } from '../game.js';

export const COLUMNS = 80;

export const joined = (parts: readonly string[]): string => parts.join(SEPARATOR);

const SEPARATOR = ' · ';

/** A label and its items, as many to a line as fit; nothing if there is no item. */
export function labelled(label: string, items: readonly string[], indent = 0): string[] {
  return items.length === 0 ? [] : wrapped(`${label}  `, items, indent);
}

/** Items after a beginning, as many to a line as fit; further lines are indented. Only an item longer than a line is broken. */
export function wrapped(beginning: string, items: readonly string[], indent: number): string[] {
  const margin = ' '.repeat(indent + 2);
  const lines: string[] = [];
  let line = ' '.repeat(indent) + beginning;
  items.forEach((item, at) => {
    const isTooLong = margin.length + item.length > COLUMNS;
    const before = at === 0 ? '' : SEPARATOR;
    if (at > 0 && !isTooLong && (line + before + item).length > COLUMNS) {
      lines.push(line);
      line = margin + item;
      return;
    }
    for (const [index, word] of (isTooLong ? item.split(' ') : [item]).entries()) {
      const next = (index === 0 ? before : ' ') + word;
      if ((line + next).length > COLUMNS && line.trim() !== '') {
        lines.push(line);
        line = margin + word;
      } else line += next;
    }
  });
  return [...lines, line];
}

/** A text and the column where it should begin. */
export interface Label {
  readonly column: number;
  readonly text: string;
}

/** Columns between two labels. */
const GAP = 2;

/** Labels on a line, each in its column or as near as it can; where long ones would meet, the next line takes what does not fit. */
export function placed(labels: readonly Label[]): string[] {
  let line = '';
  const left: Label[] = [];
  for (const label of labels.toSorted((one, other) => one.column - other.column)) {
    const column = Math.min(label.column, COLUMNS - label.text.length);
    const start = line === '' ? column : Math.max(column, line.length + GAP);
    if (start + label.text.length > COLUMNS) left.push(label);
    else line = line.padEnd(start) + label.text;
  }
  return left.length === 0 ? [line] : [line, ...placed(left)];
}

/** The letter that stands for a seat where there is no room for a name. */
export const letterOf = (seat: Seat): string => String.fromCharCode('A'.charCodeAt(0) + seat);
