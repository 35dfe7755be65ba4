/** A player that plans its turn: it looks over the ends that the turn can have, and goes to the one it likes. */
import {
  Bug,
  type Choice,
  type Game,
  type GameEvent,
  type RandomState,
  type Seat,
  type State,
  type View,
} from '@bottega/kernel';
import type { BotPlayer } from '../bot.js';
import { type EndOfTurn, endsOfTurn } from './ends-of-turn.js';
import { KeptPlan } from './kept-plan.js';

/** What tells planning players apart. */
export interface Taste<S extends State, C extends Choice> {
  /** How many positions it looks at for a plan. */
  readonly positions: number;
  /** How much less than the best an end may be worth, by the hand-written evaluation, to be considered. */
  readonly margin: number;
  /** Looks at the position in which a search begins. */
  begin?(state: S, seat: Seat): void;
  /** One of the ends, which come best first. */
  pick(ends: readonly EndOfTurn<S, C>[], seat: Seat, random: RandomState): EndOfTurn<S, C>;
}

export class Planner<S extends State, C extends Choice, E extends GameEvent> implements BotPlayer<S, C> {
  private readonly plan: KeptPlan<S, C, E>;

  constructor(
    private readonly game: Game<S, C, E>,
    private readonly taste: Taste<S, C>,
  ) {
    this.plan = new KeptPlan(game);
  }

  choose(view: View<S>, legal: readonly C[], random: RandomState): C {
    const { game, plan, taste } = this;
    const planned = plan.next(view, legal);
    if (planned !== null) return planned;
    if (legal.length === 1) return legal[0];
    if (view.seat === null) throw new Bug('a spectator was asked to choose', { game: game.id });
    const world = game.imagine(view, random);
    taste.begin?.(world, view.seat);
    const ends = endsOfTurn(game, world, view.seat, legal, taste.positions, taste.margin);
    const { way } = taste.pick(ends, view.seat, random);
    const [choice, ...rest] = way;
    if (rest.length > 0) {
      plan.keep(world, view.seat, way);
      plan.next(view, legal);
    }
    return choice;
  }
}
