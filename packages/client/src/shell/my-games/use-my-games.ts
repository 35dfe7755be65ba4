/** The stored games, as they are now: also when another tab changes them. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Fault, Listed } from '../../table/table';
import { useTableService } from '../../table-service';

/** A game that bots play in another tab changes many times a second. */
const REST_MS = 500;
/** Playing a game through takes up to a tenth of a second in the worker: the oldest are checked when they are opened. */
const MAX_CHECKED = 50;

export interface MyGamesNow {
  /** Null until they are read. */
  readonly games: readonly Listed[] | null;
  /** Why they cannot be read; null while they can. */
  readonly error: unknown;
  /** Reads them anew. It never fails: if they cannot be read, `error` says why. */
  read(): Promise<void>;
}

export function useMyGames(): MyGamesNow {
  const service = useTableService();
  const [games, setGames] = useState<readonly Listed[] | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [faults, setFaults] = useState<ReadonlyMap<string, Fault | null>>(new Map());
  const isGone = useRef(false);

  const read = useCallback(async () => {
    try {
      const found = await service.list();
      if (isGone.current) return;
      setGames(found);
      setError(null);
    } catch (reason) {
      if (!isGone.current) setError(reason);
    }
  }, [service]);

  useEffect(() => {
    isGone.current = false;
    let timer: number | null = null;
    void read();
    const unsubscribe = service.subscribe(() => {
      timer ??= window.setTimeout(() => {
        timer = null;
        void read();
      }, REST_MS);
    });
    return () => {
      isGone.current = true;
      unsubscribe();
      if (timer !== null) clearTimeout(timer);
    };
  }, [service, read]);

  // One after the other, so that whoever wants to play waits for one of them at most.
  const next = games?.slice(0, MAX_CHECKED).find(({ id, fault }) => fault === null && !faults.has(id))?.id;
  useEffect(() => {
    if (next === undefined) return;
    const note = (fault: Fault | null) => {
      if (!isGone.current) setFaults((known) => new Map(known).set(next, fault));
    };
    service.check(next).then(note, () => note(null)); // what could not be checked is not known to be wrong
  }, [service, next]);

  const shown = games?.map((game) => ({ ...game, fault: game.fault ?? faults.get(game.id) ?? null })) ?? null;
  return { games: shown, error, read };
}
