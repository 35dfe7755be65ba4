/** A rating for each game, with how sure it is. */
import type { GameRating } from '@bottega/protocol';
import { gameCard } from '../../games';
import { useText } from '../../text/use-text';

export function Ratings({ ratings }: { readonly ratings: readonly GameRating[] }) {
  const { t } = useText();
  return (
    <section aria-labelledby="person-ratings">
      <h2 id="person-ratings">{t('person.ratings')}</h2>
      {ratings.length > 0 && (
        <dl className="person-ratings">
          {ratings.map(({ game, points, uncertainty, games }) => (
            <div key={game} className="card">
              <dt>{gameCard(game)?.title ?? game}</dt>
              <dd className="person-points tabular">{t('person.rating', { points: String(points), uncertainty })}</dd>
              <dd>{t('person.ratedGames', { count: games })}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="person-hint">{t(ratings.length === 0 ? 'person.noRating' : 'person.ratingHint')}</p>
    </section>
  );
}
