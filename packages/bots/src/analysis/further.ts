/** A judgement with more thought: of more positions, and with a round looked ahead where that is known to help. */
import { type Choice, type Game, type GameEvent, isOver, type State, seeded, view as viewOf } from '@bottega/kernel';
import { Lookahead } from '../plan/lookahead.js';
import type { Weights } from '../value/weights.js';
import { type Comparison, expected, type Judge, type Judged, meanOutlook, type Way } from './judging.js';
import { stateAfter, worldsLike } from './piece.js';

const CLOSER_POSITIONS = 3;

/** The same judgement of more positions. */
export function closer<S extends State, C extends Choice, E extends GameEvent>(judge: Judge<S, C, E>): Judge<S, C, E> {
  return { ...judge, positions: CLOSER_POSITIONS * judge.positions };
}

export class Further<S extends State, C extends Choice, E extends GameEvent> {
  private readonly game: Game<S, C, E>;
  private readonly lookahead: { readonly of: Lookahead<S, C, E>; readonly worlds: number } | null;

  constructor(
    private readonly judge: Judge<S, C, E>,
    weights: Weights | null,
  ) {
    const { game, chances } = judge;
    this.game = game;
    this.lookahead =
      weights === null || weights.worlds === 0 || chances === null
        ? null
        : { of: new Lookahead(game, chances.learned, weights.worlds), worlds: weights.worlds };
  }

  /** What a seat could know of a piece, with a round looked ahead. */
  beyond({ piece, known }: Judged<S, C>, randomness: string): Comparison<C> {
    const { game, judge, lookahead } = this;
    if (lookahead === null || known.best === known.played) return known;
    const { seat, order, before, from } = piece;
    const randomOf = (world: number) => seeded(`${randomness} ${from} beyond ${world}`);
    const worlds = worldsLike(game, viewOf(before, seat), lookahead.worlds, randomOf);
    const further = ({ choices }: Way<C>): Way<C> => ({
      choices,
      outlook: meanOutlook(
        worlds.map((world) => {
          const end = stateAfter(game, world, seat, choices);
          return expected(judge, isOver(end) ? end : lookahead.of.afterRound(end, seat), seat, order.after(seat));
        }),
      ),
    });
    const played = further(known.played);
    const best = further(known.best);
    return { played, best: best.outlook.points > played.outlook.points ? best : played, obvious: known.obvious };
  }
}
