/** Puts what was found out about a game into the game's words. */
import {
  type Analysed,
  type Comparison,
  type CoursePoint,
  changesOf,
  gainOf,
  type Judged,
  lossOf,
  reasonsOf,
  stateAfter,
  type Way,
} from '@bottega/bots';
import {
  applyToChance,
  type Choice,
  equalPlain,
  type Game,
  type GameEvent,
  type GameRecord,
  type State,
  sameChoice,
  suggest,
  view,
} from '@bottega/kernel';
import type { Message, Words } from '@bottega/kernel/text';
import { aboutOf } from '../about.js';
import type { Playable } from '../replay.js';
import {
  ANALYSIS_FORMAT,
  type Cost,
  type Decision,
  type GameAnalysis,
  type Line,
  SIGHTS,
  type Sight,
  type TurningMoment,
} from './game-analysis.js';

type AnyJudged = Judged<State, Choice>;
type Spoken = Pick<Playable, 'game' | 'words'>;

/** So many moments are told of each seat at most: more would not be read. */
const MOST_OF_A_SEAT = 3;
const MOST_MOMENTS = 8;
/** What cost less, of the chance to win or in points, is not worth telling. */
const LEAST_CHANCE = 0.03;
const LEAST_POINTS = 1;
/** Whoever gives away so many points has slipped, even where the game was as good as decided. */
const MANY_POINTS = 5;
/** A find must be better by more: what two ways are worth is known less well than that one of them is bad. */
const LEAST_OF_FIND = 0.05;

export interface Told {
  readonly positions: number;
  readonly first: number;
  readonly isComplete: boolean;
}

export function tellAnalysis(
  { game, words }: Playable,
  record: GameRecord,
  { course, judged, influences }: Analysed<State, Choice>,
  { positions, first, isComplete }: Told,
): GameAnalysis {
  const isLearned = course[0].leads !== null;
  const momentsOf = (sight: Sight) =>
    worthTelling(judged, sight).map((one) => tellMoment({ game, words }, one, sight, isLearned));
  return {
    format: ANALYSIS_FORMAT,
    game: record.game,
    rules: game.rules,
    seats: record.seats,
    positions,
    end: record.digests.at(-1) ?? '',
    length: record.choices.length,
    first,
    isComplete,
    course: course.map(shortPoint),
    decisions: judged.map((one) => tellDecision(words, one)),
    moments: { known: momentsOf(SIGHTS[0]), open: momentsOf(SIGHTS[1]) },
    influences:
      influences?.map(({ deal, own, others, rest }) => ({
        deal: shortChance(deal),
        own: shortChance(own),
        others: shortChance(others),
        rest: shortChance(rest),
      })) ?? null,
  };
}

/** What mattered most by this sight, in the order in which it happened; only what was looked at closely. */
function worthTelling(judged: readonly AnyJudged[], sight: Sight): AnyJudged[] {
  const bySeat = new Map<number, number>();
  return judged
    .filter((one) => one.isCloser && isWorthTelling(one, sight))
    .sort((one, other) => weightOf(other, sight) - weightOf(one, sight))
    .filter(({ piece: { seat } }) => {
      const told = bySeat.get(seat) ?? 0;
      bySeat.set(seat, told + 1);
      return told < MOST_OF_A_SEAT;
    })
    .slice(0, MOST_MOMENTS)
    .sort((one, other) => one.piece.from - other.piece.from);
}

function isWorthTelling(one: AnyJudged, sight: Sight): boolean {
  const { played, best } = one[sight];
  return weightOf(one, sight) >= leastOf(one) || best.outlook.points - played.outlook.points >= MANY_POINTS;
}

function weightOf(one: AnyJudged, sight: Sight): number {
  const loss = lossOf(one[sight]);
  // Whoever finds what is easily overlooked knew what they saw: with everything open that is no other find.
  return sight === 'known' ? Math.max(loss, findOf(one)) : loss;
}

function findOf({ piece, known }: AnyJudged): number {
  // Before the first turn, and in scorings, what was found did not hold where it was played on.
  if (!piece.isInTurn) return 0;
  const gain = gainOf(known);
  return known.played.outlook.chance === null || gain >= LEAST_OF_FIND ? gain : 0;
}

function leastOf({ known }: AnyJudged): number {
  return known.played.outlook.chance === null ? LEAST_POINTS : LEAST_CHANCE;
}

function tellDecision(words: Words, { piece, known, open }: AnyJudged): Decision {
  const { seat, from, choices, before } = piece;
  return {
    seat,
    from,
    to: from + choices.length,
    known: costOf(known),
    open: costOf(open),
    about: aboutOf(words, choices),
    round: words.round?.(view(before, null)) ?? null,
  };
}

