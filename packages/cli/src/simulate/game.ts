/** One simulated game: bots in every seat. */
import { type Bot, DEFAULT_BUDGET } from '@bottega/bots';
import {
  apply,
  asked,
  type Game,
  isOver,
  legal,
  type Options,
  type RandomState,
  type Seat,
  seeded,
  start,
  view,
} from '@bottega/kernel';
import type { SimulatedGame } from './simulation.js';

/** Plays a game to its end. It is fixed by its seed: the bots' chance follows from it. */
export function simulateGame(game: Game, bots: readonly Bot[], options: Options, seed: string): SimulatedGame {
  const state = start(game, { seats: bots.length, options, seed });
  const chance = bots.map((_, seat): RandomState => seeded(`${seed} bot ${seat}`));
  const players = bots.map((bot) => bot.sit(game, DEFAULT_BUDGET));
  const first: Seat = asked(game, state)[0];
  let choices = 0;
  while (!isOver(state)) {
    const [seat] = asked(game, state);
    const choice = players[seat].choose(view(state, seat), legal(game, state, seat), chance[seat]);
    apply(game, state, seat, choice);
    choices++;
  }
  const { points, places, sheet } = game.result(state);
  return { points, places, sheet, choices, first, chronicle: game.chronicle?.(state) ?? null };
}
