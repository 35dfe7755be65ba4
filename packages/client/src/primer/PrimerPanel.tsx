/** The game in three minutes beside a table: closed without leaving it. */
import './PrimerPanel.css';
import type { Loaded } from '@bottega/games';
import type { GameText } from '@bottega/kernel/text';
import { useEffect, useId, useRef } from 'react';
import { explainError } from '../errors';
import { href } from '../router';
import { useText } from '../text/use-text';
import { Waiting } from '../ui/Waiting';
import { Primer } from './Primer';
import { usePrimer } from './use-primer';

interface PrimerPanelProps {
  readonly loaded: Loaded;
  readonly text: GameText;
  onClose(): void;
}

export function PrimerPanel({ loaded, text, onClose }: PrimerPanelProps) {
  const pageText = useText();
  const { t } = pageText;
  const game = loaded.game.id;
  const panel = useRef<HTMLDialogElement>(null);
  const title = useId();
  const primed = usePrimer(game);
  useEffect(() => {
    if (panel.current?.open === false) panel.current.showModal();
  }, []);
  return (
    <dialog ref={panel} className="primer-panel card" aria-labelledby={title} onClose={onClose}>
      <h2 id={title}>{t('learn.primerOf', { game: text.title })}</h2>
      {primed.status === 'loading' && <Waiting />}
      {primed.status === 'failed' && <p role="alert">{explainError(primed.error, pageText)}</p>}
      {primed.status === 'open' && <Primer loaded={loaded} text={text} parts={primed.parts} />}
      <div className="primer-panel-foot">
        {/* The table is kept, but a lesson takes its place on the screen. */}
        <a className="button quiet" href={href({ page: 'learn', game, lesson: null })}>
          {t('learn.lessons')}
        </a>
        <button type="button" className="primary" onClick={() => panel.current?.close()}>
          {t('learn.backToTable')}
        </button>
      </div>
    </dialog>
  );
}
