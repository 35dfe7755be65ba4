/** V-7.4: Annex. */
import { only, type Seat } from '@bottega/kernel';
import { annex, type ChoiceOf } from '../choices.js';
import type { CitedId } from '../rule-ids.js';
import type { Payment, State } from '../state.js';
import { type Board, CITY_COUNT, NONE, type Tables } from '../tables.js';
import { gainCity } from './city-track.js';
import { florinsBeside, NO_COST, openPurse, pay, payment } from './payment.js';
import { addTile } from './sources.js';
import type { Ask, Auto } from './step-types.js';

/** More crowns than any city costs, and more ships than any voyage. */
const MOST_CROWNS = 7;
const MOST_SHIPS = 6;
const NO_WAY = NONE;

/** Why no city can be annexed; null if one can. */
export function barOfAnnexing(tables: Tables, state: State, seat: Seat): CitedId | null {
  lookAround(tables, state, seat);
  const board = tables.boards[state.own.length];
  for (let city = 0; city < CITY_COUNT; city++) {
    const ships = shipsTo(tables, board, state, seat, city);
    if (ships !== NO_WAY && isPayable(state, seat, crownsFor(tables, state, seat, city), ships)) return null;
  }
  return 'V-7.4.1';
}

/** Looks at all crowns and ships that a seat can pay with, for `isPayable`. */
function lookAround(tables: Tables, state: State, seat: Seat): void {
  highest.seat = seat;
  openPurse(tables, state, highest);
}

const isPayable = (state: State, seat: Seat, crowns: number, ships: number): boolean =>
  florinsBeside(state, seat, crowns, ships) !== NONE;

/** Higher than the cost of any city; only read, so one object serves for all. */
const highest: { -readonly [Key in keyof Payment]: Payment[Key] } = payment(0, 'annex', {
  ...NO_COST,
  crown: MOST_CROWNS,
  ship: MOST_SHIPS,
});

/** V-7.4.2, V-7.4.3, V-7.6.9: one crown more than the value, which an own agent lowers and an enemy agent raises. */
export function crownsFor(tables: Tables, state: State, seat: Seat, city: number): number {
  const agent = state.open.agents[city];
  if (agent === NONE) return tables.values[city] + 1;
  return tables.values[city] + (agent === seat ? 0 : 2);
}

/** Ships for annexing a city: 0 by land (V-7.4.4), else the least from an own port (V-7.4.5); NO_WAY if it cannot be reached. */
export function shipsTo(tables: Tables, board: Board, state: State, seat: Seat, city: number): number {
  const { owner, options } = state.open;
  if (owner[city] !== NONE || tables.pirates[city]) return NO_WAY; // V-7.4.1, V-7.4.7
  const isPort = tables.data.cities[city].seas.length > 0;
  if (!isPort || options.annexAdjacentPort === 'roadNeedsNoShips') {
    for (const next of board.roads[city]) if (owner[next] === seat) return 0; // V-7.4.6
  }
  let least = NO_WAY;
  for (const port of board.ports[city]) {
    if (owner[port] !== seat) continue;
    const ships = board.seaWays[city][port];
    if (least === NO_WAY || ships < least) least = ships;
  }
  return least;
}

/** VD-14: which neutral city. Besieged ones too (V-7.4.9, R-17). */
export const chooseAnnexation = (tables: Tables): Ask<'annex', ChoiceOf<'annex'>> => ({
  seats: (_state, frame) => only(frame.seat),
  offer(state, _frame, seat, o) {
    lookAround(tables, state, seat);
    const board = tables.boards[state.own.length];
    for (let city = 0; city < CITY_COUNT; city++) {
      if (!board.inPlay[city] || state.open.owner[city] === seat) continue;
      const ships = shipsTo(tables, board, state, seat, city);
      const crowns = crownsFor(tables, state, seat, city);
      if (ships !== NO_WAY && isPayable(state, seat, crowns, ships)) o.may(annex(city));
      else if (o.explains)
        o.bar(annex(city), barOfCity(tables, state, city, ships), { crowns, ships: Math.max(0, ships) });
    }
  },
  choose(state, _frame, seat, { city }, emit) {
    const ships = shipsTo(tables, tables.boards[state.own.length], state, seat, city);
    const crown = crownsFor(tables, state, seat, city);
    state.open.stack.pop();
    state.open.stack.push({ step: 'annexed', seat, city });
    pay(tables, state, payment(seat, 'annex', { ...NO_COST, crown, ship: ships }), emit);
  },
  suggest(state, _frame, seat) {
    lookAround(tables, state, seat);
    const board = tables.boards[state.own.length];
    let best = NONE;
    for (let city = 0; city < CITY_COUNT; city++) {
      const ships = shipsTo(tables, board, state, seat, city);
      if (ships === NO_WAY || !isPayable(state, seat, crownsFor(tables, state, seat, city), ships)) continue;
      if (best === NONE || tables.values[city] > tables.values[best]) best = city;
    }
    return annex(best);
  },
});

function barOfCity(tables: Tables, state: State, city: number, ships: number): CitedId {
  if (state.open.owner[city] !== NONE) return 'V-7.4.1';
  if (tables.pirates[city]) return 'V-7.4.7';
  if (ships !== NO_WAY) return ships === 0 ? 'V-7.4.3' : 'V-7.4.5';
  return tables.data.cities[city].seas.length > 0 ? 'V-7.4.5' : 'V-7.4.4';
}

/** V-7.4.8: disc, tile, marker; the agent stays. */
export const annexed: Auto<'annexed'> = {
  chance: false,
  run(state, { seat, city }, emit) {
    state.open.stack.pop();
    state.open.owner[city] = seat;
    addTile(state.open.palaces[seat], city, true);
    emit?.({ type: 'annexed', seat, city });
    gainCity(state, seat);
  },
};
