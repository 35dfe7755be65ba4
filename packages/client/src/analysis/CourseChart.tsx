/** Everybody's chance to win after each turn, with marks where it turned; where there are no chances, leads or points. */
import type { Seat } from '@bottega/kernel';
import { withMinus } from '@bottega/kernel/text';
import type { GameAnalysis, Round, TurningMoment } from '@bottega/table';
import { useMemo, useState } from 'react';
import { Chart } from '../frame/end/Chart';
import { pointsFormat } from '../frame/help/points';
import type { Speech } from '../frame/use-speech';
import { useText } from '../text/use-text';
import { marksOf, measureOf, placeOf, rowsOf } from './chart-rows';
import { figuresOf } from './figures';

interface CourseChartProps {
  readonly found: GameAnalysis;
  readonly rounds: readonly Round[];
  readonly speech: Speech;
  readonly moments: readonly TurningMoment[];
  /** The moment that is looked at, by how many choices lie before it. */
  readonly chosen: number | null;
  label(moment: TurningMoment): string;
  onChoose(from: number): void;
}

export function CourseChart({ found, rounds, speech, moments, chosen, label, onChoose }: CourseChartProps) {
  const { t, language } = useText();
  const { names, say } = speech;
  const [eyes, setEyes] = useState<Seat | null>(null);
  const measure = measureOf(found);
  const rows = useMemo(() => {
    const nameOf = (round: Round | null, seat: Seat | null) =>
      seat === null ? t('replay.first') : round === null ? names[seat] : `${say(round.name)} · ${names[seat]}`;
    return rowsOf(found, rounds, eyes, nameOf);
  }, [found, rounds, eyes, names, say, t]);
  const { chance } = figuresOf(language);
  const { signed } = pointsFormat(language);
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const number = {
    chances: (value: number) => chance(value / 100),
    leads: signed,
    points: (value: number) => withMinus(format.format(value)),
  }[measure];
  return (
    <div className="analysis-chart">
      <div className="analysis-course">
        <h2>{t(`analysis.course.${measure}`)}</h2>
        {measure === 'chances' && (
          <label className="analysis-eyes">
            <span>{t('analysis.eyes')}</span>
            <select
              value={eyes ?? ''}
              onChange={({ target }) => setEyes(target.value === '' ? null : Number(target.value))}
            >
              <option value="">{t('analysis.asItWas')}</option>
              {names.map((name, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its own name
                <option key={seat} value={seat}>
                  {t('analysis.asSeen', { name })}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {measure !== 'chances' && <p className="analysis-note">{t('analysis.noChances')}</p>}
      <Chart
        title={t(`analysis.course.${measure}`)}
        hint={t(`analysis.hint.${measure}`)}
        unit={t(`analysis.unit.${measure}`)}
        axis={t('end.turn')}
        rows={rows}
        across={
          rounds.length === 0 ? null : rounds.map(({ at, name }) => ({ name: say(name), place: placeOf(found, at) }))
        }
        names={names}
        number={number}
        {...(measure === 'chances' ? { range: [0, 100] as const } : {})}
        marks={{ marks: marksOf(found, rows, moments, label), chosen, label: t('analysis.moments'), onChoose }}
      />
    </div>
  );
}
