/** The tables that a server lists, as they are now: read anew while the page is in sight. */
import type { TableList, TableListName } from '@bottega/protocol';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { codeOf } from '../../errors';
import { useLoadOnline } from '../../online';
import type { OnlineLists } from './lists';

const REFRESH_MS = 20_000;
const NOTHING: TableList = { tables: [], next: null };

type Read = Readonly<Record<TableListName, TableList | null>>;

export interface Wanted {
  /** One's own tables: asked for if the server may know somebody here. */
  readonly own: boolean;
  /** Those that wait for anybody. */
  readonly open: boolean;
}

export function useOnlineLists({ own, open }: Wanted): OnlineLists {
  const load = useLoadOnline();
  const [lists, setLists] = useState<Read>({ mine: null, finished: null, open: null });
  const [error, setError] = useState<unknown>(null);
  const isGone = useRef(false);

  const read = useCallback(async () => {
    try {
      const { client } = await load();
      const list = (name: TableListName, isWanted: boolean) =>
        isWanted ? client.listTables(name).catch(nothingForStrangers) : Promise.resolve(null);
      const [mine, finished, waiting] = await Promise.all([
        list('mine', own),
        list('finished', own),
        list('open', open),
      ]);
      if (isGone.current) return;
      setLists((before) => ({ mine, finished: withOlder(before.finished, finished), open: waiting }));
      setError(null);
    } catch (reason) {
      if (!isGone.current) setError(reason);
    }
  }, [load, own, open]);

  useEffect(() => {
    isGone.current = false;
    const readInSight = () => void (document.hidden || read());
    void read();
    const timer = setInterval(readInSight, REFRESH_MS);
    document.addEventListener('visibilitychange', readInSight);
    return () => {
      isGone.current = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', readInSight);
    };
  }, [read]);

  const next = lists.finished?.next ?? null;
  const readOlder = useCallback(async () => {
    if (next === null) return;
    try {
      const older = await (await load()).client.listTables('finished', next);
      if (isGone.current) return;
      setLists((now) => ({
        ...now,
        finished: { tables: [...(now.finished?.tables ?? []), ...older.tables], next: older.next },
      }));
    } catch (reason) {
      if (!isGone.current) setError(reason);
    }
  }, [load, next]);

  return useMemo(
    () => ({
      running: lists.mine?.tables ?? [],
      finished: lists.finished?.tables ?? [],
      open: lists.open?.tables ?? null,
      error,
      hasOlder: next !== null,
      read,
      readOlder,
    }),
    [lists, error, next, read, readOlder],
  );
}

/** Whoever the server does not know any more has no tables there. */
function nothingForStrangers(error: unknown): TableList {
  if (codeOf(error) === 'notSignedIn') return NOTHING;
  throw error;
}

/** The newest page, and behind it what was read of older games before. */
function withOlder(before: TableList | null, newest: TableList | null): TableList | null {
  if (before === null || newest === null || before.tables.length <= newest.tables.length) return newest;
  const known = new Set(newest.tables.map(({ id }) => id));
  return { tables: [...newest.tables, ...before.tables.filter(({ id }) => !known.has(id))], next: before.next };
}
