/** The terminal: lines in, lines out, 80 columns. */
import { createInterface, type Interface } from 'node:readline';
import { styleText } from 'node:util';

export const COLUMNS = 80;

const isColoured = process.stdout.isTTY === true && !process.env.NO_COLOR;

/** Emphasis where the terminal can show it; the words alone must say everything. */
export function styled(style: 'bold' | 'dim' | 'green' | 'yellow', text: string): string {
  return isColoured ? styleText(style, text) : text;
}

/** Breaks a text so that no line is longer than the terminal: at spaces, or a list between its items (" · "). */
export function wrap(text: string, indent = 0): string {
  const separator = text.includes(' · ') ? ' · ' : ' ';
  const lines: string[] = [];
  let line = ' '.repeat(indent);
  for (const part of text.split(separator)) {
    const isFirst = line.trim() === '';
    if (!isFirst && line.length + separator.length + part.length > COLUMNS) {
      lines.push(line);
      line = ' '.repeat(indent) + part;
    } else line += isFirst ? part : separator + part;
  }
  return [...lines, line].join('\n');
}

/** Rows as columns; the first column left, the others right. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows[0].map((_, at) => Math.max(...rows.map((row) => row[at].length)));
  return rows
    .map((row) => row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join('  '))
    .join('\n');
}

/** Clears the terminal, what was scrolled away too: the next person must not read the secrets of the last. */
export function wipe(): void {
  if (process.stdout.isTTY === true) process.stdout.write('\u001b[2J\u001b[3J\u001b[H');
}

/** Lines typed by a person or piped in, one at a time. */
export class Keyboard {
  private readonly lines: AsyncIterator<string>;
  private readonly reader: Interface;

  constructor() {
    this.reader = createInterface({
      input: process.stdin,
      output: process.stdout,
      terminal: process.stdin.isTTY === true,
    });
    this.lines = this.reader[Symbol.asyncIterator]();
    // Ctrl-C ends the input like Ctrl-D: everything is saved already.
    this.reader.on('SIGINT', () => this.reader.close());
  }

  /** The next line, or null when there are no more. */
  async ask(question: string): Promise<string | null> {
    process.stdout.write(`${question} > `);
    const { value, done } = await this.lines.next();
    if (done === true) {
      process.stdout.write('\n');
      return null;
    }
    if (process.stdin.isTTY !== true) process.stdout.write(`${value}\n`); // a transcript of piped input reads like a session
    return value.trim();
  }

  close(): void {
    this.reader.close();
  }
}
