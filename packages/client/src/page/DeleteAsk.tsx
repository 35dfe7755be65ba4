/** Asks again before a game is deleted, where the buttons were; Esc keeps the game. */
import './DeleteAsk.css';
import { useEffect, useId, useRef } from 'react';
import { useText } from '../text/use-text';

interface DeleteAskProps {
  readonly describedBy: string;
  onDelete(): void;
  onKeep(): void;
}

export function DeleteAsk({ describedBy, onDelete, onKeep }: DeleteAskProps) {
  const { t } = useText();
  const question = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  const back = () => {
    const place = group.current?.closest('.my-game, .failure');
    onKeep();
    requestAnimationFrame(() => place?.querySelector<HTMLElement>('.my-game-delete')?.focus());
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
