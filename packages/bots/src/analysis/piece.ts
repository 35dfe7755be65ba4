/** A recorded game cut into pieces: what one seat chose by itself, up to chance or somebody else, and what came of it by itself. */
import {
  applyToChance,
  asked,
  awaitsChance,
  type Choice,
  type Game,
  type GameEvent,
  isOver,
  legal as legalChoices,
  type Made,
  type RandomState,
  type Seat,
  type State,
  settle,
  turnOf,
  type View,
} from '@bottega/kernel';
import { TurnOrder } from '../value/chances.js';

/** Choices that a seat made one after the other, with nothing between them that it did not bring about itself. */
export interface Piece<S extends State, C extends Choice> {
  readonly seat: Seat;
  /** How many choices had been made before it. */
  readonly from: number;
  readonly choices: readonly C[];
  /** Where it was made, as a copy of one's own. */
  readonly before: S;
  /** Whether there was anything to decide. */
  readonly isDecision: boolean;
  /** Whether it was made in somebody's turn: not while the game is set up, and not between turns. */
  readonly isInTurn: boolean;
  /** Who had had a turn how long ago. */
  readonly order: TurnOrder;
}

/** What is told of a game as it is walked through. */
export interface Walk<S extends State, C extends Choice> {
  /** A piece, when it is over. The state after it, before chance goes on, is the walk's own. */
  piece(piece: Piece<S, C>, after: S, order: TurnOrder): void;
  /** What has come by itself after a piece, up to the next question. */
  settled(state: S, order: TurnOrder): void;
  /** A turn has ended, and everything that follows from it by itself has happened. */
  turn(seat: Seat, at: number, state: S, order: TurnOrder): void;
}

/** Walks through a game from a position on, which is used up. A piece at a time: `next` says whether there was one. */
export class Walker<S extends State, C extends Choice, E extends GameEvent> {
  private at: number;
  private turns: TurnOrder;

  constructor(
    private readonly game: Game<S, C, E>,
    private readonly state: S,
    private readonly choices: readonly Made<C>[],
    from: number,
    private readonly walk: Walk<S, C>,
  ) {
    this.at = from;
    this.turns = new TurnOrder(state.own.length);
  }

  /** How many choices lie behind. */
  get done(): number {
    return this.at;
  }

  /** Who has had a turn how long ago, now. */
  get order(): TurnOrder {
    return this.turns;
  }

  next(): boolean {
    const { game, state, choices, walk } = this;
    if (this.at === choices.length) return false;
    const [seat] = choices[this.at];
    const from = this.at;
    const before = game.clone(state);
    const order = this.turns;
    const turn = turnOf(game, state);
    const made: C[] = [];
    let isDecision = false;
    let isMore = true;
    while (isMore) {
      const [, choice] = choices[this.at];
      // Whoever answers among others answers for themselves: that is a piece of its own.
      const isAlone = asked(game, state).length === 1;
      isDecision ||= legalChoices(game, state, seat).length > 1;
      made.push(choice);
      applyToChance(game, state, seat, choice);
      this.at++;
      isMore = isAlone && this.goesOn(seat, turn);
    }
    const hasEnded = turn !== null && turnOf(game, state) !== turn;
    if (hasEnded) this.turns = this.turns.after(turn);
    walk.piece({ seat, from, choices: made, before, isDecision, isInTurn: turn !== null, order }, state, this.turns);
    if (awaitsChance(game, state)) settle(game, state, null);
    const isDone = turn !== null && turnOf(game, state) !== turn;
    if (isDone && !hasEnded) this.turns = this.turns.after(turn);
    walk.settled(state, this.turns);
    if (isDone || isOver(state)) walk.turn(turn ?? seat, this.at, state, this.turns);
    return true;
  }

  /** Whether the next choice belongs to the same piece. */
  private goesOn(seat: Seat, turn: Seat | null): boolean {
    const { game, state, choices, at } = this;
    return at < choices.length && choices[at][0] === seat && goesOn(game, state, seat, turn);
  }
}

/** Whether a seat goes on by itself with what it has begun. */
function goesOn<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  state: S,
  seat: Seat,
  turn: Seat | null,
): boolean {
  if (isOver(state) || awaitsChance(game, state) || turnOf(game, state) !== turn) return false;
  const waited = asked(game, state);
  return waited.length === 1 && waited[0] === seat;
}

/**
 * Choices up to where the seat has nothing more to choose by itself: its turn is over, or chance or somebody else goes on. Null if it
 * has after all of them.
 */
export function upToEnd<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  { before, seat }: Piece<S, C>,
  choices: readonly C[],
): readonly C[] | null {
  const state = game.clone(before);
  const turn = turnOf(game, state);
  for (const [at, choice] of choices.entries()) {
    const isAlone = asked(game, state).length === 1;
    applyToChance(game, state, seat, choice);
    if (!isAlone || !goesOn(game, state, seat, turn)) return choices.slice(0, at + 1);
  }
  return null;
}

/** The state after choices that were made, or would have been, up to the chance behind them. */
export function stateAfter<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  from: S,
  seat: Seat,
  choices: readonly C[],
): S {
  const state = game.clone(from);
  for (const choice of choices) applyToChance(game, state, seat, choice);
  return state;
}

/** Worlds that look as a view does. */
export function worldsLike<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  seen: View<S>,
  count: number,
  randomOf: (world: number) => RandomState,
): S[] {
  return Array.from({ length: count }, (_, world) => game.imagine(seen, randomOf(world)));
}
