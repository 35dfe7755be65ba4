/** V-8.5: beaten troops go home after the sieges, or are lost. */
import { type Offer, only, type Seat } from '@bottega/kernel';
import { type ChoiceOf, LOSE, retreat, retreatBySea, retreatFrom } from '../choices.js';
import { type FrameOf, type State, troopPlace } from '../state.js';
import { CITY_COUNT, NONE, SHIP, type Tables } from '../tables.js';
import { mostOf, NO_COST, pay, payment } from './payment.js';
import { collectFrom, offerCollecting } from './sources.js';
import type { Ask, Auto, Telling } from './step-types.js';

/** V-8.7.1, E-35: war tokens return when all sieges are over; then the retreats begin (V-8.5.1, E-16). */
export const afterSieges: Auto<'afterSieges'> = {
  chance: false,
  run(state) {
    const { open } = state;
    open.stack.pop();
    for (const palace of open.palaces) {
      open.warTokens += palace.warTokens;
      palace.warTokens = 0;
    }
    open.stack.push({ step: 'retreats', at: 0 });
  },
};

/** V-8.5.1: in turn order; V-8.5.6: city by city, in the order the player likes. */
export const retreats = (tables: Tables): Auto<'retreats'> => ({
  chance: false,
  run(state, frame, emit) {
    const { stack, turnOrder } = state.open;
    if (frame.at === turnOrder.length) {
      stack.pop();
      stack.push({ step: 'endSpring' });
      return;
    }
    const seat = turnOrder[frame.at];
    const from = withdrawingFrom(state, seat);
    if (from.length === 0) frame.at++;
    else if (from.length === 1) beginRetreat(tables, state, seat, from[0], emit);
    else stack.push({ step: 'nextRetreat', seat });
  },
});

function withdrawingFrom(state: State, seat: Seat): number[] {
  const found: number[] = [];
  for (let city = 0; city < CITY_COUNT; city++) {
    if (state.open.withdrawing.includes(troopPlace(state, city, seat))) found.push(city);
  }
  return found;
}

/** Which of several retreats comes first. */
export const chooseRetreatFrom = (tables: Tables): Ask<'nextRetreat', ChoiceOf<'retreatFrom'>> => ({
  seats: (_state, frame) => only(frame.seat),
  offer(state, _frame, seat, o) {
    for (const city of withdrawingFrom(state, seat)) o.may(retreatFrom(city));
  },
  choose(state, _frame, seat, { city }, emit) {
    state.open.stack.pop();
    beginRetreat(tables, state, seat, city, emit);
  },
  suggest: (state, _frame, seat) => retreatFrom(withdrawingFrom(state, seat)[0]),
});

function beginRetreat(tables: Tables, state: State, seat: Seat, city: number, emit: Telling): void {
  const frame: FrameOf<'retreat'> = { step: 'retreat', seat, city, to: NONE };
  state.open.stack.push(frame);
  goOn(tables, state, frame, emit);
}

/** Ends the retreat when nobody is left, or when nobody can go anywhere (V-8.5.5). */
function goOn(tables: Tables, state: State, frame: FrameOf<'retreat'>, emit: Telling): void {
  const { open } = state;
  const { seat, city } = frame;
  const place = troopPlace(state, city, seat);
  const left = open.troops[place];
  if (left > 0) {
    const way = new AnyWay();
    forEachWay(tables, state, frame, way.found);
    if (way.isFound) return;
    open.troops[place] = 0;
    emit?.({ type: 'lost', seat, city, troops: left });
  }
  open.stack.pop();
  open.pool.fill(0);
  open.used.length = 0;
  open.withdrawing.splice(open.withdrawing.indexOf(place), 1);
}

class AnyWay {
  isFound = false;
  readonly found = (): void => {
    this.isFound = true;
  };
}

/** V-8.5.2: by land to an adjacent city; V-8.5.3: from port to port for ships. V-8.5.4: by house rule all to the same city. */
function forEachWay(
  tables: Tables,
  state: State,
  { seat, city, to }: FrameOf<'retreat'>,
  way: (city: number, ships: number) => void,
): void {
  const { owner } = state.open;
  const board = tables.boards[state.own.length];
  for (const next of board.roads[city]) {
    if (owner[next] === seat && (to === NONE || to === next)) way(next, 0);
  }
  const ships = mostOf(tables, state, seat, 'retreat', SHIP);
  if (ships === 0) return;
  for (const port of board.ports[city]) {
    const costs = board.seaWays[city][port];
    if (owner[port] === seat && costs <= ships && (to === NONE || to === port)) way(port, costs);
  }
}

