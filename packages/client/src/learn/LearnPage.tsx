/** How a game is learned: its lessons in order, and what comes after them. */
import type { Loaded } from '@bottega/games';
import type { Lesson, PointShares } from '@bottega/kernel';
import type { GameText } from '@bottega/kernel/text';
import { useEffect, useState } from 'react';
import { explainError } from '../errors';
import { href } from '../router';
import { GamePage } from '../shell/GamePage';
import { useText } from '../text/use-text';
import { Waiting } from '../ui/Waiting';
import { useSettings } from '../use-settings';
import { Primer } from './Primer';
import { keyOf, lessonsDone } from './progress';
import './LearnPage.css';

interface Lessons {
  readonly lessons: readonly Lesson[];
  readonly texts: Readonly<Record<string, string>>;
  readonly shares: PointShares;
}

export function LearnPage({ game }: { readonly game: string }) {
  const { t } = useText();
  return (
    <GamePage game={game} title={(name) => t('learn.title', { game: name })}>
      {({ loaded, text }) => (
        <div className="learn">
          <h1>{t('learn.title', { game: text.title })}</h1>
          <p>{t('learn.lead')}</p>
          <Learning loaded={loaded} text={text} />
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
}

function Learning({ loaded, text }: LearningProps) {
  const game = loaded.game.id;
  const pageText = useText();
  const { t } = pageText;
  const { language } = useSettings().settings;
  const [found, setFound] = useState<Lessons | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [done] = useState(lessonsDone);
  useEffect(() => {
    let isHere = true;
    import('@bottega/games/lessons')
      .then(async ({ loadLessons, loadLessonTexts, loadPointShares }) => ({
        lessons: await loadLessons(game),
        texts: await loadLessonTexts(game, language),
        shares: await loadPointShares(game),
      }))
      .then(
        (lessons) => isHere && setFound(lessons),
        (reason: unknown) => isHere && setError(reason),
      );
    return () => {
      isHere = false;
    };
  }, [game, language]);
  if (error !== null) return <p role="alert">{explainError(error, pageText)}</p>;
  if (found === null) return <Waiting />;
  const isNew = !found.lessons.some(({ id }) => done.has(keyOf(game, id)));
  const next = found.lessons.find(({ id }) => !done.has(keyOf(game, id)));
  return (
    <>
      <Primer loaded={loaded} text={text} texts={found.texts} shares={found.shares} isOpen={isNew} />
      <h2>{t('learn.lessons')}</h2>
      <ol className="learn-lessons card">
        {found.lessons.map((lesson) => {
          const isDone = done.has(keyOf(game, lesson.id));
          return (
            <li key={lesson.id} data-done={isDone}>
              <span className="learn-lesson">
                <span id={`title-${lesson.id}`}>{found.texts[`${lesson.id}.title`]}</span>
                {isDone && (
                  <span className="learn-done">
                    <span aria-hidden="true">✓ </span>
                    {t('learn.done')}
                  </span>
                )}
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
      </ol>
    </>
  );
}
