/** One socket: the tables that are watched through it, and what is asked over it. */
import type { Writable } from 'node:stream';
import { digest, type GameRecord } from '@bottega/kernel';
import {
  type Answers,
  type DownMessage,
  type Notice,
  PROTOCOL_VERSION,
  type UpMessage,
  type Watched,
} from '@bottega/protocol';
import { upMessage } from '@bottega/protocol/schemas';
import { changeOf, type FullUpdate, type Viewer } from '@bottega/table';
import type { WebSocket } from 'ws';
import type { Chat } from '../chat/chat.js';
import { problemOf } from '../http/app.js';
import { newId } from '../ids.js';
import type { RateLimit } from '../limits.js';
import type { Looked } from '../notices/looked.js';
import { type Drain, RESTART } from '../ops/drain.js';
import type { Person } from '../people/people.js';
import { notSignedIn, RequestError } from '../problem.js';
import type { Services } from '../services.js';
import type { LiveTable } from '../tables/live-table.js';
import type { LiveTables } from '../tables/live-tables.js';
import { offersTo } from '../tables/seat-turn.js';
import type { TableService } from '../tables/table-service.js';
import type { Online } from './online.js';
import type { OpenSocket, OpenSockets } from './open-sockets.js';

/** What a connection needs of the server. */
export interface Hall {
  readonly services: Services;
  readonly tables: TableService;
  readonly live: LiveTables;
  readonly chat: Chat;
  readonly drain: Drain;
  readonly looked: Looked;
  readonly online: Online;
  readonly sockets: OpenSockets;
  /** Messages of one person, over all their sockets. */
  readonly messages: RateLimit;
}

/** Who opened a socket. */
export interface Caller {
  readonly person: Person | null;
  /** What the browser is signed in with, by its hash. */
  readonly session: string | null;
  /** What its sockets are counted by. */
  readonly counted: string;
}

interface WatchedTable {
  readonly table: LiveTable;
  readonly viewer: Viewer;
}

/** Somebody who does not read what is sent is cut off; they come back and get everything anew. */
const MAX_BUFFERED_BYTES = 1_000_000;
const MAX_TABLES = 20;
const TOO_MUCH = 1013; // "try again later"
const SIGNED_OUT = 4001;
const COME_BACK = 1012; // "service restart"

type Asked<Type extends UpMessage['type']> = Extract<UpMessage, { readonly type: Type }>;

export class Connection {
  private readonly watched = new Map<string, WatchedTable>();
  /** The tables of which every change is told, and how that ends. */
  private readonly followed = new Map<string, () => void>();
  /** What is being asked: the next waits for it. */
  private lastWork: Promise<void> = Promise.resolve();
  private isClosed = false;
  private isDraining = false;
  private person: Person | null;
  private readonly open: OpenSocket;
  /** What its messages are counted by: a person, or itself where nobody is signed in. */
  private readonly counted: string;
  /** Whether somebody can see the page at the other end; programs see what they are sent. */
  private isVisible = true;
  private isHeldBack = false;

  constructor(
    private readonly hall: Hall,
    private readonly socket: WebSocket,
    { person, session, counted }: Caller,
    /** What the socket writes to. */
    private readonly stream: Writable,
  ) {
    this.person = person;
    this.counted = person?.id ?? newId();
    this.open = {
      person: person?.id ?? null,
      session,
      counted,
      end: () => this.signOut(),
      renamed: (name) => {
        if (this.person !== null) this.person = { ...this.person, name };
      },
    };
    if (!hall.sockets.add(this.open)) {
      this.isClosed = true;
      socket.on('error', () => socket.terminate());
      socket.close(TOO_MUCH, 'too many connections');
      return;
    }
    this.send({ type: 'hello', protocol: PROTOCOL_VERSION });
    if (person !== null) hall.online.add(person.id, this);
    socket.on('message', (data) => this.receive(String(data)));
    socket.on('close', () => this.close());
    socket.on('error', () => socket.terminate());
    hall.drain.add(this);
  }

  /** Begins nothing new; when what was begun is answered, the client is told to come back. */
  async drain(): Promise<void> {
    this.isDraining = true;
    await this.lastWork;
    this.socket.close(RESTART, 'the server restarts');
  }

  tell(notice: Notice): void {
    this.send({ type: 'notice', notice });
  }

