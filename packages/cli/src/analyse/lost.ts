/** What decisions cost, summed up. */
import type { Decision, Sight } from '@bottega/table';

/** Chance to win and points that were lost in so many decisions. */
export interface Lost {
  readonly decisions: number;
  /** Null where there are no chances. */
  readonly chance: number | null;
  readonly points: number;
}

export function lostIn(decisions: readonly Decision[], sight: Sight): Lost {
  const chances = decisions.flatMap((decision) => decision[sight].chance ?? []);
  return {
    decisions: decisions.length,
    chance: chances.length === 0 && decisions.length > 0 ? null : sumOf(chances),
    points: sumOf(decisions.map((decision) => decision[sight].points)),
  };
}

export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
