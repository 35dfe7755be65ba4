/** Writes down how a game ended, and the ratings that follow, in the transaction of its last act: one is never there without the other. */
import type { Game } from '@bottega/kernel';
import type { Act, Player } from '@bottega/table';
import { newId } from '../ids.js';
import type { RatingsRow, ResultsRow } from '../store/result-schema.js';
import type { TablesRow } from '../store/schema.js';
import type { Db } from '../store/store.js';
import { ranksOf, sharingOf } from './ranks.js';
import { FIRST_RATING, ratingsAfter } from './rating.js';
import { whyUnrated } from './why-unrated.js';

export interface EndedGame {
  readonly game: Game;
  readonly row: TablesRow;
  readonly players: readonly Player[];
  readonly history: readonly Act[];
  /** By seat, as the rules have it. */
  readonly places: readonly number[];
  readonly ended: number;
}

/**
 * The number of the next result. Until the commit nobody else gets one: of two games that end at the same moment the second reads what the
 * first has written. Whoever changes whose results they are takes it, too, before anything else.
 */
export async function takeResultNumber(db: Db): Promise<number> {
  const { last } = await db
    .insertInto('result_count')
    .values({ id: 1, last: 1 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref, eb }) => ({ last: eb(ref('result_count.last'), '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return Number(last);
}

/** What is played on from a moment of another game is no game of its own, and not written down. */
export async function keepResults(db: Db, number: number, { game, row, players, history, places, ended }: EndedGame) {
  if (row.branch !== null) return;
  // Read here: somebody may have gone since the table was loaded, or a guest may be an account's now.
  const sat = await db.selectFrom('places').select(['seat', 'person', 'bot']).where('table_id', '=', row.id).execute();
  const people = new Map(sat.map(({ seat, person }) => [seat, person]));
  const ranks = ranksOf(places.map((place, seat) => ({ place, leftAt: leftAt(players[seat], seat, history) })));
  const bots = sat.filter(({ bot }) => bot !== null).length;
  const persons = sat.filter(({ person }) => person !== null).length;
  const results = ranks.map(
    (place, seat): ResultsRow => ({
      table_id: row.id,
      seat,
      number,
      game: row.game,
      seats: row.seats,
      person: people.get(seat) ?? null,
      with_bots: bots > 0 ? 1 : 0,
      place,
      tied: sharingOf(ranks, seat),
      ended,
      unrated: whyUnrated(game, row, { people: persons, bots }),
      line: null,
      mu_before: null,
      sigma_before: null,
      mu_after: null,
      sigma_after: null,
    }),
  );
  await db
    .insertInto('results')
    .values(await rated(db, results))
    .execute();
}

/** After how many acts a bot took a person's seat for good; null if none did. */
function leftAt({ bot, substitute }: Player, seat: number, history: readonly Act[]): number | null {
  if (bot !== null || substitute === undefined) return null;
  const own = history.filter((act) => act.seat === seat);
  const back = own.findLast(({ type }) => type === 'return')?.seq ?? -1;
  return own.find(({ type, seq }) => seq > back && (type === 'bot' || type === 'concede'))?.seq ?? 0;
}

/** The results with what they change, if they change anything; the ratings are written. */
async function rated(db: Db, results: readonly ResultsRow[]): Promise<ResultsRow[]> {
  const [{ unrated, game }] = results;
  const people = results.flatMap(({ person }) => person ?? []);
  if (unrated !== null) return [...results];
  const found = await db
    .selectFrom('ratings')
    .selectAll()
    .where('game', '=', game)
    .where('person', 'in', people)
    .execute();
  const before = new Map(found.map((rating) => [rating.person, rating]));
  const ratings = people.map(
    (person): RatingsRow => before.get(person) ?? { person, game, line: newId(), ...FIRST_RATING, games: 0 },
  );
  // Who is gone is not rated, and nobody against them.
  const ranks = results.flatMap(({ person, place }) => (person === null ? [] : [place]));
  const after = ratingsAfter(ratings, ranks);
  for (const [at, { person, line, games }] of ratings.entries()) {
    const values = { ...after[at], games: games + 1 };
    await db
      .insertInto('ratings')
      .values({ person, game, line, ...values })
      .onConflict((conflict) => conflict.columns(['person', 'game']).doUpdateSet(values))
      .execute();
  }
  return results.map((result) => {
    const at = result.person === null ? -1 : people.indexOf(result.person);
    if (at < 0) return result;
    const { line, mu, sigma } = ratings[at];
    return {
      ...result,
      line,
      mu_before: mu,
      sigma_before: sigma,
      mu_after: after[at].mu,
      sigma_after: after[at].sigma,
    };
  });
}
