/** One simulated game: bots in every seat. */
import type { BotPlayer } from '@bottega/bots';
import {
  apply,
  asked,
  type Choice,
  type Emit,
  type Game,
  type GameEvent,
  isOver,
  legal,
  type Options,
  type RandomState,
  type Seat,
  type State,
  seeded,
  start,
  view,
} from '@bottega/kernel';
import type { SimulatedGame } from './simulation.js';

type AnyPlayer = BotPlayer<State, Choice>;

/** A game that is over: how it ended, who was asked first, and how many choices it took. */
interface Ended {
  readonly state: State;
  readonly first: Seat;
  readonly choices: number;
}

/** Plays a game to its end with new players. It is fixed by its seed: the bots' chance follows from it. */
export function playToEnd(
  game: Game,
  players: readonly AnyPlayer[],
  options: Options,
  seed: string,
  emit: Emit<GameEvent> = null,
): Ended {
  const state = start(game, { seats: players.length, options, seed }, emit);
  const chance = players.map((_, seat): RandomState => seeded(`${seed} bot ${seat}`));
  const first: Seat = asked(game, state)[0];
  let choices = 0;
  while (!isOver(state)) {
    const [seat] = asked(game, state);
    const choice = players[seat].choose(view(state, seat), legal(game, state, seat), chance[seat]);
    apply(game, state, seat, choice, emit);
    choices++;
  }
  return { state, first, choices };
}

export function simulateGame(game: Game, players: readonly AnyPlayer[], options: Options, seed: string): SimulatedGame {
  const { state, first, choices } = playToEnd(game, players, options, seed);
  const { points, places, sheet } = game.result(state);
  return { points, places, sheet, choices, first, chronicle: game.chronicle?.(state) ?? null };
}
