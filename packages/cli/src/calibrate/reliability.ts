/** How honest chances are: of all positions that were given a chance of 30 %, about 30 % should be won. */
import { type ChanceSample, chancesIn, fitChances } from '@bottega/bots/learn';
import type { Interval } from '../simulate/simulation.js';
import { wilson } from '../simulate/wilson.js';
import { LEAST_GAMES } from './least-games.js';

/** Positions whose chances lie between two limits. Each counts once for every seat. */
export interface ReliabilityBin extends Interval {
  readonly positions: number;
  /** The mean of the chances that were told. */
  readonly told: number;
  /** The share that was won, and its 95 % interval. */
  readonly won: number;
  readonly interval: Interval;
}

export interface Reliability {
  readonly games: number;
  /** Positions that were looked at, of all games together. */
  readonly positions: number;
  /** Those that nothing falls into are left out. */
  readonly bins: readonly ReliabilityBin[];
  /** By how much what was told and what was won differ, on average over all positions. */
  readonly off: number;
  /** How little the chances said about the results: the mean logarithm; and the same if all had always had the same chance. */
  readonly logLoss: number;
  readonly uniform: number;
}

const BINS = 10;
/** Every game is judged by what was fitted to four fifths of the others. */
const FOLDS = LEAST_GAMES;

/** Of games with their positions. Every position is given its chances by terms that were fitted without its game. */
export function reliabilityOf(games: readonly (readonly ChanceSample[])[], seats: number): Reliability {
  const bins = Array.from({ length: BINS }, () => games.map((): Count => ({ positions: 0, told: 0, won: 0 })));
  let loss = 0;
  let positions = 0;
  for (let fold = 0; fold < FOLDS; fold++) {
    const terms = fitChances(games.filter((_, number) => number % FOLDS !== fold).flat(), seats);
    for (let number = fold; number < games.length; number += FOLDS) {
      for (const sample of games[number]) {
        positions++;
        chancesIn(terms, sample).forEach((chance, seat) => {
          const won = sample.won[seat];
          if (won > 0) loss -= won * Math.log(chance);
          const count = bins[Math.min(BINS - 1, Math.floor(BINS * chance))][number];
          count.positions++;
          count.told += chance;
          count.won += won;
        });
      }
    }
  }
  const found = bins.flatMap((counts, at) => binOf(counts, at));
  const off = found.reduce((sum, bin) => sum + bin.positions * Math.abs(bin.told - bin.won), 0);
  return {
    games: games.length,
    positions,
    bins: found,
    off: off / (positions * seats),
    logLoss: loss / positions,
    uniform: Math.log(seats),
  };
}

/** Of a game, in a bin. */
interface Count {
  positions: number;
  told: number;
  won: number;
}

function binOf(counts: readonly Count[], at: number): ReliabilityBin[] {
  const sum = (of: (count: Count) => number) => counts.reduce((all, count) => all + of(count), 0);
  const positions = sum((count) => count.positions);
  if (positions === 0) return [];
  const won = sum((count) => count.won) / positions;
  return [
    {
      least: at / BINS,
      most: (at + 1) / BINS,
      positions,
      told: sum((count) => count.told) / positions,
      won,
      interval: clusteredInterval(counts, won),
    },
  ];
}

/**
 * Wilson's interval for as many positions as these are worth: those of one game have one result, so that they tell less than as many
 * of different games. How much less is seen from how far games differ from the mean.
 */
export function clusteredInterval(counts: readonly Pick<Count, 'positions' | 'won'>[], share: number): Interval {
  const some = counts.filter((count) => count.positions > 0);
  const positions = some.reduce((sum, count) => sum + count.positions, 0);
  const squares = some.reduce((sum, count) => sum + (count.won - share * count.positions) ** 2, 0);
  const single = share * (1 - share);
  // Where all games agree nothing is seen of how far they differ: then each counts once, however many positions it has.
  if (some.length < 2 || squares === 0 || single === 0) return wilson(share, some.length);
  const variance = ((some.length / (some.length - 1)) * squares) / positions ** 2;
  return wilson(share, Math.min(positions, single / variance));
}
