/** One socket: the tables that are watched through it, and what is asked over it. */
import type { Writable } from 'node:stream';
import { digest } from '@bottega/kernel';
import { type Answers, type DownMessage, PROTOCOL_VERSION, type UpMessage, type Watched } from '@bottega/protocol';
import { upMessage } from '@bottega/protocol/schemas';
import { changeOf, type FullUpdate, type Viewer } from '@bottega/table';
import type { WebSocket } from 'ws';
import { problemOf } from '../http/app.js';
import type { Person } from '../people/people.js';
import { RequestError } from '../problem.js';
import type { Services } from '../services.js';
import type { LiveTable } from '../tables/live-table.js';
import type { LiveTables } from '../tables/live-tables.js';
import type { TableService } from '../tables/table-service.js';

/** What a connection needs of the server. */
export interface Hall {
  readonly services: Services;
  readonly tables: TableService;
  readonly live: LiveTables;
  readonly messagesPerMinute: number;
}

interface WatchedTable {
  readonly table: LiveTable;
  readonly viewer: Viewer;
}

/** Somebody who does not read what is sent is cut off; they come back and get everything anew. */
const MAX_BUFFERED_BYTES = 1_000_000;
const MAX_TABLES = 20;
const MINUTE_MS = 60_000;
const TOO_MUCH = 1013; // "try again later"

type Asked<Type extends UpMessage['type']> = Extract<UpMessage, { readonly type: Type }>;

export class Connection {
  private readonly watched = new Map<string, WatchedTable>();
  /** What is being asked at each table: the next waits for it. */
  /** The tables of which every change is told, and how that ends. */
  private readonly followed = new Map<string, () => void>();
  private lastWork: Promise<void> = Promise.resolve();
  private isClosed = false;
  private isHeldBack = false;
  private windowStart = 0;
  private messages = 0;

  constructor(
    private readonly hall: Hall,
    private readonly socket: WebSocket,
    private readonly person: Person | null,
    /** What the socket writes to. */
    private readonly stream: Writable,
  ) {
    this.send({ type: 'hello', protocol: PROTOCOL_VERSION });
    socket.on('message', (data) => this.receive(String(data)));
    socket.on('close', () => this.close());
    socket.on('error', () => socket.terminate());
  }

  private receive(text: string): void {
    if (this.isClosed) return;
    if (this.isTooMany()) {
      this.socket.close(TOO_MUCH, 'too many messages');
      return;
    }
    const read = readMessage(text);
    if ('error' in read) {
      this.send({ type: 'problem', ref: read.ref, error: 'wrongInput', message: read.error });
      return;
    }
    // One after the other: a choice must not overtake the one before it.
    this.lastWork = this.lastWork.then(() => this.answer(read.message));
  }

  private async answer(message: UpMessage): Promise<void> {
    if (this.isClosed) return;
    const { ref, type } = message;
    try {
      const value = await this.answers[type](message as never);
      this.send({ type: 'answer', ref, value });
    } catch (error) {
      const { status, code, message: sentence } = problemOf(error);
      if (status >= 500) this.hall.services.logger.error({ error, type }, 'a message failed');
      this.send({ type: 'problem', ref, error: code, message: sentence });
    }
  }

