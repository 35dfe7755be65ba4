/** What is news to whoever looks: everything that was told since they last chose at this screen. */
import type { GameEvent, Seat } from '@bottega/kernel';
import { useCallback, useMemo, useState } from 'react';
import type { TableSnapshot } from '../../table/table';

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

const NONE: readonly GameEvent[] = [];

export function useNews(seen: Seen) {
  const { seat, log, recap } = seen;
  const [last, setLast] = useState<LastChosen | null>(null);
  const from = newsFrom(last, seen);
  /** What others did since the last turn, to be read; and the same until one has chosen, to be marked. */
  const since = useMemo(() => log.slice(recap[0], recap[1]), [log, recap]);
  const fresh = recap[1] === log.length ? since : NONE;
  const told = useMemo(() => log.slice(from), [log, from]);
  const chosen = useCallback(() => setLast({ seat, events: log.length }), [seat, log.length]);
  return { from, since, fresh, told, chosen };
}
