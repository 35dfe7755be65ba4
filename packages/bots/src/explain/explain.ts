/**
 * Why a bot did what it did: what it could expect of it, what changes by it, and the best that it could have done instead. It is worked out
 * from what a viewer saw: whatever the viewer cannot see is imagined, several times over, and only what is the same each time is told.
 */
import {
  applyToChance,
  awaitsChance,
  type Choice,
  type Game,
  type GameEvent,
  legal as legalChoices,
  type Seat,
  type State,
  sameChoice,
  seeded,
  view as viewOf,
} from '@bottega/kernel';
import { type Adviser, Advising } from '../advice.js';
import { type Change, changesOf, type LaterChoice, type Line } from '../line.js';
import { LearnedValue } from '../value/learned-value.js';
import { type Retraced, retrace, type SeenStep } from './retrace.js';

/** What is asked about: consecutive choices of a seat, the one of them that is meant, and the truth where nothing is secret any more. */
export interface Deed<S extends State, C extends Choice, E extends GameEvent> {
  readonly seat: Seat;
  readonly steps: readonly SeenStep<S, C, E>[];
  readonly meant: number;
  /** The state before a step; null while there are secrets. */
  readonly truth: ((step: number) => S) | null;
}

export interface Explanation<S extends State, C extends Choice> {
  /** What was chosen, without details and what only the chooser knows. */
  readonly choices: readonly Pick<LaterChoice<S, C>, 'view' | 'choice'>[];
  /** Points expected at the end of the game, before and after it. */
  readonly now: number;
  readonly worth: number;
  /** Points more than the mean of the rivals, as was learned to expect; null where nothing was learned. */
  readonly lead: number | null;
  /** What changed by it, the greatest first: only parts that are the same whatever the viewer cannot see. */
  readonly changes: readonly Change[];
  /** Whether something hangs on what the viewer cannot see. */
  readonly isPartial: boolean;
  /** The best line that begins otherwise; null if there is none. */
  readonly other: OtherLine<S, C> | null;
}

export interface OtherLine<S extends State, C extends Choice> {
  readonly choices: readonly Pick<LaterChoice<S, C>, 'view' | 'choice'>[];
  readonly worth: number;
  readonly lead: number | null;
}

/** So many worlds are imagined. */
const WORLDS = 5;
/** Points: what differs by less would be shown as the same. */
const SAME = 0.05;

/** A world, what was chosen in it, and how it stood afterwards. */
interface Played<S extends State, C extends Choice> {
  readonly world: S;
  readonly made: readonly Retraced<S, C>[];
  readonly end: S;
}

/** An explanation that is being worked out in slices. */
export class Explaining<S extends State, C extends Choice, E extends GameEvent> {
  private readonly learned: LearnedValue<S, C, E> | null;
  private readonly played: readonly Played<S, C>[];
  /** Looks for what could have been done instead; null if there was nothing else. */
  private readonly others: Advising<S, C, E> | null = null;

  constructor(
    adviser: Adviser,
    private readonly game: Game<S, C, E>,
    private readonly deed: Deed<S, C, E>,
    seed: string,
  ) {
    const { weights } = adviser;
    this.learned = weights === null ? null : new LearnedValue(game, weights.shape, weights.numbers);
    this.played = worldsOf(game, deed, seed);
    const elsewhere = this.otherChoices();
    if (elsewhere.length === 0) return;
    const [{ world }] = this.played;
    this.others = new Advising(adviser, game, viewOf(world, deed.seat), elsewhere, seed, 1, world);
  }

  /** Looks at so many more positions, or somewhat more; says whether it is done. */
  advance(positions: number): boolean {
    return this.others === null || this.others.advance(positions);
  }

  /** By what was thought so far; null if what was seen cannot be explained. */
  explanation(): Explanation<S, C> | null {
    const { game, played, learned } = this;
    const { seat } = this.deed;
    if (played.length === 0) return null;
    const worths = played.map(({ end }) => game.evaluate(end, seat));
    const leads = learned === null ? null : played.map(({ end }, at) => learned.margin(end, seat, worths[at]));
    const { changes, isPartial } = this.changes();
    const choices = this.toldChoices();
    return {
      choices: choices.told,
      now: mean(played.map(({ world }) => game.evaluate(world, seat))),
      worth: mean(worths),
      lead: leads === null ? null : mean(leads),
      changes,
      isPartial: isPartial || choices.isPartial,
      other: this.other(worths, leads),
    };
  }

