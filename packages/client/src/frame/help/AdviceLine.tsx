/** What is advised and the first reason for it, in a place that is as high whether or not there is something to say. */
import './AdviceLine.css';
import { useRef } from 'react';
import { AdviceSign } from '../../choosing/AdviceMark';
import { useText } from '../../text/use-text';
import type { Speech } from '../use-speech';
import { pointsFormat } from './points';
import type { AdviceControl } from './use-advice';
import { useWholeText } from './use-whole-text';

interface AdviceLineProps {
  readonly control: AdviceControl;
  /** What is advised, as the list calls it; null while nothing is. */
  readonly choice: string | null;
  readonly speech: Speech;
  /** Tells everything that the advice comes from. */
  onWhy(): void;
  onOff(): void;
}

export function AdviceLine({ control: { stage, hint }, choice, speech, onWhy, onOff }: AdviceLineProps) {
  const { t, language } = useText();
  const words = useRef<HTMLSpanElement>(null);
  useWholeText(words);
  // What speaks against it is told to whoever asks why.
  const reason = hint?.lines[0].reasons.find(({ points }) => points > 0);
  return (
    <div
      className="advice card"
      role="note"
      aria-label={t('advice.title')}
      data-stage={stage}
      data-topic="frame.advice"
    >
      <p className="advice-says" title={choice ?? undefined}>
        <span ref={words}>
          <AdviceSign /> {choice === null ? t(`advice.stages.${stage}`) : t('advice.says', { choice })}
        </span>
      </p>
      <p className="advice-reason">
        {reason !== undefined && (
          <>
            <span>{speech.say(reason.part)}</span>{' '}
            <span className="tabular">{pointsFormat(language).signed(reason.points)}</span>
          </>
        )}
      </p>
      <div className="advice-tools">
        <button type="button" className="quiet advice-why" disabled={hint === null} onClick={onWhy}>
          {t('advice.why')}
        </button>
        <button type="button" className="quiet" onClick={onOff}>
          {t('advice.off')}
        </button>
      </div>
    </div>
  );
}
