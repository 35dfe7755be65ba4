/** Tables at which somebody sits with friends: their own turn first. */
import type { TableSummary } from '@bottega/protocol';
import { useEffect, useId, useState } from 'react';
import { explainError } from '../../errors';
import { gameCard } from '../../games';
import { useLoadOnline } from '../../online';
import { href } from '../../router';
import { useText } from '../../text/use-text';
import '../my-games/MyGames.css';

/** Turns are looked for so often while the page is in sight. */
const REFRESH_MS = 20_000;

export function MyTables() {
  const pageText = useText();
  const { t } = pageText;
  const load = useLoadOnline();
  const [tables, setTables] = useState<readonly TableSummary[] | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    let isHere = true;
    const read = async () => {
      try {
        const { client } = await load();
        const list = (await client.me()) === null ? [] : (await client.listTables('mine')).tables;
        if (isHere) setTables(list);
        if (isHere) setError(null);
      } catch (reason) {
        if (isHere) setError(reason);
      }
    };
    const readInSight = () => void (document.hidden || read());
    void read();
    const timer = setInterval(readInSight, REFRESH_MS);
    document.addEventListener('visibilitychange', readInSight);
    return () => {
      isHere = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', readInSight);
    };
  }, [load]);
  if (error === null && (tables === null || tables.length === 0)) return null;
  return (
    <section className="my-games my-tables" aria-labelledby="my-tables">
      <div className="my-games-head">
        <h2 id="my-tables">{t('friends.mine')}</h2>
      </div>
      <p role="status">{error === null ? null : explainError(error, pageText)}</p>
      {tables !== null && tables.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
        <ul className="my-games-list card" role="list">
          {tables.map((table) => (
            <MyTable key={table.id} table={table} />
          ))}
        </ul>
      )}
    </section>
  );
}

function MyTable({ table }: { readonly table: TableSummary }) {
  const { t, language } = useText();
  const id = useId();
  const list = new Intl.ListFormat(language);
  const names = table.places.flatMap(({ name }) => name ?? []);
  const asked = table.places.filter(({ seat }) => seat !== null && table.asked.includes(seat));
  const isWaiting = table.status === 'waiting';
  const turn = isWaiting
    ? t('friends.waiting')
    : table.isMyTurn
      ? t('home.yourTurn')
      : asked.length > 0
        ? t('home.turnOf', { names: list.format(asked.flatMap(({ name }) => name ?? [])) })
        : null;
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="my-game" data-mine={table.isMyTurn}>
      <div className="my-game-text" id={id}>
        <strong className="my-game-title">{gameCard(table.game)?.title ?? table.game}</strong>
        <span className="my-game-names">{list.format(names)}</span>
        <span className="my-game-facts tabular">
          {turn !== null && (table.isMyTurn ? <em>{turn}</em> : <span>{turn}</span>)}
          {table.unread > 0 && <span>{t('chat.unread', { count: table.unread })}</span>}
          <time dateTime={new Date(table.updated).toISOString()}>
            {t('home.lastPlayed', { date: dates.format(table.updated) })}
          </time>
        </span>
      </div>
      <div className="my-game-ways">
        <a
          className={table.isMyTurn ? 'button primary' : 'button'}
          href={href({ page: isWaiting ? 'room' : 'table', id: table.id })}
          aria-describedby={id}
        >
          {t('home.continue')}
        </a>
      </div>
    </li>
  );
}
