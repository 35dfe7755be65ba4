/** A game looked at again: opens the table, then shows any of its moments. */
import type { Seat } from '@bottega/kernel';
import { useEffect, useState } from 'react';
import { openGame, uiOf } from '../../games';
import { Failure } from '../../page/Failure';
import { Page } from '../../page/Page';
import type { TableClient } from '../../table/table';
import { useTableService } from '../../table-service';
import { useText } from '../../text/use-text';
import { Waiting } from '../../ui/Waiting';
import { useSettings } from '../../use-settings';
import { type MomentRange, type ReplayGame, ReplayView } from './ReplayView';

export interface ReplayPageProps {
  readonly id: string;
  /** After so many choices; null for the newest position. */
  readonly at: number | null;
  readonly seat: Seat | null;
}

interface Opened {
  readonly table: TableClient;
  readonly range: MomentRange;
}

export function ReplayPage({ id, at, seat }: ReplayPageProps) {
  const { t } = useText();
  const service = useTableService();
  const { language } = useSettings().settings;
  const [opened, setOpened] = useState<Opened | null>(null);
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
      const { first, length } = await table.moment(0, null);
      if (!isGone) setOpened({ table, range: { first, length } });
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

  if (error !== null) {
    return (
      <Page title={t('replay.title')}>
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
  if (opened === null || game === null) {
    return (
      <Page title={t('replay.title')}>
        <h1>{t('replay.title')}</h1>
        <Waiting />
      </Page>
    );
  }
  return <ReplayView {...opened} game={game} at={at} seat={seat} onError={setError} />;
}
