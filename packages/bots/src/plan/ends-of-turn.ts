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
  const search = new Search(game, seat, margin);
  search.follow(game.clone(state), choices, positions);
  return search.found();
}

/**
 * Depth first. The children of a position are ordered by what they are worth as they stand, and share the positions that
 * may still be looked at; what a child does not use goes to the next one. So a small tree is searched to its end, while of
 * a large set of choices (recruit 1 to 37 soldiers) all are looked at but only the best are followed.
 */
class Search<S extends State, C extends Choice, E extends GameEvent> {
  /** Positions already followed: the same two actions in another order lead to the same place. */
  private readonly followed = new Set<number>();
  private readonly ends = new Map<number, EndOfTurn<S, C>>();
  private readonly way: C[] = [];
  private best = Number.NEGATIVE_INFINITY;
  private positions = 0;

  constructor(
    private readonly game: Game<S, C, E>,
    private readonly seat: Seat,
    private readonly margin: number,
  ) {}

  found(): EndOfTurn<S, C>[] {
    return [...this.ends.values()]
      .filter(({ worth }) => worth >= this.best - this.margin)
      .sort((one, other) => other.worth - one.worth);
  }

  /** Uses the state up. */
  follow(state: S, choices: readonly C[], positions: number): void {
    const stopAt = this.positions + positions;
    const children = this.children(state, choices);
    let isFirst = true;
    for (let at = 0; at < children.length; at++) {
      const left = stopAt - this.positions;
      const share = left * Math.max(LEAST_SHARE_OF_BEST, 1 / (children.length - at));
      this.way.push(children[at].choice);
      if (this.goOn(children[at], share, isFirst)) isFirst = false;
      this.way.pop();
    }
  }

  /** Goes on from a child, if there are positions left for that, or if it must; says whether it did. */
  private goOn({ state, worth }: Child<S, C>, share: number, must: boolean): boolean {
    const { game, seat } = this;
    if (this.way.length > MAX_DEPTH || awaitsChance(game, state) || !asked(game, state).includes(seat)) {
      this.note(state, worth ?? game.evaluate(state, seat));
      return true;
    }
    if (share < 1 && !must) return false; // there is always a choice, and even one would be too many
    const choices = legalChoices(game, state, seat);
    if (choices.length > share && !must) return false;
    if (choices.length > 1) {
      const position = fingerprint(state.open, state.own[seat]);
      if (this.followed.has(position)) return false;
      this.followed.add(position);
    }
    this.follow(state, choices, share);
    return true;
  }

  private note(state: S, worth: number): void {
    if (worth < this.best - this.margin) return;
    if (worth > this.best) this.best = worth;
    const end = fingerprint(state.open, state.own[this.seat]);
    const known = this.ends.get(end);
    if (known === undefined || known.way.length > this.way.length) {
      this.ends.set(end, { way: [...this.way], state, worth });
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
