/** The moment of a game that its story tells: the costliest decision. */
import { equalPlain, type Seat } from '@bottega/kernel';
import type { Message } from '@bottega/kernel/text';
import type { GameAnalysis, TurningMoment } from '../analysis/game-analysis.js';
import { chancesOf, ranked, whenOf } from './course-facts.js';
import type { SentenceKind, StorySentence } from './sentence.js';

/** More than that of what somebody chose is not told. */
const MOST_CHOICES = 2;
const LEAST_CHANCE = 0.04;
const LEAST_POINTS = 1.5;
/** Whoever gained less by somebody else's slip is not mentioned. */
const LEAST_GAIN = 0.05;

export type Tell = (kind: SentenceKind, about: Seat, values: StorySentence['values']) => StorySentence;

/** How much one line was better than the other: of the chance where there are chances, else points. */
export function weightOf({ played, other }: TurningMoment): number {
  if (played.chance !== null && other.chance !== null) return Math.abs(other.chance - played.chance);
  return Math.abs(other.points - played.points);
}

/** What made less of a difference is not told. */
export function leastOf({ played, other }: TurningMoment): number {
  return played.chance !== null && other.chance !== null ? LEAST_CHANCE : LEAST_POINTS;
}

export function tellSlip(analysis: GameAnalysis, moment: TurningMoment, tell: Tell): StorySentence[] {
  const { seat, played, other } = moment;
  const { said, saidOther } = differences(moment);
  const base = { seat, round: whenOf(analysis, moment.to) };
  const choices = { played: { choices: said }, other: { choices: saidOther } };
  const isTold = said.length > 0 && saidOther.length > 0;
  if (played.chance === null || other.chance === null || other.chance <= played.chance) {
    const values = { ...base, points: Math.max(1, Math.round(other.points - played.points)) };
    return [isTold ? tell('slipPoints', seat, { ...values, ...choices }) : tell('slipPointsBare', seat, values)];
  }
  const values = { ...base, kept: { share: played.chance }, best: { share: other.chance } };
  const slip = isTold
    ? tell('slip', seat, { ...values, ...choices })
    : saidOther.length > 0
      ? tell('slipLeft', seat, { ...values, other: choices.other })
      : tell('slipBare', seat, values);
  return [slip, ...tellGain(analysis, moment, tell)];
}

/** Who stood better afterwards, if that was much, and if nothing but this turn lies between. */
function tellGain(analysis: GameAnalysis, { seat, from, to }: TurningMoment, tell: Tell): StorySentence[] {
  const chances = chancesOf(analysis) ?? [];
  const before = chances.findLast(({ at }) => at <= from);
  const after = chances.find(({ at }) => at >= to);
  if (before === undefined || after === undefined) return [];
  if (analysis.course.some(({ at, seat: whose }) => at > before.at && at <= after.at && whose !== seat)) return [];
  const gains = after.values.map((value, other) => (other === seat ? 0 : value - before.values[other]));
  const [gainer] = ranked(gains);
  return gains[gainer] < LEAST_GAIN ? [] : [tell('gain', gainer, { other: gainer })];
}

/** What was chosen in one line and not in the other. */
function differences({ played, other }: TurningMoment): { said: readonly Message[]; saidOther: readonly Message[] } {
  const said = without(played.says, other.says);
  const saidOther = without(other.says, played.says);
  // What differs by details alone would be quoted by the same name.
  const isSame = said.some((one) => saidOther.some(({ key }) => key === one.key && isNearlyAlike(one, saidOther)));
  return isSame ? { said: [], saidOther: [] } : { said: cut(said), saidOther: cut(saidOther) };
}

function cut(says: readonly Message[]): Message[] {
  return says.filter((one, at) => !says.slice(0, at).some((other) => equalPlain(one, other))).slice(0, MOST_CHOICES);
}

/** Whether a message stands among others but for a number: a place, a price. */
function isNearlyAlike(one: Message, others: readonly Message[]): boolean {
  return others.some(
    ({ key, values }) =>
      key === one.key &&
      Object.entries(one.values).every(
        ([name, value]) => typeof value === 'number' || equalPlain(value, values[name] ?? null),
      ),
  );
}

function without(says: readonly Message[], taken: readonly Message[]): Message[] {
  const left = [...taken];
  return says.filter((one) => {
    const at = left.findIndex((other) => equalPlain(one, other));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
