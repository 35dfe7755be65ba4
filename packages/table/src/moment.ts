/** A moment of a game, as a seat saw it or, once all is open, as it was. */
import { asked, type Game, isOver, type Seat, view } from '@bottega/kernel';
import { NO_DECISIONS } from './mirror.js';
import type { Replay } from './replay.js';
import type { Moment } from './snapshot.js';

/** With `isOpen` nothing is secret any more: seen by everybody means everything. */
export function momentOf(
  game: Game,
  replay: Replay,
  wanted: number,
  seat: Seat | null,
  { isOpen }: { readonly isOpen: boolean },
): Moment {
  const { first, length, turns, rounds } = replay;
  const at = Math.min(Math.max(wanted, first), length);
  const state = replay.stateAt(at);
  const { own, hidden } = state;
  const over = isOver(state);
  const log = replay.logAt(at, seat, { isOpen });
  return {
    seen: {
      version: at,
      seat,
      view: isOpen ? { ...view(state, seat), all: { own, hidden } } : view(state, seat),
      asked: asked(game, state),
      ...NO_DECISIONS,
      canUndo: false,
      undoBar: 'nothing',
      recap: [log.length, log.length],
      log,
      handOver: null,
      over,
      result: over ? game.result(state) : null,
    },
    at,
    length,
    first,
    turns,
    rounds,
  };
}
