/** Looks over one's own turn: the different ends that it can have, and the way to each. */
import {
  applyToChance,
  asked,
  awaitsChance,
  type Choice,
  type Game,
  type GameEvent,
  legal as legalChoices,
  type Seat,
  type State,
} from '@bottega/kernel';
import { fingerprint } from '../fingerprint.js';

/** A position in which it is no longer one's own choice: the turn has passed to another seat, to chance, or to the end. */
export interface EndOfTurn<S, C> {
  readonly way: readonly C[];
  readonly state: S;
  readonly worth: number;
}

/** A position after one more own choice; null for the worth of an only child, which has none to be compared with. */
interface Child<S, C> {
  readonly state: S;
  readonly choice: C;
  readonly worth: number | null;
}

/** The best child of every node gets at least this part of the positions left to it: orderings are mostly right. */
const LEAST_SHARE_OF_BEST = 1 / 3;

/** Deeper than any turn that makes sense: ends sequences of choices that lead in circles. */
const MAX_DEPTH = 60;

/** A position whose children are being followed. */
interface Branch<S, C> {
  readonly children: readonly Child<S, C>[];
  /** How many choices lead to it. */
  readonly depth: number;
  /** The next child. */
  at: number;
  /** How many positions may have been looked at when the last child was followed. */
  stopAt: number;
  /** Whether no child was gone on from yet: then the next must be, whatever it costs. */
  isFirst: boolean;
}

/**
 * The ends of turn that are worth at most `margin` less than the best that was found, best first, each once and by the shortest
 * way that was found. Looks at so many positions, but follows one line to its end whatever it costs.
 */
export function endsOfTurn<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  state: S,
  seat: Seat,
  choices: readonly C[],
  positions: number,
  margin: number,
): EndOfTurn<S, C>[] {
  const search = new TurnSearch(game, state, seat, choices, positions, margin);
  search.advance(Number.POSITIVE_INFINITY);
  return search.found();
}

/**
 * The same search in slices. Depth first: the children of a position are ordered by what they are worth as they stand, and share the
 * positions that may still be looked at; what a child does not use goes to the next one. So a small tree is searched to its end, while
 * of a large set of choices (recruit 1 to 37 soldiers) all are looked at but only the best are followed.
 */
export class TurnSearch<S extends State, C extends Choice, E extends GameEvent> {
  /** Positions already followed: the same two actions in another order lead to the same place. */
  private readonly followed = new Set<number>();
  private readonly ends = new Map<number, EndOfTurn<S, C>>();
  /** The choices to where the search is now are the first `depth` of these. */
  private readonly way: C[] = [];
  private depth = 0;
  /** From the first position to the one whose children are being followed: a stack, so that the search can be left at any point. */
  private readonly branches: Branch<S, C>[] = [];
  private best = Number.NEGATIVE_INFINITY;
  private positions = 0;

  constructor(
    private readonly game: Game<S, C, E>,
    state: S,
    private readonly seat: Seat,
    choices: readonly C[],
    positions: number,
    private readonly margin: number,
  ) {
    this.follow(game.clone(state), choices, positions);
  }

  /** How many positions were looked at. */
  get looked(): number {
    return this.positions;
  }

  /** Looks at so many more positions, or somewhat more; says whether there is nothing left to look at. */
  advance(positions: number): boolean {
    const until = this.positions + positions;
    const { branches } = this;
    while (branches.length > 0) {
      if (this.positions >= until) return false;
      this.step(branches[branches.length - 1]);
    }
    return true;
  }

  /** Ends it with what was found. If that is nothing yet, one line is followed to its end. */
  stop(): void {
    for (const branch of this.branches) branch.stopAt = this.positions;
    while (this.ends.size === 0 && this.branches.length > 0) this.step(this.branches[this.branches.length - 1]);
    this.branches.length = 0;
  }

  /** The ends that were found so far. */
  found(): EndOfTurn<S, C>[] {
    return [...this.ends.values()]
      .filter(({ worth }) => worth >= this.best - this.margin)
      .sort((one, other) => other.worth - one.worth);
  }

  /** Uses the state up. */
  private follow(state: S, choices: readonly C[], positions: number): void {
    const stopAt = this.positions + positions;
    this.branches.push({ children: this.children(state, choices), depth: this.depth, at: 0, stopAt, isFirst: true });
  }

  /** Goes to the next child of a branch, or back from it. */
  private step(branch: Branch<S, C>): void {
    const { children, depth, at } = branch;
    if (at === children.length) {
      this.branches.pop();
      return;
    }
    const left = branch.stopAt - this.positions;
    branch.at++;
    this.way[depth] = children[at].choice;
    this.depth = depth + 1;
    this.goOn(branch, children[at], left * Math.max(LEAST_SHARE_OF_BEST, 1 / (children.length - at)));
  }

  /** Goes on from a child to the next position with several choices, if there are positions left for that, or if it must. */
  private goOn(branch: Branch<S, C>, { state, worth }: Child<S, C>, share: number): void {
    const { game, seat } = this;
    let must = branch.isFirst;
    let left = share;
    for (let isChild = true; ; isChild = false) {
      if (this.depth > MAX_DEPTH || awaitsChance(game, state) || !asked(game, state).includes(seat)) {
        branch.isFirst = false;
        this.note(state, (isChild ? worth : null) ?? game.evaluate(state, seat));
        return;
      }
      const choices = this.choicesToFollow(state, left, must);
      if (choices === null) return;
      branch.isFirst = false;
      if (choices.length > 1) {
        this.follow(state, choices, left);
        return;
      }
      // An only choice is no branch.
      this.way[this.depth++] = choices[0];
      applyToChance(game, state, seat, choices[0]);
      this.positions++;
      left--;
      must = true;
    }
  }

  /** What can be chosen in a position; null if there are too few positions left for it, or it was followed before. */
  private choicesToFollow(state: S, share: number, must: boolean): readonly C[] | null {
    if (share < 1 && !must) return null; // there is always a choice, and even one would be too many
    const choices = legalChoices(this.game, state, this.seat);
    if (choices.length > share && !must) return null;
    if (choices.length > 1) {
      const position = fingerprint(state.open, state.own[this.seat]);
      if (this.followed.has(position)) return null;
      this.followed.add(position);
    }
    return choices;
  }

  private note(state: S, worth: number): void {
    if (worth < this.best - this.margin) return;
    if (worth > this.best) this.best = worth;
    const end = fingerprint(state.open, state.own[this.seat]);
    const known = this.ends.get(end);
    if (known === undefined || known.way.length > this.depth) {
      this.ends.set(end, { way: this.way.slice(0, this.depth), state, worth });
    }
  }

  /** All that can be reached with one choice, best first; equal ones stay in the order of the offer. Uses the state up. */
  private children(state: S, choices: readonly C[]): Child<S, C>[] {
    const { game, seat } = this;
    this.positions += choices.length;
    const last = choices.length - 1;
    if (last === 0) {
      applyToChance(game, state, seat, choices[0]);
      return [{ state, choice: choices[0], worth: null }];
    }
    const children = choices.map((choice, at) => {
      const next = at === last ? state : game.clone(state); // nobody needs the state after its last child
      applyToChance(game, next, seat, choice);
      return { state: next, choice, worth: game.evaluate(next, seat) };
    });
    return children.sort((one, other) => other.worth - one.worth);
  }
}
