/** D-1.4 to D-1.8: piles of discs on tracks, rankings, knowledge and its levels. */
import type { Seat } from '@bottega/kernel';
import type { Open, Track } from '../state.js';
import { KNOWLEDGE, type Tables } from '../tables.js';

/** A disc arrives on a space: on top of the pile there, so behind everybody who is on it already (D-1.4, D-1.5). */
export function place(track: Track, seat: Seat, space: number): void {
  const { at, order } = track;
  if (at[seat] === space) return; // D-1.7: keeps its place in the pile
  at[seat] = space;
  // Step by step instead of taking it out and putting it in: this is done a million times in a search.
  let rank = order.indexOf(seat);
  for (; rank > 0 && at[order[rank - 1]] < space; rank--) order[rank] = order[rank - 1];
  for (; rank < order.length - 1 && at[order[rank + 1]] >= space; rank++) order[rank] = order[rank + 1];
  order[rank] = seat;
}

/** Whoever is furthest ahead of those on spaces; -1 if nobody is. At 0 a disc is not on the track. */
export function leader({ at, order }: Track): Seat {
  return at[order[0]] > 0 ? order[0] : -1;
}

/** D-1.7, Q-24: forward, but not beyond the last space. */
export function gainKnowledge(tables: Tables, open: Open, seat: Seat, gain: number): void {
  const track = open.tracks[KNOWLEDGE];
  place(track, seat, Math.min(tables.lengths[KNOWLEDGE], track.at[seat] + gain));
}

/** D-1.8: read at the moment it is needed. */
export function levelOf(tables: Tables, open: Open, seat: Seat): number {
  return tables.levelAt[open.tracks[KNOWLEDGE].at[seat]];
}

/** D-1.6, Q-27: of these seats the one with the most knowledge. */
export function mostKnowledge(open: Open, is: (seat: Seat) => boolean): Seat {
  for (const seat of open.tracks[KNOWLEDGE].order) if (is(seat)) return seat;
  return -1;
}
