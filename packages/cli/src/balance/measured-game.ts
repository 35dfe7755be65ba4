/** One game between bots, with all that the game tells of its seats. */
import type { BotPlayer } from '@bottega/bots';
import type { Choice, Game, Options, State, Traits } from '@bottega/kernel';
import { playToEnd } from '../simulate/game.js';
import type { SimulatedGame } from '../simulate/simulation.js';

export interface MeasuredGame extends SimulatedGame, Traits {}

export function measureGame(
  game: Game,
  players: readonly BotPlayer<State, Choice>[],
  options: Options,
  seed: string,
): MeasuredGame {
  const { state, choices, traits } = playToEnd(game, players, options, seed);
  const { points, places, sheet } = game.result(state);
  return { points, places, sheet, choices, chronicle: game.chronicle?.(state) ?? null, ...traits };
}
