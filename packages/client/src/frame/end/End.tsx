/** The end of a game, inside the table's page: who won, the score sheet, the course, and where to go from here. */
import './End.css';
import type { Result, Seat } from '@bottega/kernel';
import type { Say } from '@bottega/kernel/text';
import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { explainError } from '../../errors';
import { ExportButton } from '../../page/ExportButton';
import { href } from '../../router';
import { onlyPerson } from '../../table/only-person';
import type { Course, TableClient, TableInfo } from '../../table/table';
import { loadTextPart } from '../../text';
import { useText } from '../../text/use-text';
import { Waiting } from '../../ui/Waiting';
import { PointsChart } from './PointsChart';
import { RatingLine } from './RatingLine';
import { ScoreSheet } from './ScoreSheet';
import { useRated } from './use-rated';

// Only for whoever wants a picture.
const EndPicture = lazy(async () => {
  const [{ EndPicture: part }] = await Promise.all([import('./EndPicture'), loadTextPart('analysis')]);
  return { default: part };
});

export interface EndProps {
  readonly table: TableClient;
  readonly result: Result;
  /** Whose eyes these are. */
  readonly seat: Seat | null;
  readonly info: TableInfo;
  readonly names: readonly string[];
  /** What a category of the score sheet is called. */
  readonly category: (category: string) => string;
  /** What a seat's points in a category were given for; null where the points say enough. */
  readonly detail: (category: string, seat: Seat) => string | null;
  /** What a round is called. */
  readonly round: Say;
  /** Whether what was secret stays so: then there is neither a course of points nor a file. */
  readonly isShut: boolean;
  /** Whether the game can be found again; of one that is not kept there is only the score sheet. */
  readonly isKept: boolean;
  /** Where to play again. */
  readonly rematch: ReactNode;
  /** The title of the game and its board at the end, for a picture; null if nobody may see it. */
  readonly pictured: { readonly title: string; readonly board: ReactNode } | null;
}

export function End(props: EndProps) {
  const { table, result, seat, info, names, category, detail, round, isShut, isKept, rematch, pictured } = props;
  const pageText = useText();
  const { t } = pageText;
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const [course, setCourse] = useState<Course | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isPictured, setPictured] = useState(false);
  const [isAnnounced, setAnnounced] = useState(false);
  const rated = useRated(info.id, table.company !== null && seat !== null);

  useEffect(() => {
    heading.current?.focus();
    setAnnounced(true); // a live region speaks of what changes in it, so it must have been empty
  }, []);

  useEffect(() => {
    let isGone = false;
    if (isShut || !isKept) return;
    table.course().then(
      (found) => isGone || setCourse(found),
      (reason: unknown) => isGone || setError(reason),
    );
    return () => {
      isGone = true;
    };
  }, [table, isShut, isKept]);

  const winners = names.filter((_, seat) => result.places[seat] === 1);
  const person = table.company === null ? onlyPerson(info.players) : seat;
  // Whoever has left has not won what a bot won for them.
  const isAway = person !== null && info.players[person].substitute !== undefined;
  const isFirst = person !== null && result.places[person] === 1;
  const won =
    winners.length > 1
      ? t('end.shared', { names: new Intl.ListFormat(pageText.language).format(winners) })
      : t('end.winner', { name: winners[0] });
  const victory = winners.length === 1 && isFirst && !isAway ? t('end.youWon') : won;

  return (
    <section className="end card" aria-labelledby={id} data-topic="frame.sheet">
      <h2 id={id} ref={heading} tabIndex={-1}>
        {t('end.title')}
      </h2>
      <p className="end-victory" aria-live="polite">
        {isAnnounced ? victory : null}
      </p>
      {isFirst && isAway && <p>{t('end.botWon')}</p>}
      {table.company !== null && seat !== null && <RatingLine rated={rated} seat={seat} />}
      {isKept && (
        <div className="end-buttons">
          {rematch}
          <a className="button" href={href({ page: 'replay', id: info.id, at: null, seat: null })}>
            {t('end.replay')}
          </a>
          {!isShut && (
            <a className="button" href={href({ page: 'analysis', id: info.id, at: null })}>
              {t('end.analyse')}
            </a>
          )}
          {!isShut && <ExportButton id={info.id} game={info.game} label={t('end.export')} />}
          {pictured !== null && course !== null && (
            <button type="button" aria-expanded={isPictured} onClick={() => setPictured(!isPictured)}>
              {t('end.picture')}
            </button>
          )}
          <a className="button" href={href({ page: 'home' })}>
            {t('end.home')}
          </a>
        </div>
      )}
      {isShut && <p className="end-seed">{t('end.shut')}</p>}
      {error !== null && <p role="alert">{explainError(error, pageText)}</p>}
      {isPictured && pictured !== null && course !== null && (
        <Suspense fallback={<Waiting />}>
          <EndPicture {...props} {...pictured} line={won} course={pointsOf(course)} />
        </Suspense>
      )}
      <div className="end-story">
        <ScoreSheet result={result} names={names} people={rated.people} category={category} detail={detail} />
        {!isShut && isKept && (
          <div className="end-chart">
            <h3>{t('end.chart')}</h3>
            {course === null ? (
              <p className="end-waiting">{error === null ? t('app.loading') : null}</p>
            ) : (
              <PointsChart course={course} names={names} round={round} />
            )}
          </div>
        )}
      </div>
      {course !== null && course.seed !== null && <p className="end-seed">{t('end.seed', { seed: course.seed })}</p>}
    </section>
  );
}

/** The points for a picture; null if there is no line to draw. */
function pointsOf({ points }: Course) {
  return points.length < 2 ? null : ({ kind: 'points', rows: points } as const);
}
