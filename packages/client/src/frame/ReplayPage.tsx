/** A game looked at again: opens the table, then shows any of its moments. */
import type { Seat } from '@bottega/kernel';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf, sentenceOf } from '../errors';
import { gameCard, openGame } from '../games';
import { useHall } from '../hall';
import { href } from '../router';
import { Page } from '../shell/Page';
import type { Table } from '../table/table';
import { useSettings } from '../use-settings';
import { type ReplayGame, ReplayView } from './ReplayView';

export interface ReplayPageProps {
  readonly id: string;
  /** After so many choices; null for the newest position. */
  readonly at: number | null;
  readonly seat: Seat | null;
}

interface Opened {
  readonly table: Table;
  readonly length: number;
}

export function ReplayPage({ id, at, seat }: ReplayPageProps) {
  const { t, i18n } = useTranslation();
  const hall = useHall();
  const { language } = useSettings().settings;
  const [opened, setOpened] = useState<Opened | null>(null);
  const [game, setGame] = useState<ReplayGame | null>(null);
  const [error, setError] = useState<unknown>(null);

  useEffect(() => {
    let isGone = false;
    let mine: Table | null = null;
    const open = async () => {
      const table = await hall.open(id);
      // Not left if we are gone by now: whoever came after us has opened a table of their own.
      if (isGone) return;
      mine = table;
      const { length } = await table.moment(0, null);
      if (!isGone) setOpened({ table, length });
    };
    open().catch((reason: unknown) => isGone || setError(reason));
    return () => {
      isGone = true;
      mine?.leave();
    };
  }, [hall, id]);

  useEffect(() => {
    if (opened === null) return;
    let isGone = false;
    const { game: gameId, data } = opened.table.info;
    const load = async () => {
      const [ui, { loaded, text }] = await Promise.all([gameCard(gameId)?.ui(), openGame(gameId, language, data)]);
      if (ui !== undefined && !isGone) setGame({ ui, loaded, text, language });
    };
    load().catch((reason: unknown) => isGone || setError(reason));
    return () => {
      isGone = true;
    };
  }, [opened, language]);

  if (error !== null) {
    return (
      <Page title={t('replay.title')}>
        <h1>{t('replay.title')}</h1>
        <p role="alert">{sentenceOf(error, i18n) ?? t('replay.unknown', { message: messageOf(error) })}</p>
        <a className="button primary" href={href({ page: 'home' })}>
          {t('end.home')}
        </a>
      </Page>
    );
  }
  if (opened === null || game === null) {
    return (
      <Page title={t('replay.title')}>
        <h1>{t('replay.title')}</h1>
        <p role="status">{t('app.loading')}</p>
      </Page>
    );
  }
  return <ReplayView {...opened} game={game} at={at} seat={seat} onError={setError} />;
}
