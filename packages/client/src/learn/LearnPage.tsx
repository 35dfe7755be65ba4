/** How a game is learned: in three minutes, by its lessons in order, and by a first game. */
import type { Loaded } from '@bottega/games';
import type { Lesson } from '@bottega/kernel';
import type { GameText } from '@bottega/kernel/text';
import { useEffect, useState } from 'react';
import { explainError } from '../errors';
import { FIRST_GAME, keyOf, lessonsDone } from '../learned';
import { Primer } from '../primer/Primer';
import { usePrimer } from '../primer/use-primer';
import { href } from '../router';
import { GamePage } from '../shell/GamePage';
import { useText } from '../text/use-text';
import { Waiting } from '../ui/Waiting';
import { Done } from './Done';
import { FirstGame } from './FirstGame';
import './LearnPage.css';

interface LearnPageProps {
  readonly game: string;
  /** Whether somebody came for the three minutes. */
  readonly isPrimer: boolean;
}

export function LearnPage({ game, isPrimer }: LearnPageProps) {
  const { t } = useText();
  const title = isPrimer ? 'learn.primerOf' : 'learn.title';
  return (
    <GamePage game={game} title={(name) => t(title, { game: name })}>
      {({ loaded, text }) => (
        <div className="learn">
          <h1>{t(title, { game: text.title })}</h1>
          {!isPrimer && <p>{t('learn.lead')}</p>}
          <Learning key={game} loaded={loaded} text={text} isPrimer={isPrimer} />
          <p className="learn-after">
            <a className="button quiet" href={href({ page: 'rules', game, rule: null })}>
              {t('nav.rules')}
            </a>
            <a className="button quiet" href={href({ page: 'home' })}>
              {t('setup.allGames')}
            </a>
          </p>
        </div>
      )}
    </GamePage>
  );
}

interface LearningProps {
  readonly loaded: Loaded;
  readonly text: GameText;
  readonly isPrimer: boolean;
}

function Learning({ loaded, text, isPrimer }: LearningProps) {
  const game = loaded.game.id;
  const pageText = useText();
  const { t } = pageText;
  const primed = usePrimer(game);
  const [lessons, setLessons] = useState<readonly Lesson[] | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [done] = useState(lessonsDone);
  useEffect(() => {
    let isHere = true;
    import('@bottega/games/lessons')
      .then(({ loadLessons }) => loadLessons(game))
      .then(
        (found) => isHere && setLessons(found),
        (reason: unknown) => isHere && setError(reason),
      );
    return () => {
      isHere = false;
    };
  }, [game]);
  const failure = error ?? (primed.status === 'failed' ? primed.error : null);
  if (failure !== null) return <p role="alert">{explainError(failure, pageText)}</p>;
  if (lessons === null || primed.status !== 'open') return <Waiting />;
  const isNew = !lessons.some(({ id }) => done.has(keyOf(game, id)));
  const next = lessons.find(({ id }) => !done.has(keyOf(game, id)));
  const { parts } = primed;
  return (
    <>
      {isPrimer ? (
        <section className="learn-primer card">
          <h2 className="sr-only">{t('learn.primer')}</h2>
          <Primer loaded={loaded} text={text} parts={parts} />
        </section>
      ) : (
        <details className="learn-primer card" open={isNew}>
          <summary>
            <h2>{t('learn.primer')}</h2>
          </summary>
          <Primer loaded={loaded} text={text} parts={parts} />
        </details>
      )}
      <h2>{t('learn.lessons')}</h2>
      <ol className="learn-lessons card">
        {lessons.map((lesson) => {
          const isDone = done.has(keyOf(game, lesson.id));
          return (
            <li key={lesson.id} data-done={isDone}>
              <span className="learn-lesson">
                <span id={`title-${lesson.id}`}>{parts.texts[`${lesson.id}.title`]}</span>
                {isDone && <Done />}
              </span>
              <a
                className={lesson === next ? 'button primary' : 'button'}
                href={href({ page: 'learn', game, lesson: lesson.id })}
                id={`begin-${lesson.id}`}
                aria-labelledby={`begin-${lesson.id} title-${lesson.id}`}
              >
                {t(isDone ? 'learn.again' : 'learn.begin')}
              </a>
            </li>
          );
        })}
        <FirstGame game={game} isDone={done.has(keyOf(game, FIRST_GAME))} isNext={next === undefined} />
      </ol>
    </>
  );
}
