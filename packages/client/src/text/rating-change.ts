/** What a game changed of a rating, as values for a text. Ratings have no thousands: they are no amounts. */

import { withMinus } from '@bottega/kernel/text';
import type { RatingChange } from '@bottega/protocol';

export function ratingChange({ before, after }: RatingChange, language: string) {
  const change = new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }).format(after.points - before.points);
  return { change: withMinus(change), points: String(after.points), uncertainty: after.uncertainty };
}
