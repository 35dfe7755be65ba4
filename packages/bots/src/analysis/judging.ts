/**
 * What somebody chose, held against what the strongest bot would have chosen: once with what the seat could know then, and once with
 * everything open.
 */
import {
  type Choice,
  equalPlain,
  type Game,
  type GameEvent,
  isOver,
  legal as legalChoices,
  type Seat,
  type State,
  seeded,
  turnOf,
  view as viewOf,
} from '@bottega/kernel';
import { type EndOfTurn, TurnSearch } from '../plan/ends-of-turn.js';
import type { Chances, TurnOrder } from '../value/chances.js';
import { outcomeOf } from '../value/learned-value.js';
import { type Piece, stateAfter, upToEnd, worldsLike } from './piece.js';

/** What is expected for a seat: its chance to win, and by how many points it will be ahead of the mean of the rivals. */
export interface Outlook {
  /** Null where nothing was learned that chances follow from. */
  readonly chance: number | null;
  /** Without anything learned: points expected at the end. */
  readonly points: number;
}

/** A way to play a piece, and what is expected of it. */
export interface Way<C> {
  readonly choices: readonly C[];
  readonly outlook: Outlook;
}

/** A piece as it was played, the best way there was, and the one that looks best at first sight. */
export interface Comparison<C> {
  readonly played: Way<C>;
  readonly best: Way<C>;
  /** By the hand-written evaluation: what is easily taken for the best. */
  readonly obvious: Way<C>;
}

/**
 * What a piece changed for everybody, beside the best that its seat could know: nothing if there was nothing better. What the seat lost
 * is what is told of it; the others share it as they gain by first sight, or equally.
 */
export function effectOf<S extends State, C extends Choice, E extends GameEvent>(
  { game, chances }: Judge<S, C, E>,
  { piece: { seat, before, order }, known: { played, best } }: Judged<S, C>,
): number[] | null {
  const after = ({ choices }: Way<C>) =>
    chances?.meanAfter([stateAfter(game, before, seat, choices)], order, seat) ?? null;
  if (best === played) return before.own.map(() => 0);
  const [was, could] = [after(played), after(best)];
  if (was === null || could === null) return null;
  const loss = Math.max(0, (best.outlook.chance ?? 0) - (played.outlook.chance ?? 0));
  const gains = was.map((chance, other) => (other === seat ? 0 : Math.max(0, chance - could[other])));
  const all = gains.reduce((sum, gain) => sum + gain, 0);
  return gains.map((gain, other) => {
    if (other === seat) return -loss;
    return loss * (all > 0 ? gain / all : 1 / (gains.length - 1));
  });
}

/** What is thought of a piece. */
export interface Judged<S extends State, C extends Choice> {
  readonly piece: Piece<S, C>;
  /** With what the seat could know. */
  readonly known: Comparison<C>;
  /** With what lay hidden from it, too; what chance would bring nobody knows. */
  readonly open: Comparison<C>;
  /** Whether it was looked at again with more thought. */
  readonly isCloser: boolean;
}

/** What a judgement needs: the game, and what was learned of it. */
export interface Judge<S extends State, C extends Choice, E extends GameEvent> {
  readonly game: Game<S, C, E>;
  readonly chances: Chances<S, C, E> | null;
  /** Positions that are looked at for a piece. */
  readonly positions: number;
  /** Worlds that are imagined to know what the rivals may hold. */
  readonly worlds: number;
}

/** As `maestro` does: ends that are worth less by hand are hardly ever the best. */
const CONSIDERED_MARGIN = 12;
/** So many of the best ends are compared in all worlds. */
const COMPARED = 8;

/** A judgement that is being worked out in slices. */
export class Judging<S extends State, C extends Choice, E extends GameEvent> {
  private readonly search: TurnSearch<S, C, E>;
  private readonly worlds: readonly S[];

  constructor(
    private readonly judge: Judge<S, C, E>,
    private readonly piece: Piece<S, C>,
    seed: string,
  ) {
    const { game, positions, worlds } = judge;
    const { before, seat } = piece;
    this.worlds = worldsLike(game, viewOf(before, seat), worlds, (world) => seeded(`${seed} ${piece.from} ${world}`));
    const [world] = this.worlds;
    const legal = legalChoices(game, world, seat);
    this.search = new TurnSearch(game, world, seat, legal, positions, CONSIDERED_MARGIN);
  }

  /** Looks at so many more positions, or somewhat more; says whether it is done. */
  advance(positions: number): boolean {
    return this.search.advance(positions);
  }

