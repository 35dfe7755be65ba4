/** How chances to win follow from what is expected of a position: fitted to how games of maestri went on. */
import {
  applyToChance,
  type Choice,
  type Game,
  type GameEvent,
  isOver,
  type Made,
  randomUnit,
  type Seat,
  type State,
  seeded,
  settle,
  start,
  turnOf,
} from '@bottega/kernel';
import {
  chanceTerms,
  countsOf,
  opinionOf,
  type Prospect,
  ripenessOf,
  sharesOf,
  strengthOf,
  TurnOrder,
} from '../value/chances.js';
import { LearnedValue, outcomeOf } from '../value/learned-value.js';
import type { Weights } from '../value/weights.js';
import { solve } from './solve.js';

/** A position of a finished game: what was expected of it for each seat, and what came of it. */
export interface ChanceSample {
  readonly prospects: readonly Prospect[];
  /** Of the victory, by seat. */
  readonly won: readonly number[];
}

/** A finished game by its seed and choices. */
export interface PlayedGame<C extends Choice> {
  readonly seats: number;
  readonly seed: string;
  readonly choices: readonly Made<C>[];
}

/** Positions after turns of a game, a part of them, drawn. */
export function chanceSamples<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  { shape, numbers }: Weights,
  { seats, seed, choices }: PlayedGame<C>,
  share: number,
): ChanceSample[] {
  const learned = new LearnedValue(game, shape, numbers);
  const random = seeded(`${seed} samples`);
  const state = start(game, { seats, options: {}, seed });
  let order = new TurnOrder(seats);
  const samples: Omit<ChanceSample, 'won'>[] = [];
  const take = () => {
    const ripeness = ripenessOf(game.result(state).points);
    const prospects = order.places(turnOf(game, state)).map((place, seat) => {
      const { margin, win } = learned.expect(state, seat);
      return { margin, opinion: opinionOf(win), place, ripeness };
    });
    samples.push({ prospects });
  };
  const maybeTake = () => {
    if (!isOver(state) && randomUnit(random) < share) take();
  };
  take();
  for (const [seat, choice] of choices) {
    const before = turnOf(game, state);
    applyToChance(game, state, seat, choice);
    const isDone = before !== null && turnOf(game, state) !== before;
    // Before chance has gone on: that is where what somebody did is judged.
    if (isDone) {
      order = order.after(before);
      maybeTake();
    }
    settle(game, state, null);
    if (before === null || turnOf(game, state) === before) continue;
    if (!isDone) order = order.after(before);
    maybeTake();
  }
  const won = Array.from({ length: seats }, (_, seat: Seat) => outcomeOf(game, state, seat).win);
  return samples.map((sample) => ({ ...sample, won }));
}

/** Keeps terms from running away where samples say little. */
const RIDGE = 1e-3;
const MOST_STEPS = 30;
const SMALL_STEP = 1e-6;

/** The terms under which what came of the samples is most likely. Convex: Newton's steps lead there. */
export function fitChances(samples: readonly ChanceSample[], seats: number): number[] {
  const size = chanceTerms(seats);
  let terms: number[] = new Array<number>(size).fill(0);
  for (let step = 0; step < MOST_STEPS; step++) {
    const { slope, curve } = slopeAt(terms, samples);
    const move = solve(curve, Float64Array.from(slope));
    terms = terms.map((term, at) => term - move[at]);
    if (Math.max(...move.map(Math.abs)) < SMALL_STEP) break;
  }
  return terms.map((term) => Number(term.toPrecision(4)));
}

/** The chances that the terms give the seats of a sample. */
export function chancesIn(terms: readonly number[], { prospects }: Pick<ChanceSample, 'prospects'>): number[] {
  return sharesOf(prospects.map((prospect) => strengthOf(terms, prospect, prospects.length)));
}

/** First and second derivatives of how unlikely the outcomes are, a sample. */
function slopeAt(terms: readonly number[], samples: readonly ChanceSample[]) {
  const size = terms.length;
  const slope = terms.map((term) => RIDGE * term);
  const curve = terms.map((_, row) => Float64Array.from(terms, (_, column) => (row === column ? RIDGE : 0)));
  for (const sample of samples) {
    const chances = chancesIn(terms, sample);
    const mean = new Array<number>(size).fill(0);
    const inputs = sample.prospects.map((prospect) => countsOf(prospect, sample.prospects.length));
    inputs.forEach((row, seat) => {
      for (const [at, value] of row) {
        mean[at] += chances[seat] * value;
        slope[at] += ((chances[seat] - sample.won[seat]) * value) / samples.length;
      }
    });
    inputs.forEach((row, seat) => {
      for (const [at, value] of row) {
        for (const [other, with_] of row) curve[at][other] += (chances[seat] * value * with_) / samples.length;
      }
    });
    for (let at = 0; at < size; at++) {
      if (mean[at] === 0) continue;
      for (let other = 0; other < size; other++) curve[at][other] -= (mean[at] * mean[other]) / samples.length;
    }
  }
  return { slope, curve };
}
