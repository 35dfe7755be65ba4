/** One simulated game: bots in every seat. */
import type { BotPlayer } from '@bottega/bots';
import {
  apply,
  asked,
  type Choice,
  clockwiseFrom,
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
  type Traits,
  view,
} from '@bottega/kernel';
import type { SimulatedGame } from './simulation.js';

type AnyPlayer = BotPlayer<State, Choice>;

/** A game that is over. */
interface Ended {
  readonly state: State;
  readonly choices: number;
  readonly traits: Traits;
}

/** Plays a game to its end with new players. It is fixed by its seed: the bots' chance follows from it. */
export function playToEnd(game: Game, players: readonly AnyPlayer[], options: Options, seed: string): Ended {
  const told: GameEvent[] = [];
  const emit: Emit<GameEvent> = (event, to) => {
    if (to === undefined) told.push(event);
  };
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
  return { state, choices, traits: game.traits?.(state, told) ?? untold(first, players.length) };
}

export function simulateGame(game: Game, players: readonly AnyPlayer[], options: Options, seed: string): SimulatedGame {
  const { state, choices, traits } = playToEnd(game, players, options, seed);
  const { points, places, sheet } = game.result(state);
  return { points, places, sheet, choices, order: traits.order, chronicle: game.chronicle?.(state) ?? null };
}

/** Of a game that tells nothing of its seats: whoever is asked first begins, the others follow clockwise. */
function untold(first: Seat, seats: number): Traits {
  const order = clockwiseFrom(first, seats);
  return { order, things: order.map(() => []), deeds: order.map(() => ({})) };
}
