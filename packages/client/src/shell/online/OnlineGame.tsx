/** A table at the server in the list of one's own games: to go on with, or to look at again. */
import type { TableSummary } from '@bottega/protocol';
import { useId, useState } from 'react';
import { explainError } from '../../errors';
import { gameCard } from '../../games';
import { useLoadOnline } from '../../online';
import { randomHex } from '../../random-hex';
import { go, href } from '../../router';
import { useText } from '../../text/use-text';
import { localeOf } from '../../ui/locale';
import { PeopleList } from '../../ui/PeopleList';
import { playersOf } from '../my-games/game-state';
import { Where } from '../my-games/Where';
import { asListed, peopleAt, sinceOf, standingOf } from './online-state';

export function OnlineGame({ table }: { readonly table: TableSummary }) {
  const pageText = useText();
  const { t, language } = pageText;
  const id = useId();
  const dates = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' });
  const isOver = table.status === 'over' || table.status === 'ended';
  const standing = standingOf(table, pageText);
  return (
    <li className="my-game" data-mine={table.isMyTurn}>
      <div className="my-game-text" id={id}>
        <strong className="my-game-title">{gameCard(table.game)?.title ?? table.game}</strong>
        <span className="my-game-names tabular">
          {table.result === null ? <PeopleList people={peopleAt(table)} /> : playersOf(asListed(table), pageText)}
        </span>
        <span className="my-game-facts tabular">
          <Where isOnline />
          {table.isMyTurn || isOver ? <em>{standing}</em> : <span>{standing}</span>}
          <time dateTime={new Date(table.updated).toISOString()} title={dates.format(table.updated)}>
            {sinceOf(table, pageText, Date.now())}
          </time>
          {table.unread > 0 && <span>{t('chat.unread', { count: table.unread })}</span>}
        </span>
      </div>
      {isOver ? <FinishedWays table={table} describedBy={id} /> : <RunningWays table={table} describedBy={id} />}
    </li>
  );
}

interface WaysProps {
  readonly table: TableSummary;
  readonly describedBy: string;
}

function RunningWays({ table: { id, status, isMyTurn }, describedBy }: WaysProps) {
  const { t } = useText();
  return (
    <div className="my-game-ways">
      <a
        className={isMyTurn ? 'button primary' : 'button'}
        href={href({ page: status === 'waiting' ? 'room' : 'table', id })}
        aria-describedby={describedBy}
      >
        {t('home.continue')}
      </a>
    </div>
  );
}

function FinishedWays({ table, describedBy }: WaysProps) {
  const { id } = table;
  const pageText = useText();
  const { t } = pageText;
  const load = useLoadOnline();
  const [error, setError] = useState<string | null>(null);
  const again = async () => {
    setError(null);
    try {
      const { client } = await load();
      go({ page: 'room', id: (await client.rematch(id, randomHex(16))).id });
    } catch (reason) {
      setError(explainError(reason, pageText));
    }
  };
  return (
    <div className="my-game-ways">
      <a className="button" href={href({ page: 'table', id })} aria-describedby={describedBy}>
        {t('home.result')}
      </a>
      <a
        className="button quiet"
        href={href({ page: 'replay', id, at: null, seat: null })}
        aria-describedby={describedBy}
      >
        {t('home.replay')}
      </a>
      {table.status === 'over' && (
        <a className="button quiet" href={href({ page: 'analysis', id, at: null })} aria-describedby={describedBy}>
          {t('end.analyse')}
        </a>
      )}
      <button type="button" className="quiet" aria-describedby={describedBy} onClick={() => void again()}>
        {t('end.rematch')}
      </button>
      <span role="alert" className="my-game-fault">
        {error}
      </span>
    </div>
  );
}
