/** How a bot stands against others, from games in which it alone was different. */
import type { Interval, SimulatedGame } from '../simulate/simulation.js';
import { wilson } from '../simulate/wilson.js';

/** One bot among others of one kind. */
export interface Rung {
  readonly hero: string;
  readonly rivals: string;
  readonly standing: Standing;
}

export interface Standing {
  readonly games: number;
  /** Share of games won; a shared victory counts in part. */
  readonly share: number;
  /** 95 % of the shares that would have led to this. */
  readonly interval: Interval;
  /** What a bot as good as the others would win. */
  readonly fair: number;
  /** By how much it is stronger than each of the others, on the scale of chess. Infinite if it always or never wins. */
  readonly elo: number;
  readonly eloInterval: Interval;
  /** Points more than the others' mean. */
  readonly margin: number;
}

/** `heroIn` says where it sat in each game. */
export function standingOf(games: readonly SimulatedGame[], seats: number, heroIn: (game: number) => number): Standing {
  let wins = 0;
  let margin = 0;
  games.forEach(({ places, points }, game) => {
    const hero = heroIn(game);
    const winners = places.filter((place) => place === 1).length;
    if (places[hero] === 1) wins += 1 / winners;
    const others = points.reduce((sum, one, seat) => (seat === hero ? sum : sum + one), 0);
    margin += points[hero] - others / (seats - 1);
  });
  const share = wins / games.length;
  const interval = wilson(share, games.length);
  const elo = (of: number) => eloOf(of, seats);
  return {
    games: games.length,
    share,
    interval,
    fair: 1 / seats,
    elo: elo(share),
    eloInterval: { least: elo(interval.least), most: elo(interval.most) },
    margin: margin / games.length,
  };
}

/** Elo's model for a table of several: everybody wins in proportion to their strength, which grows tenfold with 400 points. */
export function eloOf(share: number, seats: number): number {
  return 400 * Math.log10((share * (seats - 1)) / (1 - share));
}
