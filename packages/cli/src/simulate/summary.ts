/** The figures of a simulation. */
import type { ChronicleSummary, PlayedSummary, SimulatedGame, Simulation, Spread, Summary } from './simulation.js';
import { wilson } from './wilson.js';

export function summarize({ bots, seats, games, seconds }: Simulation): Summary {
  const shares = games.map(victoryShares);
  return {
    seats: bots.map((bot, seat) => ({
      bot,
      ...played(
        games.map((game) => game.points[seat]),
        shares.map((share) => share[seat]),
      ),
    })),
    points: spread(games.flatMap((game) => game.points)),
    winner: spread(games.map((game) => Math.max(...game.points))),
    last: spread(games.map((game) => Math.min(...game.points))),
    margin: spread(games.map(marginOf)),
    choices: spread(games.map((game) => game.choices)),
    categories: games[0].sheet.map(({ category }, row) => ({
      category,
      mean: mean(games.flatMap((game) => game.sheet[row].points)),
    })),
    byOrder: Array.from({ length: seats }, (_, place) =>
      mean(games.map(({ order }, index) => shares[index][order[place]])),
    ),
    gamesPerSecond: games.length / seconds,
    chronicle: chronicleOf(games, shares),
  };
}

/** How it went for those who got these points and these shares of victories. */
export function played(points: readonly number[], shares: readonly number[]): PlayedSummary {
  const wins = mean(shares);
  return { points: spread(points), wins, winsInterval: wilson(wins, shares.length) };
}

/** What the games tell beside their points; all games of a simulation tell it or none does. */
function chronicleOf(games: readonly SimulatedGame[], shares: readonly (readonly number[])[]): ChronicleSummary | null {
  const roles = new Map<string, { points: number[]; shares: number[] }>();
  const endings = new Map<string, number>();
  const rounds: number[] = [];
  games.forEach(({ chronicle, points }, at) => {
    if (chronicle === null) return;
    rounds.push(chronicle.rounds);
    chronicle.roles.forEach((role, seat) => {
      const of = roles.get(role) ?? { points: [], shares: [] };
      of.points.push(points[seat]);
      of.shares.push(shares[at][seat]);
      roles.set(role, of);
    });
    if (chronicle.ending !== null) endings.set(chronicle.ending, (endings.get(chronicle.ending) ?? 0) + 1);
  });
  if (rounds.length === 0) return null;
  return {
    rounds: spread(rounds),
    roles: [...roles]
      .map(([role, of]) => ({ role, games: of.points.length, ...played(of.points, of.shares) }))
      .sort((one, other) => other.wins - one.wins),
    endings: [...endings]
      .map(([ending, count]) => ({ ending, games: count, share: count / games.length }))
      .sort((one, other) => other.games - one.games),
  };
}

/** A shared first place is shared among those who have it. */
export function victoryShares({ places }: Pick<SimulatedGame, 'places'>): number[] {
  const winners = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / winners : 0));
}

export function marginOf({ points }: Pick<SimulatedGame, 'points'>): number {
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

export function mean(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}