  /** What could have been chosen instead of the first choice, in every world. */
  private otherChoices(): C[] {
    const { game, played } = this;
    const { seat } = this.deed;
    if (played.length === 0) return [];
    const [{ world, made }] = played;
    return legalChoices(game, world, seat).filter(
      (choice) =>
        !sameChoice(choice, made[0].choice) &&
        played.every((one) => legalChoices(game, one.world, seat).some((legal) => sameChoice(legal, choice))),
    );
  }

  /** The changes of the parts, as far as they are the same in every world. */
  private changes(): { changes: Change[]; isPartial: boolean } {
    const { game, played } = this;
    const inWorlds = played.map(({ world, end }) => changesOf(game, world, end, this.deed.seat));
    const [first, ...rest] = inWorlds;
    const isSame = ({ part, points }: Change) =>
      rest.every((changes) =>
        changes.some((change) => change.part === part && Math.abs(change.points - points) < SAME),
      );
    const changes = first.filter(isSame);
    return { changes, isPartial: changes.length < first.length };
  }

  /** What was chosen, as far as it is the same in every world; details of what was chosen before are left out. */
  private toldChoices() {
    const { seat } = this.deed;
    const [{ world, made }, ...rest] = this.played;
    const depth = world.open.stack.length;
    const top = made.filter((one, at) => at === 0 || one.world.open.stack.length <= depth);
    const isSame = ({ step, choice }: Retraced<S, C>) =>
      rest.every((other) => other.made.some((one) => one.step === step && sameChoice(one.choice, choice)));
    const told = top.filter(isSame);
    return {
      told: told.map((one) => ({ view: viewOf(one.world, seat), choice: one.choice })),
      isPartial: told.length < top.length,
    };
  }

  /** The other line, with what it is worth beside what was chosen in the same world. */
  private other(worths: readonly number[], leads: readonly number[] | null): OtherLine<S, C> | null {
    const line = this.others?.advice().lines[0];
    if (line === undefined) return null;
    const { seat } = this.deed;
    const [{ world }] = this.played;
    const known = this.knownLength(line);
    return {
      choices: [
        { view: viewOf(world, seat), choice: line.choice },
        ...line.later.filter(({ at }) => at < known).map(({ view, choice }) => ({ view, choice })),
      ],
      worth: mean(worths) + line.worth - worths[0],
      lead: leads === null || line.lead === null ? null : mean(leads) + line.lead - leads[0],
    };
  }

  /** How many choices of a line can be made in every world: what comes after hangs on what the viewer cannot see. */
  private knownLength({ choices }: Line<S, C>): number {
    const { game, played } = this;
    const { seat } = this.deed;
    return Math.min(
      ...played.map(({ world }) => game.clone(world)).map((world) => lengthIn(game, world, seat, choices)),
    );
  }
}

/** How many of these choices can be made in a world, one after the other. Uses the world up. */
function lengthIn<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  world: S,
  seat: Seat,
  choices: readonly C[],
): number {
  for (const [at, choice] of choices.entries()) {
    if (awaitsChance(game, world) || !legalChoices(game, world, seat).some((one) => sameChoice(one, choice))) return at;
    applyToChance(game, world, seat, choice);
  }
  return choices.length;
}

/**
 * The worlds in which the choice that is meant can be explained, together with those around it that nothing came between: chance and
 * other seats part a turn into pieces. None if what was seen fits no world.
 */
function worldsOf<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  { seat, steps, meant, truth }: Deed<S, C, E>,
  seed: string,
): Played<S, C>[] {
  const worldAt = (step: number, number: number) =>
    truth === null ? game.imagine(steps[step].before, seeded(`${seed} world ${number}`)) : truth(step);
  for (let from = 0; from <= meant; ) {
    const world = worldAt(from, 0);
    const first = retrace(game, world, seat, steps.slice(from));
    if (from + first.steps <= meant) {
      from += Math.max(1, first.steps);
      continue;
    }
    const piece = steps.slice(from, from + first.steps);
    const others = Array.from({ length: truth === null ? WORLDS - 1 : 0 }, (_, at) => worldAt(from, at + 1))
      .map((other) => ({ world: other, ...retrace(game, other, seat, piece) }))
      .filter(({ steps: found }) => found === piece.length);
    return [{ world, ...first }, ...others].map((one) => ({ world: one.world, made: one.made, end: one.end }));
  }
  return [];
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
