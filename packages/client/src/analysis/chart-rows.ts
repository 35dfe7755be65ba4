/** The course of a game as rows of a chart, with marks where it turned. */

import type { CoursePoint } from '@bottega/bots';
import type { Seat } from '@bottega/kernel';
import type { GameAnalysis, Round, TurningMoment } from '@bottega/table';
import type { ChartMark, ChartRow } from '../frame/end/Chart';

/** What can be told of the course: chances, where something was learned that they follow from; else leads, else points. */
export type Measure = 'chances' | 'leads' | 'points';

export function measureOf({ course }: GameAnalysis): Measure {
  const [first] = course;
  if (first === undefined || first.chances !== null) return 'chances';
  return first.leads === null ? 'points' : 'leads';
}

/** Chances are counted in hundredths. */
const HUNDRED = 100;

/** As it was; with eyes, as that seat could tell it then. */
function valuesOf(
  { points, leads, chances, seen }: CoursePoint,
  measure: Measure,
  eyes: Seat | null,
): readonly number[] {
  if (measure === 'points') return points;
  if (measure === 'leads') return leads ?? points;
  const now = eyes === null ? chances : (seen?.[eyes] ?? chances);
  return (now ?? []).map((chance) => HUNDRED * chance);
}

/** Where so many choices lie between the first that can be looked at and the last. */
export function placeOf({ first, length }: Pick<GameAnalysis, 'first' | 'length'>, at: number): number {
  return (at - first) / Math.max(1, length - first);
}

/** `name`: what a turn is called, by its round and its seat; of the beginning both are null. */
export function rowsOf(
  analysis: GameAnalysis,
  rounds: readonly Round[],
  eyes: Seat | null,
  name: (round: Round | null, seat: Seat | null) => string,
): ChartRow[] {
  const measure = measureOf(analysis);
  return analysis.course.map((point) => ({
    name: name(point.seat === null ? null : (rounds.findLast(({ at }) => at < point.at) ?? null), point.seat),
    place: placeOf(analysis, point.at),
    values: valuesOf(point, measure, eyes),
  }));
}

/** Each moment at the end of its turn, on the line of its seat; those whose turn is not there yet are left out. */
export function marksOf(
  { course }: GameAnalysis,
  rows: readonly ChartRow[],
  moments: readonly TurningMoment[],
  label: (moment: TurningMoment) => string,
): ChartMark[] {
  return moments.flatMap((moment) => {
    const at = course.findIndex((point) => point.at >= moment.to);
    if (at < 0) return [];
    const { place, values } = rows[at];
    const { from, seat, kind } = moment;
    return [{ id: from, seat, place, value: values[seat], sign: kind === 'slip' ? '?' : '!', label: label(moment) }];
  });
}
