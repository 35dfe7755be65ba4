/** The one way out to the terminal: whatever is printed is cleaned here, wherever it came from. */
import { styleText } from 'node:util';
import { clean, cleanJson, cleanLine } from './clean.js';

export interface Styled {
  readonly style: 'bold' | 'dim';
  readonly text: string;
}

/** Emphasis where the terminal can show it; the words alone must say everything. */
export const bold = (text: string): Styled => ({ style: 'bold', text });
export const dim = (text: string): Styled => ({ style: 'dim', text });

/** Prints texts, each beginning on a line of its own. */
export function print(...parts: readonly (string | Styled)[]): void {
  for (const part of parts) process.stdout.write(`${shown(part)}\n`);
}

/** Prints without ending the line. */
export function printInline(text: string): void {
  process.stdout.write(clean(text));
}

/** Prints a value for programs to read. */
export function printJson(value: unknown, indent = 0): void {
  process.stdout.write(`${cleanJson(value, indent)}\n`);
}

/** Says on standard error what went wrong, in one line that begins with the name of the program. */
export function complain(sentence: string): void {
  process.stderr.write(`bottega: ${cleanLine(sentence)}\n`);
}

/** Prints to standard error without ending the line. */
export function complainInline(text: string): void {
  process.stderr.write(clean(text));
}

/** Tells on standard error what is not the output that was asked for. */
export function note(text: string): void {
  process.stderr.write(`${clean(text)}\n`);
}

/** Clears the terminal, what was scrolled away too: the next person must not read the secrets of the last. */
export function wipe(): void {
  if (process.stdout.isTTY === true) process.stdout.write('\u001b[2J\u001b[3J\u001b[H');
}

function shown(part: string | Styled): string {
  if (typeof part === 'string') return clean(part);
  const text = clean(part.text);
  return process.stdout.isTTY === true && !process.env.NO_COLOR ? styleText(part.style, text) : text;
}
