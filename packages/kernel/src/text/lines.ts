/** Lines of text for a terminal. */
import type { Seat } from '../game.js';

/** The width that drawings are made for; in another one they are set anew. */
export const COLUMNS = 80;

const SEPARATOR = ' · ';
/** Columns between two labels. */
const GAP = 2;

export const joined = (parts: readonly string[]): string => parts.join(SEPARATOR);

/** A text and the column where it should begin, of `COLUMNS`. */
export interface Label {
  readonly column: number;
  readonly text: string;
}

/** Sets lines in a width. */
export class Lines {
  /** A line from side to side. */
  readonly rule: string;

  constructor(private readonly columns: number = COLUMNS) {
    this.rule = '─'.repeat(columns);
  }

  /** A label and its items, as many to a line as fit; nothing if there is no item. */
  labelled(label: string, items: readonly string[], indent = 0): string[] {
    return items.length === 0 ? [] : this.wrapped(`${label}  `, items, indent);
  }

  /**
   * Items after a beginning, as many to a line as fit; further lines are indented. Only what is longer than a line is broken
   * between its words.
   */
  wrapped(beginning: string, items: readonly string[], indent: number): string[] {
    const margin = ' '.repeat(indent + 2);
    const lines: string[] = [];
    let line = ' '.repeat(indent);
    const add = (part: string, before: string) => {
      if ((line + before + part).trimEnd().length > this.columns && line.trim() !== '') {
        lines.push(line.trimEnd());
        line = margin + part;
      } else line += before + part;
    };
    const isTooLong = (part: string) => margin.length + part.trimEnd().length > this.columns;
    const parts = (part: string) => (isTooLong(part) ? part.split(' ') : [part]);
    for (const [at, word] of parts(beginning).entries()) add(word, at === 0 ? '' : ' ');
    for (const [at, item] of items.entries()) {
      const before = at === 0 ? '' : SEPARATOR;
      for (const [index, word] of parts(item).entries()) add(word, index === 0 ? before : ' ');
    }
    return [...lines, line];
  }

  /**
   * Labels on a line, each in its column or as near as it can, nearer together in a narrow terminal; where long ones would
   * meet, the next line takes what does not fit.
   */
  placed(labels: readonly Label[]): string[] {
    let line = '';
    const left: Label[] = [];
    for (const label of labels.toSorted((one, other) => one.column - other.column)) {
      const wanted = Math.round((label.column * this.columns) / COLUMNS);
      const column = Math.max(0, Math.min(wanted, this.columns - label.text.length));
      const start = line === '' ? column : Math.max(column, line.length + GAP);
      // A label longer than any line has a line of its own.
      if (line !== '' && start + label.text.length > this.columns) left.push(label);
      else line = line.padEnd(start) + label.text;
    }
    return left.length === 0 ? [line] : [line, ...this.placed(left)];
  }
}

/** The letter that stands for a seat where there is no room for a name. */
export const letterOf = (seat: Seat): string => String.fromCharCode('A'.charCodeAt(0) + seat);
