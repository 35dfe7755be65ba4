/** The moment that is shown, and the way from one moment to another. */
import type { Seat } from '@bottega/kernel';
import { startTransition, useEffect, useRef, useState } from 'react';
import type { Moment, Round, TableClient } from '../../table/table';

/** A moment, and how many of the last events of its log happened since the moment before it. */
export interface ShownMoment extends Moment {
  readonly fresh: number;
}

interface Wish {
  readonly at: number;
  readonly seat: Seat | null;
}

/**
 * The moment after `at` choices. One question at a time, and always the newest wish next: however fast somebody scrubs,
 * what is shown never goes back to an older answer, and it ends with the last wish.
 */
export function useMoment(
  table: TableClient,
  { at, seat }: Wish,
  version: number,
  onError: (error: unknown) => void,
): ShownMoment | null {
  const [shown, setShown] = useState<ShownMoment | null>(null);
  const wish = useRef<Wish | null>(null);
  const isBusy = useRef(false);
  const isGone = useRef(false);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version of the table may be longer
  useEffect(() => {
    wish.current = { at, seat };
    if (isBusy.current) return;
    isBusy.current = true;
    const ask = async () => {
      try {
        for (let next = wish.current; next !== null; next = wish.current) {
          wish.current = null;
          const moment = await table.moment(next.at, next.seat);
          if (isGone.current) return;
          startTransition(() => setShown((before) => ({ ...moment, fresh: freshOf(before, moment) })));
        }
      } catch (reason) {
        if (!isGone.current) onError(reason);
      } finally {
        isBusy.current = false;
      }
    };
    void ask(); // never fails: what goes wrong is told to `onError`
  }, [table, at, seat, version, onError]);

  return shown;
}

/** New since the moment before, if that was one choice ago; else only the last event is sure to be new. */
function freshOf(before: ShownMoment | null, { at, seen }: Moment): number {
  if (before !== null && before.seen.seat === seen.seat) {
    if (before.at === at - 1) return Math.max(0, seen.log.length - before.seen.log.length);
    if (before.at === at) return before.fresh;
  }
  return Math.min(1, seen.log.length);
}

/** The nearest of some positions before and after one; the ends of the game where there is none. */
export function around(
  places: readonly number[],
  at: number,
  { first, length }: Pick<Moment, 'first' | 'length'>,
): { readonly before: number; readonly after: number } {
  const before = places.findLast((place) => place < at) ?? first;
  return { before, after: places.find((place) => place > at) ?? length };
}

/** The round that a position belongs to; null in a game that has none. */
export function roundAt({ rounds }: Moment, at: number): Round | null {
  return rounds.findLast((round) => round.at <= at) ?? null;
}

/** Goes on by itself, one choice after the other: the next only when the last is shown. */
export function usePlaying(shown: ShownMoment | null, at: number, stepMs: number, go: (at: number) => void) {
  const [isPlaying, setPlaying] = useState(false);
  const isEnd = shown !== null && at >= shown.length;
  const isThere = shown !== null && shown.at === at;

  useEffect(() => {
    if (!isPlaying || !isThere) return;
    if (isEnd) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => go(at + 1), stepMs);
    return () => clearTimeout(timer);
  }, [isPlaying, isThere, isEnd, at, stepMs, go]);

  const toggle = () => {
    if (!isPlaying && isEnd) go(0); // from the end, the whole game again
    setPlaying(!isPlaying);
  };
  return { isPlaying, toggle, stop: () => setPlaying(false) };
}
