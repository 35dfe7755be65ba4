/** What a position of Virtù is worth to a seat: the points it has, and those that its palace, domain and troops promise. */
import type { Seat } from '@bottega/kernel';
import { count, crosses, prestige } from './evaluate-count.js';
import { pendingWorth } from './evaluate-pending.js';
import { look, missingWorth, planWorth, ringWorth, TILE_ASLEEP, TILE_RENEWALS } from './evaluate-plan.js';
import { combatReserve, siegeWorth } from './evaluate-war.js';
import { WORTH, type Worths, worthsOf } from './evaluate-worth.js';
import { shipsTo } from './rules/annex.js';
import { trackSpace } from './rules/city-track.js';
import { extraSpaces } from './rules/palace.js';
import { actionOf, isEnemyAgent } from './rules/sources.js';
import { troopsOf } from './rules/troop-pay.js';
import { clone, type Palace, type State } from './state.js';
import {
  ANNEX,
  CITY_COUNT,
  FLORIN,
  IS_LEFT,
  LAST_RANK,
  LEFT_ARROW,
  NONE,
  PATRONIZE,
  POWER_COUNT,
  powerPlace,
  RIGHT_ARROW,
  ROOM_PLACES,
  ROOMS,
  SPACE_COUNT,
  type Tables,
  TRACK_END,
} from './tables.js';

/** Florins beyond what a winter can spend count less. */
const FLORINS_SPENT = 10;
const SPARE_FLORIN = 0.15;
/** Part of its worth that an exhausted courtier keeps, by the steps to his arrow: two are free in a year (V-6.1.2). */
const COURTIER_ASLEEP: readonly number[] = [0.5, 0.75, 0.7, 0.6, 0.55, 0.5];
/** How often a courtier is renewed in a year to come. */
const COURTIER_RENEWALS = 0.33;
/** What symbols are still worth before the last winter. */
const LAST_WINTER = 0.6;
/** What the resources and the ring of a usual palace bring in a year: a year less costs everybody so much. */
const USUAL_YEAR = 2;
/** Being in front on a track counts a point (V-10.2.1, V-10.2.2). */
const LEAD = 1;
/** A troop at home, and what all cost in winters to come (V-9.1.1). */
const TROOP = 0.12;
const TROOP_PAY = 0.25;
/** An agent in hand; on a city that can be annexed; in a rival's room; a rival's in an own room. */
const AGENT = 0.06;
const AGENT_ON_TARGET = 0.2;
const AGENT_IN_RIVAL_ROOM = 0.12;
const AGENT_AGAINST = -0.4;
/** A room that is covered by an indulgence. */
const COVERED = -0.3;
/** Cities and ranks that whoever is fastest wins in a year. */
const CITY_PACE = 0.8;
const RANK_PACE = 0.55;
/** A city that has to be conquered, since none is left to annex, takes longer. */
const YEARS_TO_CONQUER = 3;
const USUAL_YEARS = 10;
/** The last steps to the end may take long. */
const LEAST_YEARS = 1.8;
/** An end that comes nearer is worth so much for each point of lead, and hurts whoever is behind. */
const HURRY = 0.25;
const MOST_LEAD = 5;

/** What makes up the worth of a position. */
export const PARTS = [
  'cities',
  'patronage',
  'prestige',
  'religion',
  'war',
  'alliances',
  'indulgences',
  'resources',
  'palace',
  'agents',
] as const;
export type Part = (typeof PARTS)[number];

/**
 * Points at the end of the game, less what the years to come bring to anybody: so whoever brings the end nearer loses nothing
 * that the others do not lose. After the end it is the result.
 */
export function evaluate(tables: Tables, given: State, seat: Seat): number {
  const state = withFamily(tables, given, seat);
  const worths = worthsOf(tables);
  const years = yearsLeft(tables, state);
  count(worths, state);
  return (
    citiesWorth(tables, state, seat, years) +
    patronageWorth(tables, state, seat, years) +
    prestige[seat] +
    religionWorth(worths, state, seat, years) +
    warWorth(tables, state, seat, years) +
    alliancesWorth(state, seat, years) +
    indulgencesWorth(state, seat, years) +
    resourcesWorth(tables, worths, state, seat, years) +
    palaceWorth(tables, worths, state, seat, years) +
    agentsWorth(tables, state, seat, years)
  );
}

