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
import { decided, type Progress, type Thinking, thinkThrough } from '../thinking.js';
import { type EndOfTurn, TurnSearch } from './ends-of-turn.js';
import { KeptPlan } from './kept-plan.js';

/** What tells planning players apart. */
export interface Taste<S extends State, C extends Choice> {
  /** How many positions it looks at for a plan. */
  readonly positions: number;
  /** How much less than the best an end may be worth, by the hand-written evaluation, to be considered. */
  readonly margin: number;
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

  think(view: View<S>, legal: readonly C[], random: RandomState): Thinking<C> {
    const { game, plan, taste } = this;
    const planned = plan.next(view, legal);
    if (planned !== null) return decided(planned);
    if (legal.length === 1) return decided(legal[0]);
    const { seat } = view;
    if (seat === null) throw new Bug('a spectator was asked to choose', { game: game.id });
    const world = game.imagine(view, random);
    return new Planning(game, world, seat, legal, taste, (ends) => {
      const { way } = taste.pick(ends, seat, random);
      if (way.length > 1) {
        plan.keep(world, seat, way);
        plan.next(view, legal);
      }
      return way[0];
    });
  }

  choose(view: View<S>, legal: readonly C[], random: RandomState): C {
    return thinkThrough(this.think(view, legal, random));
  }
}

/** Whoever watches is told of so many ends. */
const TOLD_ENDS = 3;

/** A plan that is being made. */
class Planning<S extends State, C extends Choice, E extends GameEvent> implements Thinking<C> {
  private readonly search: TurnSearch<S, C, E>;
  private readonly most: number;
  private chosen: C | null = null;

  constructor(
    game: Game<S, C, E>,
    world: S,
    seat: Seat,
    legal: readonly C[],
    { positions, margin }: Taste<S, C>,
    private readonly goTo: (ends: readonly EndOfTurn<S, C>[]) => C,
  ) {
    this.most = positions;
    this.search = new TurnSearch(game, world, seat, legal, positions, margin);
  }

  advance(positions: number): boolean {
    return this.search.advance(positions);
  }

  progress(): Progress<C> {
    const ends = this.search.found();
    const best = ends.slice(0, TOLD_ENDS).map(({ way, worth }) => ({ way, worth }));
    return { looked: this.search.looked, most: this.most, ends: ends.length, best };
  }

  choice(): C {
    if (this.chosen === null) {
      this.search.stop();
      this.chosen = this.goTo(this.search.found());
    }
    return this.chosen;
  }
}
