/** What a player means to choose in the rest of its turn, as long as nothing comes between. */
import {
  applyToChance,
  type Choice,
  type Game,
  type GameEvent,
  type State,
  sameChoice,
  type View,
} from '@bottega/kernel';
import { fingerprint } from '../fingerprint.js';

/** A choice, and the position in which it is meant. */
interface PlannedStep<C> {
  readonly position: number;
  readonly choice: C;
}

export class KeptPlan<S extends State, C extends Choice, E extends GameEvent> {
  private steps: readonly PlannedStep<C>[] = [];

  constructor(private readonly game: Game<S, C, E>) {}

  /** Keeps a way to go on from a world in which its first choice is asked. */
  keep(world: S, seat: number, way: readonly C[]): void {
    const state = this.game.clone(world);
    this.steps = way.map((choice) => {
      const position = fingerprint(state.open, state.own[seat]);
      applyToChance(this.game, state, seat, choice);
      return { position, choice };
    });
  }

  /** What was planned for exactly this position; null if something unforeseen happened. A plan that failed is forgotten. */
  next(view: View<S>, legal: readonly C[]): C | null {
    const [step, ...rest] = this.steps;
    this.steps = rest;
    if (step === undefined || view.own === null) return null;
    const isForeseen = fingerprint(view.open, view.own) === step.position;
    const choice = isForeseen ? legal.find((one) => sameChoice(one, step.choice)) : undefined;
    if (choice === undefined) this.steps = [];
    return choice ?? null;
  }
}
