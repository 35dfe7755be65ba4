/** The moves that are being seen: what has moved since the last moment, each until it has ended. */
import { useCallback, useState } from 'react';

/** More than that at once is no move but a jump to another moment. */
const MAX_SHOWN_MOVES = 6;

export type TableSnapshot<Move> = Move & { readonly id: number };

interface Kept<Moment, Move> {
  readonly moment: Moment;
  readonly next: number;
  readonly moves: readonly TableSnapshot<Move>[];
}

/** Returns the moves to be shown, and what is told when one has ended. None are shown if `isOn` is false. */
export function useMoves<Moment, Move extends object>(
  moment: Moment,
  between: (before: Moment, now: Moment) => readonly Move[],
  isOn: boolean,
): [readonly TableSnapshot<Move>[], (id: number) => void] {
  const [kept, setKept] = useState<Kept<Moment, Move>>({ moment, next: 0, moves: [] });
  if (kept.moment !== moment) {
    const fresh = isOn ? between(kept.moment, moment) : [];
    const moves = fresh.length > MAX_SHOWN_MOVES ? [] : fresh.map((move, at) => ({ ...move, id: kept.next + at }));
    setKept({ moment, next: kept.next + moves.length, moves: [...kept.moves, ...moves] });
  }
  const end = useCallback(
    (id: number) => setKept((now) => ({ ...now, moves: now.moves.filter((move) => move.id !== id) })),
    [],
  );
  return [kept.moves, end];
}
