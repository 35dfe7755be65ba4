/** What a finished game made of one's rating, or why nothing. */
import type { Seat } from '@bottega/kernel';
import { explainError } from '../../errors';
import { ratingChange } from '../../text/rating-change';
import { useText } from '../../text/use-text';
import type { Rated } from './use-rated';

export function RatingLine({ rated: { rating, error }, seat }: { readonly rated: Rated; readonly seat: Seat }) {
  const pageText = useText();
  const { t, language } = pageText;
  const own = rating?.seats.find((one) => one.seat === seat);
  return (
    <p className="end-rating tabular" role="status">
      {error !== null && explainError(error, pageText)}
      {rating !== null && rating.unrated !== null && t(`person.unrated.${rating.unrated}`)}
      {own !== undefined && t('person.yourRating', ratingChange(own, language))}
    </p>
  );
}
