/** What becomes of a proposal: from its row, the votes and what happened at the table, so that every process has the same answer. */
import type { Seat } from '@bottega/kernel';
import type { Proposal, ProposalKind, ProposalOutcome } from '@bottega/protocol';
import type { Act, Player, Standing } from '@bottega/table';
import type { ClockSettings } from '../clocks/clocks.js';
import { afterWaking } from '../clocks/night.js';
import type { ProposalsRow, VotesRow } from '../store/schema.js';
import { type Decision, decided } from './decided.js';

/** People who play over days look once a day. */
const LONGEST_MS = 3 * 86_400_000;
/** Whoever lets a bot play has so much time to say something all the same. */
export const AWAY_MS = 10 * 60_000;

export interface ProposalRows {
  readonly row: ProposalsRow;
  readonly votes: readonly VotesRow[];
}

/** As much of a table as a proposal depends on. */
export interface Around {
  readonly players: readonly Player[];
  readonly standing: Standing;
  readonly history: readonly Act[];
  /** Acts of which only who did them knows, by their numbers. */
  readonly unnoticed: ReadonlySet<number>;
  readonly isOver: boolean;
  readonly now: number;
}

/** Until when can be voted: as long as a decision may take at the table, if it has clocks; what ends or undoes a game is slept on. */
export function expiryOf(kind: ProposalKind, created: number, settings: ClockSettings | null): number {
  if (settings === null || !isForAll(kind)) return created + LONGEST_MS;
  const length = Math.min(LONGEST_MS, Math.max(AWAY_MS, settings.clock.seconds * 1000));
  return afterWaking(created, length, settings.night);
}

/** When it may be decided next by nobody's saying anything; null if not any more. */
export function nextLook({ kind, created, expires }: ProposalsRow, now: number): number | null {
  const looks = isForAll(kind as ProposalKind) ? [created + AWAY_MS, expires] : [];
  return looks.find((at) => at > now) ?? null;
}

export function proposalOf(rows: ProposalRows, around: Around): Proposal {
  const { row } = rows;
  const { voters, agreed, refused } = votesOf(rows, around);
  const outcome = outcomeOf(row, decisionOf(rows, around), around);
  return {
    id: row.id,
    kind: row.kind as ProposalKind,
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
export function isAgreed(rows: ProposalRows, around: Around): boolean {
  const decision = decisionOf(rows, around);
  return decision === 'agreed' && outcomeOf(rows.row, decision, around) === 'open';
}

/**
 * Who is asked. What ends or undoes a game concerns everybody who has not given up, also those for whom a bot plays; a pause only those
 * who play.
 */
export function votersOf(kind: ProposalKind, { players, history, now }: Around): Seat[] {
  const isAsked = (seat: Seat) => {
    const sits = howSits(history, seat, now);
    return sits !== 'concede' && (sits !== 'bot' || isForAll(kind));
  };
  return players.flatMap(({ bot }, seat) => (bot === null && isAsked(seat) ? [seat] : []));
}

/** All who are asked must agree to these. */
const isForAll = (kind: ProposalKind) => kind === 'rewind' || kind === 'end';

/** What a seat's owner did last of what says whether they play it themselves. */
function howSits(history: readonly Act[], seat: Seat, time: number): Act['type'] | null {
  const isOf = (act: Act) => act.seat === seat && ['bot', 'return', 'concede'].includes(act.type);
  return history.findLast((act) => isOf(act) && (act.time ?? 0) <= time)?.type ?? null;
}

/** As it stands; what has expired, as it stood then. */
const until = ({ expires }: ProposalsRow, around: Around): Around => ({
  ...around,
  now: Math.min(around.now, expires),
});

function votesOf({ row, votes }: ProposalRows, around: Around) {
  const voters = votersOf(row.kind as ProposalKind, until(row, around));
  const who = (agrees: number) =>
    votes.flatMap((vote) => (vote.agrees === agrees && voters.includes(vote.seat) ? [vote.seat] : [])).sort();
  return { voters, agreed: who(1), refused: who(0) };
}

function decisionOf(rows: ProposalRows, around: Around): Decision {
  const { row } = rows;
  const { voters, agreed, refused } = votesOf(rows, around);
  const { history, now } = until(row, around);
  const isAway = (seat: Seat) => howSits(history, seat, now) === 'bot';
  const silent = voters.filter((seat) => !agreed.includes(seat) && !refused.includes(seat));
  return decided(row.kind as ProposalKind, {
    voters: voters.length,
    agreed: agreed.length,
    refused: refused.length,
    away: row.silence === 1 && now >= row.created + AWAY_MS ? silent.filter(isAway).length : 0,
    isEnd: row.silence === 1 && now >= row.expires,
  });
}

function outcomeOf(row: ProposalsRow, decision: Decision, around: Around): ProposalOutcome {
  if (around.history.some(({ id, seq }) => seq >= row.seq && id === row.id)) return 'agreed';
  if (row.withdrawn === 1) return 'withdrawn';
  if (decision === 'refused') return 'refused';
  if (isOvertaken(row, around)) return 'overtaken';
  return around.now > row.expires && decision === null ? 'expired' : 'open';
}

/**
 * Whether the game has moved on so that a proposal makes no sense any more: whoever chose did not want to go back. What nobody else
 * noticed is no answer: otherwise the proposal would tell of it.
 */
export function isOvertaken({ kind, seq }: Pick<ProposalsRow, 'kind' | 'seq'>, around: Omit<Around, 'now'>): boolean {
  const { standing, history, unnoticed, isOver } = around;
  if (isOver || standing === 'ended') return true;
  if (kind === 'pause') return standing !== 'running';
  if (kind === 'resume') return standing !== 'paused';
  if (kind === 'end') return false;
  // What bots choose is no answer; where they went on from is still there.
  return history
    .slice(seq)
    .filter((act) => !unnoticed.has(act.seq))
    .some((act) => (act.type === 'choose' && act.id !== null) || act.type === 'undo' || act.type === 'rewind');
}
