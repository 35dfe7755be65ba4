/** A line of choices: what a bot plays until the turn passes to another seat, to chance or to the end, thought out in slices. */
import {
  applyToChance,
  asked,
  awaitsChance,
  Bug,
  type Choice,
  type Game,
  type GameEvent,
  legal as legalChoices,
  type RandomState,
  type Seat,
  type State,
  type View,
  view as viewOf,
} from '@bottega/kernel';
import type { BotPlayer } from './bot.js';
import type { Thinking } from './thinking.js';
import type { LearnedValue } from './value/learned-value.js';

export interface Line<S extends State, C extends Choice> {
  readonly choice: C;
  /** All that is chosen, this first. */
  readonly choices: readonly C[];
  /** What is chosen after it, without the questions in between: each with the view in which it is chosen, and its place in `choices`. */
  readonly later: readonly LaterChoice<S, C>[];
  readonly end: S;
  /** Points expected at the end of the game. */
  readonly worth: number;
  /** Points more than the mean of the rivals, as was learned to expect; null where nothing was learned. */
  readonly lead: number | null;
  /** How each part of the evaluation changes by it, the greatest first; empty for games that do not tell parts. */
  readonly changes: readonly Change[];
}

export interface LaterChoice<S extends State, C extends Choice> {
  readonly view: View<S>;
  readonly choice: C;
  readonly at: number;
}

export interface Change {
  readonly part: string;
  readonly points: number;
}

/** More questions than a turn asks: ends lines of choices that lead in circles. */
const MOST_QUESTIONS = 40;

export class LineInProgress<S extends State, C extends Choice, E extends GameEvent> {
  readonly seat: Seat;
  private readonly state: S;
  private readonly depth: number;
  private readonly choices: C[] = [];
  private readonly later: LaterChoice<S, C>[] = [];
  /** Null at the end of the line. */
  private thinking: Thinking<C> | null;

  /** Begins with one of the `legal` choices, the one that the player prefers. */
  constructor(
    private readonly game: Game<S, C, E>,
    private readonly world: S,
    readonly view: View<S>,
    legal: readonly C[],
    private readonly player: BotPlayer<S, C>,
    private readonly random: RandomState,
  ) {
    if (view.seat === null) throw new Bug('a spectator has no line of choices', { game: game.id });
    this.seat = view.seat;
    this.state = game.clone(world);
    this.depth = this.state.open.stack.length;
    this.thinking = player.think(view, legal, random);
  }

  /** Looks at so many more positions, or somewhat more; says whether the line has come to its end. */
  advance(positions: number): boolean {
    // What was planned takes no thought: it goes on to the next question that does.
    while (this.thinking?.advance(positions)) {
      const hasThought = this.thinking.progress().most > 0;
      this.goOn(this.thinking.choice());
      if (hasThought) break;
    }
    return this.thinking === null;
  }

  /** How far it is, from 0 to 1, as if nothing unforeseen came. */
  progress(): number {
    if (this.thinking === null || this.choices.length > 0) return 1;
    const { looked, most } = this.thinking.progress();
    return most === 0 ? 1 : Math.min(1, looked / most);
  }

  /** Goes to the end of the line with what was thought so far. */
  finish(): void {
    while (this.thinking !== null) this.goOn(this.thinking.choice());
  }

  /** The line, at its end. */
  line(learned: LearnedValue<S, C, E> | null): Line<S, C> {
    const { game, world, state, seat, choices, later } = this;
    const worth = game.evaluate(state, seat);
    const lead = learned?.margin(state, seat, worth) ?? null;
    return {
      choice: choices[0],
      choices,
      later,
      end: state,
      worth,
      lead,
      changes: changesOf(game, world, state, seat),
    };
  }

  private goOn(choice: C): void {
    const { game, state, seat } = this;
    // A deeper frame is a detail of what was chosen before: how to pay for it, where to put it.
    if (this.choices.length > 0 && state.open.stack.length <= this.depth) {
      this.later.push({ view: viewOf(game.clone(state), seat), choice, at: this.choices.length });
    }
    this.choices.push(choice);
    applyToChance(game, state, seat, choice);
    const isMine = !awaitsChance(game, state) && asked(game, state).includes(seat);
    this.thinking =
      isMine && this.choices.length <= MOST_QUESTIONS
        ? this.player.think(viewOf(state, seat), legalChoices(game, state, seat), this.random)
        : null;
  }
}

/** How the parts of the evaluation differ between two positions, the greatest changes first. */
export function changesOf<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  before: S,
  after: S,
  seat: Seat,
): Change[] {
  const were = game.evaluateParts?.(before, seat) ?? {};
  const are = game.evaluateParts?.(after, seat) ?? {};
  return Object.keys(are)
    .map((part) => ({ part, points: are[part] - (were[part] ?? 0) }))
    .sort((one, other) => Math.abs(other.points) - Math.abs(one.points));
}
