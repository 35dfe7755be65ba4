/** The figures of a simulation. */
import type { SimulatedGame, Simulation, Spread, Summary } from './simulation.js';
import { wilson } from './wilson.js';

export function summarize({ bots, seats, games, seconds }: Simulation): Summary {
  const shares = games.map(victoryShares);
  return {
    seats: bots.map((bot, seat) => {
      const wins = mean(shares.map((share) => share[seat]));
      return {
        bot,
        points: spread(games.map((game) => game.points[seat])),
        wins,
        winsInterval: wilson(wins, games.length),
      };
    }),
    points: spread(games.flatMap((game) => game.points)),
    winner: spread(games.map((game) => Math.max(...game.points))),
    last: spread(games.map((game) => Math.min(...game.points))),
    margin: spread(games.map(marginOf)),
    choices: spread(games.map((game) => game.choices)),
    categories: games[0].sheet.map(({ category }, row) => ({
      category,
      mean: mean(games.flatMap((game) => game.sheet[row].points)),
    })),
    byOrder: Array.from({ length: seats }, (_, order) =>
      mean(games.map((game, index) => shares[index][(game.first + order) % seats])),
    ),
    gamesPerSecond: games.length / seconds,
  };
}

/** A shared first place is shared among those who have it. */
function victoryShares({ places }: SimulatedGame): number[] {
  const winners = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / winners : 0));
}

function marginOf({ points }: SimulatedGame): number {
  const [first, second] = [...points].sort((one, other) => other - one);
  return first - second;
}

export function spread(values: readonly number[]): Spread {
  const middle = mean(values);
  const variance = mean(values.map((value) => (value - middle) ** 2));
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return { mean: middle, deviation: Math.sqrt(variance), least, most };
}

function mean(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}
