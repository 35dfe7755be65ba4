/** V-8.1, V-8.3: sieges, player by player, and how they end. */
import { only, type Seat } from '@bottega/kernel';
import { besiege, type ChoiceOf, collect, PASS } from '../choices.js';
import { type FrameOf, type State, troopPlace } from '../state.js';
import { BASTIONS, CITY_COUNT, FLORIN, NONE, type Tables } from '../tables.js';
import { capture } from './capture.js';
import { beginCombat, combatBelow, strengths } from './combat.js';
import { askOpponent, rivalsOf } from './field-battle.js';
import { collectFrom, isReadyTile, offerCollecting, tileSource } from './sources.js';
import type { Ask, Auto, Telling } from './step.js';

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

/** D-18: which siege is next. */
export const chooseSiege: Ask<'nextSiege', ChoiceOf<'besiege'>> = {
  seats: (_state, frame) => only(frame.seat),
  offer(state, _frame, seat, o) {
    for (const city of siegesOf(state, seat)) o.may(besiege(city));
  },
  choose(state, _frame, seat, { city }) {
    state.open.stack.pop();
    beginSiege(state, seat, city);
  },
  auto: (state, _frame, seat) => besiege(siegesOf(state, seat)[0]),
};

/** Field battles first (V-8.4.1); then the champion besieges the city, or has given it up. */
export const siege = (tables: Tables): Auto<'siege'> => ({
  chance: false,
  run(state, frame, tell) {
    const { stack } = state.open;
    const { city, champion } = frame;
    if (champion === NONE) {
      stack.pop();
      return;
    }
    const rivals = rivalsOf(state, frame);
    if (rivals.length > 0) askOpponent(state, frame, rivals, tell);
    else if (frame.fought) stack.push({ step: 'press', seat: champion, city });
    else {
      stack.pop();
      attack(tables, state, frame, tell);
    }
  },
});

/** The siege itself: the owner is warned if he could lose florins with the city (V-5.4.7), then bonuses are declared. */
function attack(tables: Tables, state: State, { city, champion, leonardo }: FrameOf<'siege'>, tell: Telling): void {
  const { stack, owner } = state.open;
  const defender = owner[city];
  tell?.({ type: 'siege', seat: champion, city, defender });
  beginCombat(state, { city, attacker: champion, defender, field: false, leonardoSpent: leonardo });
  if (defender === NONE) return;
  const palace = state.open.palaces[defender];
  const at = palace.tiles.indexOf(city);
  if (isReadyTile(state, palace, at) && tables.tileReliefs[city][FLORIN] > 0) {
    stack.push({ step: 'alarm', seat: defender, city });
  }
}

/** D-17 before a siege (V-5.4.7, R-09): florins of the city's tile would be lost with the city. */
export const chooseAlarm = (tables: Tables): Ask<'alarm', ChoiceOf<'collect' | 'pass'>> => ({
  seats: (_state, frame) => only(frame.seat),
  offer(state, _frame, seat, o) {
    offerCollecting(tables, state, seat, o);
    o.may(PASS);
  },
  choose(state, frame, seat, choice, tell) {
    if (choice.type === 'collect') {
      collectFrom(tables, state, seat, choice.source, tell);
      const palace = state.open.palaces[seat];
      if (palace.tileReady[palace.tiles.indexOf(frame.city)]) return;
    }
    state.open.stack.pop();
  },
  // An absent owner saves the florins if the besieger is the stronger as it stands.
  auto(state, { city }) {
    const [attack, defence] = strengths(tables, state, combatBelow(state));
    return attack > defence ? collect(tileSource(city)) : PASS;
  },
});

/** V-8.3.2, V-7.6.9: the strength of a city against a besieger, without the bonuses its owner declares. */
export function cityStrength(tables: Tables, state: State, city: number, besieger: Seat): number {
  const { owner, agents, troops, bonuses } = state.open;
  let strength = tables.values[city];
  if (agents[city] === besieger) strength--;
  const defender = owner[city];
  if (defender === NONE) return agents[city] !== NONE && agents[city] !== besieger ? strength + 1 : strength;
  strength += troops[troopPlace(state, city, defender)];
  if (bonuses[BASTIONS] === defender) strength += BASTIONS_STRENGTH; // V-7.2.11
  return strength;
}

const BASTIONS_STRENGTH = 2;

/** V-8.3.3 to V-8.3.7: only a strictly stronger besieger takes the city. */
export function resolveSiege(tables: Tables, state: State, combat: FrameOf<'combat'>, tell: Telling): void {
  const { open } = state;
  const { city, attacker: seat, defender } = combat;
  const place = troopPlace(state, city, seat);
  const strength = open.troops[place] + combat.attackerBonus; // V-8.3.1
  const against = cityStrength(tables, state, city, seat) + combat.defenderBonus;
  if (strength <= against) {
    open.troops[place]--; // V-8.3.6
    tell?.({ type: 'repelled', seat, city, strength, cityStrength: against });
    if (open.troops[place] > 0) open.withdrawing.push(place);
    return;
  }
  const defenders = defender === NONE ? 0 : open.troops[troopPlace(state, city, defender)];
  const lost = Math.min(open.troops[place], (against >= HARD_FOUGHT ? 1 : 0) + defenders); // V-8.3.4
  open.troops[place] -= lost;
  tell?.({ type: 'captured', seat, city, from: defender, strength, cityStrength: against, lost });
  capture(tables, state, seat, city, tell); // V-8.3.5
}

/** V-8.3.4: a city of this strength costs the victor a troop. */
const HARD_FOUGHT = 3;