/** Why not elsewhere: not his or not adjacent (V-8.5.2, V-8.5.7), no sea way or too few ships (V-8.5.3), another city (V-8.5.4). */
function barOtherWays(
  tables: Tables,
  state: State,
  { seat, city: from, to }: FrameOf<'retreat'>,
  o: Offer<ChoiceOf<'retreat' | 'retreatBySea'>>,
): void {
  const { inPlay, roads, seaWays, ports } = tables.boards[state.own.length];
  const ships = mostOf(tables, state, seat, 'retreat', SHIP);
  for (let city = 0; city < CITY_COUNT; city++) {
    if (!inPlay[city] || city === from) continue;
    const isOwn = state.open.owner[city] === seat;
    const isElsewhere = to !== NONE && to !== city;
    if (!isOwn || !roads[from].includes(city)) o.bar(retreat(city), 'V-8.5.2');
    else if (isElsewhere) o.bar(retreat(city), 'V-8.5.4');
    if (ports[city].length === 0) continue;
    const costs = seaWays[from][city];
    if (!isOwn || costs === 0) o.bar(retreatBySea(city), 'V-8.5.3');
    else if (isElsewhere) o.bar(retreatBySea(city), 'V-8.5.4');
    else if (costs > ships) o.bar(retreatBySea(city), 'V-8.5.3', { costs, ships });
  }
}

/** VD-23: where the next troop goes, once and for good (V-8.5.7), or that it is lost. */
export const chooseRetreat = (
  tables: Tables,
): Ask<'retreat', ChoiceOf<'retreat' | 'retreatBySea' | 'lose' | 'collect'>> => ({
  seats: (_state, frame) => only(frame.seat),
  offer(state, frame, seat, o) {
    forEachWay(tables, state, frame, (city, ships) => o.may(ships === 0 ? retreat(city) : retreatBySea(city)));
    if (o.explains) barOtherWays(tables, state, frame, o);
    o.may(LOSE);
    // Collecting could exhaust the ships that a retreat was counted on; it may, for losing troops is always possible.
    offerCollecting(tables, state, seat, o);
  },
  choose(state, frame, seat, choice, emit) {
    const { open } = state;
    switch (choice.type) {
      case 'collect':
        collectFrom(tables, state, seat, choice.source, emit);
        goOn(tables, state, frame, emit);
        break;
      case 'lose':
        open.troops[troopPlace(state, frame.city, seat)]--;
        emit?.({ type: 'lost', seat, city: frame.city, troops: 1 });
        goOn(tables, state, frame, emit);
        break;
      default: {
        const isBySea = choice.type === 'retreatBySea';
        const ships = isBySea ? tables.boards[state.own.length].seaWays[frame.city][choice.city] : 0;
        if (!open.options.retreatSplit) frame.to = choice.city;
        open.stack.push({ step: 'retreated', seat, city: frame.city, to: choice.city, ships });
        if (ships > 0) pay(tables, state, payment(seat, 'retreat', { ...NO_COST, ship: ships }), emit);
      }
    }
  },
  suggest(state, frame) {
    let best: ChoiceOf<'retreat' | 'retreatBySea'> | null = null;
    let least = Number.POSITIVE_INFINITY;
    forEachWay(tables, state, frame, (city, ships) => {
      if (ships >= least) return;
      least = ships;
      best = ships === 0 ? retreat(city) : retreatBySea(city);
    });
    return best ?? LOSE;
  },
});

export const retreated = (tables: Tables): Auto<'retreated'> => ({
  chance: false,
  run(state, { seat, city, to, ships }, emit) {
    const { open } = state;
    open.stack.pop();
    open.troops[troopPlace(state, city, seat)]--;
    open.troops[troopPlace(state, to, seat)]++;
    emit?.({ type: 'retreated', seat, from: city, to, ships });
    goOn(tables, state, open.stack[open.stack.length - 1] as FrameOf<'retreat'>, emit);
  },
});
