/** A game on the first page: what it is, and the ways to play it. */
import { Suspense, useEffect, useId, useState } from 'react';
import { explainError } from '../errors';
import type { GameCard } from '../games';
import { tableAgainstBots } from '../games/new-table';
import { go, href } from '../router';
import { useTableService } from '../table-service';
import { useText } from '../text/use-text';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { ClockIcon, PeopleIcon } from '../ui/icons';
import { useSettings } from '../use-settings';
import './GameTile.css';

export function GameTile({ card }: { readonly card: GameCard }) {
  const pageText = useText();
  const { t } = pageText;
  const service = useTableService();
  const { name } = useSettings().settings;
  const id = useId();
  const [isBeginning, setBeginning] = useState(false);
  const [error, setError] = useState<string | null>(null);
  // The words first: the drawing is larger than all of them.
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(true), []);

  const play = async () => {
    setBeginning(true);
    setError(null);
    try {
      go({ page: 'table', id: await service.begin(tableAgainstBots(card, name || t('setup.you'))) });
    } catch (reason) {
      setError(t('home.beginFailed', { reason: explainError(reason, pageText) }));
      setBeginning(false);
    }
  };

  const [fewest, most] = card.seats;
  const [shortest, longest] = card.minutes;
  return (
    <article className="tile card" aria-labelledby={`${id}-title`}>
      <div className="tile-cover" aria-hidden="true">
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={null}>{isShown ? <card.Cover /> : null}</Suspense>
        </ErrorBoundary>
      </div>
      <div className="tile-text">
        <h3 id={`${id}-title`}>{card.title}</h3>
        <p className="tile-tagline">{t(card.tagline)}</p>
        <ul className="tile-facts">
          <li>
            <PeopleIcon />
            {t('home.players', { least: fewest, most })}
          </li>
          <li>
            <ClockIcon />
            {t('home.minutes', { least: shortest, most: longest })}
          </li>
          <li>
            <Weight weight={card.weight} />
            {t('home.weight', { weight: card.weight })}
          </li>
        </ul>
        <div className="tile-ways">
          <button
            type="button"
            className="primary tile-play"
            aria-disabled={isBeginning}
            onClick={() => {
              if (!isBeginning) void play();
            }}
          >
            {isBeginning ? t('home.beginning') : t('home.playBots')}
          </button>
          <a className="button quiet tile-customize" href={href({ page: 'setup', game: card.id, people: 'one' })}>
            {t('home.customize')}
          </a>
          <a className="button quiet" href={href({ page: 'learn', game: card.id, lesson: null })}>
            {t('nav.learn')}
          </a>
          <a className="button quiet" href={href({ page: 'primer', game: card.id })}>
            {t('nav.primer')}
          </a>
          <a className="button quiet" href={href({ page: 'rules', game: card.id, rule: null })}>
            {t('nav.rules')}
          </a>
        </div>
        <div className="tile-together">
          <a className="button" href={href({ page: 'friends', game: card.id })} title={t('home.playFriendsHint')}>
            {t('home.playFriends')}
          </a>
          <a
            className="button"
            href={href({ page: 'setup', game: card.id, people: 'several' })}
            title={t('home.passAndPlayHint')}
          >
            {t('home.passAndPlay')}
          </a>
        </div>
        <p role="alert" className="tile-error">
          {error}
        </p>
      </div>
    </article>
  );
}

function Weight({ weight }: { readonly weight: number }) {
  return (
    <span className="tile-weight" aria-hidden="true">
      {[1, 2, 3, 4, 5].map((dot) => (
        <i key={dot} data-full={dot <= weight} />
      ))}
    </span>
  );
}