/** The same by what the points come from. */
export function evaluateParts(tables: Tables, given: State, seat: Seat): Readonly<Record<Part, number>> {
  const state = withFamily(tables, given, seat);
  const worths = worthsOf(tables);
  const years = yearsLeft(tables, state);
  count(worths, state);
  return {
    cities: citiesWorth(tables, state, seat, years),
    patronage: patronageWorth(tables, state, seat, years),
    prestige: prestige[seat],
    religion: religionWorth(worths, state, seat, years),
    war: warWorth(tables, state, seat, years),
    alliances: alliancesWorth(state, seat, years),
    indulgences: indulgencesWorth(state, seat, years),
    resources: resourcesWorth(tables, worths, state, seat, years),
    palace: palaceWorth(tables, worths, state, seat, years),
    agents: agentsWorth(tables, state, seat, years),
  };
}

/** While family cards are placed they are not in the palace yet: the state as if those that have a place were shown. */
function withFamily(tables: Tables, state: State, seat: Seat): State {
  const chosen = state.own[seat].family;
  if (chosen === null || chosen.length === 0) return state;
  const shown = clone(state);
  const palace = shown.open.palaces[seat];
  const { family } = tables.palaces[palace.dynasty];
  for (let at = 0; at < chosen.length; at++) {
    palace.cards[chosen[at]] = family[at];
    if (chosen[at] < SPACE_COUNT) palace.ready[chosen[at]] = true;
  }
  return shown;
}

/** How many springs are still to come after this year, as the tracks and the calendar look; 0 once the end is certain. */
function yearsLeft(tables: Tables, { open }: State): number {
  if (open.ending !== null) return 0;
  let byTracks = USUAL_YEARS;
  let neutral = 0;
  for (let city = 0; city < CITY_COUNT; city++) if (open.owner[city] === NONE && !tables.pirates[city]) neutral++;
  for (let seat = 0; seat < open.palaces.length; seat++) {
    const { cities, rank } = open.palaces[seat];
    const toGo = Math.max(0, TRACK_END - cities);
    const byCities = toGo / CITY_PACE + Math.max(0, toGo - neutral) * YEARS_TO_CONQUER;
    byTracks = Math.min(byTracks, byCities, (LAST_RANK - rank) / RANK_PACE);
  }
  const byYears = Math.max(1, USUAL_YEARS + 1 - open.year);
  const { yearLimit } = open.options;
  const byRule = yearLimit === 'none' ? USUAL_YEARS : yearLimit - open.year;
  return Math.min(Math.max(LEAST_YEARS, Math.min(byTracks * 0.7 + byYears * 0.3, byTracks + 2)), Math.max(0.3, byRule));
}

/** Whether a seat can still do something before the game is over. */
function canStillAct({ open }: State, seat: Seat): boolean {
  if (open.ending === null) return true;
  const { stack } = open;
  for (let at = 0; at < stack.length; at++) {
    const frame = stack[at];
    if (frame.step === 'winterTurn' && frame.seat === seat) return true;
    if (frame.step === 'winterTurns' && frame.at <= open.turnOrder.indexOf(seat)) return true;
  }
  return false;
}

/** V-10.2.1; and a city is worth having even where the track does not count yet. */
function citiesWorth(tables: Tables, state: State, seat: Seat, years: number): number {
  const { palaces } = state.open;
  const space = trackSpace(state, seat);
  let other = 0;
  for (let rival = 0; rival < palaces.length; rival++)
    if (rival !== seat) other = Math.max(other, trackSpace(state, rival));
  const worth = tables.data.cityPoints[space] + leadWorth(space, other, years);
  return space < 3 ? worth - (3 - space) * 0.6 * Math.min(1, years) : worth;
}

function patronageWorth(tables: Tables, state: State, seat: Seat, years: number): number {
  const { palaces } = state.open;
  const { rank, bonuses } = palaces[seat];
  let other = 0;
  for (let rival = 0; rival < palaces.length; rival++) if (rival !== seat) other = Math.max(other, palaces[rival].rank);
  // Even ranks bring a bonus: until it is taken (V-7.2.4) it is worth more than a point.
  const due = (rank >= 2 ? 1 : 0) + (rank >= 4 ? 1 : 0) - bonuses.length;
  let worth = tables.data.patronagePoints[rank] + leadWorth(rank, other, years) + Math.max(0, due) * 1.4;
  const use = Math.min(1, years / 4);
  for (let at = 0; at < bonuses.length; at++) worth += BONUS_WORTH[bonuses[at]] * use;
  // An odd rank is half of the way to the next bonus.
  return rank % 2 === 1 && rank < LAST_RANK ? worth + 0.25 * Math.min(1, years / 2) : worth;
}

/** What a bonus promises beside its prestige and its crosses: in the order of the bonuses. */
const BONUS_WORTH: readonly number[] = [0.4, 0.7, 0.6, 0, 0.6, 0.4, 0.9, 0, 0, 0.5];

