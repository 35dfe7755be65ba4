/** Games between maestri, from which is seen what expectations were worth. */
import { botOf, type Weights } from '@bottega/bots';
import {
  apply,
  asked,
  type Choice,
  type Game,
  type GameEvent,
  isOver,
  legal,
  type Made,
  type State,
  seeded,
  start,
  view,
} from '@bottega/kernel';

export interface BetweenMaestri {
  readonly seats: number;
  readonly positions: number;
  readonly weights: Weights;
  readonly seed: string;
}

/** The choices of a whole game. Nobody looks a round ahead: that takes long, and changes little about who wins among equals. */
export function playBetweenMaestri(game: Game, { seats, positions, weights, seed }: BetweenMaestri): Made[] {
  const state = start<State, Choice, GameEvent>(game, { seats, options: {}, seed });
  const random = seeded(`${seed} players`);
  const players = Array.from({ length: seats }, () =>
    botOf('maestro').sit<State, Choice, GameEvent>(game, { positions }, { ...weights, worlds: 0 }),
  );
  const choices: Made[] = [];
  while (!isOver(state)) {
    const [seat] = asked(game, state);
    const choice = players[seat].choose(view(state, seat), legal(game, state, seat), random);
    choices.push([seat, choice]);
    apply(game, state, seat, choice);
  }
  return choices;
}
