/** One of one's own games: to be continued, looked at again, or deleted. */
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { gameCard } from '../games';
import { href } from '../router';
import type { Listed } from '../table/table';
import { useSettings } from '../use-settings';

interface MyGameProps {
  readonly game: Listed;
  onDelete(): void;
}

export function MyGame({ game, onDelete }: MyGameProps) {
  const { t } = useTranslation();
  const { language } = useSettings().settings;
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const locale = navigator.languages.find((tag) => tag.startsWith(language)) ?? language; // British dates for Britons
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(game.updated);
  const names = new Intl.ListFormat(locale).format(game.players.map(({ name }) => name));
  return (
    <li className="my-game">
      <div className="my-game-text" id={id}>
        <strong className="my-game-title">{gameCard(game.game)?.title}</strong>
        <span className="my-game-names">{names}</span>
        <span className="my-game-facts tabular">
          {game.over ? <em>{t('home.finished')}</em> : null}
          <span>{t('home.choices', { count: game.choices })}</span>
          <time dateTime={new Date(game.updated).toISOString()}>{t('home.lastPlayed', { date })}</time>
        </span>
      </div>
      {isAsking ? (
        <DeleteAsk describedBy={id} onDelete={onDelete} onKeep={() => setAsking(false)} />
      ) : (
        <Ways game={game} describedBy={id} onDelete={() => setAsking(true)} />
      )}
    </li>
  );
}

interface WaysProps {
  readonly game: Listed;
  readonly describedBy: string;
  onDelete(): void;
}

function Ways({ game, describedBy, onDelete }: WaysProps) {
  const { t } = useTranslation();
  return (
    <div className="my-game-ways">
      {game.over ? (
        <a
          className="button"
          href={href({ page: 'replay', id: game.id, at: null, seat: null })}
          aria-describedby={describedBy}
        >
          {t('home.replay')}
        </a>
      ) : (
        <a className="button primary" href={href({ page: 'table', id: game.id })} aria-describedby={describedBy}>
          {t('home.continue')}
        </a>
      )}
      <button type="button" className="quiet my-game-delete" aria-describedby={describedBy} onClick={onDelete}>
        {t('home.delete')}
      </button>
    </div>
  );
}

interface DeleteAskProps {
  readonly describedBy: string;
  onDelete(): void;
  onKeep(): void;
}

/** Asks again, where the buttons were; Esc keeps the game. */
function DeleteAsk({ describedBy, onDelete, onKeep }: DeleteAskProps) {
  const { t } = useTranslation();
  const question = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  const back = () => {
    const row = group.current?.closest('li');
    onKeep();
    requestAnimationFrame(() => row?.querySelector<HTMLElement>('.my-game-delete')?.focus());
  };
  return (
    <fieldset
      ref={group}
      className="my-game-ways my-game-ask"
      aria-labelledby={question}
      aria-describedby={describedBy}
      onKeyDown={({ key }) => {
        if (key === 'Escape') back();
      }}
    >
      <span id={question}>{t('home.deleteAsk')}</span>
      <button type="button" className="my-game-sure" onClick={onDelete}>
        {t('home.delete')}
      </button>
      <button type="button" ref={keep} onClick={back}>
        {t('home.cancel')}
      </button>
    </fieldset>
  );
}
