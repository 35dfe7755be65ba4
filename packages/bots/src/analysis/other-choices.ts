/** Other choices for a piece of a finished game than those that were made, held against the best there was. */
import type { Choice, Game, GameEvent, State } from '@bottega/kernel';
import { Chances } from '../value/chances.js';
import type { Weights } from '../value/weights.js';
import type { PlayedGame } from './analysing.js';
import { closer, Further } from './further.js';
import { type Judge, type Judged, Judging } from './judging.js';
import { type Piece, upToEnd, Walker } from './piece.js';

export class OtherChoices<S extends State, C extends Choice, E extends GameEvent> {
  private readonly judge: Judge<S, C, E>;
  private readonly further: Further<S, C, E>;
  private readonly pieces = new Map<number, Piece<S, C>>();

  constructor(
    private readonly game: Game<S, C, E>,
    weights: Weights | null,
    { first, from, choices }: PlayedGame<S, C>,
    positions: number,
    private readonly seed: string,
  ) {
    this.judge = closer({ game, chances: weights === null ? null : new Chances(game, weights), positions });
    this.further = new Further(this.judge, weights);
    const walker = new Walker(game, game.clone(first), choices, from, {
      piece: (piece) => this.pieces.set(piece.from, piece),
      settled: () => {},
      turn: () => {},
    });
    while (walker.next());
  }

  /**
   * What is thought of these choices in the place of those that were made after `from` others, up to where the decision is over; null
   * if more is to be chosen, unless it is the end as it is. From what the seat could know: the same choices are judged alike, whatever
   * lay hidden.
   */
  judged(from: number, choices: readonly C[], isEnd = false): Judged<S, C> | null {
    const { game, judge, further, seed } = this;
    const piece = this.pieces.get(from);
    if (piece === undefined) throw new Error(`nothing was decided after ${from} choices`);
    const whole = upToEnd(game, piece, choices) ?? (isEnd ? choices : null);
    if (whole === null) return null;
    const judging = new Judging(judge, { ...piece, choices: whole }, seed);
    judging.advance(Number.POSITIVE_INFINITY);
    return further.beyond(judging.judged(), seed);
  }
}
