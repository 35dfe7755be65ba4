/** Where the seat's pawn stands, as features: what can be had there, near there, and how far it is to the rest. */
import type { FeatureWriter, Seat } from '@bottega/kernel';
import { DIALECTS } from '../data/index.js';
import type { Open, State } from '../state.js';
import {
  CANTICLE_OPEN_FROM,
  isSea,
  KNOWLEDGE,
  LEVELS,
  NONE,
  ROME,
  ROUNDS,
  STUPOR_MUNDI,
  type Tables,
} from '../tables.js';
import { facts, isFriarCard, journeyActions } from './facts.js';
import { type Distances, GOALS, TO_CATHEDRAL, TO_CONVENT, TO_DIALECTS } from './map.js';
import { canRise } from './own.js';

/** A long way, in actions. */
export const LONG_WAY = 6;

/** D-7, D-8: the zone and the ways from it. */
export function writePlace(out: FeatureWriter, tables: Tables, { open }: State, seat: Seat, map: Distances): void {
  out.about('place');
  const { position, person } = open.players[seat];
  const place = position === NONE || isSea(position) ? null : tables.places[position];
  out.flag('at sea', isSea(position));
  out.flag('in a port', place !== null && place.port !== NONE);
  for (let goal = 0; goal < GOALS.length; goal++) out.put('way to', map.toGoal(position, goal) / LONG_WAY, GOALS[goal]);
  // Where the pawn stands does not matter if everybody begins the next round in Rome (D-20.3).
  const counts = Math.min(1, facts.turns) * (1 - facts.toRome);
  const toConvent = map.toGoal(position, TO_CONVENT);
  const toCathedral = map.toGoal(position, TO_CATHEDRAL);
  out.put('merchant × way to a convent', person === NONE ? toConvent / LONG_WAY : 0);
  out.put('friar × way to a cathedral', isFriarCard(person) ? toCathedral / LONG_WAY : 0);
  out.put('merchant: actions left as a friar', person === NONE ? counts * actionsAfter(toConvent) : 0);
  out.put('friar: actions left as a cardinal', canRise(tables, open, seat) ? counts * actionsAfter(toCathedral) : 0);
}

/** Actions of the next turn that a journey leaves, 1 being as many as there are and one more. */
function actionsAfter(way: number): number {
  return Math.max(0, facts.actions + 1 - journeyActions(way)) / (facts.actions + 1);
}

/** Of the cities that the seat has not claimed. */
export const unclaimed = { ducats: 0, knowledge: 0, cities: 0 };
const NEAR = 3;
const NEAR_NAMES: readonly string[] = ['1', '2', '3'];
const nearDucats = new Float64Array(NEAR);
const nearKnowledge = new Float64Array(NEAR);

const ALL_DUCATS = 200;
const ALL_KNOWLEDGE = 40;
const NEAR_DUCATS = 100;
const NEAR_KNOWLEDGE = 25;

/** D-8.5: cities that are left; the ducats are for merchants. */
export function writeCities(out: FeatureWriter, tables: Tables, { open }: State, seat: Seat, map: Distances): void {
  out.about('cities');
  const { claimed, position, person } = open.players[seat];
  const isMerchant = person === NONE;
  const values = tables.values[open.options.romeValues];
  unclaimed.ducats = 0;
  unclaimed.knowledge = 0;
  unclaimed.cities = 0;
  nearDucats.fill(0);
  nearKnowledge.fill(0);
  for (const zone of map.cities) {
    if (claimed.includes(zone)) continue;
    unclaimed.ducats += values.ducats[zone];
    unclaimed.knowledge += values.knowledge[zone];
    if (values.ducats[zone] > 0) unclaimed.cities++;
    for (let way = Math.max(1, map.actions(position, zone)); way <= NEAR; way++) {
      if (isMerchant) nearDucats[way - 1] += values.ducats[zone];
      nearKnowledge[way - 1] += values.knowledge[zone];
    }
  }
  out.flag('Rome claimed', claimed.includes(ROME));
  out.put('ducats left', isMerchant ? unclaimed.ducats / ALL_DUCATS : 0);
  out.put('ducats left × time', isMerchant ? (unclaimed.ducats / ALL_DUCATS) * facts.time : 0);
  out.put('knowledge left', unclaimed.knowledge / ALL_KNOWLEDGE);
  out.put('knowledge left × time', (unclaimed.knowledge / ALL_KNOWLEDGE) * facts.time);
  for (let at = 0; at < NEAR; at++) out.put('ducats within', nearDucats[at] / NEAR_DUCATS, NEAR_NAMES[at]);
  for (let at = 0; at < NEAR; at++) out.put('knowledge within', nearKnowledge[at] / NEAR_KNOWLEDGE, NEAR_NAMES[at]);
}

const EVENT_DUCATS = 30;
const EVENT_KNOWLEDGE = 5;

