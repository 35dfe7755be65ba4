/** One game between bots, with all that the game tells of its seats. */
import type { BotPlayer } from '@bottega/bots';
import {
  type Choice,
  clockwiseFrom,
  type Game,
  type GameEvent,
  type Options,
  type State,
  type Traits,
} from '@bottega/kernel';
import { playToEnd } from '../simulate/game.js';
import type { SimulatedGame } from '../simulate/simulation.js';

export interface MeasuredGame extends Omit<SimulatedGame, 'first'>, Traits {}

export function measureGame(
  game: Game,
  players: readonly BotPlayer<State, Choice>[],
  options: Options,
  seed: string,
): MeasuredGame {
  const told: GameEvent[] = [];
  const { state, first, choices } = playToEnd(game, players, options, seed, (event, to) => {
    if (to === undefined) told.push(event);
  });
  const { points, places, sheet } = game.result(state);
  const nothing: Traits = {
    order: clockwiseFrom(first, players.length),
    things: players.map(() => []),
    deeds: players.map(() => ({})),
  };
  const { order, things, deeds } = game.traits?.(state, told) ?? nothing;
  return { points, places, sheet, choices, chronicle: game.chronicle?.(state) ?? null, order, things, deeds };
}
