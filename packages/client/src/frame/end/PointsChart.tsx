/** The points of every seat in the course of a game. */
import { type Say, withMinus } from '@bottega/kernel/text';
import type { Course } from '../../table/table';
import { useText } from '../../text/use-text';
import { Chart } from './Chart';

interface PointsChartProps {
  readonly course: Course;
  readonly names: readonly string[];
  /** What a round is called. */
  readonly round: Say;
}

export function PointsChart({ course: { points, rounds: named }, names, round }: PointsChartProps) {
  const { t, language } = useText();
  const format = new Intl.NumberFormat(language);
  const number = (value: number) => withMinus(format.format(value));
  const rounds = named.map(round);
  const isCounted = rounds.length === 0;
  const nameAt = (turn: number) => (isCounted ? number(turn) : turn === 0 ? t('replay.first') : rounds[turn - 1]);
  const rows = points.map((values, turn) => ({ name: nameAt(turn), place: turn / (points.length - 1), values }));
  return (
    <Chart
      title={t('end.chart')}
      hint={t(isCounted ? 'end.chartHint' : 'end.chartHintRounds')}
      unit={t('end.points')}
      axis={t(isCounted ? 'end.turn' : 'end.round')}
      rows={rows}
      across={isCounted ? null : rows.slice(1)}
      names={names}
      number={number}
    />
  );
}
