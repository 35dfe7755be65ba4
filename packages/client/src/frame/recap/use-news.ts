/** What is news to whoever looks: everything that was told since they last chose at this screen. */
import type { Seat } from '@bottega/kernel';
import { useCallback, useMemo, useState } from 'react';
import type { TableSnapshot } from '../../table/table';
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

export function useNews(seen: Seen) {
  const { seat, log, recap } = seen;
  const [last, setLast] = useState<LastChosen | null>(null);
  const from = newsFrom(last, seen);
  const fresh = freshFrom(last, seen);
  /** What happened since the last turn, to be read; and what others did of it until one has chosen, to be marked. */
  const since = useMemo(() => log.slice(recap[0], recap[1]), [log, recap]);
  const marked = useMemo(() => log.slice(fresh).filter((event) => seatOf(event) !== seat), [log, fresh, seat]);
  const told = useMemo(() => log.slice(from), [log, from]);
  const chosen = useCallback(() => setLast({ seat, events: log.length }), [seat, log.length]);
  return { from, since, fresh, marked, told, chosen };
}
