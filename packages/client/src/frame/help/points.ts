/** Points with one digit, as expectations are told. */
import { type Language, withMinus } from '@bottega/kernel/text';

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

export interface PointsFormat {
  plain(points: number): string;
  /** With its sign: a lead, a change. */
  signed(points: number): string;
}

export function pointsFormat(language: Language): PointsFormat {
  const format = new Intl.NumberFormat(language, ONE_DIGIT);
  const formatSigned = new Intl.NumberFormat(language, { ...ONE_DIGIT, signDisplay: 'exceptZero' });
  return {
    plain: (points) => withMinus(format.format(points)),
    signed: (points) => withMinus(formatSigned.format(points)),
  };
}