  private readonly answers: { readonly [Type in UpMessage['type']]: (message: Asked<Type>) => Promise<Answers[Type]> } =
    {
      watch: async ({ table: id, known }) => {
        if (this.watched.size >= MAX_TABLES && !this.watched.has(id)) {
          throw new RequestError(429, 'tooMany', `one connection watches ${MAX_TABLES} tables at most`);
        }
        const seat = await this.hall.tables.seatOf(id, this.person?.id ?? null);
        this.drop(id);
        const table = await this.hall.live.acquire(id);
        const viewer = table.join({
          person: this.person?.id ?? null,
          seat,
          update: (update) => this.send({ type: 'update', table: id, update }),
          state: (state) => this.send({ type: 'state', table: id, state }),
        });
        this.watched.set(id, { table, viewer });
        const update = await table.session.look(viewer);
        const keep = known === undefined ? 0 : commonLog(update, known);
        const watched: Watched = {
          info: table.session.info(),
          state: table.state(),
          update: { ...update, log: update.log.slice(keep) },
          keep,
          rulesChange: changeOf(table.session.kept().record),
          chat: [],
        };
        if (this.isClosed) this.drop(id);
        return watched;
      },
      unwatch: async ({ table }) => {
        this.drop(table);
        return null;
      },
      follow: async ({ table: id }) => {
        if (this.followed.size >= MAX_TABLES && !this.followed.has(id)) {
          throw new RequestError(429, 'tooMany', `one connection follows ${MAX_TABLES} tables at most`);
        }
        const person = this.person?.id ?? null;
        const summary = await this.hall.tables.summary(id, person);
        this.unfollow(id);
        const tell = async () => {
          const now = await this.hall.tables.summary(id, person).catch(() => null);
          if (now === null)
            this.unfollow(id); // not for these eyes any more
          else this.send({ type: 'summary', table: id, summary: now });
        };
        this.followed.set(
          id,
          this.hall.services.news.subscribe(id, () => void tell()),
        );
        if (this.isClosed) this.unfollow(id);
        return summary;
      },
      unfollow: async ({ table: id }) => {
        this.unfollow(id);
        return null;
      },
      choose: async ({ table: id, position, id: request, choices }) => {
        const { table, viewer } = this.at(id);
        return table.choose(viewer, { position, id: request }, choices as never);
      },
      undo: async ({ table: id, position, id: request }) => {
        const { table, viewer } = this.at(id);
        return table.undo(viewer, { position, id: request });
      },
      concede: async ({ table: id }) => {
        const { table, seat } = this.seated(id);
        await table.concede(seat);
        return null;
      },
      away: async ({ table: id }) => {
        const { table, seat } = this.seated(id);
        await table.away(seat);
        return null;
      },
      return: async ({ table: id }) => {
        const { table, seat } = this.seated(id);
        await table.comeBack(seat);
        return null;
      },
      chat: async () => {
        throw new RequestError(501, 'notYet', 'chat is not built yet');
      },
      moment: async ({ table: id, at, seat }) => {
        const { table, viewer } = this.at(id);
        return table.session.moment(viewer, at, seat);
      },
      recap: async ({ table: id }) => {
        const { table, viewer } = this.at(id);
        return table.session.recap(viewer);
      },
      course: async ({ table: id }) => this.at(id).table.session.course(),
    };

  private at(id: string): WatchedTable {
    const watched = this.watched.get(id);
    if (watched === undefined) throw new RequestError(409, 'notWatching', 'watch the table first');
    return watched;
  }

  private seated(id: string): { readonly table: LiveTable; readonly seat: number } {
    const { table, viewer } = this.at(id);
    if (viewer.seat === null) throw new RequestError(403, 'notAllowed', 'you have no seat at this table');
    return { table, seat: viewer.seat };
  }

  private unfollow(id: string): void {
    this.followed.get(id)?.();
    this.followed.delete(id);
  }

  private drop(id: string): void {
    const watched = this.watched.get(id);
    if (watched === undefined) return;
    this.watched.delete(id);
    watched.table.leave(watched.viewer);
    this.hall.live.release(id);
  }

  private send(message: DownMessage): void {
    if (this.isClosed || this.socket.readyState !== this.socket.OPEN) return;
    this.holdBack();
    this.socket.send(JSON.stringify(message));
    if (this.socket.bufferedAmount > MAX_BUFFERED_BYTES) this.socket.terminate();
  }

  /** What is sent in one turn of the event loop goes out at once: an update and the answer to whoever caused it, for example. */
  private holdBack(): void {
    if (this.isHeldBack) return;
    this.isHeldBack = true;
    this.stream.cork();
    setImmediate(() => {
      this.isHeldBack = false;
      this.stream.uncork();
    });
  }

  private isTooMany(): boolean {
    const now = this.hall.services.now();
    if (now - this.windowStart > MINUTE_MS) {
      this.windowStart = now;
      this.messages = 0;
    }
    return ++this.messages > this.hall.messagesPerMinute;
  }

  private close(): void {
    this.isClosed = true;
    for (const id of [...this.watched.keys()]) this.drop(id);
    for (const id of [...this.followed.keys()]) this.unfollow(id);
  }
}

/** How much of the log that a viewer knew still stands. */
function commonLog({ log }: FullUpdate, known: { readonly log: number; readonly digest: string }): number {
  return known.log <= log.length && digest(log.slice(0, known.log)) === known.digest ? known.log : 0;
}

/** A message from outside, or what is wrong with it. */
function readMessage(
  text: string,
): { readonly message: UpMessage } | { readonly error: string; readonly ref: number | null } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { error: 'a message must be JSON', ref: null };
  }
  const read = upMessage.safeParse(json);
  if (read.success) return { message: read.data };
  const { ref } = (json ?? {}) as { readonly ref?: unknown };
  const [first] = read.error.issues;
  return {
    error: `${first.path.join('.') || 'the message'}: ${first.message}`.slice(0, 300),
    ref: typeof ref === 'number' && Number.isSafeInteger(ref) ? ref : null,
  };
}
