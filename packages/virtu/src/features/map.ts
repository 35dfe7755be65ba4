/** Features: cities in reach, agents, alliances and patronage bonuses. */
import type { FeatureWriter, Seat } from '@bottega/kernel';
import { BONUSES, POWERS } from '../data/index.js';
import { reached, reachedCrowns, seen } from '../evaluate-look.js';
import { isBuildingSite } from '../rules/purchase.js';
import { canUsePower, isEnemyAgent } from '../rules/sources.js';
import type { State } from '../state.js';
import { CITY_COUNT, NONE, POWER_COUNT, powerPlace, type Tables } from '../tables.js';

/** Crowns by which cities in reach are counted: what a room with two cards has, or less, or more. */
const CHEAP = 2;
const FAIR = 3;

/** The cities around the own ones, as they were seen last, and what stands in them. */
export function writeOwnMap(w: FeatureWriter, tables: Tables, state: State, seat: Seat): void {
  const { owner, agents } = state.open;
  let cheap = 0;
  let fair = 0;
  let dear = 0;
  let contested = 0;
  for (let at = 0; at < seen.reached; at++) {
    if (reachedCrowns[at] <= CHEAP) cheap++;
    else if (reachedCrowns[at] <= FAIR) fair++;
    else dear++;
    if (isNextToRival(tables, state, seat, reached[at])) contested++;
  }
  w.put('cheap cities in reach', cheap / 4);
  w.put('fair cities in reach', fair / 4);
  w.put('dear cities in reach', dear / 3);
  w.put('contested cities in reach', contested / 4);
  let sites = 0;
  let ports = 0;
  let own = 0;
  let enemy = 0;
  for (let city = 0; city < CITY_COUNT; city++) {
    if (agents[city] === seat && owner[city] !== seat) own++;
    if (owner[city] !== seat) continue;
    if (isBuildingSite(tables, state, seat, city)) sites++;
    if (tables.data.cities[city].seas.length > 0) ports++;
    if (isEnemyAgent(agents[city], seat)) enemy++;
  }
  w.put('sites for cathedrals', sites / 3);
  w.put('ports', ports / 4);
  w.put('own agents on cities', own / 3);
  w.put('enemy agents on own cities', enemy / 2);
}

function isNextToRival(tables: Tables, { open, own }: State, seat: Seat, city: number): boolean {
  const roads = tables.boards[own.length].roads[city];
  for (let at = 0; at < roads.length; at++) {
    const owner = open.owner[roads[at]];
    if (owner >= 0 && owner !== seat) return true;
  }
  return false;
}

/** V-9.5: whose allies the powers are. */
export function writePowers(w: FeatureWriter, state: State, seat: Seat): void {
  const { ally, agents } = state.open;
  for (let power = 0; power < POWER_COUNT; power++) {
    const agent = agents[powerPlace(power)];
    w.about(POWERS[power]);
    w.put('whose ally', ally[power] === NONE ? 0 : ally[power] === seat ? 1 : -1);
    w.flag('bonus at hand', canUsePower(state, seat, power));
    w.flag('own agent', agent === seat);
    w.flag('enemy agent', isEnemyAgent(agent, seat));
  }
}

/** V-7.2: who took which bonus. */
export function writeBonuses(w: FeatureWriter, { open }: State, seat: Seat): void {
  for (let bonus = 0; bonus < BONUSES.length; bonus++) {
    const taker = open.bonuses[bonus];
    w.put(BONUSES[bonus], taker === NONE ? 0 : taker === seat ? 1 : -1);
  }
}
