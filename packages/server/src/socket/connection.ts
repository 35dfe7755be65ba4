/** One socket: what comes in is checked and done one after the other, what goes out is sent together. */
import type { Writable } from 'node:stream';
import { type DownMessage, type Notice, PROTOCOL_VERSION, type UpMessage } from '@bottega/protocol';
import { upMessage } from '@bottega/protocol/schemas';
import type { WebSocket } from 'ws';
import { problemOf } from '../http/app.js';
import { newId } from '../ids.js';
import { RESTART } from '../ops/drain.js';
import type { Person } from '../people/people.js';
import { framesOf } from './frames.js';
import type { Hall } from './hall.js';
import type { OpenSocket } from './open-sockets.js';
import { type TableRequest, TableRequests } from './table-requests.js';

/** Who opened a socket. */
export interface Caller {
  readonly person: Person | null;
  /** What the browser is signed in with, by its hash. */
  readonly session: string | null;
  /** What its sockets are counted by. */
  readonly counted: string;
}

/** Somebody who does not read what is sent is cut off; they come back and get everything anew. */
const MAX_BUFFERED_BYTES = 1_000_000;
const TOO_MUCH = 1013; // "try again later"
const SIGNED_OUT = 4001;
const COME_BACK = 1012; // "service restart"

export class Connection {
  private readonly requests: TableRequests;
  /** What is being asked: the next waits for it. */
  private lastWork: Promise<void> = Promise.resolve();
  private isClosed = false;
  private isDraining = false;
  private person: Person | null;
  private readonly open: OpenSocket;
  /** What its messages are counted by: a person, or itself where nobody is signed in. */
  private readonly counted: string;
  /** What goes out together at the end of this turn of the event loop. */
  private held: string[] = [];
  /** Whether the other end has answered the last ping. */
  private isAnswering = true;

  constructor(
    private readonly hall: Hall,
    private readonly socket: WebSocket,
    { person, session, counted }: Caller,
    /** What the socket writes to. */
    private readonly stream: Writable,
  ) {
    this.person = person;
    this.requests = new TableRequests(hall, {
      person: () => this.person,
      send: (message) => this.send(message),
      comeBack: (reason) => this.end(COME_BACK, reason),
    });
    this.counted = person?.id ?? newId();
    this.open = {
      person: person?.id ?? null,
      session,
      counted,
      end: () => this.signOut(),
      ping: () => this.ping(),
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
    socket.on('pong', () => {
      this.isAnswering = true;
    });
    socket.on('close', () => this.close());
    socket.on('error', () => socket.terminate());
    hall.drain.add(this);
  }

  /** Begins nothing new; when what was begun is answered, the client is told to come back. */
  async drain(): Promise<void> {
    this.isDraining = true;
    await this.lastWork;
    this.end(RESTART, 'the server restarts');
  }

  tell(notice: Notice): void {
    this.send({ type: 'notice', notice });
  }

  private receive(text: string): void {
    if (this.isClosed || this.isDraining) return;
    if (!this.hall.messages.take(this.counted)) {
      this.end(TOO_MUCH, 'too many messages');
      return;
    }
    const read = readMessage(text);
    if ('error' in read) {
      this.send({ type: 'problem', ref: read.ref, error: 'wrongInput', message: read.error });
      return;
    }
    const { message } = read;
    if (message.type === 'ping') {
      // Not after what is being done: it asks for the line, not for us.
      this.send({ type: 'answer', ref: message.ref, value: null });
      return;
    }
    // One after the other: a choice must not overtake the one before it.
    this.lastWork = this.lastWork.then(() => this.answer(message));
  }

  private async answer(message: TableRequest): Promise<void> {
    if (this.isClosed) return;
    const { ref, type } = message;
    const { logger, metrics } = this.hall.services;
    const began = performance.now();
    let outcome: 'done' | 'problem' = 'done';
    try {
      const value = await this.requests.answer(message);
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

  private send(message: DownMessage): void {
    if (this.isClosed || this.socket.readyState !== this.socket.OPEN) return;
    if (this.held.length === 0) setImmediate(() => this.sendHeld());
    this.held.push(JSON.stringify(message));
  }

  /** Whoever is gone without a word, such as a phone without a network, is not taken to be here for hours. */
  private ping(): void {
    if (!this.isAnswering) {
      this.socket.terminate();
      return;
    }
    this.isAnswering = false;
    this.socket.ping();
  }

  /** Nobody is signed in with it any more: what is under way is not answered. */
  private signOut(): void {
    this.send({ type: 'problem', ref: null, error: 'signedOut', message: 'you were signed out' });
    this.close();
    this.end(SIGNED_OUT, 'signed out');
  }

  /** What is sent in one turn of the event loop goes out at once: an update and the answer to whoever caused it, for example. */
  private sendHeld(): void {
    const { held, socket, stream } = this;
    if (held.length === 0) return;
    this.held = [];
    if (socket.readyState !== socket.OPEN) return;
    stream.write(framesOf(held));
    if (stream.writableLength > MAX_BUFFERED_BYTES) socket.terminate();
  }

  /** Closes the socket after what was said. */
  private end(code: number, reason: string): void {
    this.sendHeld();
    this.socket.close(code, reason);
  }

  private close(): void {
    this.isClosed = true;
    this.hall.drain.delete(this);
    this.hall.sockets.delete(this.open);
    if (this.person !== null) this.hall.online.remove(this.person.id, this);
    this.requests.close();
  }
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
