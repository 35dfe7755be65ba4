/** The end of a game, inside the table's page: who won, the score sheet, the course, and where to go from here. */
import './End.css';
import type { Seat } from '@bottega/kernel';
import type { Say } from '@bottega/kernel/text';
import { useEffect, useId, useRef, useState } from 'react';
import { explainError } from '../../errors';
import { ExportButton } from '../../page/ExportButton';
import { href } from '../../router';
import { onlyPerson } from '../../table/only-person';
import type { Course, TableClient, TableInfo, TableSnapshot } from '../../table/table';
import { useText } from '../../text/use-text';
import { Chart } from './Chart';
import { ScoreSheet } from './ScoreSheet';

export interface EndProps {
  readonly table: TableClient;
  readonly seen: TableSnapshot;
  readonly info: TableInfo;
  readonly names: readonly string[];
  /** What a category of the score sheet is called. */
  readonly category: (category: string) => string;
  /** What a seat's points in a category were given for; null where the points say enough. */
  readonly detail: (category: string, seat: Seat) => string | null;
  /** What a round is called. */
  readonly round: Say;
  readonly onRematch: () => void;
}

export function End({ table, seen: { result, seat }, info, names, category, detail, round, onRematch }: EndProps) {
  const pageText = useText();
  const { t } = pageText;
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const [course, setCourse] = useState<Course | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isAnnounced, setAnnounced] = useState(false);

  useEffect(() => {
    heading.current?.focus();
    setAnnounced(true); // a live region speaks of what changes in it, so it must have been empty
  }, []);

  useEffect(() => {
    let isGone = false;
    table.course().then(
      (found) => isGone || setCourse(found),
      (reason: unknown) => isGone || setError(reason),
    );
    return () => {
      isGone = true;
    };
  }, [table]);

  if (result === null) return null;
  const winners = names.filter((_, seat) => result.places[seat] === 1);
  const me = table.company === null ? onlyPerson(info.players) : seat;
  const victory =
    winners.length > 1
      ? t('end.shared', { names: new Intl.ListFormat(pageText.language).format(winners) })
      : me !== null && result.places[me] === 1
        ? t('end.youWon')
        : t('end.winner', { name: winners[0] });

  return (
    <section className="end card" aria-labelledby={id} data-topic="frame.sheet">
      <h2 id={id} ref={heading} tabIndex={-1}>
        {t('end.title')}
      </h2>
      <p className="end-victory" aria-live="polite">
        {isAnnounced ? victory : null}
      </p>
      <div className="end-buttons">
        <button type="button" className="primary" onClick={onRematch}>
          {t('end.rematch')}
        </button>
        <a className="button" href={href({ page: 'replay', id: info.id, at: null, seat: null })}>
          {t('end.replay')}
        </a>
        <ExportButton id={info.id} game={info.game} label={t('end.export')} />
        <a className="button" href={href({ page: 'home' })}>
          {t('end.home')}
        </a>
      </div>
      {error !== null && <p role="alert">{explainError(error, pageText)}</p>}
      <div className="end-story">
        <ScoreSheet result={result} names={names} category={category} detail={detail} />
        <div className="end-chart">
          <h3>{t('end.chart')}</h3>
          {course === null ? (
            <p className="end-waiting">{error === null ? t('app.loading') : null}</p>
          ) : (
            <Chart points={course.points} rounds={course.rounds.map(round)} names={names} />
          )}
        </div>
      </div>
      {course !== null && course.seed !== null && <p className="end-seed">{t('end.seed', { seed: course.seed })}</p>}
    </section>
  );
}
