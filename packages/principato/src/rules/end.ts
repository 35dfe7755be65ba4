/** P-9: the end of the game. */
import type { Result, Seat } from '@bottega/kernel';
import { CULTURES, type Culture } from '../data/index.js';
import type { State } from '../state.js';
import type { Tables } from '../tables.js';
import { goalPoints } from './goals.js';
import { militaryPoints } from './principality.js';
import type { Telling } from './step-types.js';

/** P-9.2: the goal cards are turned over. (The kernel opens every compartment once the stack is empty.) */
export function revealGoals(state: State, emit: Telling): void {
  state.own.forEach(({ goals: [general, art] }, seat) => {
    emit?.({ type: 'goalsOpened', seat, general, art });
  });
  emit?.({ type: 'ended' });
}

/** P-9.1: military points, culture and goals; P-9.3 to P-9.5: ties by stored cubes, in every place; P-1.3: most points win. */
export function result(tables: Tables, state: State): Result {
  const seats = state.own.map((_, seat) => seat);
  const goal = (pile: 0 | 1) => (seat: Seat) =>
    goalPoints(
      tables,
      state.open.principalities[seat],
      militaryPoints(state, seat),
      tables.goals[state.own[seat].goals[pile]].rule,
    );
  const sheet = [
    { category: 'military', points: seats.map((seat) => militaryPoints(state, seat)) },
    ...CULTURES.map((kind) => ({
      category: kind,
      points: seats.map((seat) => culturePoints(tables, state, seat, kind)),
    })),
    { category: 'generalGoal', points: seats.map(goal(0)) },
    { category: 'artGoal', points: seats.map(goal(1)) },
  ];
  const points = seats.map((seat) => sheet.reduce((sum, row) => sum + row.points[seat], 0));
  const isAhead = (one: Seat, other: Seat) => compare(state, points, one, other) > 0;
  const places = seats.map((seat) => 1 + seats.filter((other) => isAhead(other, seat)).length);
  return { places, points, sheet };
}

/** Victory points printed on a seat's culture tokens of a kind. */
export function culturePoints(tables: Tables, state: State, seat: Seat, kind: Culture): number {
  let points = 0;
  for (const token of state.open.principalities[seat].culture) {
    if (tables.culture[token].culture === kind) points += tables.culture[token].vp;
  }
  return points;
}

/** Positive if the first seat is ahead of the second. */
function compare(state: State, points: readonly number[], one: Seat, other: Seat): number {
  const byPoints = points[one] - points[other];
  if (byPoints !== 0) return byPoints;
  const byCubes = storedCubes(state, one) - storedCubes(state, other); // P-9.3, P-9.6
  if (byCubes !== 0 || state.open.options.finalTie === 'shared') return byCubes; // P-9.4
  return fromFirst(state, one) - fromFirst(state, other); // PQ-15: the later seat wins
}

/** P-9.3, P-9.6: the cubes that decide between seats with the same points. */
export function storedCubes(state: Pick<State, 'open'>, seat: Seat): number {
  const { food, gold, favor } = state.open.principalities[seat];
  return food + gold + favor;
}

function fromFirst(state: State, seat: Seat): number {
  const seats = state.own.length;
  return (seat - state.open.firstPlayer + seats) % seats;
}
