/** What a bot would do in somebody's place, and why: what it goes on to do, what changes by it, and what comes close. */
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
  seeded,
  type View,
  view as viewOf,
} from '@bottega/kernel';
import type { Bot, Budget } from './bot.js';
import { LearnedValue } from './value/learned-value.js';
import type { Weights } from './value/weights.js';

/** A choice, and what it leads to when the bot plays on until the turn passes to another seat, to chance or to the end. */
export interface Line<S extends State, C extends Choice> {
  readonly choice: C;
  /** All that is chosen, this first. */
  readonly choices: readonly C[];
  /** What is chosen after it, without the questions in between: each with the view in which it is chosen. */
  readonly later: readonly { readonly view: View<S>; readonly choice: C }[];
  /** Points expected at the end of the game. */
  readonly worth: number;
  /** Points more than the mean of the rivals, as was learned to expect; null where nothing was learned. */
  readonly lead: number | null;
  /** How each part of the evaluation changes by it; empty for games that do not tell parts. */
  readonly changes: readonly Change[];
}

export interface Change {
  readonly part: string;
  readonly points: number;
}

export interface Advice<S extends State, C extends Choice> {
  readonly best: Line<S, C>;
  /** The best line that begins with another choice; null if there is no other. */
  readonly next: Line<S, C> | null;
  /** Points expected as things stand. */
  readonly now: number;
}

/** More questions than a turn asks: ends lines of choices that lead in circles. */
const MOST_QUESTIONS = 40;

/** The advice of a bot for the seat of a view. It knows no more than the seat: everything else is imagined. */
export function advise<S extends State, C extends Choice, E extends GameEvent>(
  bot: Bot,
  game: Game<S, C, E>,
  view: View<S>,
  legal: readonly C[],
  budget: Budget,
  weights: Weights | null,
  seed: string,
): Advice<S, C> {
  const { seat } = view;
  if (seat === null) throw new Bug('a spectator was advised', { game: game.id });
  // Every line is played in the same imagined world, so that they can be compared.
  const world = game.imagine(view, seeded(seed));
  const choose = (from: readonly C[]) => bot.sit(game, budget, weights).choose(view, from, seeded(seed));
  const learned = weights === null ? null : new LearnedValue(game, weights.shape, weights.numbers);
  const lineOf = (choice: C) => follow(bot, game, world, seat, choice, budget, weights, learned, seeded(seed));
  const now = game.evaluate(world, seat);
  const chosen = choose(legal);
  const others = legal.filter((choice) => choice !== chosen);
  const first = lineOf(chosen);
  if (others.length === 0) return { best: first, next: null, now };
  const second = lineOf(choose(others));
  // Played out, the second look may turn out better than the first.
  const isBetter = (second.lead ?? second.worth) > (first.lead ?? first.worth);
  return isBetter ? { best: second, next: first, now } : { best: first, next: second, now };
}

function follow<S extends State, C extends Choice, E extends GameEvent>(
  bot: Bot,
  game: Game<S, C, E>,
  world: S,
  seat: Seat,
  choice: C,
  budget: Budget,
  weights: Weights | null,
  learned: LearnedValue<S, C, E> | null,
  random: RandomState,
): Line<S, C> {
  const state = game.clone(world);
  const player = bot.sit(game, budget, weights);
  const depth = state.open.stack.length;
  const choices = [choice];
  const later: { view: View<S>; choice: C }[] = [];
  applyToChance(game, state, seat, choice);
  for (let questions = 0; questions < MOST_QUESTIONS && isMine(game, state, seat); questions++) {
    const next = player.choose(viewOf(state, seat), legalChoices(game, state, seat), random);
    // A deeper frame is a detail of what was chosen before: how to pay for it, where to put it.
    if (state.open.stack.length <= depth) later.push({ view: viewOf(game.clone(state), seat), choice: next });
    choices.push(next);
    applyToChance(game, state, seat, next);
  }
  const worth = game.evaluate(state, seat);
  return {
    choice,
    choices,
    later,
    worth,
    lead: learned?.margin(state, seat, worth) ?? null,
    changes: changesOf(game, world, state, seat),
  };
}

function isMine<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  state: S,
  seat: Seat,
): boolean {
  return !awaitsChance(game, state) && asked(game, state).includes(seat);
}

/** The greatest changes first. */
function changesOf<S extends State, C extends Choice, E extends GameEvent>(
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
