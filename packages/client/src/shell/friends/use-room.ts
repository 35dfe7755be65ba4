/** A table that waits for players, as it stands; who comes and goes is told as it happens. */
import type { TableSummary } from '@bottega/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useLoadOnline } from '../../online';
import type { OnlineTables } from '../../table/online/online-tables';

export interface RoomControl {
  readonly table: TableSummary | null;
  /** Why it cannot be shown. */
  readonly error: unknown;
  /** Why what was tried last did not happen. */
  readonly refusal: unknown;
  /** Does something at the table; what comes of it is shown. */
  attempt(work: (online: OnlineTables) => Promise<TableSummary>): Promise<void>;
}

export function useRoom(id: string): RoomControl {
  const load = useLoadOnline();
  const [table, setTable] = useState<TableSummary | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [refusal, setRefusal] = useState<unknown>(null);

  useEffect(() => {
    let isHere = true;
    let leave = () => {};
    const follow = async () => {
      const online = await load();
      leave = () => void online.client.unfollow(id).catch(() => {});
      await online.client.follow(id, (summary) => isHere && setTable(summary));
    };
    follow().catch((reason: unknown) => isHere && setError(reason));
    return () => {
      isHere = false;
      leave();
    };
  }, [load, id]);

  const attempt = useCallback(
    async (work: (online: OnlineTables) => Promise<TableSummary>) => {
      setRefusal(null);
      try {
        setTable(await work(await load()));
      } catch (reason) {
        setRefusal(reason);
      }
    },
    [load],
  );
  return { table, error, refusal, attempt };
}
