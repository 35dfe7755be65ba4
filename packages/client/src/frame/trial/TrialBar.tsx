/** Above the question of a trial: that nothing counts, what could be played in the real game, and the ways out. */
import './TrialBar.css';
import type { ReactNode } from 'react';
import { useText } from '../../text/use-text';

/** What can be done with what was tried. */
export interface TrialUse {
  /** In the real game it is one's own turn, in the same position; else it can be kept for then. */
  readonly kind: 'play' | 'keep';
  /** The choices, as they are called; null if nothing was chosen yet that could be used. */
  readonly said: string | null;
  use(): void;
}

interface TrialBarProps {
  /** Null where there is no real game to go on with: in a replay. */
  readonly use: TrialUse | null;
  /** Whether more was tried in the same turn, after something that is only imagined. */
  readonly isCut: boolean;
  /** What has become of the real game meanwhile. */
  readonly news: string | null;
  /** One's own time in the real game, which goes on. */
  readonly clock: ReactNode;
  readonly canStartOver: boolean;
  onBack(): void;
  onStartOver(): void;
}

export function TrialBar({ use, isCut, news, clock, canStartOver, onBack, onStartOver }: TrialBarProps) {
  const { t } = useText();
  return (
    <section className="trial-bar" aria-label={t('trial.title')} data-topic="frame.trial">
      <div className="trial-words">
        <p className="trial-title">
          <strong>{t('trial.counts')}</strong> {clock} <span className="trial-lead">{t('trial.lead')}</span>
        </p>
        {use !== null && use.said !== null && (
          <p className="trial-tried">
            {t('trial.tried', { choices: use.said })}
            {isCut && ` ${t('trial.cut')}`}
          </p>
        )}
        <p className="trial-news" role="status">
          {news}
        </p>
      </div>
      <div className="trial-ways">
        <button type="button" aria-keyshortcuts="Shift+T" onClick={onBack}>
          {t('trial.back')}
        </button>
        <Way isOff={!canStartOver} onClick={onStartOver}>
          {t('trial.startOver')}
        </Way>
        {use !== null && (
          <Way className="primary" isOff={use.said === null} title={t('trial.nothingYet')} onClick={use.use}>
            {t(use.kind === 'play' ? 'trial.play' : 'trial.keep')}
          </Way>
        )}
      </div>
    </section>
  );
}

interface WayProps {
  readonly className?: string;
  /** Nothing would come of it; it keeps the focus all the same. */
  readonly isOff: boolean;
  /** Why nothing would. */
  readonly title?: string;
  readonly children: ReactNode;
  onClick(): void;
}

function Way({ className, isOff, title, children, onClick }: WayProps) {
  return (
    <button
      type="button"
      className={className}
      aria-disabled={isOff}
      title={isOff ? title : undefined}
      onClick={() => !isOff && onClick()}
    >
      {children}
    </button>
  );
}
