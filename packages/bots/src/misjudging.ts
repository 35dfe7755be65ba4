/** Seeing things otherwise than they are: to try what one would not, or to play like somebody who does not know better. */
import {
  type Choice,
  type Game,
  type GameEvent,
  isOver,
  type RandomState,
  randomUnit,
  type State,
} from '@bottega/kernel';

/** The game with other weights for the parts of its evaluation: up to so many times e as much or as little, drawn once. */
export function misjudged<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  misjudgement: number,
  chance: RandomState,
): Game<S, C, E> {
  const { evaluateParts } = game;
  if (evaluateParts === undefined) return game;
  const factors = new Map<string, number>();
  const factor = (part: string): number => {
    const known = factors.get(part);
    if (known !== undefined) return known;
    const drawn = Math.exp(misjudgement * (2 * randomUnit(chance) - 1));
    factors.set(part, drawn);
    return drawn;
  };
  return {
    ...game,
    evaluate(state, seat) {
      if (isOver(state)) return game.evaluate(state, seat);
      const parts = evaluateParts(state, seat);
      let worth = 0;
      for (const part in parts) worth += factor(part) * parts[part];
      return worth;
    },
  };
}

/** Added to values it makes the likelihood of each grow with its value: the higher of two by a noise's size wins in 73 of 100. */
export function gumbel(random: RandomState): number {
  return -Math.log(-Math.log(Math.max(randomUnit(random), 1e-12)));
}
