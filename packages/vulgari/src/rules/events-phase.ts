/** D-3: the Events phase. D-20.1 to D-20.3: the Pope. */
import type { State } from '../state.js';
import { EVENT_COUNT, LEVELS, NONE, POPE_FROM, RED_CARDS, ROME } from '../tables.js';
import { moveManuscripts } from './manuscripts.js';
import { indexOf, recycle } from './recycling.js';
import { showManuscripts } from './setup.js';
import type { Auto, Telling } from './step-types.js';

/** D-1.1: the four phases of a round, of which this is the first. D-3.1: the marker goes to the next round. */
export const events: Auto<'events'> = {
  chance: true,
  run(state, _frame, emit) {
    const { open } = state;
    open.stack.pop();
    open.stack.push({ step: 'turns', at: 0 }, { step: 'order' });
    open.round++;
    emit?.({ type: 'round', round: open.round });
    if (open.round <= EVENT_COUNT) bringEvent(state, emit);
    if (open.round >= POPE_FROM) turnPopeCard(state, emit); // D-3.3: round 11 has no card
    if (open.round > 1) returnCubes(state, emit);
    bringCubes(state, emit);
    for (let level = 0; level < LEVELS; level++) {
      for (const card of showManuscripts(state, level)) emit?.({ type: 'revealed', card });
    }
    moveManuscripts(state, emit); // D-3.12
    if (open.round <= open.options.almsLastRound) open.stack.push({ step: 'alms', at: NONE }); // D-4.1, Q-3
  },
};

/** D-3.2, D-19.1: face up in its zone, until it is used. */
function bringEvent({ open }: State, emit: Telling): void {
  const event = open.agenda[open.round - 1];
  open.events[event] = 'map';
  emit?.({ type: 'eventCame', event });
}

/** D-3.4. D-20.2: a white card and the first red one change nothing. D-20.3: with the second everybody is in Rome. */
function turnPopeCard({ open, hidden }: State, emit: Telling): void {
  const isRed = hidden.popes.pop() === true;
  open.popes.push(isRed);
  const red = open.popes.filter(Boolean).length;
  emit?.({ type: 'pope', red, isRed });
  if (!isRed || red < RED_CARDS) return;
  open.isLastRound = true;
  for (const player of open.players) player.position = ROME;
  emit?.({ type: 'toRome' });
}

/** D-3.5, Q-9: what was left is one set, and the row of this round is its first candidate. */
function returnCubes(state: State, emit: Telling): void {
  const left = state.open.available.slice();
  state.open.available.fill(0);
  recycle(state, left, state.open.round, emit);
}

/** D-3.6, Q-37: the cubes of this round's row can be taken; there may be fewer than usual. */
function bringCubes({ open }: State, emit: Telling): void {
  for (let colour = 0; colour < open.available.length; colour++) {
    const at = indexOf(open.round, colour);
    open.available[colour] = open.rows[at];
    open.rows[at] = 0;
  }
  emit?.({ type: 'available', counts: open.available.slice() });
}
