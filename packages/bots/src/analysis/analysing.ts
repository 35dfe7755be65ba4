/**
 * A finished game looked at again: everybody's chances after every turn, what each decision cost, and what came by the deal
 * or through others. Worked out in slices, a piece of the game at a time.
 */
import {
  asked,
  awaitsChance,
  type Choice,
  type Game,
  type GameEvent,
  isOver,
  type Made,
  type Seat,
  type State,
  seeded,
  view as viewOf,
} from '@bottega/kernel';
import { Chances, meanOf, type TurnOrder } from '../value/chances.js';
import type { Weights } from '../value/weights.js';
import { closer, Further } from './further.js';
import { type Comparison, effectOf, type Judge, type Judged, Judging, type Way } from './judging.js';
import { type Piece, Walker, worldsLike } from './piece.js';

/** A moment of the course of a game: after so many choices, when somebody's turn had ended. */
export interface CoursePoint {
  readonly at: number;
  /** Whose turn had ended; null at the beginning. */
  readonly seat: Seat | null;
  /** The outcome if the game had ended there. */
  readonly points: readonly number[];
  /** Points ahead of the mean of the rivals that were to be expected at the end; null where nothing was learned. */
  readonly leads: readonly number[] | null;
  /** Everybody's chance to win as it was; null where nothing was learned that chances follow from. */
  readonly chances: readonly number[] | null;
  /** The same as each seat could tell it then. */
  readonly seen: readonly (readonly number[])[] | null;
}

/** By what a seat's chance changed over the game. They add up to what it won, less an equal share. */
export interface Influence {
  /** By what was dealt, and who began. */
  readonly deal: number;
  /** By its slips, beside the best that it could have chosen: never a gain. */
  readonly own: number;
  /** By the slips of the others: never a loss. */
  readonly others: number;
  /** By all the rest: what good play from everybody led to, and what was drawn. */
  readonly rest: number;
}

export interface Analysed<S extends State, C extends Choice> {
  readonly course: readonly CoursePoint[];
  readonly judged: readonly Judged<S, C>[];
  /** By seat; null where nothing was learned that chances follow from. */
  readonly influences: readonly Influence[] | null;
}

/** The beginning of the part of a game that is looked at, and what was chosen from there on. */
export interface PlayedGame<S extends State, C extends Choice> {
  readonly first: S;
  readonly from: number;
  readonly choices: readonly Made<C>[];
}

/** Worlds in which a seat's view of everybody's chances is worked out; with three of them it leaps about in Principato. */
const SEEN_WORLDS = 10;
/** Worlds in which every piece is judged first. */
const WORLDS = 4;
/** Decisions that are looked at again, with more thought: those that seem to have mattered most. */
const CLOSER_LOOKS = 14;
/** What seems to have cost less is not looked at again, and is no slip: of many ways one seems better by so much for no reason. */
const LEAST_CHANCE = 0.02;
const LEAST_POINTS = 0.5;

export class Analysing<S extends State, C extends Choice, E extends GameEvent> {
  private readonly judge: Judge<S, C, E>;
  private readonly further: Further<S, C, E>;
  private readonly walker: Walker<S, C, E>;
  private readonly course: CoursePoint[] = [];
  private readonly judged: Judged<S, C>[] = [];
  /** What each of them changed for everybody. */
  private readonly effects = new Map<Judged<S, C>, readonly number[]>();
  private readonly length: number;
  private readonly from: number;
  private waiting: Piece<S, C>[] = [];
  private judging: Judging<S, C, E> | null = null;
  /** Decisions that are still to be looked at again; null before all were looked at once. */
  private closer: number[] | null = null;
  private looksAgain = 0;
  /** Which decision is being looked at again. */
  private again: number | null = null;
  /** Everybody's chance where the walk is. */
  private now: readonly number[] | null;
  /** The same after the deal; null where nothing was learned that chances follow from. */
  private readonly dealt: readonly number[] | null;

  constructor(
    private readonly game: Game<S, C, E>,
    weights: Weights | null,
    { first, from, choices }: PlayedGame<S, C>,
    positions: number,
    private readonly seed: string,
  ) {
    const chances = weights === null ? null : new Chances(game, weights);
    this.judge = { game, chances, positions, worlds: WORLDS };
    this.further = new Further(this.judge, weights);
    this.from = from;
    this.length = choices.length;
    const state = game.clone(first);
    this.walker = new Walker(game, state, choices, from, {
      piece: (piece) => this.takePiece(piece),
      settled: (after, order) => {
        this.now = this.judge.chances?.of(after, order) ?? null;
      },
      turn: (seat, at, after, order) => this.takeTurn(seat, at, after, order),
    });
    this.dealt = chances?.of(state, this.walker.order) ?? null;
    this.now = this.dealt;
    this.course.push(this.pointAt(null, from, state, this.walker.order));
  }

