/** Changes of a table's settings: shown at once, sent one after the other, and taken back if they were refused. */
import type { TableSettingsRequest, TableSummary } from '@bottega/protocol';
import { useCallback, useRef, useState } from 'react';
import type { RoomControl } from '../use-room';

export interface SettingsChange {
  /** The table as it will be; its places are those that the server has made. */
  readonly table: TableSummary;
  /** How many will play. */
  readonly seats: number;
  change(settings: TableSettingsRequest): void;
}

export function useSettingsChange(table: TableSummary, attempt: RoomControl['attempt']): SettingsChange {
  const { id } = table;
  const [pending, setPending] = useState<TableSettingsRequest>({});
  const last = useRef<Promise<void>>(Promise.resolve());
  const change = useCallback(
    (settings: TableSettingsRequest) => {
      setPending((now) => ({ ...now, ...settings }));
      const sent = last.current.then(() => attempt(({ client }) => client.changeSettings(id, settings)));
      last.current = sent;
      void sent.then(() => {
        if (last.current === sent) setPending({});
      });
    },
    [attempt, id],
  );
  const { seats = table.places.length, data: _, ...shown } = pending;
  return { table: { ...table, ...shown } as TableSummary, seats, change };
}