  judged(): Judged<S, C> {
    const { piece, search } = this;
    search.stop();
    const ends = search.found();
    const obvious = this.pieceOf(ends[0]);
    const ways = this.worthLooking(ends, obvious);
    return {
      piece,
      known: this.compare(ways, obvious, this.worlds),
      open: this.compare(ways, obvious, [piece.before]),
      isCloser: false,
    };
  }

  /** The way to an end up to where another piece begins: ways are compared at the same place. */
  private pieceOf({ way }: EndOfTurn<S, C>): readonly C[] {
    return upToEnd(this.judge.game, this.piece, way) ?? way;
  }

  /** The ways to the ends of which the most is expected, what was played and what looks best by hand among them. */
  private worthLooking(ends: readonly EndOfTurn<S, C>[], obvious: readonly C[]): (readonly C[])[] {
    const { judge, piece } = this;
    const value = ({ state, worth }: EndOfTurn<S, C>) =>
      judge.chances?.learned.margin(state, piece.seat, worth) ?? worth;
    const best = ends
      .map((end) => ({ end, value: value(end) }))
      .sort((one, other) => other.value - one.value)
      .slice(0, COMPARED)
      .map(({ end }) => this.pieceOf(end));
    const ways = [...best, piece.choices, obvious];
    return ways.filter((way, at) => ways.findIndex((one) => equalPlain(one, way)) === at);
  }

  /**
   * Of what the seat knew the strongest bot takes what leads furthest. With everything open points are the same, since they follow from
   * what the seat knew: there it is chances that tell ways apart.
   */
  private compare(ways: readonly (readonly C[])[], obvious: readonly C[], worlds: readonly S[]): Comparison<C> {
    const { judge, piece } = this;
    const compared = ways.map((choices) => ({ choices, outlook: outlookOf(judge, piece, choices, worlds) }));
    const isOpen = worlds[0] === piece.before;
    return comparisonOf(compared, piece.choices, obvious, isOpen ? wishOf : ({ points }) => points);
  }
}

/** What somebody wishes for: to win, or where there are no chances to be ahead. */
const wishOf = ({ chance, points }: Outlook): number => chance ?? points;

/** The best of some ways, beside what was played and what looks best by hand, which are among them. */
export function comparisonOf<C extends Choice>(
  ways: readonly Way<C>[],
  playedChoices: readonly C[],
  obviousChoices: readonly C[],
  wish: (outlook: Outlook) => number = wishOf,
): Comparison<C> {
  const find = (wanted: readonly C[]) => ways.find(({ choices }) => equalPlain(choices, wanted)) ?? ways[0];
  const played = find(playedChoices);
  const best = ways.reduce((one, other) => (wish(other.outlook) > wish(one.outlook) ? other : one));
  return {
    played,
    // What leads as far is as good: then there was nothing better.
    best: wish(best.outlook) > wish(played.outlook) ? best : played,
    obvious: find(obviousChoices),
  };
}

/** What is expected of a way, on average in these worlds. */
export function outlookOf<S extends State, C extends Choice, E extends GameEvent>(
  judge: Judge<S, C, E>,
  { seat, order }: Piece<S, C>,
  choices: readonly C[],
  worlds: readonly S[],
): Outlook {
  const ended = order.after(seat);
  return meanOutlook(
    worlds.map((world) => {
      const state = stateAfter(judge.game, world, seat, choices);
      return expected(judge, state, seat, ended, turnBehind(judge.game, state, seat));
    }),
  );
}

/** Whose turn it is after a piece. Whether its own goes on behind a chance or is over: ways are compared as if it were. */
function turnBehind<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  state: S,
  seat: Seat,
): Seat | null {
  const turn = turnOf(game, state);
  return turn === seat ? null : turn;
}

/** What is expected of a position for a seat. */
export function expected<S extends State, C extends Choice, E extends GameEvent>(
  { game, chances }: Judge<S, C, E>,
  state: S,
  seat: Seat,
  order: TurnOrder,
  turn: Seat | null,
): Outlook {
  const chance = chances?.of(state, order, turn)?.[seat] ?? null;
  if (isOver(state)) return { chance, points: outcomeOf(game, state, seat).margin };
  const worth = game.evaluate(state, seat);
  return { chance, points: chances?.learned.margin(state, seat, worth) ?? worth };
}

export function meanOutlook(outlooks: readonly Outlook[]): Outlook {
  const mean = (of: (one: Outlook) => number) => outlooks.reduce((sum, one) => sum + of(one), 0) / outlooks.length;
  const isKnown = outlooks.every(({ chance }) => chance !== null);
  return { chance: isKnown ? mean(({ chance }) => chance ?? 0) : null, points: mean(({ points }) => points) };
}
