/** V-4: years, springs and winters. V-8.7.4, V-10.1: the new turn order and the end. */
import type { State } from '../state.js';
import { LAST_RANK, NONE, TRACK_END } from '../tables.js';
import type { Auto } from './step-types.js';

/** V-4.1: a year begins with spring. */
export const year: Auto<'year'> = {
  chance: false,
  run(state, _frame, emit) {
    const { open } = state;
    open.stack.pop();
    open.year++;
    open.season = 'spring';
    emit?.({ type: 'year', year: open.year });
    open.stack.push({ step: 'springTurns', at: 0 });
  },
};

/** V-8.7.4, V-4.3: the order of the city track holds for this winter and the next spring. Then the end is looked for. */
export const endSpring: Auto<'endSpring'> = {
  chance: false,
  run(state, _frame, emit) {
    const { open } = state;
    open.stack.pop();
    open.turnOrder = open.standing.slice();
    emit?.({ type: 'newOrder', first: open.turnOrder[0] });
    open.ending = endingOf(state);
    if (open.ending !== null) emit?.({ type: 'lastYear', cause: open.ending });
    open.season = 'winter';
    open.stack.push({ step: 'winterTurns', at: 0 });
  },
};

/** V-10.1.1, V-10.1.3: what holds at the end of spring counts. V-10.1.5: or a limit of years, by house rule. */
export function endingOf({ open }: State): State['open']['ending'] {
  if (!open.owner.includes(NONE)) return 'neutral'; // V-10.1.4: pirate ports are neutral, closed cities are ABSENT
  if (open.palaces.some(({ cities }) => cities >= TRACK_END)) return 'cities';
  if (open.palaces.some(({ rank }) => rank === LAST_RANK)) return 'patronage';
  const { yearLimit } = open.options;
  return yearLimit !== 'none' && open.year >= yearLimit ? 'years' : null;
}

/** V-4.4: each player completes his winter before the next begins. V-10.1.2: after the last winter the game is over. */
export const winterTurns: Auto<'winterTurns'> = {
  chance: false,
  run(state, frame, emit) {
    const { open } = state;
    if (frame.at < open.turnOrder.length) {
      open.stack.push({ step: 'winterTurn', seat: open.turnOrder[frame.at], stage: 0 });
      frame.at++;
      return;
    }
    open.stack.pop();
    if (open.ending === null) open.stack.push({ step: 'year' });
    else emit?.({ type: 'over', year: open.year });
  },
};
