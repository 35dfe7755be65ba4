/** What stands around the game of a table in memory, as rows tell it: what was proposed, what was said, where people play again. */
import type { Muted, Proposal, ProposalKind } from '@bottega/protocol';
import { Chat, hears, lineOf } from '../chat/chat.js';
import { conflict, notAllowed, RequestError, wrongInput } from '../problem.js';
import type { Services } from '../services.js';
import type { ChatRow } from '../store/schema.js';
import { type Around, isAgreed, isOvertaken, type ProposalRows, proposalOf, votersOf } from '../votes/proposal.js';
import { Votes } from '../votes/votes.js';

/** Whoever was refused waits so long before they ask again. */
const REFUSED_MS = 60_000;

export class TableAround {
  private readonly votes: Votes;
  private readonly chat: Chat;
  private rows: ProposalRows | null = null;
  private lastLine = 0;
  rematch: string | null = null;

  constructor(
    private readonly services: Services,
    private readonly table: string,
  ) {
    this.votes = new Votes(services);
    this.chat = new Chat(services);
  }

  async load(): Promise<void> {
    await this.refresh();
  }

  /** Reads everything anew; gives the lines that were said since. */
  async refresh(): Promise<ChatRow[]> {
    const { db } = this.services;
    this.rows = await this.votes.find(this.table);
    const row = await db.selectFrom('tables').select('rematch').where('id', '=', this.table).executeTakeFirst();
    this.rematch = row?.rematch ?? null;
    const lines = await this.chat.linesAfter(this.table, this.lastLine);
    this.lastLine = lines.at(-1)?.seq ?? this.lastLine;
    return lines;
  }

  mutedAt(people: readonly string[]): Promise<Map<string, Muted>> {
    return this.chat.mutedAt(this.table, people);
  }

  /** What somebody who sits down at a screen is told of the chat. */
  async chatFor(person: string, seat: number) {
    const muted = await this.chat.mutedBy(person, this.table);
    const lines = await this.chat.linesAfter(this.table, 0);
    const unread = await this.chat.unread(person, [this.table]);
    return {
      muted,
      lines: lines.filter((line) => hears(muted, seat, line)).map(lineOf),
      last: lines.at(-1)?.seq ?? 0,
      unread: unread.get(this.table) ?? 0,
    };
  }

  proposal(around: Around): Proposal | null {
    return this.rows === null ? null : proposalOf(this.rows, around);
  }

  /** What enough have agreed to and was not done yet. */
  agreed(around: Around) {
    return this.rows !== null && isAgreed(this.rows, around) ? this.rows.row : null;
  }

  /** Writes a proposal down, unless it is there already. */
  async propose(seat: number, kind: ProposalKind, to: To | null, around: Around): Promise<void> {
    const last = this.proposal(around);
    if (last?.outcome === 'open') {
      if (last.seat === seat && last.kind === kind && last.moment === (to?.moment ?? null)) return;
      throw conflict('proposed', 'something is proposed already: vote on that first');
    }
    if (!votersOf(kind, around.players).includes(seat)) throw notAllowed('you do not play at this table any more');
    const seq = around.history.length;
    if (isOvertaken({ kind, seq }, around))
      throw conflict('impossible', `there is nothing to ${kind} as the game stands`);
    if (kind === 'rewind' && to === null) throw wrongInput('"moment" must say where to go back to');
    const created = this.rows?.row.created ?? 0;
    if (last?.outcome === 'refused' && last.seat === seat && around.now - created < REFUSED_MS) {
      throw new RequestError(429, 'tooSoon', 'your last proposal was refused just now: wait a minute');
    }
    const wanted = { table: this.table, kind, moment: to?.moment ?? null, choices: to?.choices ?? null, seat, seq };
    await this.votes.propose(wanted, this.rows?.row ?? null);
  }

  async vote(seat: number, id: string, agrees: boolean, around: Around): Promise<void> {
    const { kind } = this.open(id, around);
    if (!votersOf(kind, around.players).includes(seat)) throw notAllowed('you are not asked');
    await this.votes.vote(this.table, id, seat, agrees);
  }

  async withdraw(seat: number, id: string, around: Around): Promise<void> {
    if (this.open(id, around).seat !== seat) throw notAllowed('only who proposed it can withdraw it');
    await this.votes.withdraw(this.table, id);
  }

  private open(id: string, around: Around): Proposal {
    const proposal = this.proposal(around);
    if (proposal?.id === id && proposal.outcome === 'open') return proposal;
    throw conflict('settled', 'this is not to be voted on any more');
  }
}

/** Where to go back to: the moment, as everybody counts them, and after how many choices that is. */
export interface To {
  readonly moment: number;
  readonly choices: number;
}
