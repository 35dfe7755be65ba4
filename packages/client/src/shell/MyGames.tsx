/** The games kept in this browser, and how one comes in from a file. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../errors';
import { gameCard } from '../games';
import { useHall } from '../hall';
import type { Listed } from '../table/table';
import { type Failure, ImportGame } from './ImportGame';
import { MyGame } from './MyGame';
import './MyGames.css';

export function MyGames() {
  const { t } = useTranslation();
  const hall = useHall();
  const heading = useRef<HTMLHeadingElement>(null);
  const [games, setGames] = useState<readonly Listed[] | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [notice, setNotice] = useState('');

  const read = useCallback(async () => {
    try {
      const all = await hall.list();
      setGames(all.filter(({ game }) => gameCard(game) !== undefined));
    } catch (reason) {
      setFailure({ sentence: messageOf(reason), detail: null });
    }
  }, [hall]);
  useEffect(() => void read(), [read]);

  const remove = async (id: string) => {
    try {
      await hall.remove(id);
      setNotice(t('home.deleted'));
      heading.current?.focus(); // the button that was pressed is gone
    } catch (reason) {
      setFailure({ sentence: messageOf(reason), detail: null });
    }
    await read();
  };

  return (
    <section className="my-games" aria-labelledby="my-games">
      <div className="my-games-head">
        <h2 id="my-games" ref={heading} tabIndex={-1}>
          {t('home.myGames')}
        </h2>
        <ImportGame onFailure={setFailure} />
      </div>
      <p role="alert" className="my-games-error">
        {failure?.sentence}
        {failure?.detail != null && <small lang="en">{failure.detail}</small>}
      </p>
      <p role="status" className="sr-only">
        {notice}
      </p>
      {games === null ? null : games.length === 0 ? (
        <p className="my-games-none">{t('home.noGames')}</p>
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
        <ul className="my-games-list card" role="list">
          {games.map((game) => (
            <MyGame key={game.id} game={game} onDelete={() => void remove(game.id)} />
          ))}
        </ul>
      )}
    </section>
  );
}
