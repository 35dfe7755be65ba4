/** Where the pawn stands: what can be had there and near there, in what is left of this turn and in the next one. */
import type { Seat } from '@bottega/kernel';
import { DIALECTS } from './data/index.js';
import { conversionGain, dialectGain, missingDialects } from './evaluate-books.js';
import { seen } from './evaluate-look.js';
import { mapOf } from './evaluate-map.js';
import { canticleAt, riddleGain } from './evaluate-races.js';
import { riseWorth } from './evaluate-rise.js';
import { ACTION, ducatWorth, spacesWorth, VOTE } from './evaluate-worth.js';
import type { Journey } from './journeys.js';
import type { State } from './state.js';
import {
  ABBESS,
  ACTIONS_OF_MURET,
  CANTICLE,
  CANTICLE_OPEN_FROM,
  CUBE_COUNT,
  CUBE_DUCATS,
  isSea,
  LEVELS,
  NONE,
  ORIENT,
  ORIENT_DUCATS,
  PSALTER,
  RALPH,
  ROUNDS,
  STUPOR_MUNDI,
  type Tables,
  ZONE_COUNT,
} from './tables.js';

/** What a plan for the next turn is worth now, and a manuscript after that: others may be quicker. */
const NEXT_TURN = 0.28;
const LATER = 0.45;
/** What else lies near counts a little, the less the further. */
const NEAR: readonly number[] = [0.1, 0.1, 0.08, 0.05, 0.03, 0.02];

/** What can be had in each zone without an action. */
const site = new Float64Array(ZONE_COUNT);
/** The best manuscript of each dialect (from 1; 0 for none) for so many actions, less what these are worth. */
const WIDTH = ACTIONS_OF_MURET + 1;
const shelf = new Float64Array((DIALECTS.length + 1) * WIDTH);

/** The worth of where the pawn stands. */
export function travelWorth(tables: Tables, state: State, seat: Seat): number {
  const { turn, turns, position } = seen;
  if (position === NONE || (turn === null && turns <= 0)) return 0;
  fillShelf(tables, state, seat);
  fillSites(tables, state, seat);
  const { dialects } = mapOf(tables);
  const journeys = tables.journeys[state.open.options.combinedMoveDucats][position];
  let worth = 0;
  if (turn !== null) {
    worth = ACTION * turn.actions + planWorth(dialects, journeys, turn.actions, turn.moved, turn.manuscript);
  }
  if (turns <= 0) return worth;
  // D-20.3: in the last round it does not matter where the pawn was.
  const next = NEXT_TURN * planWorth(dialects, journeys, seen.actions, false, false) + fieldWorth(dialects, journeys);
  return worth + Math.min(1, turns) * (1 - seen.toRome) * next;
}

/** The best that a turn can make of the places: what is here, and one journey before or after which a manuscript is taken. */
function planWorth(
  dialects: readonly number[],
  journeys: readonly Journey[],
  actions: number,
  hasMoved: boolean,
  hasRead: boolean,
): number {
  const isHere = !isSea(seen.position);
  const free = isHere ? site[seen.position] : 0;
  const here = isHere ? dialects[seen.position] * WIDTH : 0;
  let best = hasRead ? 0 : shelf[here + actions];
  if (hasMoved) return free + best;
  const price = seen.person === RALPH ? 0 : ducatWorth();
  for (const { to, actions: steps, ducats } of journeys) {
    const left = actions - steps;
    if (left < 0) break;
    if (isSea(to) || (price > 0 && ducats > seen.ducats)) continue;
    const book = hasRead ? 0 : Math.max(shelf[here + left], shelf[dialects[to] * WIDTH + left]);
    best = Math.max(best, site[to] + book - ACTION * steps - price * ducats);
  }
  return free + best;
}

/** What is near, in the long run. */
function fieldWorth(dialects: readonly number[], journeys: readonly Journey[]): number {
  let worth = 0;
  for (const { to, actions } of journeys) {
    if (actions >= NEAR.length) break;
    if (!isSea(to)) worth += NEAR[actions] * (site[to] + LATER * shelf[dialects[to] * WIDTH + seen.actions]);
  }
  return worth;
}

/** D-9: of what is shown, what the seat may read, with a Psalter before it if that is what is missing. */
function fillShelf(tables: Tables, state: State, seat: Seat): void {
  shelf.fill(0);
  const { open } = state;
  const level = tables.levelAt[seen.knowledge];
  const raised = tables.levelAt[Math.min(tables.levelAt.length - 1, seen.knowledge + PSALTER)];
  const missing = missingDialects(tables, state, seat);
  const added = dialectGain(missing);
  for (let at = 0; at < LEVELS && at < raised; at++) {
    const from = open.costs[at] + (at < level ? 0 : 1);
    const plain = at + 1 - ACTION * open.costs[at];
    for (const card of open.shown[at]) {
      const { dialects } = tables.manuscripts[card];
      const worth = (dialects & missing) === 0 ? plain : plain + added;
      for (let dialect = 0; dialect < DIALECTS.length; dialect++) {
        if ((dialects & (1 << dialect)) !== 0) putOnShelf(dialect + 1, from, worth);
      }
    }
  }
}

