/** The suggested answers to the question that is being asked, to its end: a whole payment, not only its first coin. */
import {
  applyToChance,
  asked,
  type Choice,
  type Game,
  type GameEvent,
  type Seat,
  type State,
  suggest,
} from '@bottega/kernel';

/** A question that suggestions never end is not followed further; no payment takes as many. */
const MAX_PLANNED_CHOICES = 50;

/**
 * What is suggested to a seat until the frame that asks it is done. Played on a copy and up to the next chance only: a plan
 * follows from what a seat brings about itself.
 */
export function planOf<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  state: S,
  seat: Seat,
): C[] {
  const imagined = game.clone(state);
  const question = stepsOf(imagined);
  const plan: C[] = [];
  do {
    const choice = suggest(game, imagined, seat);
    plan.push(choice);
    applyToChance(game, imagined, seat, choice);
  } while (plan.length < MAX_PLANNED_CHOICES && stepsOf(imagined) === question && asked(game, imagined).includes(seat));
  return plan;
}

/** Where a game is in its rules; while it says the same, the same is asked for. */
const stepsOf = ({ open }: State): string => open.stack.map(({ step }) => step).join(' ');
