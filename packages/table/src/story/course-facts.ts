/** What the course of a game was like: who led for how long, where anybody stood best and worst. */
import type { Seat } from '@bottega/kernel';
import type { Message } from '@bottega/kernel/text';
import type { GameAnalysis } from '../analysis/game-analysis.js';

/** The figures of every seat after so many choices: chances, or points. */
export interface CourseFigures {
  readonly at: number;
  readonly values: readonly number[];
}

/** Whoever is less ahead than this has not taken over: it would be told as a change back and forth. */
const AHEAD_CHANCE = 0.04;
const AHEAD_POINTS = 1;

/** Everybody's chances in the course of the game, its end left out: then they are the result. Null where there are none. */
export function chancesOf({ course }: GameAnalysis): readonly CourseFigures[] | null {
  const found = course.flatMap(({ at, chances }) => (chances === null ? [] : [{ at, values: chances }]));
  return found.length < 3 ? null : found.slice(0, -1);
}

/** The points in the course of the game, its end left out. */
export function pointsOf({ course }: GameAnalysis): readonly CourseFigures[] {
  return course.slice(0, -1).map(({ at, points }) => ({ at, values: points }));
}

export interface Leads {
  /** Who led longest; null if nobody ever did. */
  readonly longest: Seat | null;
  /** For which part of the time, from 0 to 1. */
  readonly share: number;
  /** How often somebody took the lead over from somebody else. */
  readonly changes: number;
  /** Who led first, and since when. */
  readonly first: { readonly seat: Seat; readonly at: number } | null;
}

export function leadsIn(figures: readonly CourseFigures[], kind: 'chances' | 'points'): Leads {
  const ahead = kind === 'chances' ? AHEAD_CHANCE : AHEAD_POINTS;
  const led = new Map<Seat, number>();
  let leader: Seat | null = null;
  let changes = 0;
  let first: Leads['first'] = null;
  for (const { at, values } of figures) {
    const [best, next] = ranked(values);
    if (best !== leader && values[best] - (values[leader ?? next] ?? 0) >= ahead) {
      if (leader !== null) changes++;
      leader = best;
      first ??= { seat: best, at };
    }
    if (leader !== null) led.set(leader, (led.get(leader) ?? 0) + 1);
  }
  const [longest, count] = [...led].sort(([, one], [, other]) => other - one)[0] ?? [null, 0];
  return { longest, share: count / Math.max(1, figures.length), changes, first };
}

/** The seats, the greatest figure first. */
export function ranked(values: readonly number[]): Seat[] {
  return values.map((_, seat) => seat).sort((one, other) => values[other] - values[one] || one - other);
}

/** Where a seat stood highest, or lowest. */
export function extreme(figures: readonly CourseFigures[], seat: Seat, which: 'highest' | 'lowest'): CourseFigures {
  const sign = which === 'highest' ? 1 : -1;
  return figures.reduce((one, other) => (sign * (other.values[seat] - one.values[seat]) > 0 ? other : one));
}

/** The figures at a part of the game, from 0 to 1. */
export function figuresAt(figures: readonly CourseFigures[], share: number): CourseFigures | null {
  return figures[Math.min(figures.length - 1, Math.round(share * (figures.length - 1)))] ?? null;
}

/** The round in which so many choices had been made; where the game has none, how far it was. */
export function whenOf({ decisions, length, first }: GameAnalysis, at: number): { readonly says: Message } {
  const round = decisions.findLast(({ from }) => from < at)?.round ?? decisions[0]?.round ?? null;
  if (round !== null) return { says: round };
  const share = (at - first) / Math.max(1, length - first);
  return { says: { key: share < 1 / 3 ? 'when.early' : share < 2 / 3 ? 'when.middle' : 'when.late', values: {} } };
}
