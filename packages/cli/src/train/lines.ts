/** What a generation brought, in a line of the terminal. */
import { type Language, type Say, withMinus } from '@bottega/kernel/text';
import type { CurvePoint } from './run.js';

export function curveLine(point: CurvePoint, say: Say, language: Language): string {
  const number = (value: number, digits: number) =>
    withMinus(
      new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value),
    );
  const { generation, games, positions, marginError, winError, share, margin } = point;
  const values = {
    generation,
    games: number(games, 0),
    positions: number(positions, 0),
    error: number(marginError, 3),
    surprise: number(winError, 3),
  };
  if (share === null || margin === null) return say({ key: 'train.generation', values });
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(share);
  return say({ key: 'train.measured', values: { ...values, share: percent, margin: number(margin, 1) } });
}
