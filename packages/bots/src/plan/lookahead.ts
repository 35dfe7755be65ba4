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
const CLOSE = 2.5;
const MOST_ENDS = 8;
/** Positions for each plan on the way: everybody else's, and one's own next one. */
const POSITIONS = 60;
const CONSIDERED_MARGIN = 5;
const CONSIDERED_ENDS = 20;
/** How much of what is seen there counts beside what was expected before. */
const SHARE = 0.75;
/** More questions than a round asks. */
const MOST_QUESTIONS = 60;

/** An end of the turn, and what was seen beyond it so far. */
interface Runner<S, C> extends ValuedEnd<S, C> {
  sum: number;
  worlds: number;
}

/** Everybody is taken to play by what was learned. */
export class Lookahead<S extends State, C extends Choice, E extends GameEvent> {
  /** The last two ends are compared in so many `worlds` at least. */
  constructor(
    private readonly game: Game<S, C, E>,
    private readonly learned: LearnedValue<S, C, E>,
    private readonly worlds: number,
  ) {}

  /**
   * One of the ends, of which the first is the best at first sight. They run a race: each lap is played in as many worlds as any other, the
   * fewer ends are left the more for each, and after it the worse half is given up.
   */
  pick(ends: readonly ValuedEnd<S, C>[], seat: Seat, random: RandomState): EndOfTurn<S, C> {
    let race = ends
      .filter(({ value }) => value >= ends[0].value - CLOSE)
      .slice(0, MOST_ENDS)
      .map((end): Runner<S, C> => ({ ...end, sum: 0, worlds: 0 }));
    if (race.length === 1) return race[0].end;
    // All ends meet the same chance, so that less of the difference between them is luck.
    const seed = String(randomBelow(random, 2 ** 32));
    while (race.length > 1) {
      const lap = Math.ceil((2 * this.worlds) / race.length);
      for (const runner of race) this.run(runner, lap, seat, seed);
      race = race.sort((one, other) => seenOf(other) - seenOf(one)).slice(0, Math.ceil(race.length / 2));
    }
    return race[0].end;
  }

  /** Plays an end on in so many more worlds. */
  private run(runner: Runner<S, C>, lap: number, seat: Seat, seed: string): void {
    const { state } = runner.end;
    if (isOver(state)) return;
    for (const to = runner.worlds + lap; runner.worlds < to; runner.worlds++) {
      const world = this.game.imagine(view(state, seat), seeded(`${seed} ${runner.worlds}`));
      const after = this.afterRound(world, seat);
      runner.sum += this.learned.margin(after, seat, isOver(after) ? 0 : this.game.evaluate(after, seat));
    }
  }

  /** The end of one's next turn as it is planned then. Uses the world up. */
  afterRound(world: S, seat: Seat): S {
    const { game } = this;
    settle(game, world, null);
    for (let questions = 0; questions < MOST_QUESTIONS && !isOver(world); questions++) {
      const [next] = asked(game, world);
      const { end } = this.plan(world, next);
      if (next === seat) return end.state;
      for (const choice of end.way) applyToChance(game, world, next, choice);
      settle(game, world, null);
    }
    return world;
  }

  /** What a seat is taken to do in a world. */
  plan(world: S, seat: Seat): ValuedEnd<S, C> {
    const ends = endsOfTurn(this.game, world, seat, legal(this.game, world, seat), POSITIONS, CONSIDERED_MARGIN);
    return bestFirst(this.game, this.learned, ends.slice(0, CONSIDERED_ENDS), seat)[0];
  }
}

/** What is expected of an end by now; of one with which the game is over it is known. */
function seenOf<S, C>({ value, sum, worlds }: Runner<S, C>): number {
  return worlds === 0 ? value : (1 - SHARE) * value + (SHARE * sum) / worlds;
}
