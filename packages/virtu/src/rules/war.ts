/** V-7.5: Wage War: troops march and sail, war tokens are taken. */
import { only, type Seat } from '@bottega/kernel';
import { type ChoiceOf, DONE, road, sail, tokens, troop } from '../choices.js';
import type { CitedId } from '../rule-ids.js';
import { type FrameOf, type State, troopPlace } from '../state.js';
import { ACTION_SLOTS, CAVALRY, CITY_COUNT, NONE, SHIP, type Tables, UPGRADE_SLOTS, WAR } from '../tables.js';
import { canPay, mostOf, NO_COST, pay, payment } from './payment.js';
import { COURTIERS, collectFrom, offerCollecting, ROOM_RELIEF, useSource } from './sources.js';
import type { Ask, Auto } from './step-types.js';

/** V-6.5.4: a troop can move, or a token can be taken. */
export function barOfWar(tables: Tables, state: State, seat: Seat): CitedId | null {
  return canWage(tables, state, seat) ? null : 'V-5.5.7';
}

function canWage(tables: Tables, state: State, seat: Seat): boolean {
  // Symbol by symbol, since nearly always the first is enough.
  return (
    canMarchAnywhere(tables, state, seat, mostOf(tables, state, seat, 'march', CAVALRY), 0) ||
    canMarchAnywhere(tables, state, seat, 0, mostOf(tables, state, seat, 'march', SHIP)) ||
    canTakeToken(tables, state, seat)
  );
}

function canMarchAnywhere(tables: Tables, state: State, seat: Seat, cavalry: number, ships: number): boolean {
  if (cavalry + ships === 0) return false;
  for (let city = 0; city < CITY_COUNT; city++) {
    if (canMarch(tables, state, seat, city, cavalry, ships)) return true;
  }
  return false;
}

function canTakeToken(tables: Tables, state: State, seat: Seat): boolean {
  for (let relief = 0; relief < COURTIERS; relief++) {
    if (canPayTokens(tables, state, seat, relief, 1)) return true;
  }
  return false;
}

/** V-7.5.4: a troop moves from cities of its owner only; before a foreign city it has stopped. */
function canMarch(tables: Tables, state: State, seat: Seat, city: number, cavalry: number, ships: number): boolean {
  const { owner, troops } = state.open;
  if (owner[city] !== seat || troops[troopPlace(state, city, seat)] === 0) return false;
  const board = tables.boards[state.own.length];
  if (cavalry > 0 && board.roads[city].length > 0) return true; // V-7.5.1
  for (const port of board.ports[city]) if (board.seaWays[city][port] <= ships) return true; // V-7.5.2, V-7.5.13
  return false;
}

/** V-7.5.6: so many war symbols of a relief of the room; those of courtiers give none (V-7.5.8). */
function canPayTokens(tables: Tables, state: State, seat: Seat, relief: number, count: number): boolean {
  const { open } = state;
  const card = cardIn(state, seat, relief);
  if (card === NONE || open.named[relief] !== NONE) return false; // V-7.5.7
  if (tables.cards[card].relief[WAR] < count || open.warTokens < count) return false;
  return canPay(tables, state, tokenCost(tables, seat, card, relief, count));
}

/** The card of a relief of the room with the marker; printed reliefs show no war symbol. */
function cardIn(state: State, seat: Seat, relief: number): number {
  const palace = state.open.palaces[seat];
  return palace.cards[(relief === ROOM_RELIEF ? ACTION_SLOTS : UPGRADE_SLOTS) + palace.marker];
}

const tokenCost = (tables: Tables, seat: Seat, card: number, relief: number, count: number) =>
  payment(seat, 'token', { ...NO_COST, florin: tables.cards[card].warFlorins * count }, relief);

/** VD-15: V-7.5.3, V-7.5.9, V-7.5.10: moves and tokens, as many as can be paid. Which troop moves next, or which tokens. */
export const chooseWar = (tables: Tables): Ask<'war', ChoiceOf<'troop' | 'tokens' | 'collect' | 'done'>> => ({
  seats: (_state, frame) => only(frame.seat),
  offer(state, frame, seat, o) {
    const cavalry = mostOf(tables, state, seat, 'march', CAVALRY);
    const ships = mostOf(tables, state, seat, 'march', SHIP);
    for (let city = 0; city < CITY_COUNT; city++) {
      if (state.open.troops[troopPlace(state, city, seat)] === 0) continue;
      if (canMarch(tables, state, seat, city, cavalry, ships)) o.may(troop(city));
      else if (state.open.owner[city] !== seat) o.bar(troop(city), 'V-7.5.4');
      else o.bar(troop(city), 'V-5.5.7', { cavalry, ships });
    }
    for (let relief = 0; relief < COURTIERS; relief++) {
      const card = cardIn(state, seat, relief);
      if (card === NONE) continue;
      for (let count = 1; count <= tables.cards[card].relief[WAR]; count++) {
        if (canPayTokens(tables, state, seat, relief, count)) o.may(tokens(relief, count));
        else if (o.explains) o.bar(tokens(relief, count), barOfTokens(state, relief, count));
      }
    }
    if (frame.effects === 0) {
      o.bar(DONE, 'V-6.5.4');
      return;
    }
    o.may(DONE);
    offerCollecting(tables, state, seat, o);
  },
  choose(state, _frame, seat, choice, emit) {
    const { stack } = state.open;
    switch (choice.type) {
      case 'troop':
        stack.push({ step: 'march', seat, city: choice.city });
        break;
      case 'tokens': {
        const card = cardIn(state, seat, choice.relief);
        useSource(tables, state, seat, choice.relief, WAR, 'token', emit);
        stack.push({ step: 'tokens', seat, relief: choice.relief, tokens: choice.tokens });
        pay(tables, state, tokenCost(tables, seat, card, choice.relief, choice.tokens), emit);
        break;
      }
      case 'collect':
        collectFrom(tables, state, seat, choice.source, emit);
        endIfSpent(tables, state, seat);
        break;
      case 'done':
        stack.pop();
        break;
    }
  },
  suggest(state, frame, seat) {
    if (frame.effects > 0) return DONE;
    const cavalry = mostOf(tables, state, seat, 'march', CAVALRY);
    const ships = mostOf(tables, state, seat, 'march', SHIP);
    for (let city = 0; city < CITY_COUNT; city++)
      if (canMarch(tables, state, seat, city, cavalry, ships)) return troop(city);
    for (let relief = 0; relief < COURTIERS; relief++)
      if (canPayTokens(tables, state, seat, relief, 1)) return tokens(relief, 1);
    return DONE;
  },
});

