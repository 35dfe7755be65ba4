/** What somebody begins a trial with: what their seat sees, and nothing else. */
import type { GameEvent, Options, Seat, View } from '@bottega/kernel';
import type { Player } from './player.js';
import type { TableInfo, TableSnapshot } from './snapshot.js';

/** All that a trial is made from: what one seat sees of a table. */
export interface TrialStart {
  readonly seat: Seat;
  readonly view: View;
  readonly log: readonly GameEvent[];
  readonly players: readonly Player[];
  readonly options: Options;
  /** What is not seen is imagined from it: the same from the same seed. */
  readonly seed: string;
}

/** Why nothing can be tried in a position: whoever looks has no seat, or the game is over. Null if it can. */
export function trialBar({ seat, over, view }: Pick<TableSnapshot, 'seat' | 'over' | 'view'>): 'seat' | 'over' | null {
  if (over || view.open.stack.length === 0) return 'over';
  return seat === null ? 'seat' : null;
}

/** Of a table as a seat sees it, now or at a moment of the past, what a trial begins with. */
export function trialStart(
  { seat, view, log }: Pick<TableSnapshot, 'seat' | 'view' | 'log'>,
  { players, options }: Pick<TableInfo, 'players' | 'options'>,
  seed: string,
): TrialStart {
  if (seat === null) throw new Error('only a seat can try something');
  // Once a game is over everything lies open; what the seat did not see then stays unseen.
  return { seat, view: { ...view, all: null }, log, players, options, seed };
}
