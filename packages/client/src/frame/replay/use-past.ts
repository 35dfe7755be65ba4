/** A game that is looked at again: its table, the moments that there are, and the game in the language of the page. */
import { useEffect, useState } from 'react';
import { openGame, uiOf } from '../../games';
import type { TableClient } from '../../table/table';
import { useTableService } from '../../table-service';
import { useSettings } from '../../use-settings';
import type { MomentRange, ReplayGame } from './ReplayView';

export interface Past {
  readonly table: TableClient;
  readonly range: MomentRange;
  readonly game: ReplayGame;
}

export interface OpeningPast {
  /** Null until it is there. */
  readonly past: Past | null;
  /** Why it cannot be shown; null as long as it can. */
  readonly error: unknown;
  fail(error: unknown): void;
  retry(): void;
}

/** Leaves the table with the page. */
export function usePast(id: string): OpeningPast {
  const service = useTableService();
  const { language } = useSettings().settings;
  const [opened, setOpened] = useState<Pick<Past, 'table' | 'range'> | null>(null);
  const [game, setGame] = useState<ReplayGame | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [attempts, setAttempts] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is made anew without anything else changing
  useEffect(() => {
    let isGone = false;
    let mine: TableClient | null = null;
    const open = async () => {
      const table = await service.open(id);
      if (isGone) return table.leave();
      mine = table;
      const { first, length, rounds } = await table.moment(0, null);
      if (!isGone) setOpened({ table, range: { first, length, rounds } });
    };
    open().catch((reason: unknown) => isGone || setError(reason));
    return () => {
      isGone = true;
      mine?.leave();
    };
  }, [service, id, attempts]);

  useEffect(() => {
    if (opened === null) return;
    let isGone = false;
    const { game: gameId, data } = opened.table.info;
    const load = async () => {
      const [ui, { loaded, text }] = await Promise.all([uiOf(gameId), openGame(gameId, language, data)]);
      if (!isGone) setGame({ ui, loaded, text, language });
    };
    load().catch((reason: unknown) => isGone || setError(reason));
    return () => {
      isGone = true;
    };
  }, [opened, language]);

  return {
    past: opened === null || game === null ? null : { ...opened, game },
    error,
    fail: setError,
    retry() {
      setError(null);
      setAttempts(attempts + 1);
    },
  };
}
