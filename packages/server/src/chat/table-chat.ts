/** Who at a table in memory hears what is said there. */
import type { ChatLine, Muted, TableTalk } from '@bottega/protocol';
import type { Viewer } from '@bottega/table';
import { type Chat, hears, lineOf, NOBODY_MUTED } from './chat.js';

interface Listener {
  readonly person: string;
  readonly send: (line: ChatLine) => void;
  /** The last line that it was sent; null before it has got any. */
  line: number | null;
  muted: Muted;
}

export class TableChat {
  private readonly listeners = new Map<Viewer, Listener>();
  private lastLine = 0;
  /** Lines are read one time after the other: nobody misses one or gets one twice. */
  private reading: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly chat: Chat,
    private readonly table: string,
  ) {}

  join(viewer: Viewer, person: string, send: (line: ChatLine) => void): void {
    this.listeners.set(viewer, { person, send, line: null, muted: NOBODY_MUTED });
  }

  leave(viewer: Viewer): void {
    this.listeners.delete(viewer);
  }

  /** What was said until now; what is said from now on is sent. Spectators hear nothing. */
  async listen(viewer: Viewer): Promise<TableTalk> {
    const listener = this.listeners.get(viewer);
    if (listener === undefined) return { chat: [], unread: 0, muted: NOBODY_MUTED };
    return this.inTurn(async () => {
      const { last, ...told } = await this.chat.soFar(listener.person, this.table);
      listener.line = last;
      listener.muted = told.muted;
      return told;
    });
  }

  /** Sends what was said since. */
  refresh(): Promise<void> {
    return this.inTurn(async () => {
      const lines = await this.chat.linesAfter(this.table, this.lastLine);
      const people = [...this.listeners.values()].map(({ person }) => person);
      const muted = await this.chat.mutedAt(this.table, people);
      this.lastLine = lines.at(-1)?.seq ?? this.lastLine;
      for (const listener of this.listeners.values()) {
        const { person, send, line: last } = listener;
        listener.muted = muted.get(person) ?? listener.muted;
        if (last === null) continue;
        for (const line of lines) if (line.seq > last && hears(listener.muted, person, line)) send(lineOf(line));
        listener.line = Math.max(last, this.lastLine);
      }
    });
  }

  async settled(): Promise<void> {
    await this.reading;
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.reading.then(work);
    this.reading = done.catch(() => {});
    return done;
  }
}
