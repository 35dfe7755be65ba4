/** What the histograms count, game by game. */
import type { SimulatedGame } from '../simulate/simulation.js';

export interface GameValues {
  readonly points: readonly number[];
  /** Points of those in first place; a shared victory counts for each of them. */
  readonly winners: readonly number[];
  readonly margins: readonly number[];
  readonly choices: readonly number[];
}

export function gameValues(games: readonly SimulatedGame[]): GameValues {
  const values = { points: [] as number[], winners: [] as number[], margins: [] as number[], choices: [] as number[] };
  for (const game of games) {
    game.points.forEach((points, seat) => {
      values.points.push(points);
      if (game.places[seat] === 1) values.winners.push(points);
    });
    values.margins.push(marginOf(game.points));
    values.choices.push(game.choices);
  }
  return values;
}

/** As in the summary: the most points minus the second most. */
function marginOf(points: readonly number[]): number {
  const [first, second] = [...points].sort((one, other) => other - one);
  return first - second;
}