/** The point for the front of a track: certain at the end, a hope before. */
function leadWorth(mine: number, other: number, years: number): number {
  const sure = 1 / (1 + years * 0.2);
  if (mine > other) return LEAD * (0.5 + 0.5 * sure);
  if (mine === other) return LEAD * (0.3 + 0.7 * sure);
  return mine === other - 1 ? 0.15 * (1 - sure) : 0;
}

/** V-10.3: the points of the own rank, softened by how much can still change. */
function religionWorth(worths: Worths, state: State, seat: Seat, years: number): number {
  const points = worths.religion[state.own.length];
  if (years === 0) return exactReligion(state, seat, points);
  const mine = crosses[seat];
  let ahead = 0;
  const spread = 0.7 + years * 0.15;
  for (let other = 0; other < state.own.length; other++) {
    if (other !== seat) ahead += 1 / (1 + Math.exp((mine - crosses[other]) / spread));
  }
  const low = Math.min(points.length - 1, Math.floor(ahead));
  const high = Math.min(points.length - 1, low + 1);
  return points[low] + (points[high] - points[low]) * (ahead - low);
}

function exactReligion(state: State, seat: Seat, points: readonly number[]): number {
  const mine = crosses[seat];
  if (mine === 0 && state.open.options.religionNeedsCross) return 0;
  let ahead = 0;
  let tied = 1;
  for (let other = 0; other < state.own.length; other++) {
    if (other === seat) continue;
    if (crosses[other] > mine) ahead++;
    else if (crosses[other] === mine) tied++;
  }
  return tied === 1 ? points[ahead] : points[Math.min(ahead + 1, points.length - 1)];
}

/** Trophies, troops, what threatens, and sieges that are laid. */
function warWorth(tables: Tables, state: State, seat: Seat, years: number): number {
  const { open } = state;
  let worth = open.palaces[seat].trophies.length * 2; // V-10.2.5
  if (years > 0) {
    const troops = troopsOf(state, seat);
    const use = Math.min(1, years / 2);
    worth += TROOP * (Math.min(troops, 4) + 0.5 * Math.max(0, troops - 4)) * use;
    worth -= (troops > 4 ? 2 : troops > 2 ? 1 : 0) * TROOP_PAY * WORTH[FLORIN] * use;
    worth += combatReserve(tables, state, seat) * 0.04 * use;
  }
  if (open.season === 'spring') worth += siegeWorth(tables, state, seat);
  return worth;
}

function alliancesWorth(state: State, seat: Seat, years: number): number {
  const { ally, allyReady, agents } = state.open;
  let worth = 0;
  for (let power = 0; power < POWER_COUNT; power++) {
    if (ally[power] !== seat) continue;
    if (isEnemyAgent(agents[powerPlace(power)], seat)) worth += years === 0 ? 0 : 0.35;
    else worth += 1 + (allyReady[power] ? 0.2 : 0.08) * Math.min(1, years / 2);
  }
  return worth;
}

/** V-10.2.7, and the rooms they close: each further one hurts more, since the ring has only five. */
function indulgencesWorth(state: State, seat: Seat, years: number): number {
  const { indulgence } = state.open.palaces[seat];
  let covered = 0;
  for (let room = 0; room < ROOMS; room++) if (indulgence[room]) covered++;
  return 0 - covered - covered * (0 - COVERED + covered * 0.1) * Math.min(1, years / 3);
}

/** Florins, courtiers and tiles: what they can pay now, and how often they will be renewed. */
function resourcesWorth(tables: Tables, worths: Worths, state: State, seat: Seat, years: number): number {
  if (years === 0 && !canStillAct(state, seat)) return hurryWorth(tables, state, seat, years);
  const palace = state.open.palaces[seat];
  const now = years === 0 ? LAST_WINTER : 1;
  const later = Math.max(0, years - 1);
  const { treasury } = palace;
  const florins = Math.min(treasury, FLORINS_SPENT) + Math.max(0, treasury - FLORINS_SPENT) * SPARE_FLORIN;
  return (
    florins * WORTH[FLORIN] * now +
    courtiersWorth(worths, palace, now, later, Math.min(1, years)) +
    tilesWorth(worths, palace, now, later, Math.min(1, years)) +
    extraSpaces(tables, state, seat) * 0.1 * Math.min(1, years / 3) -
    USUAL_YEAR * years +
    hurryWorth(tables, state, seat, years)
  );
}

