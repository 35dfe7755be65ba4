/** Lines typed by a person or piped in, one at a time. */
import { createInterface, type Interface } from 'node:readline';
import { clean } from './clean.js';
import { print, printInline } from './print.js';

/** Whoever can be asked for a line; null when there are no more. */
export interface Asker {
  ask(question: string): Promise<string | null>;
}

export class Keyboard implements Asker {
  private readonly lines: AsyncIterator<string>;
  private readonly reader: Interface;
  private isClosed = false;

  constructor() {
    this.reader = createInterface({
      input: process.stdin,
      output: process.stdout,
      terminal: process.stdin.isTTY === true,
    });
    this.lines = this.reader[Symbol.asyncIterator]();
    this.reader.on('close', () => {
      this.isClosed = true;
    });
    // Ctrl-C ends the input like Ctrl-D: everything is saved already.
    this.reader.on('SIGINT', () => this.reader.close());
  }

  async ask(question: string): Promise<string | null> {
    this.show(`${question} > `);
    const { value, done } = await this.lines.next();
    if (done === true) {
      print('');
      return null;
    }
    if (process.stdin.isTTY !== true) print(value); // a transcript of piped input reads like a session
    return value.trim();
  }

  close(): void {
    this.reader.close();
  }

  /** The last line of the question is the reader's own: it writes it again when the line is edited. */
  private show(question: string): void {
    if (this.isClosed || process.stdin.isTTY !== true) {
      printInline(question);
      return;
    }
    const from = question.lastIndexOf('\n') + 1;
    printInline(question.slice(0, from));
    this.reader.setPrompt(clean(question.slice(from)));
    this.reader.prompt();
  }
}
