/** What is said at a table before the game, for somebody who follows it: as long as they sit there. */
import type { ChatLine, TableSummary } from '@bottega/protocol';
import { type Chat, hears, lineOf } from './chat.js';

/** Whether somebody talks at a table as it was told to them: it waits, and they sit at it. Places have no seats yet. */
export const talksAt = ({ status, places }: TableSummary) => status === 'waiting' && places.some(({ isMe }) => isMe);

export class WaitingChat {
  /** The newest line when it was looked for last; null if that failed. */
  private last: Promise<number | null>;

  constructor(
    private readonly chat: Chat,
    private readonly table: string,
    private readonly person: string | null,
    private readonly send: (line: ChatLine) => void,
  ) {
    this.last = this.newest();
  }

  /** Sends what was said since, one time after the other: nobody misses a line or gets one twice. */
  refresh(summary: TableSummary): void {
    this.last = this.last.then((last) =>
      last === null ? this.newest() : this.sendAfter(last, summary).catch(() => last),
    );
  }

  private newest(): Promise<number | null> {
    return this.chat.lastSeq(this.table).catch(() => null);
  }

  private async sendAfter(last: number, summary: TableSummary): Promise<number> {
    const lines = await this.chat.linesAfter(this.table, last);
    if (this.person !== null && talksAt(summary)) {
      const muted = await this.chat.mutedBy(this.person, this.table);
      for (const line of lines) if (hears(muted, this.person, line)) this.send(lineOf(line));
    }
    return lines.at(-1)?.seq ?? last;
  }
}
