/** A moment of a game, as a seat saw it or, once all is open, as it was. */
import { asked, type Game, isOver, type Seat, view } from '@bottega/kernel';
import { NO_DECISIONS } from './mirror.js';
import type { Replay } from './replay.js';
import type { Moment } from './snapshot.js';

/** What may be seen of a moment, beside what the seat saw. */
export interface MomentRights {
  /** Nothing is secret any more: seen by everybody means everything. */
  readonly isOpen: boolean;
  /** What was hidden stays so after the end, too. */
  readonly isShut?: boolean;
}

export function momentOf(
  game: Game,
  replay: Replay,
  wanted: number,
  seat: Seat | null,
  { isOpen, isShut = false }: MomentRights,
): Moment {
  const { first, length, turns, rounds } = replay;
  const at = Math.min(Math.max(wanted, first), length);
  const state = replay.stateAt(at);
  const { own, hidden } = state;
  const over = isOver(state);
  const log = replay.logAt(at, seat, { isOpen, isShut });
  const seen = view(state, seat);
  return {
    seen: {
      version: at,
      seat,
      view: isOpen || isShut ? { ...seen, all: isShut ? null : { own, hidden } } : seen,
      asked: asked(game, state),
      ...NO_DECISIONS,
      canUndo: false,
      undoBar: 'nothing',
      recap: [log.length, log.length],
      log,
      handOver: null,
      over,
      result: over && !isShut ? game.result(state) : null,
    },
    at,
    length,
    first,
    turns,
    rounds,
  };
}