  private receive(text: string): void {
    if (this.isClosed || this.isDraining) return;
    if (!this.hall.messages.take(this.counted)) {
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
    const { logger, metrics } = this.hall.services;
    const began = performance.now();
    let outcome: 'done' | 'problem' = 'done';
    try {
      const value = await this.answers[type](message as never);
      this.send({ type: 'answer', ref, value });
    } catch (error) {
      const { status, code, message: sentence } = problemOf(error);
      outcome = 'problem';
      if (status >= 500) logger.error({ error, type }, 'a message failed');
      this.send({ type: 'problem', ref, error: code, message: sentence });
    }
    const ms = performance.now() - began;
    metrics.message(type, outcome, ms);
    logger.debug({ type, table: 'table' in message ? message.table : null, outcome, ms: Math.round(ms) }, 'message');
  }

  private readonly answers: { readonly [Type in UpMessage['type']]: (message: Asked<Type>) => Promise<Answers[Type]> } =
    {
      watch: async ({ table: id, known }) => {
        if (this.watched.size >= MAX_TABLES && !this.watched.has(id)) {
          throw new RequestError(429, 'tooMany', `one connection watches ${MAX_TABLES} tables at most`);
        }
        const seat = await this.hall.tables.seatOf(id, this.person?.id ?? null);
        this.drop(id);
        const { looked } = this.hall;
        const last = seat === null || this.person === null ? null : await looked.of(id, this.person.id);
        const table = await this.hall.live.acquire(id);
        const viewer = table.join({
          person: this.person?.id ?? null,
          seat,
          isVisible: () => this.isVisible,
          update: (update) => {
            this.send({ type: 'update', table: id, update });
            this.note(id);
          },
          state: (state) => this.send({ type: 'state', table: id, state }),
          chat: (line) => this.send({ type: 'chat', table: id, line }),
          lose: () => this.socket.close(COME_BACK, 'the table is loaded anew'),
        });
        this.watched.set(id, { table, viewer });
        const update = await table.session.look(viewer);
        const keep = known === undefined ? 0 : commonLog(update, known);
        const watched: Watched = {
          info: table.session.info(),
          state: table.state(),
          update: { ...update, log: update.log.slice(keep) },
          keep,
          rulesChange: changeSeen(table.session.kept().record),
          ...(await table.chat.listen(viewer)),
          since: seat === null ? null : table.session.newsFrom(seat, last?.log ?? 0),
        };
        this.note(id);
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
        let told = JSON.stringify(summary);
        const tell = async () => {
          const now = await this.hall.tables.summary(id, person).catch(() => null);
          const text = JSON.stringify(now);
          // What somebody else reads or mutes changes nothing here, so nobody hears that they do.
          if (text === told) return;
          told = text;
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
      visible: async ({ isVisible }) => {
        this.isVisible = isVisible;
        for (const id of this.watched.keys()) this.note(id);
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
      chat: async ({ table: id, id: request, text }) => {
        const { seat } = this.seated(id);
        await this.hall.chat.say({ table: id, person: this.somebody(), seat, id: request, text });
        return null;
      },
      read: async ({ table: id, seq }) => {
        this.seated(id);
        await this.hall.chat.markRead(this.somebody().id, id, seq);
        return null;
      },
      mute: async ({ table: id, seat, isMuted }) => {
        this.seated(id);
        return this.hall.chat.mute(this.somebody().id, id, seat, isMuted);
      },
      propose: async ({ table: id, kind, moment }) => {
        const { table, seat } = this.seated(id);
        return table.votes.propose(seat, kind, moment ?? null);
      },
      vote: async ({ table: id, proposal, agrees }) => {
        const { table, seat } = this.seated(id);
        await table.votes.vote(seat, proposal, agrees);
        return null;
      },
      withdraw: async ({ table: id, proposal }) => {
        const { table, seat } = this.seated(id);
        await table.votes.withdraw(seat, proposal);
        return null;
      },
      moment: async ({ table: id, at, seat }) => {
        const { table, viewer } = this.at(id);
        return table.session.moment(viewer, at, seat);
      },
      recap: async ({ table: id }) => {
        const { table, viewer } = this.at(id);
        return table.session.recap(viewer);
      },
      course: async ({ table: id }) => {
        const { table, viewer } = this.at(id);
        return table.session.course(viewer);
      },
      offers: async ({ table: id }) => {
        const { table, viewer } = this.at(id);
        return offersTo(table, viewer);
      },
    };

  private somebody(): Person {
    if (this.person === null) throw notSignedIn();
    return this.person;
  }

  /** Notes that the person sees the table as it was last sent, if they do. */
  private note(id: string): void {
    const watched = this.watched.get(id);
    if (!this.isVisible || this.person === null || watched === undefined || watched.viewer.seat === null) return;
    const { table, viewer } = watched;
    this.hall.looked.mark(id, this.person.id, table.session.length, viewer.logLength);
  }

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
    this.hall.live.release(id, watched.table);
  }

  private send(message: DownMessage): void {
    if (this.isClosed || this.socket.readyState !== this.socket.OPEN) return;
    this.holdBack();
    this.socket.send(JSON.stringify(message));
    if (this.socket.bufferedAmount > MAX_BUFFERED_BYTES) this.socket.terminate();
  }

  /** Nobody is signed in with it any more: what is under way is not answered. */
  private signOut(): void {
    this.send({ type: 'problem', ref: null, error: 'signedOut', message: 'you were signed out' });
    this.close();
    this.socket.close(SIGNED_OUT, 'signed out');
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

  private close(): void {
    this.isClosed = true;
    this.hall.drain.delete(this);
    this.hall.sockets.delete(this.open);
    if (this.person !== null) this.hall.online.remove(this.person.id, this);
    for (const id of [...this.watched.keys()]) this.drop(id);
    for (const id of [...this.followed.keys()]) this.unfollow(id);
  }
}

/** A change of the rules as viewers count: what lies before it cannot be looked at, so it is their first moment. */
function changeSeen(record: GameRecord): Watched['rulesChange'] {
  const change = changeOf(record);
  return change === null ? null : { ...change, at: 0 };
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
