/**
 * What somebody was seen to choose. Whoever watches does not know the choice itself, only what they were told and what they saw after
 * it; in an imagined world that choice is found which would have looked the same.
 */
import {
  applyToChance,
  asked,
  awaitsChance,
  type Choice,
  equalPlain,
  type Game,
  type GameEvent,
  legal as legalChoices,
  maySee,
  type Seat,
  type State,
  type View,
  view as viewOf,
} from '@bottega/kernel';
import { fingerprint } from '../fingerprint.js';

/** A choice of another seat, as a viewer saw it. */
export interface SeenStep<S extends State, C extends Choice, E extends GameEvent> {
  readonly before: View<S>;
  readonly after: View<S>;
  /** What the viewer was told by it. */
  readonly told: readonly E[];
  /** The choice, where nothing is secret any more; null before. */
  readonly choice: C | null;
}

/** A choice, and the world in which it is made. */
export interface Retraced<S extends State, C extends Choice> {
  /** How many steps were seen before it. */
  readonly step: number;
  readonly world: S;
  readonly choice: C;
}

/** Nobody answers more questions than that without anybody else seeing something. */
const MOST_UNSEEN = 8;

/** The choices that a seat may have made from a world on, up to chance, another seat or the first that cannot be found; and the world after them. */
export function retrace<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  from: S,
  seat: Seat,
  steps: readonly SeenStep<S, C, E>[],
): { readonly made: readonly Retraced<S, C>[]; readonly steps: number; readonly end: S } {
  const made: Retraced<S, C>[] = [];
  let world = from;
  for (const [at, step] of steps.entries()) {
    if (awaitsChance(game, world) || !asked(game, world).includes(seat)) return { made, steps: at, end: world };
    const found = findStep(game, world, seat, step);
    if (found === null) return { made, steps: at, end: world };
    made.push(...found.made.map((one) => ({ ...one, step: at })));
    world = found.after;
  }
  return { made, steps: steps.length, end: world };
}

interface Found<S extends State, C extends Choice> {
  readonly made: readonly Omit<Retraced<S, C>, 'step'>[];
  readonly after: S;
}

/** The choices that look like a step: one, or several of which only the last could be seen. */
function findStep<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  from: S,
  seat: Seat,
  step: SeenStep<S, C, E>,
): Found<S, C> | null {
  const made: Omit<Retraced<S, C>, 'step'>[] = [];
  let world = from;
  for (let count = 0; count <= MOST_UNSEEN; count++) {
    const tried = legalChoices(game, world, seat)
      .filter((choice) => step.choice === null || equalPlain(choice, step.choice))
      .map((choice) => tryChoice(game, world, seat, choice, step));
    const alike = tried.filter(({ likeness }) => likeness !== null);
    if (alike.length > 0) {
      const best = alike.reduce((one, other) => ((other.likeness ?? 0) > (one.likeness ?? 0) ? other : one));
      return { made: [...made, { world, choice: best.choice }], after: best.after };
    }
    const unseen = tried.find(({ isUnseen }) => isUnseen);
    if (unseen === undefined) return null;
    made.push({ world, choice: unseen.choice });
    world = unseen.after;
  }
  return null;
}

/** Plays a choice in a world: whether it looks like what was seen, and how much of that it tells; or whether it could not be seen at all. */
function tryChoice<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  world: S,
  seat: Seat,
  choice: C,
  { before: { seat: eyes }, after: seen, told, choice: known }: SeenStep<S, C, E>,
) {
  const after = game.clone(world);
  const events: E[] = [];
  applyToChance(game, after, seat, choice, (event, to) => {
    if (maySee({ event, to: to ?? null }, eyes, known !== null)) events.push(event);
  });
  const isChance = awaitsChance(game, after);
  const lookOf = ({ open, own }: View<S>) => fingerprint(open, own ?? {});
  const look = lookOf(viewOf(after, eyes));
  // What chance has done since is not to be known; what was told before it is.
  const isAlike = isChance ? events.every((event, at) => equalPlain(event, told[at])) : look === lookOf(seen);
  const isUnseen = !isChance && events.length === 0 && look === lookOf(viewOf(world, eyes));
  return { choice, after, likeness: isAlike || known !== null ? events.length : null, isUnseen };
}
