/** The part of the evaluation that looks at troops before cities: what sieges will bring. */
import type { Seat } from '@bottega/kernel';
import { cityStrength } from './rules/sieges.js';
import { canUsePower, collectable, isReadyCourtier } from './rules/sources.js';
import { type State, troopPlace } from './state.js';
import { CANNONS, CITY_COUNT, FRANCE, LEONARDO, NONE, SPACE_COUNT, type Tables, WAR } from './tables.js';

/** What a city is worth to whoever takes or loses it, and a trophy (V-10.2.5). */
const CITY = 1.5;
const TROPHY = 2;
const TROOP = 0.13;
/** The hopes of a siege against a player who has his own answer. */
const DOUBT = 0.6;

/** The strength that a seat could add in combat, with the florins it has (V-8.2). */
export function combatReserve(tables: Tables, state: State, seat: Seat): number {
  const palace = state.open.palaces[seat];
  let florins = palace.treasury + collectable(tables, state, seat);
  let strength = palace.warTokens;
  if (canUsePower(state, seat, FRANCE)) strength += 2;
  if (florins > 0) {
    const at = palace.tiles.indexOf(CANNONS);
    if (at >= 0 && palace.tileReady[at]) {
      strength += 2;
      florins--;
    }
  }
  for (let space = 0; space < SPACE_COUNT; space++) {
    if (!isReadyCourtier(state, palace, space)) continue;
    const { relief, warFlorins } = tables.cards[palace.cards[space]];
    if (relief[WAR] === 0 || florins < warFlorins * relief[WAR]) continue;
    florins -= warFlorins * relief[WAR];
    strength += relief[WAR];
  }
  if (florins > 0 && palace.bonuses.includes(LEONARDO)) strength++;
  return strength;
}

/** What the sieges that are laid promise or threaten. */
export function siegeWorth(tables: Tables, state: State, seat: Seat): number {
  const { owner, troops, withdrawing } = state.open;
  const seats = state.own.length;
  let worth = 0;
  let reserve = NONE;
  for (let city = 0; city < CITY_COUNT; city++) {
    if (owner[city] === seat) {
      for (let other = 0; other < seats; other++) {
        const place = troopPlace(state, city, other);
        if (other === seat || troops[place] === 0 || withdrawing.includes(place)) continue;
        worth -= CITY * chance(tables, state, city, other, seat);
      }
      continue;
    }
    const place = troopPlace(state, city, seat);
    const mine = troops[place];
    if (mine === 0 || withdrawing.includes(place)) continue;
    if (reserve === NONE) reserve = combatReserve(tables, state, seat);
    worth += ownSiege(tables, state, seat, city, mine, reserve);
    reserve = Math.max(0, reserve - 1); // what one siege uses, the next cannot
  }
  return worth;
}

function ownSiege(tables: Tables, state: State, seat: Seat, city: number, mine: number, reserve: number): number {
  const defender = state.open.owner[city];
  const against = cityStrength(tables, state, city, seat);
  const rivals = otherBesiegers(state, city, seat);
  if (defender === NONE) {
    const wins = mine + reserve - rivals > against;
    const loss = (against >= 3 ? 1 : 0) * TROOP;
    return wins ? CITY - loss - Math.max(0, against + 1 - mine) * 0.1 : -1.2 * TROOP;
  }
  const gain = CITY + (state.open.palaces[seat].trophies.includes(defender) ? 0 : TROPHY);
  const odds = chance(tables, state, city, seat, defender);
  const defenders = state.open.troops[troopPlace(state, city, defender)];
  return gain * odds * DOUBT - TROOP * (1 + defenders * odds);
}

/** How likely a besieger wins against a player, by what both could add. */
function chance(tables: Tables, state: State, city: number, besieger: Seat, defender: Seat): number {
  const attack = state.open.troops[troopPlace(state, city, besieger)] + combatReserve(tables, state, besieger);
  const defence = cityStrength(tables, state, city, besieger) + combatReserve(tables, state, defender);
  return 1 / (1 + Math.exp((defence + 0.5 - attack) * 1.3));
}

function otherBesiegers(state: State, city: number, seat: Seat): number {
  let most = 0;
  for (let other = 0; other < state.own.length; other++) {
    if (other === seat || other === state.open.owner[city]) continue;
    most = Math.max(most, state.open.troops[troopPlace(state, city, other)]);
  }
  return most;
}
