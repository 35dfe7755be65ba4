/** V-8.1, V-8.3: sieges, player by player, and how they end. */
import { only, type Seat } from '@bottega/kernel';
import { besiege, type ChoiceOf, collect, PASS } from '../choices.js';
import { type FrameOf, type State, troopPlace } from '../state.js';
import { BASTIONS, CATHEDRAL, CITY_COUNT, FLORIN, NONE, type Tables } from '../tables.js';
import { capture } from './capture.js';
import { beginCombat, combatBelow, strengths } from './combat.js';
import { askOpponent, rivalsOf } from './field-battle.js';
import { collectFrom, isReadyTile, offerCollecting, tileSource } from './sources.js';
import type { Ask, Auto, Telling } from './step-types.js';

/** V-8.1.2: in turn order each player resolves all his sieges. */
export const sieges: Auto<'sieges'> = {
  chance: false,
  run(state, frame) {
    const { stack, turnOrder } = state.open;
    if (frame.at === turnOrder.length) {
      stack.pop();
      stack.push({ step: 'afterSieges' });
      return;
    }
    const seat = turnOrder[frame.at];
    const next = siegesOf(state, seat);
    if (next.length === 0) frame.at++;
    else if (next.length === 1) beginSiege(state, seat, next[0]);
    else stack.push({ step: 'nextSiege', seat });
  },
};

/** V-8.1.1: cities that a seat does not control and before which it has troops that do not withdraw. */
function siegesOf(state: State, seat: Seat): number[] {
  const { owner, troops, withdrawing } = state.open;
  const found: number[] = [];
  for (let city = 0; city < CITY_COUNT; city++) {
    const place = troopPlace(state, city, seat);
    if (troops[place] > 0 && owner[city] !== seat && !withdrawing.includes(place)) found.push(city);
  }
  return found;
}

function beginSiege(state: State, seat: Seat, city: number): void {
  state.open.stack.push({ step: 'siege', seat, city, champion: seat, fought: false, leonardo: false });
}

/** VD-18: which siege is next. */
export const chooseSiege: Ask<'nextSiege', ChoiceOf<'besiege'>> = {
  seats: (_state, frame) => only(frame.seat),
  offer(state, _frame, seat, o) {
    for (const city of siegesOf(state, seat)) o.may(besiege(city));
  },
  choose(state, _frame, seat, { city }) {
    state.open.stack.pop();
    beginSiege(state, seat, city);
  },
  suggest: (state, _frame, seat) => besiege(siegesOf(state, seat)[0]),
};

/** Field battles first (V-8.4.1); then the champion besieges the city, or has given it up. */
export const siege: Auto<'siege'> = {
  chance: false,
  run(state, frame, emit) {
    const { stack } = state.open;
    const { city, champion } = frame;
    if (champion === NONE) {
      stack.pop();
      return;
    }
    const rivals = rivalsOf(state, frame);
    if (rivals.length > 0) askOpponent(state, frame, rivals, emit);
    else if (frame.fought) stack.push({ step: 'press', seat: champion, city });
    else {
      stack.pop();
      attack(state, frame, emit);
    }
  },
};

/** The siege itself: bonuses are declared. */
function attack(state: State, { city, champion, leonardo }: FrameOf<'siege'>, emit: Telling): void {
  const defender = state.open.owner[city];
  emit?.({ type: 'siege', seat: champion, city, defender });
  beginCombat(state, { city, attacker: champion, defender, field: false, leonardoSpent: leonardo });
}

/** Ends a siege in which nobody declares any more; an owner who is about to lose florins with the city is asked first. */
export function endSiege(tables: Tables, state: State, combat: FrameOf<'combat'>, emit: Telling): void {
  const { stack } = state.open;
  const { city, defender } = combat;
  if (defender !== NONE && isTaken(tables, state, combat) && florinTile(tables, state, defender, city) !== NONE) {
    stack.push({ step: 'alarm', seat: defender, city });
    return;
  }
  stack.pop();
  resolveSiege(tables, state, combat, emit);
}

/** The tile that goes to the conqueror with a city and could still be collected from: its own or its cathedral's; or NONE. */
function florinTile(tables: Tables, state: State, owner: Seat, city: number): number {
  const palace = state.open.palaces[owner];
  for (const tile of [city, CATHEDRAL + city]) {
    const at = palace.tiles.indexOf(tile);
    if (at >= 0 && isReadyTile(state, palace, at) && tables.tileReliefs[tile][FLORIN] > 0) return tile;
  }
  return NONE;
}

