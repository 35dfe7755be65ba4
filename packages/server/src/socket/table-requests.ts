/** What is asked over one socket: the tables that are watched through it, and what is done there. */
import { digest, type GameRecord } from '@bottega/kernel';
import type { Answers, DownMessage, UpMessage, Watched } from '@bottega/protocol';
import { changeOf, type FullUpdate, type Viewer } from '@bottega/table';
import { talksAt, WaitingChat } from '../chat/waiting-chat.js';
import type { Person } from '../people/people.js';
import { notSignedIn, RequestError, wrongInput } from '../problem.js';
import type { LiveTable } from '../tables/live-table.js';
import { offersTo } from '../tables/seat-turn.js';
import type { Hall } from './hall.js';

/** What requests need of the socket that they come from. */
export interface Asking {
  /** As they are called now; null where nobody is signed in. */
  person(): Person | null;
  send(message: DownMessage): void;
  /** The client is to come back and get everything anew. */
  comeBack(reason: string): void;
}

interface WatchedTable {
  readonly table: LiveTable;
  readonly viewer: Viewer;
}

const MAX_TABLES = 20;

/** Everything but what asks for nothing except an answer. */
export type TableRequest = Exclude<UpMessage, { readonly type: 'ping' }>;
type Asked<Type extends TableRequest['type']> = Extract<TableRequest, { readonly type: Type }>;

export class TableRequests {
  private readonly watched = new Map<string, WatchedTable>();
  /** The tables of which every change is told, and how that ends. */
  private readonly followed = new Map<string, () => void>();
  /** Whether somebody can see the page at the other end; programs see what they are sent. */
  private isVisible = true;
  private isClosed = false;

  constructor(
    private readonly hall: Hall,
    private readonly asking: Asking,
  ) {}

  answer(message: TableRequest): Promise<Answers[TableRequest['type']]> {
    return this.answers[message.type](message as never);
  }

  close(): void {
    this.isClosed = true;
    for (const id of [...this.watched.keys()]) this.drop(id);
    for (const id of [...this.followed.keys()]) this.unfollow(id);
  }

  private readonly answers: {
    readonly [Type in TableRequest['type']]: (message: Asked<Type>) => Promise<Answers[Type]>;
  } = {
    watch: async ({ table: id, known }) => {
      if (this.watched.size >= MAX_TABLES && !this.watched.has(id)) {
        throw new RequestError(429, 'tooMany', `one connection watches ${MAX_TABLES} tables at most`);
      }
      const person = this.asking.person()?.id ?? null;
      const seat = await this.hall.tables.seatOf(id, person);
      this.drop(id);
      const { looked } = this.hall;
      const last = seat === null || person === null ? null : await looked.of(id, person);
      const table = await this.hall.live.acquire(id);
      const viewer = table.join({
        person,
        seat,
        isVisible: () => this.isVisible,
        update: (update) => {
          this.asking.send({ type: 'update', table: id, update });
          this.note(id);
        },
        state: (state) => this.asking.send({ type: 'state', table: id, state }),
        chat: (line) => this.asking.send({ type: 'chat', table: id, line }),
        lose: () => this.asking.comeBack('the table is loaded anew'),
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
      const person = this.asking.person()?.id ?? null;
      const summary = await this.hall.tables.summary(id, person);
      this.unfollow(id);
      let told = JSON.stringify(summary);
      const talk = new WaitingChat(this.hall.chat, id, person, (line) =>
        this.asking.send({ type: 'chat', table: id, line }),
      );
      const tell = async () => {
        const now = await this.hall.tables.summary(id, person).catch(() => null);
        if (now !== null && !this.watched.has(id)) talk.refresh(now);
        const text = JSON.stringify(now);
        // What somebody else reads or mutes changes nothing here, so nobody hears that they do.
        if (text === told) return;
        told = text;
        if (now === null)
          this.unfollow(id); // not for these eyes any more
        else this.asking.send({ type: 'summary', table: id, summary: now });
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
      const seat = await this.speaker(id);
      await this.hall.chat.say({ table: id, person: this.somebody(), seat, id: request, text });
      return null;
    },
    read: async ({ table: id, seq }) => {
      await this.speaker(id);
      await this.hall.chat.markRead(this.somebody().id, id, seq);
      return null;
    },
    mute: async ({ table: id, seat, isMuted }) => {
      if ((await this.speaker(id)) === null && seat !== null) throw wrongInput('before the game nobody has a seat');
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
    recap: async ({ table: id, since }) => {
      const { table, viewer } = this.at(id);
      return table.session.recap(viewer, since);
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
    const person = this.asking.person();
    if (person === null) throw notSignedIn();
    return person;
  }

  /** Notes that the person sees the table as it was last sent, if they do. */
  private note(id: string): void {
    const watched = this.watched.get(id);
    const person = this.asking.person();
    if (!this.isVisible || person === null || watched === undefined || watched.viewer.seat === null) return;
    const { table, viewer } = watched;
    this.hall.looked.mark(id, person.id, table.session.length, viewer.logLength);
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

  /** The seat of somebody who may talk at a table; null before the game, for whoever follows it and sits there. */
  private async speaker(id: string): Promise<number | null> {
    if (this.watched.has(id) || !this.followed.has(id)) return this.seated(id).seat;
    const summary = await this.hall.tables.summary(id, this.somebody().id);
    if (!talksAt(summary))
      throw new RequestError(403, 'notAllowed', 'you do not sit at this table, or it does not wait');
    return null;
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
