/** Features: what each seat could do to each other with its troops next spring, and sieges and combats under way. */
import type { FeatureWriter, Seat } from '@bottega/kernel';
import { cityStrength } from '../rules/sieges.js';
import { type FrameOf, type State, troopPlace } from '../state.js';
import { CITY_COUNT, NONE, ROOMS, roomPlace, type Tables } from '../tables.js';
import { marches, voyages } from './next.js';

const SEATS = 5;
/** By seat: the strength that it can add in combat. */
export const reserve = [0, 0, 0, 0, 0];
/** By attacker and defender (`pair`): the most by which an attack would be too strong, cities that would fall, troops next door. */
const margin = new Float64Array(SEATS * SEATS);
const falling = new Float64Array(SEATS * SEATS);
const neighbours = new Float64Array(SEATS * SEATS);
/** By attacker: the same margin against neutral cities, pirate ports among them. */
const neutralMargin = [0, 0, 0, 0, 0];
/** Where no attack is possible. */
const NO_ATTACK = -6;

const pair = (attacker: Seat, defender: Seat): number => attacker * SEATS + defender;

/** By city, of the attacker who is looked at: troops one road away, and those that could sail there. */
const near = new Float64Array(CITY_COUNT);
const sailing = new Float64Array(CITY_COUNT);

/** Weighs every attack that the troops could march or sail to. */
export function weighAttacks(tables: Tables, state: State): void {
  const { owner } = state.open;
  margin.fill(NO_ATTACK);
  falling.fill(0);
  neighbours.fill(0);
  neutralMargin.fill(NO_ATTACK);
  for (let seat = 0; seat < state.own.length; seat++) {
    sendOut(tables, state, seat);
    for (let city = 0; city < CITY_COUNT; city++) {
      const defender = owner[city];
      if ((near[city] === 0 && sailing[city] === 0) || defender === seat) continue;
      const coming = Math.max(Math.min(near[city], marches[seat]), sailing[city]);
      if (defender === NONE) {
        if (coming === 0) continue;
        const more = coming + reserve[seat] - cityStrength(tables, state, city, seat);
        neutralMargin[seat] = Math.max(neutralMargin[seat], more);
        continue;
      }
      const at = pair(seat, defender);
      neighbours[at] = Math.max(neighbours[at], near[city]);
      if (coming === 0) continue;
      const more = coming + reserve[seat] - cityStrength(tables, state, city, seat) - reserve[defender];
      margin[at] = Math.max(margin[at], more);
      if (more > 0) falling[at]++;
    }
  }
}

/** Where the troops in the cities of a seat could be next spring. */
function sendOut(tables: Tables, state: State, seat: Seat): void {
  const { owner, troops } = state.open;
  const { roads, ports, seaWays } = tables.boards[state.own.length];
  const ships = voyages[seat];
  near.fill(0);
  sailing.fill(0);
  for (let city = 0; city < CITY_COUNT; city++) {
    const here = troops[troopPlace(state, city, seat)];
    if (here === 0 || owner[city] !== seat) continue;
    for (let at = 0; at < roads[city].length; at++) near[roads[city][at]] += here;
    if (ships === 0) continue;
    for (let at = 0; at < ports[city].length; at++) {
      const port = ports[city][at];
      sailing[port] = Math.max(sailing[port], Math.min(here, Math.floor(ships / seaWays[city][port])));
    }
  }
}

/** What the seat and a rival can do to each other. */
export function writeRivalry(w: FeatureWriter, state: State, seat: Seat, rival: Seat): void {
  const { palaces } = state.open;
  w.put('margin of an attack on him', margin[pair(seat, rival)] / 6);
  w.put('margin of his attack', margin[pair(rival, seat)] / 6);
  w.put('own cities that would fall to him', falling[pair(rival, seat)] / 2);
  w.put('own troops next to his cities', neighbours[pair(seat, rival)] / 4);
  w.put('his troops next to own cities', neighbours[pair(rival, seat)] / 4);
  w.flag('trophy of him', palaces[seat].trophies.includes(rival));
  w.flag('his trophy', palaces[rival].trophies.includes(seat));
  w.put('own agents in his rooms', agentsIn(state, rival, seat) / 2);
  w.put('his agents in own rooms', agentsIn(state, seat, rival) / 2);
}

function agentsIn({ open }: State, palace: Seat, agent: Seat): number {
  let count = 0;
  for (let room = 0; room < ROOMS; room++) if (open.agents[roomPlace(palace, room)] === agent) count++;
  return count;
}

/** Sieges that are laid (V-8.1.1), and the best prey among neutral cities. */
export function writeSieges(w: FeatureWriter, tables: Tables, state: State, seat: Seat): void {
  const { owner, troops, withdrawing } = state.open;
  let laid = 0;
  let best = 0;
  let suffered = 0;
  let worst = 0;
  for (let city = 0; city < CITY_COUNT; city++) {
    for (let besieger = 0; besieger < state.own.length; besieger++) {
      const place = troopPlace(state, city, besieger);
      const defender = owner[city];
      if (troops[place] === 0 || defender === besieger || withdrawing.includes(place)) continue;
      if (besieger !== seat && defender !== seat) continue;
      const against = cityStrength(tables, state, city, besieger) + (defender === NONE ? 0 : reserve[defender]);
      const more = troops[place] + reserve[besieger] - against;
      if (besieger === seat) {
        best = laid === 0 ? more : Math.max(best, more);
        laid++;
      } else {
        worst = suffered === 0 ? more : Math.max(worst, more);
        suffered++;
      }
    }
  }
  w.put('sieges laid', laid / 2);
  w.put('margin of the best of them', best / 4);
  w.put('sieges suffered', suffered / 2);
  w.put('margin of the worst of them', worst / 4);
  w.put('margin of an attack on a neutral city', neutralMargin[seat] / 6);
}

/** The combat in which bonuses are declared now, as it concerns the seat. */
export function writeCombat(w: FeatureWriter, tables: Tables, state: State, seat: Seat): void {
  const combat = combatOf(state);
  const isAttacker = combat !== null && combat.attacker === seat;
  const isDefender = combat !== null && combat.defender === seat;
  const ahead = combat === null ? 0 : strengthAhead(tables, state, combat);
  w.flag('attacking', isAttacker);
  w.flag('defending', isDefender);
  w.put('ahead in strength', (isAttacker ? ahead : isDefender ? -ahead : 0) / 4);
  w.flag('winning', (isAttacker && ahead > 0) || (isDefender && ahead <= 0));
  const other = combat === null ? NONE : isAttacker ? combat.defender : isDefender ? combat.attacker : NONE;
  w.put('strength that the other can add', other === NONE ? 0 : reserve[other] / 4);
  w.put('somebody has passed', combat === null ? 0 : combat.passes / 2);
  w.flag('for a city of a player', combat !== null && !combat.field && combat.defender !== NONE);
}

function combatOf({ open }: State): FrameOf<'combat'> | null {
  const { stack } = open;
  for (let at = stack.length - 1; at >= 0; at--) {
    const frame = stack[at];
    if (frame.step === 'combat') return frame;
  }
  return null;
}

/** V-8.3.1, V-8.3.2, V-8.4.2: by how much the attacker is stronger, with what has been declared. */
function strengthAhead(tables: Tables, state: State, combat: FrameOf<'combat'>): number {
  const { troops } = state.open;
  const { city, attacker, defender, field, attackerBonus, defenderBonus } = combat;
  const against = field ? troops[troopPlace(state, city, defender)] : cityStrength(tables, state, city, attacker);
  return troops[troopPlace(state, city, attacker)] + attackerBonus - against - defenderBonus;
}