/** VD-17 when a city falls (V-5.4.7, R-09): after the last declaration, while its tile is still its owner's. */
export const chooseAlarm = (tables: Tables): Ask<'alarm', ChoiceOf<'collect' | 'pass'>> => ({
  seats: (_state, frame) => only(frame.seat),
  offer(state, _frame, seat, o) {
    offerCollecting(tables, state, seat, o);
    o.may(PASS);
  },
  choose(state, frame, seat, choice, emit) {
    if (choice.type === 'collect') {
      collectFrom(tables, state, seat, choice.source, emit);
      if (florinTile(tables, state, seat, frame.city) !== NONE) return;
    }
    const combat = combatBelow(state);
    state.open.stack.length -= 2;
    resolveSiege(tables, state, combat, emit);
  },
  suggest: (state, { seat, city }) => collect(tileSource(florinTile(tables, state, seat, city))),
});

/** V-8.3.2, V-7.6.9: the strength of a city against a besieger, without the bonuses its owner declares. */
export function cityStrength(tables: Tables, state: State, city: number, besieger: Seat): number {
  return (
    tables.values[city] +
    agentEffect(state, city, besieger) +
    garrison(state, city) +
    bastionsEffect(state, state.open.owner[city])
  );
}

/** V-7.6.9: the besieger's agent opens a gate; a stranger's strengthens a neutral city. */
function agentEffect({ open }: State, city: number, besieger: Seat): number {
  const agent = open.agents[city];
  if (agent === besieger) return -1;
  return agent !== NONE && open.owner[city] === NONE ? 1 : 0;
}

function garrison(state: State, city: number): number {
  const { owner, troops } = state.open;
  return owner[city] === NONE ? 0 : troops[troopPlace(state, city, owner[city])];
}

/** V-7.2.11 */
const bastionsEffect = ({ open }: State, defender: Seat): number =>
  defender !== NONE && open.bonuses[BASTIONS] === defender ? BASTIONS_STRENGTH : 0;

const BASTIONS_STRENGTH = 2;

/** What the strength of a city consists of, for whoever wants to see it grow. */
export interface CityParts {
  readonly value: number;
  readonly agent: number;
  readonly troops: number;
  readonly bastions: number;
}

/** The parts of `cityStrength`. */
export const cityParts = (tables: Tables, state: State, city: number, besieger: Seat): CityParts => ({
  value: tables.values[city],
  agent: agentEffect(state, city, besieger),
  troops: garrison(state, city),
  bastions: bastionsEffect(state, state.open.owner[city]),
});

/** V-8.3.3: only a strictly stronger besieger takes the city. */
function isTaken(tables: Tables, state: State, combat: FrameOf<'combat'>): boolean {
  const [attack, defence] = strengths(tables, state, combat);
  return attack > defence;
}

/** V-8.3.3 to V-8.3.7: the city is taken, or the besieger is repelled. */
function resolveSiege(tables: Tables, state: State, combat: FrameOf<'combat'>, emit: Telling): void {
  const { open } = state;
  const { city, attacker: seat, defender } = combat;
  const place = troopPlace(state, city, seat);
  const [strength, against] = strengths(tables, state, combat);
  if (!isTaken(tables, state, combat)) {
    open.troops[place]--; // V-8.3.6
    emit?.({ type: 'repelled', seat, city, strength, cityStrength: against });
    if (open.troops[place] > 0) open.withdrawing.push(place);
    return;
  }
  const lost = victoryLosses(state, combat, against);
  open.troops[place] -= lost;
  emit?.({ type: 'captured', seat, city, from: defender, strength, cityStrength: against, lost });
  capture(tables, state, seat, city, emit); // V-8.3.5
}

/** V-8.3.4: the troops that taking a city of this strength costs: one for each defender, and one more if it is strong. */
export function victoryLosses(state: State, { city, attacker }: FrameOf<'combat'>, against: number): number {
  const lost = (against >= HARD_FOUGHT ? 1 : 0) + garrison(state, city);
  return Math.min(state.open.troops[troopPlace(state, city, attacker)], lost);
}

/** V-8.3.4: a city of this strength costs the victor a troop. */
const HARD_FOUGHT = 3;
