/** One of one's own games: to be continued, looked at again, or deleted. */
import type { GameText } from '@bottega/kernel/text';
import { useId, useState } from 'react';
import { faultSentence } from '../../errors';
import { gameCard } from '../../games';
import { DeleteAsk } from '../../page/DeleteAsk';
import { ExportButton } from '../../page/ExportButton';
import { href } from '../../router';
import type { Listed } from '../../table/table';
import { useText } from '../../text/use-text';
import { localeOf } from '../../ui/locale';
import { useSettings } from '../../use-settings';
import { playersOf, roundOf, turnOf, verdictOf } from './game-state';
import { Where } from './Where';

interface MyGameProps {
  readonly game: Listed;
  /** Null until it has come. */
  readonly gameText: GameText | null;
  /** Whether games at a server stand beside it. */
  readonly isToldApart: boolean;
  onDelete(): void;
}

export function MyGame({ game, gameText, isToldApart, onDelete }: MyGameProps) {
  const pageText = useText();
  const { t } = pageText;
  const { language } = useSettings().settings;
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const dates = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="my-game">
      <div className="my-game-text" id={id}>
        <strong className="my-game-title">{gameCard(game.game)?.title ?? t('home.faultyTitle')}</strong>
        <span className="my-game-names tabular">{playersOf(game, pageText)}</span>
        <span className="my-game-facts tabular">
          {isToldApart && <Where />}
          {game.fault === null && <State game={game} gameText={gameText} />}
          {game.updated !== null && (
            <time dateTime={new Date(game.updated).toISOString()}>
              {t('home.lastPlayed', { date: dates.format(game.updated) })}
            </time>
          )}
        </span>
        {game.fault !== null && (
          <span className="my-game-fault">
            {t('home.faulty', { reason: faultSentence(game.fault, pageText) })}
            {game.fault.code === 'damaged' && <small lang="en">{game.fault.detail}</small>}
          </span>
        )}
      </div>
      {isAsking ? (
        <DeleteAsk
          describedBy={id}
          onDelete={() => {
            setAsking(false);
            onDelete();
          }}
          onKeep={() => setAsking(false)}
        />
      ) : (
        <Ways game={game} describedBy={id} onDelete={() => setAsking(true)} />
      )}
    </li>
  );
}

/** Who has won, or how far the game is and whose turn it is. */
function State({ game, gameText }: Pick<MyGameProps, 'game' | 'gameText'>) {
  const pageText = useText();
  if (game.over) return <em>{verdictOf(game, pageText) ?? pageText.t('home.finished')}</em>;
  const round = roundOf(game, gameText, pageText);
  const turn = turnOf(game, pageText);
  return (
    <>
      {round !== null && <span>{round}</span>}
      {turn !== null && <span>{turn}</span>}
    </>
  );
}

interface WaysProps {
  readonly game: Listed;
  readonly describedBy: string;
  onDelete(): void;
}

function Ways({ game, describedBy, onDelete }: WaysProps) {
  const { t } = useText();
  return (
    <div className="my-game-ways">
      {game.fault !== null ? (
        <ExportButton id={game.id} game={game.game} describedBy={describedBy} />
      ) : game.over ? (
        <>
          <a className="button" href={href({ page: 'table', id: game.id })} aria-describedby={describedBy}>
            {t('home.result')}
          </a>
          <a
            className="button quiet"
            href={href({ page: 'replay', id: game.id, at: null, seat: null })}
            aria-describedby={describedBy}
          >
            {t('home.replay')}
          </a>
          <a
            className="button quiet"
            href={href({ page: 'analysis', id: game.id, at: null })}
            aria-describedby={describedBy}
          >
            {t('end.analyse')}
          </a>
        </>
      ) : (
        <>
          <a className="button primary" href={href({ page: 'table', id: game.id })} aria-describedby={describedBy}>
            {t('home.continue')}
          </a>
          <a className="button quiet" href={href({ page: 'goOnline', id: game.id })} aria-describedby={describedBy}>
            {t('lobby.goOnline')}
          </a>
        </>
      )}
      <button type="button" className="quiet my-game-delete" aria-describedby={describedBy} onClick={onDelete}>
        {t('home.delete')}
      </button>
    </div>
  );
}