function barOfTokens(state: State, relief: number, count: number): CitedId {
  const named = state.open.named[relief];
  if (named !== NONE) return named === WAR ? 'V-7.5.6' : 'V-7.5.7';
  return state.open.warTokens < count ? 'V-2.4' : 'V-7.5.6';
}

/** Where the troop goes: V-7.5.1 along a road for a cavalry, V-7.5.2 over sea for as many ships as the way is long (V-7.5.5). */
export const chooseMarch = (tables: Tables): Ask<'march', ChoiceOf<'road' | 'sail'>> => ({
  seats: (_state, frame) => only(frame.seat),
  offer(state, frame, seat, o) {
    const board = tables.boards[state.own.length];
    const cavalry = mostOf(tables, state, seat, 'march', CAVALRY);
    const ships = mostOf(tables, state, seat, 'march', SHIP);
    for (const city of board.roads[frame.city]) {
      if (cavalry > 0) o.may(road(city));
      else o.bar(road(city), 'V-7.5.1');
    }
    for (const city of board.ports[frame.city]) {
      const costs = board.seaWays[frame.city][city];
      if (costs <= ships) o.may(sail(city));
      else if (o.explains) o.bar(sail(city), 'V-7.5.5', { costs, ships });
    }
    if (o.explains) barOthers(tables, state, frame, o.bar.bind(o));
  },
  choose(state, frame, seat, choice, emit) {
    const ships = choice.type === 'sail' ? tables.boards[state.own.length].seaWays[frame.city][choice.city] : 0;
    state.open.stack.pop();
    state.open.stack.push({ step: 'marched', seat, city: frame.city, to: choice.city, ships });
    pay(
      tables,
      state,
      payment(seat, 'march', ships > 0 ? { ...NO_COST, ship: ships } : { ...NO_COST, cavalry: 1 }),
      emit,
    );
  },
  suggest(state, frame, seat) {
    const board = tables.boards[state.own.length];
    if (mostOf(tables, state, seat, 'march', CAVALRY) > 0 && board.roads[frame.city].length > 0)
      return road(board.roads[frame.city][0]);
    const ships = mostOf(tables, state, seat, 'march', SHIP);
    const port = board.ports[frame.city].find((to) => board.seaWays[frame.city][to] <= ships);
    return sail(port ?? board.ports[frame.city][0]);
  },
});

/** Cities without a way from here, and closed ones. Those that are not on the map are not there at all (V-3.1.3). */
function barOthers(
  tables: Tables,
  state: State,
  frame: FrameOf<'march'>,
  bar: (choice: ChoiceOf<'road' | 'sail'>, rule: CitedId) => void,
): void {
  const board = tables.boards[state.own.length];
  for (let city = 0; city < CITY_COUNT; city++) {
    if (city === frame.city || !board.onMap[city]) continue;
    if (!board.inPlay[city]) {
      bar(road(city), 'V-3.1.2');
      bar(sail(city), 'V-3.1.2');
      continue;
    }
    if (!board.roads[frame.city].includes(city)) bar(road(city), 'V-7.5.1');
    if (!board.ports[frame.city].includes(city)) bar(sail(city), 'V-7.5.2');
  }
}

/** V-7.5.11, V-7.5.12: any number, also past enemies. Before a foreign city the troop stops and besieges it (V-7.5.4). */
export const marched = (tables: Tables): Auto<'marched'> => ({
  chance: false,
  run(state, { seat, city, to, ships }, emit) {
    state.open.stack.pop();
    state.open.troops[troopPlace(state, city, seat)]--;
    state.open.troops[troopPlace(state, to, seat)]++;
    emit?.({ type: 'marched', seat, from: city, to, ships });
    countEffect(tables, state, seat);
  },
});

/** V-7.5.6: one token for each symbol that was paid for. */
export const takeTokens = (tables: Tables): Auto<'tokens'> => ({
  chance: false,
  run(state, frame, emit) {
    const { open } = state;
    open.stack.pop();
    open.pool[WAR] = 0;
    open.warTokens -= frame.tokens;
    open.palaces[frame.seat].warTokens += frame.tokens;
    emit?.({ type: 'armed', seat: frame.seat, tokens: frame.tokens });
    countEffect(tables, state, frame.seat);
  },
});

function countEffect(tables: Tables, state: State, seat: Seat): void {
  const { stack } = state.open;
  (stack[stack.length - 1] as FrameOf<'war'>).effects++;
  endIfSpent(tables, state, seat);
}

/** Nobody is asked whose troops cannot move and who can take no token; florins can be collected after the action as well. */
function endIfSpent(tables: Tables, state: State, seat: Seat): void {
  if (!canWage(tables, state, seat)) state.open.stack.pop();
}
