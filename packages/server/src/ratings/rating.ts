/**
 * Ratings for any number of players: Weng and Lin's with the model of Plackett and Luce, worked out by `openskill`. A rating is kept in
 * whole millionths, so that it is the same in both databases and whatever the last bits of a machine's logarithms are.
 */
import type { RatingChange, ShownRating } from '@bottega/protocol';
import { rate, rating } from 'openskill';
import type { ResultsRow } from '../store/result-schema.js';

/** How strong somebody is taken to be, and how sure that is; in millionths. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

const MILLION = 1_000_000;

const kept = ({ mu, sigma }: Rating): Rating => ({ mu: Math.round(mu * MILLION), sigma: Math.round(sigma * MILLION) });
const used = ({ mu, sigma }: Rating) => ({ mu: mu / MILLION, sigma: sigma / MILLION });

/** Of somebody who has not been rated yet. */
export const FIRST_RATING: Rating = kept(rating());

/** The ratings after a game, in the same order; a smaller rank is better, and the same rank is a tie. */
export function ratingsAfter(before: readonly Rating[], ranks: readonly number[]): Rating[] {
  const teams = before.map((one) => [used(one)]);
  return rate(teams, { rank: [...ranks] }).map(([one]) => kept(one));
}

/**
 * On the scale of chess, which players know: it begins at 1500, and who has 200 more finishes ahead of the other about three times in four.
 * That is 30 points for one of openskill's: 400 / ln 10 points are a factor e in the odds, which there are √2 · 25/6.
 */
const POINTS = 30;
const FIRST_POINTS = 1500;

export function shownRating(one: Rating): ShownRating {
  return {
    points: Math.round(FIRST_POINTS + (POINTS * (one.mu - FIRST_RATING.mu)) / MILLION),
    uncertainty: Math.round((POINTS * one.sigma) / MILLION),
  };
}

type Changed = Pick<ResultsRow, 'mu_before' | 'sigma_before' | 'mu_after' | 'sigma_after'>;

/** What a result changed; null if it was not rated. */
export function changeOf({ mu_before, sigma_before, mu_after, sigma_after }: Changed): RatingChange | null {
  if (mu_before === null || sigma_before === null || mu_after === null || sigma_after === null) return null;
  return {
    before: shownRating({ mu: mu_before, sigma: sigma_before }),
    after: shownRating({ mu: mu_after, sigma: sigma_after }),
  };
}