  /** Looks at so many more positions, or somewhat more; says whether it is done. */
  advance(positions: number): boolean {
    if (this.judging === null && !this.begin()) return true;
    if (this.judging?.advance(positions)) {
      this.takeJudged(this.judging.judged());
      this.judging = null;
    }
    return false;
  }

  /** How far it is, from 0 to 1. */
  progress(): number {
    const walked = (this.walker.done - this.from) / Math.max(1, this.length - this.from);
    if (this.closer === null) return 0.7 * walked;
    return this.looksAgain === 0 ? 1 : 1 - (0.3 * this.closer.length) / this.looksAgain;
  }

  /** What was found so far. */
  analysed(): Analysed<S, C> {
    return {
      course: this.course,
      judged: this.judged,
      influences: this.now === null || this.dealt === null ? null : this.influencesOn(this.now, this.dealt),
    };
  }

  private influencesOn(now: readonly number[], dealt: readonly number[]): Influence[] {
    const slips = this.judged.filter(({ known }) => lossOf(known) >= LEAST_CHANCE);
    const effects = slips.map((one) => ({ by: one.piece.seat, effect: this.effects.get(one) ?? [] }));
    return now.map((chance, seat) => {
      const sum = (of: (by: Seat) => boolean) =>
        effects.reduce((all, { by, effect }) => (of(by) ? all + (effect[seat] ?? 0) : all), 0);
      const own = sum((by) => by === seat);
      const others = sum((by) => by !== seat);
      const deal = dealt[seat] - 1 / now.length;
      return { deal, own, others, rest: chance - dealt[seat] - own - others };
    });
  }

  /** Begins with the next piece that is to be judged; says whether there is one. */
  private begin(): boolean {
    const { judge, seed } = this;
    while (this.closer === null && this.waiting.length === 0 && this.walker.next());
    const [piece, ...rest] = this.waiting;
    this.waiting = rest;
    if (piece !== undefined) {
      this.judging = new Judging(judge, piece, seed);
      return true;
    }
    this.closer ??= this.worthAnotherLook();
    const next = this.closer.shift();
    if (next === undefined) return false;
    this.judging = new Judging(closer(judge), this.judged[next].piece, seed);
    this.again = next;
    return true;
  }

  private takeJudged(judged: Judged<S, C>): void {
    const one = this.again === null ? judged : this.further.beyond(judged, this.seed);
    const effect = effectOf(this.judge, one);
    if (effect !== null) this.effects.set(one, effect);
    if (this.again === null) this.judged.push(one);
    else this.judged[this.again] = one;
    this.again = null;
  }

  /** Decisions that seem to have mattered most, by their place. */
  private worthAnotherLook(): number[] {
    const weightOf = ({ known, open }: Judged<S, C>) => Math.max(lossOf(known), lossOf(open), gainOf(known));
    const least = this.now === null ? LEAST_POINTS : LEAST_CHANCE;
    const found = this.judged
      .map((one, at) => ({ at, weight: weightOf(one) }))
      .filter(({ weight }) => weight >= least)
      .sort((one, other) => other.weight - one.weight)
      .slice(0, CLOSER_LOOKS)
      .map(({ at }) => at);
    this.looksAgain = found.length;
    return found;
  }

  private takePiece(piece: Piece<S, C>): void {
    if (piece.isDecision) this.waiting.push(piece);
  }

  private takeTurn(seat: Seat, at: number, state: S, order: TurnOrder): void {
    this.course.push(this.pointAt(seat, at, state, order));
  }

  private pointAt(seat: Seat | null, at: number, state: S, order: TurnOrder): CoursePoint {
    const { game, judge, seed } = this;
    const { chances } = judge;
    const now = chances?.of(state, order) ?? null;
    const seenBy = (eyes: Seat) => {
      if (isOver(state) || awaitsChance(game, state) || asked(game, state).length === 0) return now ?? [];
      const worlds = worldsLike(game, viewOf(state, eyes), SEEN_WORLDS, (world) => seeded(`${seed} course ${world}`));
      return meanOf(worlds.map((world) => chances?.of(world, order) ?? []));
    };
    return {
      at,
      seat,
      points: [...game.result(state).points],
      leads: chances?.leads(state) ?? null,
      chances: now,
      seen: now === null ? null : state.own.map((_, eyes) => seenBy(eyes)),
    };
  }
}

/** What was lost by it: of the chance to win, or of points where there are no chances. */
export function lossOf<C>({ played, best }: Comparison<C>): number {
  return best === played ? 0 : differenceOf(best, played);
}

/** What it was better than what is easily taken for the best; nothing if there was something better still. */
export function gainOf<C>({ played, best, obvious }: Comparison<C>): number {
  return best === played ? differenceOf(played, obvious) : 0;
}

function differenceOf<C>({ outlook: one }: Way<C>, { outlook: other }: Way<C>): number {
  const chance = one.chance === null || other.chance === null ? null : one.chance - other.chance;
  return Math.max(0, chance ?? one.points - other.points);
}
