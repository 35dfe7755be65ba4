/** Results by game and number of players: the share of wins beside the fair share. */
import type { GameResults } from '@bottega/protocol';
import { gameCard } from '../../games';
import { useText } from '../../text/use-text';

export function ResultsTable({ results }: { readonly results: readonly GameResults[] }) {
  const { t, language } = useText();
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const games = [...new Set(results.map(({ game }) => game))];
  return (
    <section aria-labelledby="person-results">
      <h2 id="person-results">{t('person.results')}</h2>
      <div className="person-scroll card">
        <table className="person-table tabular" aria-labelledby="person-results">
          <thead>
            <tr>
              <th scope="col">{t('person.players')}</th>
              <th scope="col">{t('person.games')}</th>
              <th scope="col">{t('person.wins')}</th>
              <th scope="col">{t('person.share')}</th>
              <th scope="col">{t('person.fair')}</th>
            </tr>
          </thead>
          {games.map((game) => (
            <tbody key={game}>
              <tr className="person-game">
                <th scope="rowgroup" colSpan={5}>
                  {gameCard(game)?.title ?? game}
                </th>
              </tr>
              {results
                .filter((result) => result.game === game)
                .map(({ seats, withBots, games: count, wins }) => (
                  <tr key={`${seats} ${withBots}`}>
                    <th scope="row">{t(withBots ? 'person.seatsWithBots' : 'person.seats', { count: seats })}</th>
                    <td>{number.format(count)}</td>
                    <td>{number.format(wins)}</td>
                    <td data-above={wins * seats > count}>{percent.format(wins / count)}</td>
                    <td>{percent.format(1 / seats)}</td>
                  </tr>
                ))}
            </tbody>
          ))}
        </table>
      </div>
      <p className="person-hint">{t('person.fairHint')}</p>
    </section>
  );
}
