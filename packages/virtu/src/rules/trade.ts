/** V-7.3: Trade. */
import { type Offer, only, type Seat } from '@bottega/kernel';
import { type ChoiceOf, DONE } from '../choices.js';
import type { CitedId } from '../rule-ids.js';
import type { State } from '../state.js';
import { FLORINS_PER_SHIP, SHIP, type Tables } from '../tables.js';
import { mostOf, nextSource, offerSources } from './payment.js';
import { COURTIERS, useSource } from './sources.js';
import type { Ask } from './step-types.js';

const SHIPS = [SHIP] as const;

export function barOfTrade(tables: Tables, state: State, seat: Seat): CitedId | null {
  return mostOf(tables, state, seat, 'trade', SHIP) > 0 ? null : 'V-5.5.5';
}

/** VD-13: V-7.3.1: 2 florins for each ship, from any number of sources. */
export const chooseTrade = (tables: Tables): Ask<'trade', ChoiceOf<'use' | 'done'>> => ({
  seats: (_state, frame) => only(frame.seat),
  offer(state, frame, seat, o) {
    offerSources(tables, state, seat, 'trade', SHIPS, frame.from, o);
    if (frame.ships > 0) o.may(DONE);
    else o.bar(DONE, 'V-6.5.4');
  },
  choose(state, frame, seat, choice, emit) {
    if (choice.type === 'use') {
      const ships = useSource(tables, state, seat, choice.source, SHIP, 'trade', emit);
      state.open.pool[SHIP] = 0;
      state.open.palaces[seat].treasury += ships * FLORINS_PER_SHIP;
      frame.ships += ships;
      frame.from = nextSource(frame.from, choice.source);
      emit?.({ type: 'traded', seat, ships, florins: ships * FLORINS_PER_SHIP });
      if (firstSource(tables, state, seat) !== null) return;
    }
    state.open.stack.pop();
  },
  // The reliefs of the room cost nothing; ships elsewhere may be wanted for more than florins.
  suggest(state, frame) {
    const next = firstSource(tables, state, frame.seat);
    return next !== null && (frame.ships === 0 || next.source < COURTIERS) ? next : DONE;
  },
});

/** The first source that can still be used. */
function firstSource(tables: Tables, state: State, seat: Seat): ChoiceOf<'use'> | null {
  const listener = new First();
  offerSources(tables, state, seat, 'trade', SHIPS, 0, listener);
  return listener.choice;
}

class First implements Offer<ChoiceOf<'use'>> {
  readonly explains = false;
  choice: ChoiceOf<'use'> | null = null;
  may(choice: ChoiceOf<'use'>): void {
    this.choice ??= choice;
  }
  also(): void {}
  bar(): void {}
}