/** D-3.2, D-8.3: the best Event cards on the map, the less the further, and the one that comes next. */
export function writeEvents(out: FeatureWriter, tables: Tables, { open }: State, seat: Seat, map: Distances): void {
  out.about('events');
  const { position, person } = open.players[seat];
  let ducats = 0;
  let knowledge = 0;
  for (let event = 0; event < STUPOR_MUNDI; event++) {
    if (open.events[event] !== 'map') continue;
    const { place, gain, value } = tables.events[event];
    const worth = value / (1 + map.actions(position, place));
    if (gain === 'knowledge') knowledge = Math.max(knowledge, worth);
    else if (person === NONE) ducats = Math.max(ducats, worth);
  }
  out.put('ducats on the map', ducats / EVENT_DUCATS);
  out.put('knowledge on the map', knowledge / EVENT_KNOWLEDGE);
  const next = open.agenda[open.round] ?? STUPOR_MUNDI;
  const { place, gain, value } = tables.events[next];
  const isEvent = next !== STUPOR_MUNDI;
  out.put('ducats coming', isEvent && gain === 'ducats' && person === NONE ? value / EVENT_DUCATS : 0);
  out.put('knowledge coming', isEvent && gain === 'knowledge' ? value / EVENT_KNOWLEDGE : 0);
  out.put('way to what comes', isEvent ? map.actions(position, place) / LONG_WAY : 0);
  out.flag('Stupor Mundi lies there', open.events[STUPOR_MUNDI] === 'map');
  out.flag('Stupor Mundi is over', open.events[STUPOR_MUNDI] === 'used');
  out.flag('in the zone of Stupor Mundi', position === tables.events[STUPOR_MUNDI].place);
}

/** D-15.1: actions to the nearest Franciscan city that is active in the next round. */
export function wayToActive(tables: Tables, open: Open, seat: Seat, map: Distances): number {
  const { position } = open.players[seat];
  let way = map.far;
  for (let at = 0; at < tables.franciscanCities.length; at++) {
    if (open.round + 1 < CANTICLE_OPEN_FROM && open.canticles[at] !== open.round + 1) continue;
    way = Math.min(way, map.actions(position, tables.franciscanCities[at]));
  }
  return way;
}

/** The Franciscan city that becomes active next: in how many rounds, and how far it is. */
export function writeFranciscans(
  out: FeatureWriter,
  tables: Tables,
  { open }: State,
  seat: Seat,
  map: Distances,
): void {
  out.about('franciscan cities');
  const { position } = open.players[seat];
  let rounds = Math.max(1, CANTICLE_OPEN_FROM - open.round);
  let way = wayToActive(tables, open, seat, map);
  for (let at = 0; at < tables.franciscanCities.length; at++) {
    const left = open.canticles[at] - open.round;
    if (!(left > 0 && left < rounds)) continue;
    rounds = left;
    way = map.actions(position, tables.franciscanCities[at]);
  }
  out.put('rounds to the next', rounds / ROUNDS);
  out.put('way to the next', way / LONG_WAY);
  out.put('way over rounds', way / LONG_WAY / rounds);
}

/** By dialect: the best level that the seat may read, and how many cards are shown. By level: whether a card is in reach. */
const readable = new Int16Array(DIALECTS.length);
const shown = new Int16Array(DIALECTS.length);
const inReach = new Int16Array(LEVELS);
const LEVEL_NAMES: readonly string[] = ['1', '2', '3', '4'];

/** D-9: manuscripts that are shown, and those that can be taken in the next turn. */
export function writeShelf(out: FeatureWriter, tables: Tables, { open }: State, seat: Seat, map: Distances): void {
  out.about('shelf');
  const { position } = open.players[seat];
  const level = tables.levelAt[open.tracks[KNOWLEDGE].at[seat]];
  const lacking = facts.missingDialects;
  let isNew = false;
  readable.fill(0);
  shown.fill(0);
  inReach.fill(0);
  for (let at = 0; at < LEVELS; at++) {
    for (const card of open.shown[at]) {
      const { dialects } = tables.manuscripts[card];
      for (let dialect = 0; dialect < DIALECTS.length; dialect++) {
        if ((dialects & (1 << dialect)) === 0) continue;
        shown[dialect]++;
        if (at >= level) continue;
        readable[dialect] = at + 1;
        const way = journeyActions(map.toGoal(position, TO_DIALECTS + dialect));
        if (way + open.costs[at] > facts.actions) continue;
        inReach[at] = 1;
        if ((dialects & lacking) !== 0) isNew = true;
      }
    }
  }
  for (let dialect = 0; dialect < DIALECTS.length; dialect++) {
    out.put('best level readable', readable[dialect] / LEVELS, DIALECTS[dialect]);
  }
  for (let dialect = 0; dialect < DIALECTS.length; dialect++) {
    out.put('cards', shown[dialect] / (2 * open.players.length), DIALECTS[dialect]);
  }
  for (let at = 0; at < LEVELS; at++) out.put('in reach of level', inReach[at], LEVEL_NAMES[at]);
  out.flag('another dialect in reach', isNew);
}
