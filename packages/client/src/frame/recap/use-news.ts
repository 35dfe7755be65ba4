/** What is news to whoever looks: everything that was told since they last chose at this screen. */
import type { GameEvent, Seat } from '@bottega/kernel';
import { useCallback, useMemo, useState } from 'react';
import type { Absence, TableSnapshot } from '../../table/table';
import type { PlainKey } from '../../text/keys';
import { seatOf } from './recap-lines';

/** Who chose last at this screen, and how long their log was then. */
export interface LastChosen {
  readonly seat: Seat | null;
  readonly events: number;
}

type Seen = Pick<TableSnapshot, 'seat' | 'log' | 'recap'>;

/**
 * The place in the log from which on it is news. Logs of two seats are not equally long: somebody who takes the screen from another
 * begins with what the others did since their own last turn.
 */
export function newsFrom(last: LastChosen | null, { seat, log, recap }: Seen): number {
  if (last !== null && last.seat === seat) return last.events;
  return recap[1] === log.length ? recap[0] : log.length;
}

/** The place in the log from which on it is marked: what is news since the last turn, as long as the present one has told nothing. */
export function freshFrom(last: LastChosen | null, seen: Seen): number {
  const { log, recap } = seen;
  return recap[1] < log.length ? log.length : Math.max(recap[0], newsFrom(last, seen));
}

/**
 * What is told as happened since the last turn; to whoever was away since, what they have not seen. If they left in the middle of their
 * turn that is what happened in it until they were back.
 */
export function recapRange({ log, recap }: Seen, absence: Absence | null): readonly [from: number, to: number] {
  if (absence === null || absence.lastTurn !== recap[0]) return recap;
  const { since, until } = absence;
  const to = since < recap[1] ? recap[1] : Math.min(until, log.length);
  return [Math.min(since, to), to];
}

/** Since when it is told. Whoever has had no turn yet is told everything from the beginning. */
export function recapTitleOf({ missedFrom }: Pick<News, 'missedFrom'>, { recap }: Pick<Seen, 'recap'>): PlainKey {
  if (missedFrom !== null) return 'table.recapAway';
  return recap[0] === 0 ? 'table.recapFirst' : 'table.recap';
}

export interface News {
  /** Where it begins that was missed by somebody who was away; null if nobody was. */
  readonly missedFrom: number | null;
  /** What was told since this viewer last chose, and the place of the first of it in the log. */
  readonly told: readonly GameEvent[];
  readonly from: number;
  /** What happened since the last turn, or since somebody was away, to be read. */
  readonly since: readonly GameEvent[];
  /** The place in the log from which on it is marked, and what others did of it until one has chosen. */
  readonly fresh: number;
  readonly marked: readonly GameEvent[];
  /** This viewer chooses: everything until now is known. */
  chosen(): void;
}

export function useNews(snapshot: Seen, absence: Absence | null): News {
  const { seat, log } = snapshot;
  const [last, setLast] = useState<LastChosen | null>(null);
  const recap = useMemo(() => recapRange(snapshot, absence), [snapshot, absence]);
  const seen = { seat, log, recap };
  const from = newsFrom(last, seen);
  const fresh = freshFrom(last, seen);
  const missedFrom = recap === snapshot.recap ? null : recap[0];
  const since = useMemo(() => log.slice(recap[0], recap[1]), [log, recap]);
  const marked = useMemo(() => log.slice(fresh).filter((event) => seatOf(event) !== seat), [log, fresh, seat]);
  const told = useMemo(() => log.slice(from), [log, from]);
  const chosen = useCallback(() => setLast({ seat, events: log.length }), [seat, log.length]);
  return { missedFrom, from, since, fresh, marked, told, chosen };
}
