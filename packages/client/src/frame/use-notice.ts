/** Why something was not done: true of the position in which it is said, and forgotten with it. */
import { useCallback, useState } from 'react';
import type { TableClient } from '../table/table';

/** What is said counts for what the table shows when it is said: whatever was chosen before may have been taken back meanwhile. */
export function useNotice(table: TableClient): [string | null, (notice: string) => void] {
  const [said, setSaid] = useState<{ readonly version: number; readonly notice: string } | null>(null);
  const say = useCallback((notice: string) => setSaid({ version: table.seen().version, notice }), [table]);
  return [said?.version === table.seen().version ? said.notice : null, say];
}
