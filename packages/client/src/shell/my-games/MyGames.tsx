/** The games kept in this browser, and how one comes in from a file. */
import type { GameText } from '@bottega/kernel/text';
import { useEffect, useRef, useState } from 'react';
import { explainError } from '../../errors';
import { useTableService } from '../../table-service';
import { useText } from '../../text/use-text';
import { type Failure, ImportGame } from './ImportGame';
import { MyGame } from './MyGame';
import type { MyGamesNow } from './use-my-games';
import './MyGames.css';

interface MyGamesProps {
  readonly mine: MyGamesNow;
  /** The texts of the games in the list, by game, as they come. */
  readonly texts: ReadonlyMap<string, GameText>;
}

export function MyGames({ mine: { games, error, read }, texts }: MyGamesProps) {
  const pageText = useText();
  const { t } = pageText;
  const service = useTableService();
  const heading = useRef<HTMLHeadingElement>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [notice, setNotice] = useState('');
  // A failure is about one attempt: when the list can be read again, the other one is over.
  useEffect(() => {
    if (error !== null) setFailure(null);
  }, [error]);

  const remove = async (id: string) => {
    setFailure(null);
    heading.current?.focus(); // the button that was pressed is gone
    try {
      await service.remove(id);
      setNotice(t('home.deleted'));
    } catch (reason) {
      setFailure({ sentence: t('home.deleteFailed', { reason: explainError(reason, pageText) }), detail: null });
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
        {error === null ? null : t('home.listFailed', { reason: explainError(error, pageText) })}
      </p>
      {error !== null && (
        <button type="button" onClick={() => void read()}>
          {t('app.retry')}
        </button>
      )}
      <p role="status" className="sr-only">
        {notice}
      </p>
      {games === null ? null : games.length === 0 ? (
        <p className="my-games-none">{t('home.noGames')}</p>
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
        <ul className="my-games-list card" role="list">
          {games.map((game) => (
            <MyGame
              key={game.id}
              game={game}
              gameText={texts.get(game.game) ?? null}
              onDelete={() => void remove(game.id)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
