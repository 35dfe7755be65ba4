/**
 * A client for a server: the page, the load driver and bots speak to it through this. It knows neither DOM nor Node: it is given a
 * `fetch` and a way to open a socket. When the connection is lost it comes back by itself, and tables resume where they were.
 */
import { type Choice, digest, type GameEvent, type Seat } from '@bottega/kernel';
import type { Answer, Course, Moment, Update } from '@bottega/table';
import { HttpClient } from './http-client.js';
import type { Answers, DownMessage, Watched } from './messages.js';
import type { UpMessage } from './schemas.js';
import type { ChatLine, Me, Muted, Proposal, ProposalKind, TableState, TableSummary } from './table-types.js';
import { ClientError, type ClientSocket } from './wire.js';

/** A table that is watched: what is told at the beginning, and the newest of everything that may be seen. */
export type OpenedTable = Omit<Watched, 'keep'>;

export interface TableListener {
  /** Everything anew: at the beginning, and after something was missed. */
  opened(table: OpenedTable): void;
  /** False if it does not follow from what is known: then everything is asked for again. */
  update(update: Update): boolean;
  state(state: TableState): void;
  chat(line: ChatLine): void;
  /** The log as it is known, to be gone on from after a break. */
  known(): { readonly position: string; readonly log: readonly GameEvent[] } | null;
}

interface Waiting {
  readonly message: UpMessage;
  /** Hears the answer before anything that came after it is looked at. */
  readonly heard?: (value: never) => void;
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
}

const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 15_000;
/** What may be over soon: the server's storage does not answer, or it has failed at something. */
const PASSING = ['storageFailed', 'storageFull', 'failed'];
const RETRY_MS = 2_000;

/** Somebody who hears of a table at which they do not look. */
interface Follower {
  summary(summary: TableSummary): void;
  chat(line: ChatLine): void;
}

export class BottegaClient extends HttpClient {
  private socket: ClientSocket | null = null;
  private isOpen = false;
  private isClosed = false;
  private attempts = 0;
  private isVisible = true;
  private isListening = false;
  private lastRef = 0;
  /** What was asked for and not answered yet; it is asked for again after a break. */
  private readonly waiting = new Map<number, Waiting>();
  private readonly tables = new Map<string, TableListener>();
  private readonly followed = new Map<string, Follower>();

  override async signInAsGuest(name: string): Promise<Me> {
    const me = await super.signInAsGuest(name);
    this.reconnect();
    return me;
  }

  /** Watches a table until `unwatch`; the listener hears of everything, also after a break. */
  async watch(table: string, listener: TableListener): Promise<void> {
    this.tables.set(table, listener);
    await this.rewatch(table, listener);
  }

  async unwatch(table: string): Promise<void> {
    this.tables.delete(table);
    await this.ask('unwatch', { table });
  }

  /**
   * Hears how a table stands, now and whenever its places or settings change, until `unfollow`; and while it waits, what is said there from
   * now on, for whoever sits there. What was said before is asked for with `talk`.
   */
  async follow(
    table: string,
    listener: (summary: TableSummary) => void,
    chat: (line: ChatLine) => void = () => {},
  ): Promise<void> {
    this.followed.set(table, { summary: listener, chat });
    await this.ask('follow', { table }, listener);
  }

  async unfollow(table: string): Promise<void> {
    this.followed.delete(table);
    await this.ask('unfollow', { table });
  }

  choose(table: string, position: string, id: string, choices: readonly Choice[]): Promise<Answer> {
    return this.ask('choose', { table, position, id, choices: choices.map((choice) => ({ ...choice })) });
  }

  undo(table: string, position: string, id: string): Promise<Answer> {
    return this.ask('undo', { table, position, id });
  }

  moment(table: string, at: number, seat: Seat | null): Promise<Moment> {
    return this.ask('moment', { table, at, seat });
  }

  /** The moments since one's last turn at which something was told, or since a place in one's log. */
  recap(table: string, since?: number): Promise<readonly number[]> {
    return this.ask('recap', since === undefined ? { table } : { table, since });
  }

  /** A bot plays to the end. */
  concede(table: string): Promise<null> {
    return this.ask('concede', { table });
  }

  /** A bot plays until `comeBack`. */
  goAway(table: string): Promise<null> {
    return this.ask('away', { table });
  }

  comeBack(table: string): Promise<null> {
    return this.ask('return', { table });
  }

  /** `id` is made by the caller, another one for each line: what is sent twice is said once. */
  say(table: string, id: string, text: string): Promise<null> {
    return this.ask('chat', { table, id, text });
  }

  markRead(table: string, seq: number): Promise<null> {
    return this.ask('read', { table, seq });
  }

  mute(table: string, seat: Seat | null, isMuted: boolean): Promise<Muted> {
    return this.ask('mute', { table, seat, isMuted });
  }

  propose(table: string, kind: ProposalKind, moment?: number): Promise<Proposal> {
    return this.ask('propose', moment === undefined ? { table, kind } : { table, kind, moment });
  }

  vote(table: string, proposal: string, agrees: boolean): Promise<null> {
    return this.ask('vote', { table, proposal, agrees });
  }

  withdraw(table: string, proposal: string): Promise<null> {
    return this.ask('withdraw', { table, proposal });
  }

  course(table: string): Promise<Course> {
    return this.ask('course', { table });
  }

  /** Whether somebody can see this page: what happens while they cannot, they are told elsewhere. */
  async setVisible(isVisible: boolean): Promise<void> {
    this.isVisible = isVisible;
    if (this.isOpen) await this.ask('visible', { isVisible });
  }

