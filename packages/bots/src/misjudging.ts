/** Seeing things otherwise than they are: to try what one would not, or to play like somebody who does not know better. */
import {
  type Choice,
  type Game,
  type GameEvent,
  isOver,
  type RandomState,
  randomUnit,
  type Seat,
  type State,
} from '@bottega/kernel';

/** By how much somebody takes a position for more than it is. */
export type Misjudgement<S extends State> = (state: S, seat: Seat) => number;

/** Takes each part of the evaluation for up to so many times e as much or as little as it is; the factors are drawn once. */
export function drawMisjudgement<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  most: number,
  chance: RandomState,
): Misjudgement<S> {
  const { evaluateParts } = game;
  const factors = new Map<string, number>();
  const factor = (part: string): number => {
    const known = factors.get(part);
    if (known !== undefined) return known;
    const drawn = Math.exp(most * (2 * randomUnit(chance) - 1));
    factors.set(part, drawn);
    return drawn;
  };
  return (state, seat) => {
    if (evaluateParts === undefined || isOver(state)) return 0;
    const parts = evaluateParts(state, seat);
    let more = 0;
    for (const part in parts) more += (factor(part) - 1) * parts[part];
    return more;
  };
}

/** Added to values it makes the likelihood of each grow with its value: the higher of two by a noise's size wins in 73 of 100. */
export function gumbel(random: RandomState): number {
  return -Math.log(-Math.log(Math.max(randomUnit(random), 1e-12)));
}
