/** What becomes of a proposal: from its row, the votes and what happened at the table, so that every process has the same answer. */
import type { Seat } from '@bottega/kernel';
import type { Proposal, ProposalKind, ProposalOutcome } from '@bottega/protocol';
import type { Act, Player, Standing } from '@bottega/table';
import type { ProposalsRow, VotesRow } from '../store/schema.js';

export interface ProposalRows {
  readonly row: ProposalsRow;
  readonly votes: readonly VotesRow[];
}

/** As much of a table as a proposal depends on. */
export interface Around {
  readonly players: readonly Player[];
  readonly standing: Standing;
  readonly history: readonly Act[];
  readonly isOver: boolean;
  readonly now: number;
}

export function proposalOf({ row, votes }: ProposalRows, around: Around): Proposal {
  const kind = row.kind as ProposalKind;
  const voters = votersOf(kind, around.players);
  const who = (agrees: number) =>
    votes.flatMap((vote) => (vote.agrees === agrees && voters.includes(vote.seat) ? [vote.seat] : [])).sort();
  const agreed = who(1);
  const refused = who(0);
  const outcome = outcomeOf(row, decided(kind, voters.length, agreed.length, refused.length), around);
  return {
    id: row.id,
    kind,
    moment: row.moment,
    seat: row.seat,
    agreed,
    refused,
    waitsFor: outcome === 'open' ? voters.filter((seat) => !agreed.includes(seat) && !refused.includes(seat)) : [],
    expires: row.expires,
    outcome,
  };
}

/** Whether enough have agreed to something for it to be done; it is done when it stands in the history. */
export function isAgreed({ row, votes }: ProposalRows, around: Around): boolean {
  const { outcome, agreed, refused, kind } = proposalOf({ row, votes }, around);
  const voters = votersOf(kind, around.players).length;
  return outcome === 'open' && decided(kind, voters, agreed.length, refused.length) === 'agreed';
}

/**
 * Who is asked. What ends or undoes a game concerns everybody who has not given up, also those for whom a bot plays; a pause only those
 * who play.
 */
export function votersOf(kind: ProposalKind, players: readonly Player[]): Seat[] {
  const isForAll = kind === 'rewind' || kind === 'end';
  return players.flatMap(({ bot, substitute, hasConceded = false }, seat) =>
    bot === null && !hasConceded && (isForAll || substitute === undefined) ? [seat] : [],
  );
}

/** All must agree to go back or to end; more than half to a pause; half are enough to go on: a pause is nobody's weapon. */
export function decided(
  kind: ProposalKind,
  voters: number,
  agreed: number,
  refused: number,
): 'agreed' | 'refused' | null {
  const needed = kind === 'pause' ? Math.floor(voters / 2) + 1 : kind === 'resume' ? Math.ceil(voters / 2) : voters;
  if (voters > 0 && agreed >= needed) return 'agreed';
  return voters - refused < needed ? 'refused' : null;
}

function outcomeOf(row: ProposalsRow, decision: ReturnType<typeof decided>, around: Around): ProposalOutcome {
  if (around.history.some(({ id, seq }) => seq >= row.seq && id === row.id)) return 'agreed';
  if (row.withdrawn === 1) return 'withdrawn';
  if (decision === 'refused') return 'refused';
  if (isOvertaken(row, around)) return 'overtaken';
  return around.now > row.expires ? 'expired' : 'open';
}

/** Whether the game has moved on so that a proposal makes no sense any more: whoever chose did not want to go back. */
export function isOvertaken({ kind, seq }: Pick<ProposalsRow, 'kind' | 'seq'>, around: Omit<Around, 'now'>): boolean {
  const { standing, history, isOver } = around;
  if (isOver || standing === 'ended') return true;
  if (kind === 'pause') return standing !== 'running';
  if (kind === 'resume') return standing !== 'paused';
  if (kind === 'end') return false;
  // What bots choose is no answer; where they went on from is still there.
  return history
    .slice(seq)
    .some((act) => (act.type === 'choose' && act.id !== null) || act.type === 'undo' || act.type === 'rewind');
}
