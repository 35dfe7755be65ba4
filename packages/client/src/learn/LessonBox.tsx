/** What a lesson says now, what somebody chose instead of it, and the ways on, back and out. */
import type { LessonPlace } from '@bottega/table/lesson';
import { href } from '../router';
import { useText } from '../text/use-text';
import { useFirstGame } from './use-first-game';
import './LessonBox.css';

interface LessonBoxProps {
  readonly game: string;
  readonly title: string;
  /** Which lesson it is, counted from 0. */
  readonly lesson: number;
  /** The lesson after it; null after the last. */
  readonly next: string | null;
  readonly place: LessonPlace;
  readonly text: string;
  /** What was chosen and not asked for, in words. */
  readonly other: string | null;
  /** What would have come of it, in sentences. */
  readonly meant: readonly string[];
  onNext(): Promise<void>;
  onBack(): Promise<void>;
  onRepeat(): Promise<void>;
}

export function LessonBox({
  game,
  title,
  lesson,
  next,
  place,
  text,
  other,
  meant,
  onNext,
  onBack,
  onRepeat,
}: LessonBoxProps) {
  const { t } = useText();
  const { at, count, isDone, step } = place;
  const hasTask = step.task !== undefined;
  return (
    <section className="lesson card" aria-label={t('learn.lesson', { number: lesson + 1, title })}>
      <p className="lesson-head">
        <strong>{t('learn.lesson', { number: lesson + 1, title })}</strong>
        <span className="tabular">{t('learn.step', { step: at + 1, count })}</span>
      </p>
      <div role="status">
        {other !== null && <Other choice={other} meant={meant} />}
        <p className="lesson-text">{isDone ? t('learn.finished', { title }) : text}</p>
      </div>
      <div className="lesson-ways">
        {isDone ? (
          <>
            {next === null ? (
              <AfterLast game={game} />
            ) : (
              <a className="button primary" href={href({ page: 'learn', game, lesson: next })}>
                {t('learn.next')}
              </a>
            )}
            <button type="button" onClick={() => void onRepeat()}>
              {t('learn.repeat')}
            </button>
          </>
        ) : (
          <>
            <button type="button" className={hasTask ? 'quiet' : 'primary'} onClick={() => void onNext()}>
              {t(hasTask ? 'learn.show' : 'learn.goOn')}
            </button>
            <button type="button" className="quiet" disabled={at === 0} onClick={() => void onBack()}>
              {t('learn.back')}
            </button>
            <a className="button quiet" href={href({ page: 'learn', game, lesson: null })}>
              {t('learn.all')}
            </a>
          </>
        )}
      </div>
    </section>
  );
}

/** After the last lesson comes a whole game. */
function AfterLast({ game }: { readonly game: string }) {
  const { t } = useText();
  const { begun, isBeginning, failure, begin } = useFirstGame(game);
  return (
    <>
      {begun === null ? (
        <button type="button" className="primary" aria-disabled={isBeginning} onClick={() => void begin()}>
          {t(isBeginning ? 'home.beginning' : 'learn.firstGame')}
        </button>
      ) : (
        <a className="button primary" href={href({ page: 'table', id: begun })}>
          {t('learn.firstGame')}
        </a>
      )}
      <a className="button quiet" href={href({ page: 'learn', game, lesson: null })}>
        {t('learn.all')}
      </a>
      <p role="alert" className="lesson-failure">
        {failure}
      </p>
    </>
  );
}

interface OtherProps {
  readonly choice: string;
  readonly meant: readonly string[];
}

/** The answer to a choice that is allowed and not asked for. */
function Other({ choice, meant }: OtherProps) {
  const { t } = useText();
  if (meant.length === 0) return <p className="lesson-other">{t('learn.other', { choice })}</p>;
  return (
    <div className="lesson-other">
      <p>{t('learn.otherMeans', { choice })}</p>
      <ul>
        {meant.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p>{t('learn.butFirst')}</p>
    </div>
  );
}
