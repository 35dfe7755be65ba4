/** A hint: the advice of the strongest bot, put into the game's words. */
import { type Choice, type Game, type GameEvent, type Seat, type State, seeded, type View } from '@bottega/kernel';
import type { Message, Words } from '@bottega/kernel/text';
import { Advising } from './advice.js';
import { stateAfter, worldsLike } from './analysis/piece.js';
import { DEFAULT_BUDGET } from './bot.js';
import type { Change, Line } from './line.js';
import { ADVISER, botOf } from './register.js';
import { Chances, type TurnOrder } from './value/chances.js';
import type { Weights } from './value/weights.js';

export interface Hint {
  /** The few best lines, best first; they begin with different choices. */
  readonly lines: readonly HintLine[];
  /** Points expected at the end of the game as things stand. */
  readonly now: number;
}

export interface HintLine {
  readonly choice: Choice;
  /** All that it would choose until its turn is over, this first, with every detail. */
  readonly choices: readonly Choice[];
  /** What it would choose after that until its turn is over. */
  readonly later: readonly Message[];
  /** Points expected at the end of the game after that turn. */
  readonly worth: number;
  /** Points that it expects to be ahead of the mean of the rivals at the end; null where nothing was learned. */
  readonly lead: number | null;
  /** Everybody's chance to win after that turn, from 0 to 1; null where nothing was learned that chances follow from. */
  readonly chances: readonly number[] | null;
  /** Where the difference comes from, the greatest part first. */
  readonly reasons: readonly Reason[];
}

/** A part of what is expected, and by how many points it changes. */
export interface Reason {
  readonly part: Message;
  readonly points: number;
}

/** More parts than this say little each. */
const MOST_REASONS = 4;
/** What would be shown as 0.0 is no reason. */
const LEAST_POINTS = 0.05;

/** Worlds over which chances are the mean: what rivals hold differs between them. */
const CHANCE_WORLDS = 5;

interface Spoken {
  readonly game: Game;
  readonly words: Words;
}

/** What the adviser would do in a seat, from what that seat sees, thought out in slices. */
export class HintInProgress {
  private readonly advising: Advising<State, Choice, GameEvent>;
  private readonly chances: Chances<State, Choice, GameEvent> | null;

  constructor(
    private readonly spoken: Spoken,
    private readonly view: View,
    private readonly seat: Seat,
    allowed: readonly Choice[],
    weights: Weights | null,
    private readonly seed: string,
    /** Who has had a turn how long ago. */
    private readonly order: TurnOrder,
  ) {
    this.chances = weights === null ? null : new Chances(spoken.game, weights);
    const adviser = { bot: botOf(ADVISER), budget: DEFAULT_BUDGET, weights };
    this.advising = new Advising(adviser, spoken.game, view, allowed, seed);
  }

  /** Looks at so many more positions, or somewhat more; says whether it is done. */
  advance(positions: number): boolean {
    return this.advising.advance(positions);
  }

  /** How far it is, from 0 to 1. */
  progress(): number {
    return this.advising.progress();
  }

  /** The hint, by what was thought so far; with it the thinking is over. */
  hint(): Hint {
    const { lines, now } = this.advising.advice();
    return { now, lines: lines.map((line) => this.inWords(line)) };
  }

  private inWords({ choice, choices, later, worth, lead, changes }: Line<State, Choice>): HintLine {
    const { words } = this.spoken;
    return {
      choice,
      choices,
      later: later.map((step) => words.choice(step.view, this.seat, step.choice)),
      worth,
      lead,
      chances: this.chancesAfter(choices),
      reasons: reasonsOf(changes, words),
    };
  }

  private chancesAfter(choices: readonly Choice[]): number[] | null {
    const { chances, spoken, view, seat, seed, order } = this;
    if (chances === null) return null;
    const randomOf = (world: number) => seeded(`${seed} chances ${world}`);
    const worlds = worldsLike(spoken.game, view, CHANCE_WORLDS, randomOf);
    return chances.meanAfter(
      worlds.map((world) => stateAfter(spoken.game, world, seat, choices)),
      order,
      seat,
    );
  }
}

/** The parts that change most, in the game's words. */
export function reasonsOf(changes: readonly Change[], { part: partName }: Words): Reason[] {
  if (partName === undefined) return [];
  return changes
    .filter(({ points }) => Math.abs(points) >= LEAST_POINTS)
    .slice(0, MOST_REASONS)
    .map(({ part, points }) => ({ part: partName(part), points }));
}
