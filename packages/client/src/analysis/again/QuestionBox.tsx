/** What is asked, how good the answer was, and the help there is. */
import '../../learn/LessonBox.css';
import { aboutOf, type TurningMoment } from '@bottega/table';
import { useState } from 'react';
import { explainError } from '../../errors';
import { Reasons } from '../../frame/help/Reasons';
import type { Speech } from '../../frame/use-speech';
import { useText } from '../../text/use-text';
import { sayDifference } from '../figures';
import type { Answer } from './Question';

interface QuestionBoxProps {
  readonly moment: TurningMoment;
  readonly at: number;
  readonly count: number;
  readonly answer: Answer;
  /** Whether something was chosen. */
  readonly isBegun: boolean;
  readonly speech: Speech;
  /** Back to the position of the question. */
  onRetry(): void;
  /** Judges once more what could not be judged. */
  onJudge(): void;
  /** Goes on; says whether something as good as the best was found without being shown. */
  onDone(isFound: boolean): void;
}

export function QuestionBox(props: QuestionBoxProps) {
  const { moment, at, count, answer, isBegun, speech, onRetry, onJudge, onDone } = props;
  const text = useText();
  const { t } = text;
  const { say, names } = speech;
  const hints = hintsOf(moment, speech);
  const [hinted, setHinted] = useState(0);
  const [isShown, setShown] = useState(false);
  const { verdict, isJudging, error } = answer;
  const isGood = verdict?.isGood === true;
  const isBad = verdict !== null && !isGood;
  const title = t('analysis.question', { at: at + 1, count });
  const kind = hints[Math.min(hinted, hints.length) - 1];
  return (
    <section className="lesson card" aria-label={title}>
      <p className="lesson-head">
        <strong>{title}</strong>
        <span>{moment.round === null ? names[moment.seat] : `${names[moment.seat]} · ${say(moment.round)}`}</span>
      </p>
      <div role="status">
        {verdict === null && !isJudging && error === null && (
          <p className="lesson-text">{t(isBegun ? 'analysis.goOnPlaying' : 'analysis.whatNow')}</p>
        )}
        {isJudging && <p className="lesson-text">{t('analysis.judging')}</p>}
        {error !== null && (
          <p className="lesson-text">{t('analysis.notJudged', { reason: explainError(error, text) })}</p>
        )}
        {verdict !== null && (
          <p className="lesson-text">
            <strong>{t(isGood ? 'analysis.right' : 'analysis.wrong')}</strong>{' '}
            {isBad && sayDifference('slip', verdict.cost, text)}
          </p>
        )}
        {kind !== undefined && !isShown && !isGood && <p className="lesson-text">{kind}</p>}
        {isShown && (
          <>
            <p className="lesson-text">{t('analysis.shown', { choices: moment.other.says.map(say).join(' → ') })}</p>
            <p className="lesson-text">{t('analysis.inGame', { choices: moment.played.says.map(say).join(' → ') })}</p>
            <Reasons reasons={moment.reasons} say={say} />
          </>
        )}
      </div>
      <div className="lesson-ways">
        {(isGood || isShown) && (
          <button type="button" className="primary" onClick={() => onDone(isGood && !isShown)}>
            {t(at + 1 === count ? 'analysis.finish' : 'analysis.nextQuestion')}
          </button>
        )}
        {isBad && (
          <button type="button" className={isShown ? 'quiet' : 'primary'} onClick={onRetry}>
            {t('app.retry')}
          </button>
        )}
        {error !== null && (
          <button type="button" onClick={onJudge}>
            {t('app.retry')}
          </button>
        )}
        {!isGood && !isShown && hinted < hints.length && (
          <button type="button" className="quiet" onClick={() => setHinted(hinted + 1)}>
            {t('table.hint')}
          </button>
        )}
        {!isGood && !isShown && (
          <button type="button" className="quiet" onClick={() => setShown(true)}>
            {t('analysis.show')}
          </button>
        )}
      </div>
    </section>
  );

  /** First what it is about, then what to begin with. */
  function hintsOf({ other }: TurningMoment, { words }: Speech): string[] {
    const about = aboutOf(words, other.choices);
    const first = other.says[0];
    return [
      ...(about === null ? [] : [t('analysis.hintKind', { kind: say(about) })]),
      ...(first === undefined ? [] : [t('analysis.hintFirst', { choice: say(first) })]),
    ];
  }
}
