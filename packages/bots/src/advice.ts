/** What a bot would do in somebody's place, and why: the few best lines, what each goes on to do and what changes by it. */
import { Bug, type Choice, type Game, type GameEvent, type State, seeded, type View } from '@bottega/kernel';
import type { Bot, Budget } from './bot.js';
import { fingerprint } from './fingerprint.js';
import { type Line, LineInProgress } from './line.js';
import { LearnedValue } from './value/learned-value.js';
import type { Weights } from './value/weights.js';

export interface Advice<S extends State, C extends Choice> {
  /** Best first, one at least. They begin with different choices and lead to different places. */
  readonly lines: readonly Line<S, C>[];
  /** Points expected as things stand. */
  readonly now: number;
}

/** So many lines are told at most. */
const MOST_LINES = 3;
/** So many are looked for: the same choices in another order are no other line. */
const MOST_TRIES = 5;

/** Who advises, and how long it may think. */
export interface Adviser {
  readonly bot: Bot;
  readonly budget: Budget;
  readonly weights: Weights | null;
}

/** The advice of a bot for the seat of a view, at once. It knows no more than the seat: everything else is imagined. */
export function advise<S extends State, C extends Choice, E extends GameEvent>(
  adviser: Adviser,
  game: Game<S, C, E>,
  view: View<S>,
  legal: readonly C[],
  seed: string,
): Advice<S, C> {
  const advising = new Advising(adviser, game, view, legal, seed);
  while (!advising.advance(Number.POSITIVE_INFINITY));
  return advising.advice();
}

/** The same in slices. */
export class Advising<S extends State, C extends Choice, E extends GameEvent> {
  private readonly learned: LearnedValue<S, C, E> | null;
  private readonly lines: Line<S, C>[] = [];
  private readonly ends = new Set<number>();
  private readonly now: number;
  private rest: readonly C[];
  private current: LineInProgress<S, C, E> | null;
  private tries = 1;
  private share = 0;

  constructor(
    private readonly adviser: Adviser,
    private readonly game: Game<S, C, E>,
    view: View<S>,
    legal: readonly C[],
    private readonly seed: string,
    private readonly mostLines = MOST_LINES,
    /** Every line is played in the same world, so that they can be compared. */
    private readonly world: S = game.imagine(view, seeded(seed)),
  ) {
    if (view.seat === null) throw new Bug('a spectator was advised', { game: game.id });
    const { weights } = adviser;
    this.learned = weights === null ? null : new LearnedValue(game, weights.shape, weights.numbers);
    this.now = game.evaluate(world, view.seat);
    this.rest = legal;
    this.current = this.begin(view);
  }

  /** Looks at so many more positions, or somewhat more; says whether it is done. */
  advance(positions: number): boolean {
    const { current } = this;
    if (current?.advance(positions)) this.take(current);
    return this.current === null;
  }

  /** How far it is, from 0 to 1. */
  progress(): number {
    // A try that found nothing new is no step back.
    const share = this.current === null ? 1 : (this.lines.length + this.current.progress()) / this.mostLines;
    this.share = Math.min(1, Math.max(this.share, share));
    return this.share;
  }

  /** By all that was thought so far; with it the thinking is over. */
  advice(): Advice<S, C> {
    if (this.lines.length === 0 && this.current !== null) {
      this.current.finish();
      this.take(this.current);
    }
    this.current = null;
    const best = (line: Line<S, C>) => line.lead ?? line.worth;
    return { lines: this.lines.toSorted((one, other) => best(other) - best(one)), now: this.now };
  }

  /** Keeps a line that was followed to its end, and begins another if there may be one. */
  private take(current: LineInProgress<S, C, E>): void {
    const line = current.line(this.learned);
    const end = fingerprint(line.end.open, line.end.own[current.seat]);
    if (!this.ends.has(end)) this.lines.push(line);
    this.ends.add(end);
    this.rest = this.rest.filter((choice) => choice !== line.choice);
    const isEnough = this.lines.length === this.mostLines || this.rest.length === 0 || this.tries++ === MOST_TRIES;
    this.current = isEnough ? null : this.begin(current.view);
  }

  private begin(view: View<S>): LineInProgress<S, C, E> {
    const { adviser, game, world, rest, seed } = this;
    const player = adviser.bot.sit(game, adviser.budget, adviser.weights);
    return new LineInProgress(game, world, view, rest, player, seeded(seed));
  }
}