function courtiersWorth(worths: Worths, palace: Palace, now: number, later: number, soon: number): number {
  const { marker } = palace;
  const toLeft = marker === NONE ? 0 : ((LEFT_ARROW - marker + ROOMS - 1) % ROOMS) + 1;
  const toRight = marker === NONE ? 0 : ((RIGHT_ARROW - marker + ROOMS - 1) % ROOMS) + 1;
  let worth = 0;
  for (let space = 0; space < SPACE_COUNT; space++) {
    const card = palace.cards[space];
    if (card === NONE) continue;
    const asleep = COURTIER_ASLEEP[IS_LEFT[space] ? toLeft : toRight] * soon;
    worth += worths.cards[card] * ((palace.ready[space] ? now : asleep) + later * COURTIER_RENEWALS);
  }
  return worth;
}

function tilesWorth(worths: Worths, { tiles, tileReady }: Palace, now: number, later: number, soon: number): number {
  // One Govern renews only so many tiles: beyond six the others wait.
  const renewals = tiles.length > 6 ? (TILE_RENEWALS * 6) / tiles.length : TILE_RENEWALS;
  let worth = 0;
  for (let at = 0; at < tiles.length; at++) {
    worth += worths.tiles[tiles[at]] * ((tileReady[at] ? now : TILE_ASLEEP * soon) + later * renewals);
  }
  return worth;
}

/** Whoever is ahead wants the end, whoever is behind does not. */
function hurryWorth(tables: Tables, state: State, seat: Seat, years: number): number {
  const { palaces, stack } = state.open;
  const nearness = 1 - years / USUAL_YEARS;
  if (nearness <= 0 || stack.length === 0) return 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < palaces.length; other++)
    if (other !== seat) best = Math.max(best, pointsSoFar(tables, state, other));
  const lead = pointsSoFar(tables, state, seat) - best;
  return HURRY * nearness * Math.max(-MOST_LEAD, Math.min(MOST_LEAD, lead));
}

/** The points of a seat that are easily counted. */
function pointsSoFar(tables: Tables, state: State, seat: Seat): number {
  const { rank, trophies } = state.open.palaces[seat];
  const { cityPoints, patronagePoints } = tables.data;
  return cityPoints[trackSpace(state, seat)] + patronagePoints[rank] + prestige[seat] + trophies.length * 2;
}

/** The ring of rooms over the years, what the next springs promise, and what is under way. */
function palaceWorth(tables: Tables, worths: Worths, state: State, seat: Seat, years: number): number {
  const palace = state.open.palaces[seat];
  if (palace.dynasty === NONE || state.open.stack.length === 0) return 0;
  look(tables, worths, state, seat, palace);
  const pending = pendingWorth(tables, worths, state, seat, palace, years);
  if (years === 0) return pending;
  const plan = planWorth(tables, worths, state, seat, palace, years) * Math.min(1, years);
  return pending + plan + ringWorth(palace) * Math.max(0, years - 1.5) - missingWorth(palace) * Math.min(1, years / 4);
}

/** Agents: in hand, on cities one may annex, in rivals' rooms, and rivals' agents in one's own. */
function agentsWorth(tables: Tables, state: State, seat: Seat, years: number): number {
  if (years === 0) return 0;
  const { agents, owner, palaces } = state.open;
  const { agents: inHand, lockedAgents } = palaces[seat];
  let worth = (inHand + 0.5 * (5 - lockedAgents - inHand)) * AGENT;
  const board = tables.boards[state.own.length];
  for (let city = 0; city < CITY_COUNT; city++) {
    if (agents[city] !== seat) continue;
    if (owner[city] === NONE && shipsTo(tables, board, state, seat, city) >= 0) worth += AGENT_ON_TARGET;
    else if (owner[city] !== NONE && owner[city] !== seat) worth += AGENT_ON_TARGET * 0.4;
  }
  for (let other = 0; other < palaces.length; other++) {
    for (let room = 0; room < ROOMS; room++) {
      const there = agents[ROOM_PLACES + other * ROOMS + room];
      if (there === NONE) continue;
      if (other === seat && there !== seat) worth += AGENT_AGAINST;
      else if (other !== seat && there === seat) worth += roomTarget(tables, palaces[other], room);
    }
  }
  return worth * Math.min(1, years / 3);
}

/** How much a rival will miss a room: those that his marker reaches next, and those with strong actions. */
function roomTarget(tables: Tables, palace: Palace, room: number): number {
  const distance = palace.marker === NONE ? 2 : (room - palace.marker + ROOMS) % ROOMS;
  const action = actionOf(tables, palace, room);
  const isStrong = action === ANNEX || action === PATRONIZE ? 1.5 : 1;
  return AGENT_IN_RIVAL_ROOM * isStrong * (distance === 1 || distance === 2 ? 1.5 : 0.7);
}
