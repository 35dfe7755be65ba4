/** Ratings worked out anew from the results alone, game by game in the order in which they ended. */
import { expect } from 'vitest';
import { FIRST_RATING, type Rating, ratingsAfter } from '../src/ratings/rating.js';
import type { Db } from '../src/store/store.js';

/** Fails where what is kept differs from what comes of the results; gives how many games were rated. */
export async function rateAgain(db: Db): Promise<number> {
  const results = await db.selectFrom('results').selectAll().orderBy('number').orderBy('seat').execute();
  const rated = results.filter(({ mu_after }) => mu_after !== null);
  const numbers = [...new Set(rated.map(({ number }) => number))];
  const again = new Map<string, Rating & { readonly games: number }>();
  for (const number of numbers) {
    const rows = rated.filter((row) => row.number === number);
    // Of whoever is gone only what they brought along is known.
    const before = rows.map(({ line, mu_before, sigma_before }) =>
      line === null
        ? { mu: Number(mu_before), sigma: Number(sigma_before), games: 0 }
        : (again.get(line) ?? { ...FIRST_RATING, games: 0 }),
    );
    const places = rows.map(({ place }) => place);
    const after = ratingsAfter(before, places);
    expect(rows.map((row) => [row.mu_before, row.sigma_before, row.mu_after, row.sigma_after])).toEqual(
      before.map(({ mu, sigma }, at) => [mu, sigma, after[at].mu, after[at].sigma]),
    );
    for (const [at, { line }] of rows.entries()) {
      if (line !== null) again.set(line, { ...after[at], games: before[at].games + 1 });
    }
  }
  for (const { line, mu, sigma, games } of await db.selectFrom('ratings').selectAll().execute()) {
    expect({ mu, sigma, games }).toEqual(again.get(line));
  }
  return numbers.length;
}
