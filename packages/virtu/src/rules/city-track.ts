/** V-8.7: the city track and the turn order. Only this track has stacks: those of patronage mean nothing (V-8.7.5). */
import type { Seat } from '@bottega/kernel';
import type { State } from '../state.js';
import { TRACK_END } from '../tables.js';

/** V-8.7.2, R-24: the space of a player: 8 stands for 8 or more. */
export function trackSpace(state: State, seat: Seat): number {
  const { cities } = state.open.palaces[seat];
  return Math.min(cities, TRACK_END);
}

export const gainCity = (state: State, seat: Seat): void => moveMarker(state, seat, 1);
export const loseCity = (state: State, seat: Seat): void => moveMarker(state, seat, -1);

/** V-8.7.2: the marker goes on top of those on its new space; it stays in its stack if the space is the same. */
function moveMarker(state: State, seat: Seat, cities: number): void {
  const { standing, palaces } = state.open;
  const before = trackSpace(state, seat);
  palaces[seat].cities += cities;
  const space = trackSpace(state, seat);
  if (space === before) return;
  standing.splice(standing.indexOf(seat), 1);
  let at = 0;
  while (at < standing.length && trackSpace(state, standing[at]) > space) at++;
  standing.splice(at, 0, seat);
}
