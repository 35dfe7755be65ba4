/** One's games in this browser and at the server, and how one comes in from a file. */
import type { GameText } from '@bottega/kernel/text';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { explainError } from '../../errors';
import { href } from '../../router';
import { useTableService } from '../../table-service';
import { loadTextPart } from '../../text';
import { useText } from '../../text/use-text';
import type { OnlineLists } from '../online/lists';
import { type Failure, ImportGame } from './ImportGame';
import { inOrder } from './in-order';
import { MyGame } from './MyGame';
import type { MyGamesNow } from './use-my-games';
import './MyGames.css';

// Whoever plays alone needs none of it.
const OnlineGame = lazy(async () => {
  const [{ OnlineGame: row }] = await Promise.all([import('../online/OnlineGame'), loadTextPart('lobby')]);
  return { default: row };
});

interface MyGamesProps {
  readonly mine: MyGamesNow;
  /** Null until the server has answered, and for whoever never played there. */
  readonly online: OnlineLists | null;
  /** The texts of the games in the list, by game, as they come. */
  readonly texts: ReadonlyMap<string, GameText>;
}

export function MyGames({ mine: { games, error, read }, texts, online }: MyGamesProps) {
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

  const entries = inOrder(games ?? [], online);

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
        <span className="my-games-ways">
          {online !== null && (
            <a className="button quiet" href={href({ page: 'person', id: 'me' })}>
              {t('person.mine')}
            </a>
          )}
          <ImportGame onFailure={setFailure} />
        </span>
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
      <p role="status" className="my-games-offline">
        {online === null || online.error === null ? null : (
          <>
            {t('lobby.offline')}
            <button type="button" onClick={() => void online.read()}>
              {t('app.retry')}
            </button>
          </>
        )}
      </p>
      {games === null && entries.length === 0 ? null : entries.length === 0 ? (
        <p className="my-games-none">{t('home.noGames')}</p>
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
        <ul className="my-games-list card" role="list">
          {entries.map((entry) =>
            'table' in entry ? (
              <Suspense key={entry.id} fallback={null}>
                <OnlineGame table={entry.table} />
              </Suspense>
            ) : (
              <MyGame
                key={entry.id}
                game={entry.game}
                gameText={texts.get(entry.game.game) ?? null}
                isToldApart={online !== null}
                onDelete={() => void remove(entry.id)}
              />
            ),
          )}
        </ul>
      )}
      {online?.hasOlder === true && (
        <button type="button" className="quiet" onClick={() => void online.readOlder()}>
          {t('lobby.older')}
        </button>
      )}
    </section>
  );
}
