/** What a position is worth to a seat, as it was learned from play. */
import { type Choice, type Game, type GameEvent, isOver, type Seat, type State } from '@bottega/kernel';
import { Network, type Shape } from './network.js';

/** What is expected of a position. */
export interface Expectation {
  /** Points more at the end than the mean of the rivals. */
  readonly margin: number;
  /** The chance to win, from 0 to 1; a shared victory counts in part. */
  readonly win: number;
}

/** The outputs of a network for values. */
export const MARGIN = 0;
export const WIN = 1;
export const OUTPUTS = 2;

/** What the hand-written evaluation says is an input too; a good score of 50 points makes 1. */
const HAND_SCALE = 0.02;
/** Points by which a margin output of 1 corrects the hand-written worth: the size of usual corrections. */
export const MARGIN_SCALE = 10;

/** How many inputs a network for a game has: its features, and what the hand-written evaluation says. */
export function inputsOf(game: Game, seats: number): number {
  return (game.features?.size(seats) ?? 0) + 1;
}

/** Writes the inputs for a position whose hand-written worth to the seat is known. */
export function writeInputs<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  state: S,
  seat: Seat,
  worth: number,
  into: Float32Array,
): void {
  game.features?.write(state, seat, into);
  into[into.length - 1] = worth * HAND_SCALE;
}

/**
 * The hand-written worth of a position to its seat, corrected by a network, which has learned from whole games what that worth does not
 * see: the rivals, and what comes of things later. After the end it is the result.
 */
export class LearnedValue<S extends State, C extends Choice, E extends GameEvent> {
  readonly inputs: Float32Array;
  private readonly network: Network;

  constructor(
    private readonly game: Game<S, C, E>,
    shape: Shape,
    weights: Float32Array,
  ) {
    this.network = new Network(shape, weights);
    this.inputs = new Float32Array(shape.inputs);
  }

  /** Points more at the end than the mean of the rivals, for a position that is worth so much by the hand-written evaluation. */
  margin(state: S, seat: Seat, worth: number): number {
    if (isOver(state)) return outcomeOf(this.game, state, seat).margin;
    writeInputs(this.game, state, seat, worth, this.inputs);
    return worth + MARGIN_SCALE * this.network.run(this.inputs)[MARGIN];
  }

  /** All that is expected. */
  expect(state: S, seat: Seat): Expectation {
    if (isOver(state)) return outcomeOf(this.game, state, seat);
    const worth = this.game.evaluate(state, seat);
    writeInputs(this.game, state, seat, worth, this.inputs);
    const outputs = this.network.run(this.inputs);
    return { margin: worth + MARGIN_SCALE * outputs[MARGIN], win: 1 / (1 + Math.exp(-outputs[WIN])) };
  }
}

/** What came of a finished game for a seat. */
export function outcomeOf<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  state: S,
  seat: Seat,
): Expectation {
  const { points, places } = game.result(state);
  const winners = places.filter((place) => place === 1).length;
  const rivals = points.reduce((sum, one, other) => (other === seat ? sum : sum + one), 0);
  return {
    margin: points[seat] - rivals / (points.length - 1),
    win: places[seat] === 1 ? 1 / winners : 0,
  };
}
