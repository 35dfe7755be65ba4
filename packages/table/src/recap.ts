/** What happened since somebody's last turn. */
import { maySee, type Seat } from '@bottega/kernel';
import type { AnyMatch } from './session-types.js';

/**
 * As places in the whole log: from what the seat's last turn brought about by itself, up to where its present turn began, or to now.
 * So it stays the same while the seat takes its turn, which can look at it again; a spectator has had no turn, and nothing is since it.
 */
function sinceLastTurn(match: AnyMatch, seat: Seat | null): readonly [from: number, to: number] {
  const { turns, record } = match;
  const now = match.everything().length;
  if (seat === null) return [now, now];
  const last = turns.findLast((turn) => turn.seat === seat && turn.to !== null);
  // Of a game that went on under newer rules it is not known whose turns there were before.
  const from = last?.to?.events ?? record.continued?.log.length ?? 0;
  const present = turns.at(-1);
  const isTaken = present?.seat === seat && present.to === null;
  return [from, isTaken ? present.from.events : now];
}

/** The same as places in the log that the seat sees. */
export function recapOf(match: AnyMatch, seat: Seat | null): readonly [from: number, to: number] {
  const [from, to] = sinceLastTurn(match, seat);
  const { logbook, over } = match;
  return [logbook.countSeen(seat, over, from), logbook.countSeen(seat, over, to)];
}

/**
 * The choices in it that told the seat something, each by how many there were with it. With `since` it begins at that place in the log
 * that the seat sees: where it last looked. If that lies in the present turn it goes on to now.
 */
export function recapMoments(match: AnyMatch, seat: Seat | null, since?: number): readonly number[] {
  const [from, to] = recapOf(match, seat);
  const seen = match.everything().filter((one) => maySee(one, seat, match.over));
  const told = since === undefined ? seen.slice(from, to) : seen.slice(since, since < to ? to : undefined);
  return [...new Set(told.map(({ at }) => at))];
}