export function costOf({ played, best }: Comparison<Choice>): Cost {
  const chance =
    best.outlook.chance === null || played.outlook.chance === null
      ? null
      : Math.max(0, best.outlook.chance - played.outlook.chance);
  return { chance: shortChance(chance), points: shortPoints(Math.max(0, best.outlook.points - played.outlook.points)) };
}

/** One decision in the game's words, whether it mattered or not. */
export function tellMoment(
  { game, words }: Spoken,
  judged: AnyJudged,
  sight: Sight,
  isLearned: boolean,
): TurningMoment {
  const { piece } = judged;
  const { played, best, obvious } = judged[sight];
  const { seat, from, choices, before } = piece;
  const isSlip = best !== played;
  const other = isSlip ? best : obvious;
  const [better, worse] = isSlip ? [other, played] : [played, other];
  const endOf = ({ choices: way }: Way<Choice>) => stateAfter(game, before, seat, way);
  const changes = changesOf(game, endOf(worse), endOf(better), seat);
  const named = changes.reduce((sum, { points }) => sum + points, 0);
  const [said, saidOther] = [played, other].map(({ choices }) => stepsOf(game, words, judged, choices));
  const lineOf = ({ choices, outlook }: Way<Choice>, steps: readonly SaidStep[]): Line => ({
    choices,
    says: toldOf(steps, steps === said ? saidOther : said),
    chance: shortChance(outlook.chance),
    points: shortPoints(outlook.points),
  });
  return {
    kind: isSlip ? 'slip' : 'find',
    seat,
    from,
    to: from + choices.length,
    round: words.round?.(view(before, null)) ?? null,
    played: lineOf(played, said),
    other: lineOf(other, saidOther),
    reasons: reasonsOf(changes, words),
    beyond: isLearned ? shortPoints(better.outlook.points - worse.outlook.points - named) : null,
    couldKnow: sight === 'known' || lossOf(judged.known) >= leastOf(judged) / 2,
  };
}

interface SaidStep {
  readonly says: Message;
  /** Of a detail of what was chosen before, as it is usually chosen, what was asked; null for what is no such detail. */
  readonly detailOf: string | null;
}

/** What is chosen, but for what ends a turn. */
function stepsOf(game: Game, words: Words, { piece }: AnyJudged, choices: readonly Choice[]): SaidStep[] {
  const { seat, before } = piece;
  const state = game.clone(before);
  const depth = state.open.stack.length;
  const steps: SaidStep[] = [];
  for (const [at, choice] of choices.entries()) {
    const isEnd = choices.length > 1 && words.closes?.(choice) === true;
    const isDetail = at > 0 && state.open.stack.length > depth && sameChoice(suggest(game, state, seat), choice);
    const detailOf = isDetail ? (state.open.stack.at(-1)?.step ?? null) : null;
    if (!isEnd) steps.push({ says: words.choice(view(state, seat), seat, choice), detailOf });
    applyToChance<State, Choice, GameEvent>(game, state, seat, choice);
  }
  return steps;
}

/**
 * A detail goes without saying if the other line has it as well, or if it is one of several answers to the same: how something is usually
 * paid. Which city is annexed is told. Where nothing else tells the lines apart, all of it is.
 */
function toldOf(steps: readonly SaidStep[], others: readonly SaidStep[]): Message[] {
  const all = (of: readonly SaidStep[]) => of.map(({ says }) => says);
  const main = (of: readonly SaidStep[], beside: readonly SaidStep[]) =>
    all(
      of.filter(
        ({ says, detailOf }) =>
          detailOf === null ||
          (of.filter((one) => one.detailOf === detailOf).length === 1 &&
            !beside.some((one) => equalPlain(one.says, says))),
      ),
    );
  const told = main(steps, others);
  return equalPlain(told, main(others, steps)) ? all(steps) : told;
}

/** Nobody is told more digits than that, and they would be half of what is kept. */
function shortChance<T extends number | null>(chance: T): T {
  return (chance === null ? null : Math.round(chance * 10_000) / 10_000) as T;
}

function shortPoints(points: number): number {
  return Math.round(points * 100) / 100;
}

function shortPoint({ at, seat, points, leads, chances, seen }: CoursePoint): CoursePoint {
  return {
    at,
    seat,
    points,
    leads: leads?.map(shortPoints) ?? null,
    chances: chances?.map(shortChance) ?? null,
    seen: seen?.map((one) => one.map(shortChance)) ?? null,
  };
}
