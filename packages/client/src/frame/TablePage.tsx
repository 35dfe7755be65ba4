/** A table: loads the game and its texts, then shows the frame around its board. */
import type { Loaded } from '@bottega/games';
import type { GameText } from '@bottega/kernel/text';
import { useEffect, useState } from 'react';
import { openGame, uiOf } from '../games';
import type { GameUi } from '../games/board/game-ui';
import { Failure } from '../page/Failure';
import { Page } from '../page/Page';
import type { TableClient } from '../table/table';
import { useTableService } from '../table-service';
import { Waiting } from '../ui/Waiting';
import { useSettings } from '../use-settings';
import { TriedFrame } from './trial/TriedFrame';

interface Opened {
  readonly table: TableClient;
  readonly ui: GameUi;
  readonly loaded: Loaded;
  readonly text: GameText;
}

export function TablePage({ id }: { readonly id: string }) {
  const service = useTableService();
  const { settings } = useSettings();
  const [table, setTable] = useState<TableClient | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [attempts, setAttempts] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is made anew without anything else changing
  useEffect(() => {
    let isHere = true;
    let mine: TableClient | null = null;
    service.open(id).then(
      (found) => {
        mine = found;
        if (isHere) setTable(found);
        else found.leave();
      },
      (reason: unknown) => isHere && setError(reason),
    );
    return () => {
      isHere = false;
      mine?.leave();
    };
  }, [service, id, attempts]);

  useEffect(() => {
    if (table === null) return;
    let isHere = true;
    Promise.all([uiOf(table.info.game), openGame(table.info.game, settings.language, table.info.data)]).then(
      ([ui, { loaded, text }]) => isHere && setOpened({ table, ui, loaded, text }),
      (reason: unknown) => isHere && setError(reason),
    );
    return () => {
      isHere = false;
    };
  }, [table, settings.language]);

  if (error !== null) {
    return (
      <Page>
        <Failure
          error={error}
          game={id}
          onRetry={() => {
            setError(null);
            setAttempts(attempts + 1);
          }}
        />
      </Page>
    );
  }
  if (opened === null) {
    return (
      <Page wide>
        <Waiting />
      </Page>
    );
  }
  return <TriedFrame {...opened} />;
}
