/** The bot that looks one turn ahead: what can I bring about by myself, and which of it is worth most to me? */
import {
  applyToChance,
  asked,
  awaitsChance,
  Bug,
  type Choice,
  type Game,
  type GameEvent,
  legal as legalChoices,
  pickRandom,
  type RandomState,
  type Seat,
  type State,
} from '@bottega/kernel';
import type { Bot } from './bot.js';
import { fingerprint } from './fingerprint.js';

/** Plays the first choice of the best sequence it finds until its turn passes to another seat, to chance or to the end. */
export const greedy: Bot = {
  id: 'greedy',
  choose(game, view, legal, budget, random) {
    if (legal.length === 1) return legal[0];
    if (view.seat === null) throw new Bug('a spectator was asked to choose', { game: game.id });
    const search = new Search(game, view.seat);
    return search.best(game.imagine(view, random), legal, budget.positions, random);
  },
};

/** A position after one more own choice. */
interface Child<S> {
  readonly state: S;
  readonly choice: number;
  readonly worth: number;
}

/** The best that a first choice was found to lead to, and in how many choices. */
interface Line {
  readonly choice: number;
  readonly worth: number;
  readonly length: number;
}

/**
 * A line that is worth so little less than the best is as good as it, and one of these is drawn: in a game without chance the
 * same players would repeat the same game. Evaluations are much less exact than this.
 */
const AS_GOOD = 0.03;

/** The best child of every node gets at least this part of the positions left to it: orderings are mostly right. */
const LEAST_SHARE_OF_BEST = 1 / 3;

/** Deeper than any turn that makes sense: ends sequences of choices that lead in circles. */
const MAX_DEPTH = 60;

/**
 * Depth first. The children of a position are ordered by what they are worth as they stand, and share the positions that
 * may still be looked at; what a child does not use goes to the next one. So a small tree is searched to its end, while of
 * a large set of choices (recruit 1 to 37 soldiers) all are looked at but only the best are followed.
 */
class Search<S extends State, C extends Choice, E extends GameEvent> {
  private readonly game: Game<S, C, E>;
  private readonly seat: Seat;
  /** Positions already followed: the same two actions in another order lead to the same place. */
  private readonly followed = new Set<number>();
  private positions = 0;
  /** How many choices the line has that was followed last. */
  private length = 0;

  constructor(game: Game<S, C, E>, seat: Seat) {
    this.game = game;
    this.seat = seat;
  }

  best(state: S, choices: readonly C[], positions: number, random: RandomState): C {
    const lines: Line[] = [];
    this.follow(state, choices, positions, 0, lines);
    const good = lines.filter((line) => isAsGood(line, lines));
    const { choice } = good.length === 1 ? good[0] : pickRandom(random, good);
    return choices[choice];
  }

  /** The worth of the best end of turn found from here; `lines` gets what each choice that was followed leads to. */
  private follow(state: S, choices: readonly C[], positions: number, depth: number, lines: Line[] | null): number {
    const stopAt = this.positions + positions;
    const children = this.children(state, choices);
    let best = Number.NEGATIVE_INFINITY;
    let shortest = depth;
    for (let at = 0; at < children.length; at++) {
      const child = children[at];
      const left = stopAt - this.positions;
      const share = left * Math.max(LEAST_SHARE_OF_BEST, 1 / (children.length - at));
      const worth = this.worth(child, share, depth, best === Number.NEGATIVE_INFINITY);
      if (worth === Number.NEGATIVE_INFINITY) continue;
      lines?.push({ choice: child.choice, worth, length: this.length });
      if (worth < best || (worth === best && this.length >= shortest)) continue;
      best = worth;
      shortest = this.length;
    }
    this.length = shortest;
    return best;
  }

  /** What a child leads to; minus infinity if it is not followed. One child of each position is followed whatever it costs. */
  private worth(child: Child<S>, share: number, depth: number, must: boolean): number {
    const { game, seat } = this;
    const { state } = child;
    this.length = depth;
    if (depth >= MAX_DEPTH || awaitsChance(game, state) || !asked(game, state).includes(seat)) return child.worth;
    const choices = legalChoices(game, state, seat);
    if (choices.length > share && !must) return Number.NEGATIVE_INFINITY;
    if (choices.length > 1) {
      const position = fingerprint(state.open, state.own[seat]);
      if (this.followed.has(position)) return Number.NEGATIVE_INFINITY;
      this.followed.add(position);
    }
    return this.follow(state, choices, share, depth + 1, null);
  }

  /** All that can be reached with one choice, best first; equal ones stay in the order of the offer. */
  private children(state: S, choices: readonly C[]): Child<S>[] {
    const { game, seat } = this;
    this.positions += choices.length;
    const children = choices.map((choice, index): Child<S> => {
      const next = game.clone(state);
      applyToChance(game, next, seat, choice);
      return { state: next, choice: index, worth: game.evaluate(next, seat) };
    });
    return children.sort((one, other) => other.worth - one.worth);
  }
}

/** Whether a line is as good as the best, and no other leads to as much in fewer choices. */
function isAsGood(line: Line, lines: readonly Line[]): boolean {
  for (const other of lines) {
    if (line.worth < other.worth - AS_GOOD) return false;
    if (line.worth <= other.worth && line.length > other.length) return false;
  }
  return true;
}
