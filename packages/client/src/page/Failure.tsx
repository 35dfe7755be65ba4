/** Why a page or a game cannot be shown, and the ways out: once more, the game as a file, away with it, home. */
import './Failure.css';
import { InputError } from '@bottega/kernel';
import { useId, useState } from 'react';
import { codeOf, explainError, messageOf, sentenceOf } from '../errors';
import { go, href } from '../router';
import { useTableService } from '../table-service';
import { useText } from '../text/use-text';
import { DeleteAsk } from './DeleteAsk';
import { ExportButton } from './ExportButton';

interface FailureProps {
  readonly error: unknown;
  /** The game that one was at, if any. */
  readonly game: string | null;
  /** Tries again without loading the page anew, where that can help. */
  onRetry?(): void;
}

export function Failure({ error, game, onRetry }: FailureProps) {
  const pageText = useText();
  const { t } = pageText;
  const service = useTableService();
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const [notDeleted, setNotDeleted] = useState<string | null>(null);
  const code = codeOf(error);
  const isAway = code === 'notHere'; // there is nothing to be exported or deleted
  const isElsewhere = code === 'elsewhere';
  const isFaulty = error instanceof InputError && !isAway && !isElsewhere;

  const remove = async (gone: string) => {
    try {
      await service.remove(gone);
      go({ page: 'home' });
    } catch (reason) {
      setAsking(false);
      setNotDeleted(t('home.deleteFailed', { reason: explainError(reason, pageText) }));
    }
  };

  const known = sentenceOf(error, pageText);
  const isOfGame = isFaulty || isAway || isElsewhere;
  return (
    <section className="failure card" aria-labelledby={id}>
      <h1 id={id}>{t(isOfGame ? 'trouble.cannotOpen' : 'trouble.title')}</h1>
      <div role="alert">
        <p>{known ?? t(isFaulty ? 'error.damaged' : 'trouble.page')}</p>
        {(code === null || code === 'damaged') && (
          <small className="failure-detail" lang="en">
            {messageOf(error)}
          </small>
        )}
        {notDeleted !== null && <p className="failure-again">{notDeleted}</p>}
      </div>
      {isAsking && game !== null ? (
        <DeleteAsk describedBy={id} onDelete={() => void remove(game)} onKeep={() => setAsking(false)} />
      ) : (
        <div className="failure-ways">
          {isElsewhere && onRetry !== undefined && (
            <button type="button" className="primary" onClick={onRetry}>
              {t('app.retry')}
            </button>
          )}
          {!isFaulty && !isAway && !isElsewhere && (
            <button type="button" className="primary" onClick={() => location.reload()}>
              {t('trouble.reload')}
            </button>
          )}
          {game !== null && !isAway && !isElsewhere && <ExportButton id={game} game="" />}
          {game !== null && isFaulty && (
            <button type="button" className="my-game-delete" onClick={() => setAsking(true)}>
              {t('home.delete')}
            </button>
          )}
          <a className={isAway ? 'button primary' : 'button'} href={href({ page: 'home' })}>
            {t('setup.allGames')}
          </a>
        </div>
      )}
    </section>
  );
}
