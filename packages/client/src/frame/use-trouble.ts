/** What has stopped a table, how it is said, and how it goes on. */
import { TableError } from '@bottega/table';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { isFromServer } from '../errors';
import type { TableClient } from '../table/table';

/** What somebody was doing when it failed. */
export type Deed = 'choice' | 'undo' | 'other';

export interface Trouble {
  readonly error: Error;
  readonly deed: Deed;
}

interface Failed extends Trouble {
  readonly work: () => Promise<unknown>;
}

export interface TroubleControl {
  readonly trouble: Trouble | null;
  /** Whether something is on its way to the disk. */
  readonly isBusy: boolean;
  /** Does something; if it fails, that is the trouble until something succeeds. Nobody needs to wait: it never fails itself. */
  attempt(deed: Deed, work: () => Promise<unknown>): Promise<void>;
  /** Puts right what can be put right, and does again what failed; never fails itself, in the same way. */
  retry(): Promise<void>;
}

export function useTrouble(table: TableClient): TroubleControl {
  const reported = useSyncExternalStore(table.subscribe, table.trouble);
  const [failed, setFailed] = useState<Failed | null>(null);
  const [pending, setPending] = useState(0);

  /** `first`: what must be put right before. */
  const run = useCallback(async (deed: Deed, work: Failed['work'], first: () => Promise<unknown>) => {
    setPending((count) => count + 1);
    try {
      await first();
      await work();
      setFailed(null);
    } catch (error) {
      setFailed({ error: error instanceof Error ? error : new Error(String(error)), deed, work });
    } finally {
      setPending((count) => count - 1);
    }
  }, []);

  const attempt = useCallback((deed: Deed, work: Failed['work']) => run(deed, work, async () => {}), [run]);
  const trouble: Trouble | null = failed ?? (reported === null ? null : { error: reported, deed: 'other' });
  const retry = async () => {
    if (trouble === null) return;
    const again = failed !== null && isSafeToRepeat(trouble.error) ? failed.work : async () => {};
    await run(trouble.deed, again, () => table.recover(trouble.error));
  };
  return { trouble, isBusy: pending > 0, attempt, retry };
}

/** Only what surely was not done may be done again: a worker that has stopped may have finished before. */
export function isSafeToRepeat(error: Error): boolean {
  if (isFromServer(error)) return true; // a server that says what was wrong has done nothing
  return error instanceof TableError && (error.code.startsWith('storage') || error.code === 'deleted');
}