  /** Is answered as soon as the line carries it there and back. */
  async ping(): Promise<void> {
    await this.ask('ping', {});
  }

  /** Stays connected, to hear of notices, even if no table is watched. */
  listen(): void {
    this.isListening = true;
    this.connect();
  }

  /** Sends a message and waits for its answer, however often the connection is lost meanwhile. */
  ask<Type extends keyof Answers>(
    type: Type,
    fields: Omit<Extract<UpMessage, { type: Type }>, 'type' | 'ref'>,
    /** Hears the answer before the next message is looked at. */
    heard: (value: Answers[Type]) => void = () => {},
  ): Promise<Answers[Type]> {
    const ref = ++this.lastRef;
    const message = { type, ref, ...fields } as unknown as UpMessage;
    return new Promise((resolve, reject) => {
      this.waiting.set(ref, { message, heard, resolve, reject });
      if (this.isOpen) this.socket?.send(JSON.stringify(message));
      else this.connect();
    });
  }

  /** Opens the socket anew: whoever it was opened by, it now belongs to whom the cookie names. */
  reconnect(): void {
    if (!this.dropSocket()) return;
    this.socket = null;
    this.isOpen = false;
    this.connect();
  }

  /** The line is dead, though nobody has said so: it is as if it had been closed. */
  giveUp(): void {
    if (this.dropSocket()) this.lose();
  }

  close(): void {
    this.isClosed = true;
    this.socket?.close();
    for (const { reject } of this.waiting.values()) reject(new ClientError('closed', 'the client was closed'));
    this.waiting.clear();
  }

  /** Closes the socket without waiting for the other end to agree. Says whether there was one. */
  private dropSocket(): boolean {
    const { socket } = this;
    if (socket === null) return false;
    socket.onopen = null;
    socket.onclose = null;
    socket.onmessage = null;
    socket.close();
    return true;
  }

  private async rewatch(table: string, listener: TableListener): Promise<void> {
    const known = listener.known();
    const from =
      known === null ? {} : { known: { position: known.position, log: known.log.length, digest: digest(known.log) } };
    // At once: an update that came with it follows from it.
    await this.ask('watch', { table, ...from }, ({ keep, ...watched }: Watched) => {
      const log = [...(known?.log.slice(0, keep) ?? []), ...watched.update.log];
      listener.opened({ ...watched, update: { ...watched.update, log } });
    });
  }

  /** Asks for everything anew; if the server is in trouble just now, a little later. */
  private watchAgain(table: string, listener: TableListener): void {
    this.rewatch(table, listener).catch(async (error: unknown) => {
      if (!(error instanceof ClientError && PASSING.includes(error.code))) return;
      await this.options.wait(RETRY_MS);
      if (this.isOpen && this.tables.get(table) === listener) this.watchAgain(table, listener);
    });
  }

  private connect(): void {
    if (this.socket !== null || this.isClosed) return;
    const socket = this.options.connect(`${this.options.origin.replace(/^http/, 'ws')}/api/socket`);
    this.socket = socket;
    socket.onopen = () => {
      this.isOpen = true;
      this.attempts = 0;
      this.options.onConnection?.(true);
      const pending = [...this.waiting.values()];
      if (!this.isVisible) this.ask('visible', { isVisible: false }).catch(() => {});
      for (const [table, listener] of this.tables) {
        // Before anything else at this table is asked again: the server must know who watches.
        if (pending.every(({ message }) => message.type !== 'watch' || message.table !== table)) {
          this.watchAgain(table, listener);
        }
      }
      for (const [table, { summary }] of this.followed) {
        const isAsked = pending.some(({ message }) => message.type === 'follow' && message.table === table);
        if (!isAsked) this.ask('follow', { table }, summary).catch(() => {});
      }
      const watches = pending.filter(({ message }) => message.type === 'watch');
      const others = pending.filter(({ message }) => message.type !== 'watch');
      for (const { message } of [...watches, ...others]) socket.send(JSON.stringify(message));
    };
    socket.onmessage = ({ data }) => this.receive(JSON.parse(String(data)));
    socket.onerror = () => {};
    socket.onclose = () => this.lose();
  }

  private lose(): void {
    const wasOpen = this.isOpen;
    this.socket = null;
    this.isOpen = false;
    if (wasOpen) this.options.onConnection?.(false);
    const isWanted = this.isListening || this.tables.size > 0 || this.followed.size > 0 || this.waiting.size > 0;
    if (this.isClosed || !isWanted) return;
    const { wait, jitter = Math.random } = this.options;
    const delay = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** this.attempts++);
    void wait(delay * (0.5 + jitter() / 2)).then(() => this.connect());
  }

  private receive(message: DownMessage): void {
    switch (message.type) {
      case 'answer':
        this.waiting.get(message.ref)?.heard?.(message.value as never);
        this.waiting.get(message.ref)?.resolve(message.value as never);
        this.waiting.delete(message.ref);
        return;
      case 'problem': {
        const { ref, error, message: sentence } = message;
        if (ref === null) return;
        this.waiting.get(ref)?.reject(new ClientError(error, sentence));
        this.waiting.delete(ref);
        return;
      }
      case 'update': {
        const listener = this.tables.get(message.table);
        if (listener?.update(message.update) === false) this.watchAgain(message.table, listener);
        return;
      }
      case 'state':
        this.tables.get(message.table)?.state(message.state);
        return;
      case 'summary':
        this.followed.get(message.table)?.summary(message.summary);
        return;
      case 'chat':
        (this.tables.get(message.table) ?? this.followed.get(message.table))?.chat(message.line);
        return;
      case 'notice':
        this.options.onNotice?.(message.notice);
        return;
      default:
    }
  }
}
