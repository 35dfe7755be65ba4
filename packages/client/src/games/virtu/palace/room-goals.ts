/** Where the marker can go: for each room the cheapest way there, what it costs and whom it wakes. */
import {
  arrowsFor,
  type Choice,
  FREE_STEPS,
  IS_LEFT,
  LEFT_ARROW,
  NONE,
  RIGHT_ARROW,
  ROOMS,
  STEP_FLORINS,
} from '@bottega/virtu/show';
import type { BoardContext } from '../board-context';

export interface Goal {
  readonly florins: number;
  readonly arrows: number;
  /** How many exhausted courtiers the way wakes, by side. */
  readonly left: number;
  readonly right: number;
}

/** More than two rounds are never walked. */
const MOST_STEPS = 2 * ROOMS;

/** What pointing at a room can mean for the marker. */
export function stepChoices(marker: number, room: number): Choice[] {
  const choices: Choice[] = [{ type: 'room', room }];
  if (marker === NONE) return choices;
  for (let steps = 1; steps <= MOST_STEPS; steps++) {
    if ((marker + steps) % ROOMS !== room) continue;
    choices.push({ type: 'steps', steps, florins: false }, { type: 'steps', steps, florins: true });
  }
  return choices;
}

/** The first way to a room that is offered, which is the shortest; null if the marker cannot go there now. */
export function goalOf({ view, pick }: BoardContext, seat: number, room: number): Goal | null {
  const palace = view.open.palaces[seat];
  const way = stepChoices(palace.marker, room).find((choice) => pick.status(choice) === 'may');
  if (way === undefined || way.type !== 'steps') return null;
  const passes = (goal: number) => (goal - palace.marker - 1 + ROOMS) % ROOMS < way.steps;
  const asleep = (isLeft: boolean) =>
    IS_LEFT.filter((one, space) => one === isLeft && palace.cards[space] !== NONE && !palace.ready[space]).length;
  const isFree = way.steps <= FREE_STEPS;
  return {
    florins: way.florins ? STEP_FLORINS : 0,
    arrows: isFree ? 0 : arrowsFor(way.steps, way.florins),
    left: passes(LEFT_ARROW) ? asleep(true) : 0,
    right: passes(RIGHT_ARROW) ? asleep(false) : 0,
  };
}