function putOnShelf(dialect: number, from: number, worth: number): void {
  for (let at = dialect * WIDTH + from; at < (dialect + 1) * WIDTH; at++) if (shelf[at] < worth) shelf[at] = worth;
}

/** D-8: what the seat could have in each zone. */
function fillSites(tables: Tables, state: State, seat: Seat): void {
  site.fill(0);
  const map = mapOf(tables);
  fillCities(tables, state, seat, map.cities);
  fillEvents(tables, state);
  const rise = riseWorth();
  for (const zone of seen.person === NONE ? map.convents : map.cathedrals) site[zone] += rise;
  const abbey =
    conversionGain(state.open.players[seat].scribes) + (hasAbbesses(state) ? FREE_ABBESS * ducatWorth() : 0);
  for (const zone of map.abbeys) site[zone] += abbey;
  const riddle = OF_RIDDLE * riddleGain(tables, state, seat);
  if (riddle > 0) for (const zone of map.blue) site[zone] += riddle;
  if (seen.abbesses > 0) fillFranciscans(tables, state, seat);
}
/** Part of what the Riddle could bring: it takes a turn that would bring something else. */
const OF_RIDDLE = 0.66;
/** D-8.17: ducats saved, if an abbess is wanted at all. */
const FREE_ABBESS = CUBE_DUCATS[ABBESS] / 2;

/** D-8.5: cities not yet claimed. A merchant's ducats are partly counted as trade to come. */
function fillCities(tables: Tables, { open }: State, seat: Seat, cities: readonly number[]): void {
  const values = tables.values[open.options.romeValues];
  const { claimed } = open.players[seat];
  const isMerchant = seen.person === NONE;
  const orient = open.tracks[ORIENT].at[seat] === tables.lengths[ORIENT] ? OF_ORIENT * ORIENT_DUCATS : 0;
  for (const zone of cities) {
    if (claimed.includes(zone)) continue;
    const ducats = values.ducats[zone];
    const spaces = values.knowledge[zone];
    if (isMerchant && ducats > 0) site[zone] = (OF_TRADE * ducats + orient) * ducatWorth();
    if (spaces > 0) site[zone] += spacesWorth(spaces);
  }
}
const OF_TRADE = 0.53;
const OF_ORIENT = 0.22;

/** D-8.3, D-8.4: Event cards on the map, and the one that comes next. */
function fillEvents(tables: Tables, { open }: State): void {
  for (let event = 0; event < STUPOR_MUNDI; event++) {
    if (open.events[event] !== 'map' && open.agenda[open.round] !== event) continue;
    const { place, gain, value } = tables.events[event];
    if (gain === 'knowledge') site[place] += spacesWorth(value);
    else if (seen.person === NONE) site[place] += value * ducatWorth();
  }
  if (open.events[STUPOR_MUNDI] !== 'map') return;
  const { place, value } = tables.events[STUPOR_MUNDI];
  site[place] += OF_AUCTION * spacesWorth(value);
}
const OF_AUCTION = 0.45;

/** Whether there are abbesses in this round, or in the next one once the turn is over. */
function hasAbbesses({ open }: State): boolean {
  if (seen.turn !== null) return open.available[ABBESS] > 0;
  return open.round < ROUNDS && open.rows[open.round * CUBE_COUNT + ABBESS] > 0;
}

/** D-15: what the abbesses at hand can do in the Franciscan cities that are active now, or in the next round. */
function fillFranciscans(tables: Tables, state: State, seat: Seat): void {
  const { open } = state;
  const round = seen.turn === null ? open.round + 1 : open.round;
  let gain = -1;
  for (let at = 0; at < tables.franciscanCities.length; at++) {
    if (round < CANTICLE_OPEN_FROM && open.canticles[at] !== round) continue;
    if (gain < 0) gain = canticleGain(tables, state, seat);
    site[tables.franciscanCities[at]] += gain;
  }
}

function canticleGain(tables: Tables, state: State, seat: Seat): number {
  const space = state.open.tracks[CANTICLE].at[seat];
  const now = canticleAt(state, seat, space);
  const most = Math.min(seen.abbesses, MOST_STEPS, tables.lengths[CANTICLE] - space);
  let best = 0;
  for (let steps = 1; steps <= most; steps++) {
    best = Math.max(best, canticleAt(state, seat, space + steps) - now - steps * (ACTION + VOTE));
  }
  return best;
}
/** The way there costs an action. */
const MOST_STEPS = 4;
