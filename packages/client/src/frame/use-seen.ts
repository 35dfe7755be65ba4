/** What whoever sits before the screen sees of a table, and what there is to decide as the table stands. */
import { useMemo, useSyncExternalStore } from 'react';
import type { Company, TableClient, TableSnapshot } from '../table/table';

interface Seen {
  readonly seen: TableSnapshot;
  /** The others at their own screens; null where everybody sits before this one. */
  readonly company: Company | null;
  /** Whether the game is over: by the rules, by agreement, or for eyes that see no more of its end than that. */
  readonly isOver: boolean;
}

export function useSeen(table: TableClient): Seen {
  const snapshot = useSyncExternalStore(table.subscribe, table.seen);
  const company = useSyncExternalStore(table.subscribe, () => table.company?.seen() ?? null);
  const standing = company?.state.standing ?? 'running';
  const isOver = snapshot.over || company?.state.status === 'over' || standing === 'ended';
  const seen = useMemo(
    () => (standing === 'running' && (snapshot.over || !isOver) ? snapshot : unasked(snapshot, isOver)),
    [snapshot, standing, isOver],
  );
  return { seen, company, isOver };
}

/** The same while nobody chooses: in a break, and after the end. */
function unasked(snapshot: TableSnapshot, isOver: boolean): TableSnapshot {
  return {
    ...snapshot,
    asked: isOver ? [] : snapshot.asked,
    allowed: [],
    barred: [],
    suggested: null,
    plan: [],
    canUndo: false,
  };
}
