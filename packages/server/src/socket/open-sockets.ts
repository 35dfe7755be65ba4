/** The sockets of this process by who is signed in: whoever signs out is not spoken to any more, wherever that happened. */
import type { Services } from '../services.js';

/** One socket of somebody, as far as signing out goes. */
export interface OpenSocket {
  /** Null for somebody who is not signed in. */
  readonly person: string | null;
  /** What the browser is signed in with, by its hash. */
  readonly session: string | null;
  /** What it is counted by: a person or an address. */
  readonly counted: string;
  /** Nobody is signed in with it any more. */
  end(): void;
  renamed(name: string): void;
  /** Ends it if the last ping was not answered; asks again otherwise. Browsers answer by themselves. */
  ping(): void;
}

/** Another process may have signed somebody out, and somebody may be gone without a word: that is looked up so often. */
const CHECK_MS = 30_000;
/** SQLite takes 32,766 values in a statement. */
const MAX_GROUP = 1_000;
/** Of one person, or of one address where nobody is signed in. */
const MAX_SOCKETS = 100;

export class OpenSockets {
  private readonly sockets = new Set<OpenSocket>();
  private readonly counts = new Map<string, number>();
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly services: Services) {
    this.timer = setInterval(() => {
      this.ping();
      void this.check();
    }, CHECK_MS);
    this.timer.unref();
  }

  get size(): number {
    return this.sockets.size;
  }

  /** Says whether one more is welcome. */
  add(socket: OpenSocket): boolean {
    const count = (this.counts.get(socket.counted) ?? 0) + 1;
    if (count > MAX_SOCKETS) return false;
    this.counts.set(socket.counted, count);
    this.sockets.add(socket);
    return true;
  }

  delete(socket: OpenSocket): void {
    if (!this.sockets.delete(socket)) return;
    const count = (this.counts.get(socket.counted) ?? 1) - 1;
    if (count === 0) this.counts.delete(socket.counted);
    else this.counts.set(socket.counted, count);
  }

  /** Somebody signed out everywhere, or everywhere but here. */
  endPerson(person: string, exceptSession: string | null = null): void {
    for (const socket of this.of(person)) if (socket.session !== exceptSession) socket.end();
  }

  endSession(session: string): void {
    for (const socket of [...this.sockets]) if (socket.session === session) socket.end();
  }

  renamed(person: string, name: string): void {
    for (const socket of this.of(person)) socket.renamed(name);
  }

  /** Ends those that have not answered since the last time. */
  ping(): void {
    for (const socket of [...this.sockets]) socket.ping();
  }

  /** Ends those whose sessions are not there any more, or whose owners were banned. */
  async check(): Promise<void> {
    const { db, logger } = this.services;
    const sessions = new Set([...this.sockets].flatMap(({ session }) => session ?? []));
    try {
      for (const group of groupsOf([...sessions])) {
        const rows = await db
          .selectFrom('sessions')
          .innerJoin('people', 'people.id', 'sessions.person')
          .select('sessions.token')
          .where('sessions.token', 'in', group)
          .where('people.banned', 'is', null)
          .execute();
        const valid = new Set(rows.map(({ token }) => token));
        for (const session of group) if (!valid.has(session)) this.endSession(session);
      }
    } catch (error) {
      logger.error({ error }, 'sessions cannot be read');
    }
  }

  close(): void {
    clearInterval(this.timer);
  }

  private of(person: string): OpenSocket[] {
    return [...this.sockets].filter((socket) => socket.person === person);
  }
}

function groupsOf<T>(all: readonly T[]): T[][] {
  const groups: T[][] = [];
  for (let at = 0; at < all.length; at += MAX_GROUP) groups.push(all.slice(at, at + MAX_GROUP));
  return groups;
}
