/** A table that waits for players, as it stands; who comes and goes is told as it happens. */
import type { TableSummary } from '@bottega/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { codeOf } from '../../errors';
import { useLoadOnline } from '../../online';
import type { OnlineTables } from '../../table/online/online-tables';

export interface RoomControl {
  readonly table: TableSummary | null;
  /** Why it cannot be shown. */
  readonly error: unknown;
  /** Why what was tried last did not happen. */
  readonly refusal: unknown;
  /** Whether somebody else freed the place at which one sat. */
  readonly wasSentAway: boolean;
  /** Does something at the table; what comes of it is shown. */
  attempt(work: (online: OnlineTables) => Promise<TableSummary>): Promise<void>;
  /** Asks for everything again. */
  retry(): void;
}

const isSeated = (table: TableSummary | null) => table?.places.some(({ isMe }) => isMe) ?? false;

export function useRoom(id: string): RoomControl {
  const load = useLoadOnline();
  const [table, setTable] = useState<TableSummary | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [refusal, setRefusal] = useState<unknown>(null);
  const [wasSentAway, setSentAway] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const latest = useRef<TableSummary | null>(null);
  const show = useCallback((next: TableSummary) => {
    latest.current = next;
    setTable(next);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt follows anew
  useEffect(() => {
    let isHere = true;
    let leave = () => {};
    /** What others do comes from here, what one does oneself is answered. */
    const hear = (next: TableSummary) => {
      if (!isHere) return;
      const hadPlace = isSeated(latest.current);
      if (isSeated(next)) setSentAway(false);
      else if (hadPlace && next.status === 'waiting') setSentAway(true);
      show(next);
    };
    const follow = async () => {
      const online = await load();
      leave = () => void online.client.unfollow(id).catch(() => {});
      await online.client.follow(id, hear);
    };
    follow().catch((reason: unknown) => isHere && setError(reason));
    return () => {
      isHere = false;
      leave();
    };
  }, [load, id, show, attempts]);

  const attempt = useCallback(
    async (work: (online: OnlineTables) => Promise<TableSummary>) => {
      setRefusal(null);
      setSentAway(false);
      try {
        const online = await load();
        // Somebody sat down in the same moment: then it is done after that.
        const once = () => work(online);
        show(await once().catch((reason: unknown) => (codeOf(reason) === 'changed' ? once() : Promise.reject(reason))));
      } catch (reason) {
        setRefusal(reason);
      }
    },
    [load, show],
  );
  const retry = useCallback(() => {
    setError(null);
    setAttempts((count) => count + 1);
  }, []);
  return { table, error, refusal, wasSentAway, attempt, retry };
}
