/** A table: loads the game and its texts, then shows the frame around its board. */
import type { Loaded } from '@bottega/games';
import type { GameText } from '@bottega/kernel/text';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf, sentenceOf } from '../errors';
import { type GameUi, gameCard, openGame } from '../games';
import { useHall } from '../hall';
import { href } from '../router';
import { Page } from '../shell/Page';
import type { Table } from '../table/table';
import { useSettings } from '../use-settings';
import { Frame } from './Frame';

interface Opened {
  readonly table: Table;
  readonly ui: GameUi;
  readonly loaded: Loaded;
  readonly text: GameText;
}

export function TablePage({ id }: { readonly id: string }) {
  const { t, i18n } = useTranslation();
  const hall = useHall();
  const { settings } = useSettings();
  const [table, setTable] = useState<Table | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [error, setError] = useState<unknown>(null);

  useEffect(() => {
    let isHere = true;
    let mine: Table | null = null;
    hall.open(id).then((found) => {
      if (!isHere) return;
      mine = found;
      setTable(found);
    }, setError);
    return () => {
      isHere = false;
      mine?.leave();
    };
  }, [hall, id]);

  useEffect(() => {
    if (table === null) return;
    let isHere = true;
    const card = gameCard(table.info.game);
    if (card === undefined) return;
    Promise.all([card.ui(), openGame(table.info.game, settings.language, table.info.data)]).then(
      ([ui, { loaded, text }]) => isHere && setOpened({ table, ui, loaded, text }),
      setError,
    );
    return () => {
      isHere = false;
    };
  }, [table, settings.language]);

  if (error !== null) {
    return (
      <Page>
        <p role="alert">{sentenceOf(error, i18n) ?? t('app.error', { message: messageOf(error) })}</p>
        <a className="button" href={href({ page: 'home' })}>
          {t('nav.home')}
        </a>
      </Page>
    );
  }
  if (opened === null) {
    return (
      <Page wide>
        <p role="status">{t('app.loading')}</p>
      </Page>
    );
  }
  return <Frame {...opened} />;
}
