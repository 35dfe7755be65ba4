/** Tables that wait for anybody: one click, and one sits there. */
import type { TableSummary } from '@bottega/protocol';
import { useId, useState } from 'react';
import { explainError } from '../../errors';
import { gameCard } from '../../games';
import { useLoadOnline } from '../../online';
import { randomHex } from '../../random-hex';
import { go } from '../../router';
import { useText } from '../../text/use-text';
import { useSettings } from '../../use-settings';
import { clockFact } from '../friends/settings/settings-line';
import type { OnlineLists } from './lists';
import { sinceOf } from './online-state';

export function OpenTables({ lists }: { readonly lists: OnlineLists | null }) {
  const { t } = useText();
  const open = lists?.open ?? null;
  if (open === null) return <p className="my-games-none">{lists?.error == null ? t('app.loading') : null}</p>;
  if (open.length === 0) return <p className="my-games-none">{t('lobby.openNone')}</p>;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
    <ul className="my-games-list card" role="list">
      {open.map((table) => (
        <OpenTable key={table.id} table={table} onGone={() => void lists?.read()} />
      ))}
    </ul>
  );
}

interface OpenTableProps {
  readonly table: TableSummary;
  /** It was not as it stood in the list. */
  onGone(): void;
}

function OpenTable({ table, onGone }: OpenTableProps) {
  const pageText = useText();
  const { t } = pageText;
  const load = useLoadOnline();
  const { name } = useSettings().settings;
  const id = useId();
  const [error, setError] = useState<string | null>(null);
  const isThere = table.places.some(({ isMe }) => isMe);
  const free = table.places.filter((place) => place.name === null && place.heldFor === null).length;
  const host = table.places.find(({ isHost }) => isHost)?.name ?? '';

  const join = async () => {
    setError(null);
    try {
      // Who has said no name yet says it at the table.
      if (!isThere && name !== '') {
        const online = await load();
        await online.signedIn(name);
        await online.client.join(table.id, randomHex(16));
      }
      go({ page: 'room', id: table.id });
    } catch (reason) {
      setError(explainError(reason, pageText));
      onGone();
    }
  };
  return (
    <li className="my-game">
      <div className="my-game-text" id={id}>
        <strong className="my-game-title">{gameCard(table.game)?.title ?? table.game}</strong>
        <span className="my-game-names">{t('lobby.hostedBy', { name: host })}</span>
        <span className="my-game-facts tabular">
          <em>{t('lobby.freeSeats', { count: free })}</em>
          <span>{t('lobby.players', { count: table.places.length })}</span>
          <span>{clockFact(table.clock, pageText)}</span>
          {table.brought !== null && <span>{t('lobby.broughtFact')}</span>}
          <span>{sinceOf(table, pageText, Date.now())}</span>
        </span>
      </div>
      <div className="my-game-ways">
        <button type="button" className="primary" aria-describedby={id} onClick={() => void join()}>
          {isThere ? t('home.continue') : t('lobby.join')}
        </button>
        <span role="alert" className="my-game-fault">
          {error}
        </span>
      </div>
    </li>
  );
}
