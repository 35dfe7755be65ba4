/** The chances of all seats to win from a position, as finished games between maestri have borne them out. */
import {
  type Choice,
  type Game,
  type GameEvent,
  isOver,
  type Seat,
  type State,
  type Turn,
  turnOf,
} from '@bottega/kernel';
import { LearnedValue, outcomeOf } from './learned-value.js';
import type { Weights } from './weights.js';

/**
 * What was fitted for each place in the order of turns: where it begins, and what a point ahead and the network's own opinion count for.
 * A network was taught the ends of its seat's own turns: what it says of later positions has to be taken otherwise.
 */
const TERMS = 3;
/** And two for all of them: how much more a point ahead and that opinion count for when more points have been made. */
const RIPENESS_TERMS = 2;
/** Points of a seat, on average, that make a ripeness of 1. */
const RIPE_POINTS = 20;

/** How many numbers say what chances follow from. */
export function chanceTerms(seats: number): number {
  return TERMS * seats + RIPENESS_TERMS;
}

/** How ripe a game is, by the points that have been made: near its end a lead decides more. */
export function ripenessOf(points: readonly number[]): number {
  return points.reduce((sum, one) => sum + one, 0) / points.length / RIPE_POINTS;
}

/** What is expected of a position for a seat, with what it has to be taken by. */
export interface Prospect {
  readonly margin: number;
  /** The network's own opinion of its chance, as `opinionOf` gives it. */
  readonly opinion: number;
  /** Its place in the order of turns. */
  readonly place: number;
  readonly ripeness: number;
}

/** What counts for the chance of a seat, each with its place in the terms: their sum is how strong it is. */
export function countsOf({ margin, opinion, place, ripeness }: Prospect, seats: number): (readonly [number, number])[] {
  const at = TERMS * place;
  const ripe = TERMS * seats;
  return [
    [at, 1],
    [at + 1, margin],
    [at + 2, opinion],
    [ripe, margin * ripeness],
    [ripe + 1, opinion * ripeness],
  ];
}

/** Who had a turn how long ago. */
export class TurnOrder {
  /** The seats, by who had a turn last; those that had none yet are not among them. */
  private order: readonly Seat[] = [];

  constructor(private readonly seats: number) {}

  /** As it is after these turns, one after the other. */
  static after(turns: readonly Pick<Turn, 'seat' | 'to'>[], seats: number): TurnOrder {
    return turns.reduce((order, { seat, to }) => (to === null ? order : order.after(seat)), new TurnOrder(seats));
  }

  /** As it is when a turn of this seat has ended. */
  after(seat: Seat): TurnOrder {
    const next = new TurnOrder(this.seats);
    next.order = [seat, ...this.order.filter((other) => other !== seat)];
    return next;
  }

  /**
   * The place of every seat: last whoever has the turn now (null: nobody), before that by how many have had one since their own. Before
   * their first turn it is as if all had.
   */
  places(turn: Seat | null): number[] {
    const places = new Array<number>(this.seats).fill(this.seats - 2);
    this.order.forEach((seat, at) => {
      places[seat] = Math.min(at, this.seats - 2);
    });
    if (turn !== null) places[turn] = this.seats - 1;
    return places;
  }
}

/** How strong a seat is, by these terms. */
export function strengthOf(terms: readonly number[], prospect: Prospect, seats: number): number {
  return countsOf(prospect, seats).reduce((sum, [at, value]) => sum + terms[at] * value, 0);
}

/** The network's own opinion of its chance, as odds; what is certain to it is not certain. */
export function opinionOf(win: number): number {
  const kept = Math.min(0.999, Math.max(0.001, win));
  return Math.log(kept / (1 - kept));
}

/** Chances in proportion to how strong everybody is. */
export function sharesOf(strengths: readonly number[]): number[] {
  const highest = Math.max(...strengths);
  const powers = strengths.map((strength) => Math.exp(strength - highest));
  const sum = powers.reduce((all, one) => all + one, 0);
  return powers.map((power) => power / sum);
}

/** What is expected of a position for every seat. After the end it is the result. */
export class Chances<S extends State, C extends Choice, E extends GameEvent> {
  readonly learned: LearnedValue<S, C, E>;
  private readonly terms: readonly number[] | null;

  constructor(
    private readonly game: Game<S, C, E>,
    { shape, numbers, chances }: Pick<Weights, 'shape' | 'numbers' | 'chances'>,
  ) {
    this.learned = new LearnedValue(game, shape, numbers);
    this.terms = chances;
  }

  /** Null where what was learned has not been held against finished games. */
  of(state: S, order: TurnOrder, turn: Seat | null = turnOf(this.game, state)): number[] | null {
    const { terms } = this;
    if (terms === null) return null;
    const seats = state.own.length;
    if (isOver(state)) return Array.from({ length: seats }, (_, seat) => outcomeOf(this.game, state, seat).win);
    const ripeness = ripenessOf(this.game.result(state).points);
    const prospectOf = (place: number, seat: Seat): Prospect => {
      const { margin, win } = this.learned.expect(state, seat);
      return { margin, opinion: opinionOf(win), place, ripeness };
    };
    return sharesOf(order.places(turn).map((place, seat) => strengthOf(terms, prospectOf(place, seat), seats)));
  }

  /**
   * The mean over worlds in which a seat has just chosen; null as above. Whether its turn goes on behind a chance or is over, it is taken
   * for over: so ways that differ in that can be compared.
   */
  meanAfter(worlds: readonly S[], order: TurnOrder, seat: Seat): number[] | null {
    const ended = order.after(seat);
    const found = worlds.map((world) => {
      const turn = turnOf(this.game, world);
      return this.of(world, ended, turn === seat ? null : turn);
    });
    return found.every((one) => one !== null) ? meanOf(found) : null;
  }

  /** Points ahead of the mean of the rivals at the end, for every seat. */
  leads(state: S): number[] {
    return state.own.map((_, seat) =>
      this.learned.margin(state, seat, isOver(state) ? 0 : this.game.evaluate(state, seat)),
    );
  }
}

/** The mean of lists, place by place. */
export function meanOf(lists: readonly (readonly number[])[]): number[] {
  return lists[0].map((_, at) => lists.reduce((sum, list) => sum + list[at], 0) / lists.length);
}
