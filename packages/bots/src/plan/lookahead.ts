/** Looks beyond one's turn: the best ends of it are played on, in imagined worlds, until one's next turn is planned. */
import {
  applyToChance,
  asked,
  type Choice,
  type Game,
  type GameEvent,
  isOver,
  legal,
  type RandomState,
  randomBelow,
  type Seat,
  type State,
  seeded,
  settle,
  view,
} from '@bottega/kernel';
import type { LearnedValue } from '../value/learned-value.js';
import { bestFirst, type ValuedEnd } from '../value/valued-ends.js';
import { type EndOfTurn, endsOfTurn } from './ends-of-turn.js';

/** Ends of which so much less is expected than of the best are not looked into, nor more than so many. */
const CLOSE = 1.5;
const MOST_ENDS = 5;
/** Positions for each plan on the way: everybody else's, and one's own next one. */
const POSITIONS = 60;
const CONSIDERED_MARGIN = 5;
const CONSIDERED_ENDS = 20;
/** How much of what is seen there counts beside what was expected before: few worlds tell as much as the network does, not more. */
const SHARE = 0.5;
/** More questions than a round asks. */
const MOST_QUESTIONS = 60;

/** Everybody is taken to play by what was learned. */
export class Lookahead<S extends State, C extends Choice, E extends GameEvent> {
  constructor(
    private readonly game: Game<S, C, E>,
    private readonly learned: LearnedValue<S, C, E>,
    private readonly worlds: number,
  ) {}

  /** One of the ends, of which the first is the best at first sight. */
  pick(ends: readonly ValuedEnd<S, C>[], seat: Seat, random: RandomState): EndOfTurn<S, C> {
    const close = ends.filter(({ value }) => value >= ends[0].value - CLOSE).slice(0, MOST_ENDS);
    if (close.length === 1) return close[0].end;
    // All ends meet the same chance, so that less of the difference between them is luck.
    const seed = String(randomBelow(random, 2 ** 32));
    const seen = close.map(({ end, value }) =>
      isOver(end.state) ? value : (1 - SHARE) * value + SHARE * this.meanAfterRound(end.state, seat, seed),
    );
    return close[seen.indexOf(Math.max(...seen))].end;
  }

  private meanAfterRound(end: S, seat: Seat, seed: string): number {
    let sum = 0;
    for (let world = 0; world < this.worlds; world++) {
      sum += this.afterRound(this.game.imagine(view(end, seat), seeded(`${seed} ${world}`)), seat);
    }
    return sum / this.worlds;
  }

  /** What is expected when one's next turn has been planned. Uses the world up. */
  private afterRound(world: S, seat: Seat): number {
    const { game, learned } = this;
    settle(game, world, null);
    for (let questions = 0; questions < MOST_QUESTIONS && !isOver(world); questions++) {
      const [next] = asked(game, world);
      const { end, value } = this.plan(world, next);
      if (next === seat) return value;
      for (const choice of end.way) applyToChance(game, world, next, choice);
      settle(game, world, null);
    }
    return learned.margin(world, seat, isOver(world) ? 0 : game.evaluate(world, seat));
  }

  private plan(world: S, seat: Seat): ValuedEnd<S, C> {
    const ends = endsOfTurn(this.game, world, seat, legal(this.game, world, seat), POSITIONS, CONSIDERED_MARGIN);
    return bestFirst(this.game, this.learned, ends.slice(0, CONSIDERED_ENDS), seat)[0];
  }
}
