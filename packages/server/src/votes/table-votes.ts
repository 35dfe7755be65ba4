/** What is proposed at a table in memory: it is checked, written down, and done when enough have agreed. */
import type { Seat } from '@bottega/kernel';
import type { Proposal, ProposalKind } from '@bottega/protocol';
import type { TableSession } from '@bottega/table';
import type { TableClock } from '../clocks/table-clock.js';
import { conflict, notAllowed, RequestError, wrongInput } from '../problem.js';
import type { Services } from '../services.js';
import {
  type Around,
  expiryOf,
  isAgreed,
  isOvertaken,
  nextLook,
  type ProposalRows,
  proposalOf,
  votersOf,
} from './proposal.js';
import { Votes } from './votes.js';

/** Whoever was refused waits so long before they ask again. */
const REFUSED_MS = 60_000;

/** What is voted on at a table. */
export interface VotedTable {
  readonly id: string;
  readonly session: TableSession;
  /** Null at a table without clocks. */
  readonly clock: TableClock | null;
  /** Acts of which only who did them knows, by their numbers. */
  readonly unnoticed: ReadonlySet<number>;
  /** Reads anew what stands around the game. */
  refresh(): Promise<void>;
  /** Does something that may come second to what another process did. */
  inStep<T>(work: () => Promise<T>): Promise<T>;
}

export class TableVotes {
  private readonly votes: Votes;
  private rows: ProposalRows | null = null;

  constructor(
    private readonly services: Services,
    private readonly table: VotedTable,
  ) {
    this.votes = new Votes(services);
  }

  async read(): Promise<void> {
    this.rows = await this.votes.find(this.table.id);
  }

  /** What was proposed last, and what came of it. */
  proposal(): Proposal | null {
    return this.rows === null ? null : proposalOf(this.rows, this.around());
  }

  /** Everybody is asked whether they agree; at a table with one person it is done at once. What is proposed already is not proposed again. */
  async propose(seat: Seat, kind: ProposalKind, moment: number | null): Promise<Proposal> {
    const { id, session, clock } = this.table;
    await this.table.refresh();
    const choices = kind === 'rewind' && moment !== null ? await session.choicesAt(moment) : null;
    if (kind === 'rewind' && choices === null) throw wrongInput('"moment" must say where to go back to');
    const last = this.proposal();
    const isSame = last?.seat === seat && last.kind === kind && last.moment === (choices === null ? null : moment);
    if (last?.outcome === 'open' && isSame) return last;
    this.checkNew(seat, kind, last);
    const seq = session.length;
    const created = this.services.now();
    const expires = expiryOf(kind, created, clock?.settings ?? null);
    const wanted = { table: id, kind, moment: choices === null ? null : moment, choices, seat, seq, created, expires };
    await this.votes.propose(wanted, this.rows?.row ?? null);
    await this.tell();
    const proposal = this.proposal();
    if (proposal === null) throw conflict('settled', 'somebody else has proposed something');
    return proposal;
  }

  async vote(seat: Seat, id: string, agrees: boolean): Promise<void> {
    await this.table.refresh();
    const { kind, expires } = this.open(id);
    const around = this.around();
    if (around.now > expires) throw settled();
    if (!votersOf(kind, around).includes(seat)) throw notAllowed('you are not asked');
    await this.votes.vote(this.table.id, id, seat, agrees);
    await this.tell();
  }

  async withdraw(seat: Seat, id: string): Promise<void> {
    await this.table.refresh();
    if (this.open(id).seat !== seat) throw notAllowed('only who proposed it can withdraw it');
    await this.votes.withdraw(this.table.id, id);
    await this.tell();
  }

  /** Does what enough have agreed to; another process may be doing the same, and it is done once. */
  async settle(): Promise<void> {
    if (this.rows === null || !isAgreed(this.rows, this.around())) return;
    const { row } = this.rows;
    const { seat, id, choices } = row;
    const kind = row.kind as ProposalKind;
    const act = kind === 'rewind' ? ({ type: kind, seat, id, to: choices ?? 0 } as const) : { type: kind, seat, id };
    await this.table.inStep(() => this.table.session.agree(act, () => !isOvertaken(row, this.around())));
  }

  /** Whoever has not voted by now is not waited for any longer, or comes to be later. */
  async runOut(): Promise<void> {
    const { db, queue, now } = this.services;
    await this.table.refresh();
    await this.settle();
    const next = this.rows === null || this.proposal()?.outcome !== 'open' ? null : nextLook(this.rows.row, now());
    if (next !== null) await queue.add(db, [{ kind: 'vote', table: this.table.id, at: next }]);
  }

  private checkNew(seat: Seat, kind: ProposalKind, last: Proposal | null): void {
    if (last?.outcome === 'open') throw conflict('proposed', 'something is proposed already: vote on that first');
    const around = this.around();
    if (!votersOf(kind, around).includes(seat)) throw notAllowed('you do not play at this table any more');
    if (isOvertaken({ kind, seq: around.history.length }, around)) {
      throw conflict('impossible', `there is nothing to ${kind} as the game stands`);
    }
    const isJustRefused = last?.outcome === 'refused' && last.seat === seat;
    if (isJustRefused && around.now - (this.rows?.row.created ?? 0) < REFUSED_MS) {
      throw new RequestError(429, 'tooSoon', 'your last proposal was refused just now: wait a minute');
    }
  }

  private open(id: string): Proposal {
    const proposal = this.proposal();
    if (proposal?.id === id && proposal.outcome === 'open') return proposal;
    throw settled();
  }

  /** Everybody hears of it, and what enough have agreed to is done. */
  private async tell(): Promise<void> {
    this.services.news.tell(this.table.id);
    await this.table.refresh();
    await this.settle();
  }

  private around(): Around {
    const { session, unnoticed } = this.table;
    const { players, history, over } = session.kept();
    return { players, standing: session.standing, history, unnoticed, isOver: over, now: this.services.now() };
  }
}

const settled = () => conflict('settled', 'this is not to be voted on any more');
