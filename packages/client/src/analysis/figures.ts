/** How chances and points are written, and what a decision cost is said. */
import { type Language, withMinus } from '@bottega/kernel/text';
import type { Cost, TurningMoment } from '@bottega/table';
import { pointsFormat } from '../frame/help/points';
import type { PageText } from '../text';

export interface Figures {
  chance(chance: number): string;
  /** With its sign: a change. */
  change(chance: number): string;
}

export function figuresOf(language: Language): Figures {
  const format = new Intl.NumberFormat(language, { style: 'percent' });
  const signed = new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'exceptZero' });
  return {
    chance: (chance) => withMinus(format.format(chance)),
    change: (chance) => withMinus(signed.format(chance)),
  };
}

/** What lies between the two lines of a moment: what a slip cost, or a find brought. */
export function differenceOf({ kind, played, other }: TurningMoment): Cost {
  const [better, worse] = kind === 'slip' ? [other, played] : [played, other];
  const chance = better.chance === null || worse.chance === null ? null : Math.max(0, better.chance - worse.chance);
  return { chance, points: Math.max(0, better.points - worse.points) };
}

/** What would be written as 0 is not told. */
const LEAST_CHANCE = 0.005;
const LEAST_POINTS = 0.05;

type Told = 'both' | 'chance' | 'points' | 'nothing';

function toldOf({ chance, points }: Cost): Told {
  const isChance = chance !== null && chance >= LEAST_CHANCE;
  const isPoints = points >= LEAST_POINTS;
  return isChance ? (isPoints ? 'both' : 'chance') : isPoints ? 'points' : 'nothing';
}

/** A sentence of what a slip cost or a find brought. */
export function sayDifference(kind: TurningMoment['kind'], cost: Cost, { t, language }: PageText): string {
  const values = {
    chance: figuresOf(language).chance(cost.chance ?? 0),
    points: pointsFormat(language).plain(cost.points),
  };
  switch (toldOf(cost)) {
    case 'both':
      return t(`analysis.${kind}.both`, values);
    case 'chance':
      return t(`analysis.${kind}.chance`, { chance: values.chance });
    case 'points':
      return t(`analysis.${kind}.points`, { points: values.points });
    case 'nothing':
      return t(`analysis.${kind}.nothing`);
  }
}

/** The same as short as can be, with its sign. */
export function shortDifference(kind: TurningMoment['kind'], cost: Cost, { t, language }: PageText): string {
  const sign = kind === 'slip' ? -1 : 1;
  if (cost.chance !== null && toldOf(cost) !== 'points') return figuresOf(language).change(sign * cost.chance);
  return t('analysis.pointsShort', { points: pointsFormat(language).signed(sign * cost.points) });
}
