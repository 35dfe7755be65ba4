/** What military scorings to come are worth to a seat, and how much time is left. */
import type { Seat } from '@bottega/kernel';
import { strength, tableFor } from './rules/military.js';
import { unsupplied } from './rules/principality.js';
import type { Principality, State } from './state.js';
import { ACTIONS, LAST_YEAR, type Tables } from './tables.js';

/** Time left, counted in cards and scorings, never in known numbers of turns. */
export interface Clock {
  /** Own actions left. */
  readonly actions: number;
  /** Military scorings to come, the one that is going on included until its points are given. */
  readonly scorings: number;
  /** Own turns until the next scoring is to be expected. */
  readonly untilScoring: number;
  /** A scoring is going on and its points have not been given. */
  readonly isScoring: boolean;
  /** Turns of all seats left this year, the one that is on included. */
  readonly turnsThisYear: number;
  /** Whether the year's extra scoring has not come yet. */
  readonly isExtraDue: boolean;
}

/** P-7.12: one at the end of each year, and two extra ones. */
const SCORINGS = LAST_YEAR + 2;
// "Tuned" is explained in evaluate.ts.

/** Difference in strength that is 73 % sure to be kept, at a scoring that is near. Tuned (strategy notes: 1.2). */
const SOFTNESS = 1.2;
/** The same while cubes are being put on soldiers: the others' decisions are all that can still change. */
const SOFTNESS_IN_SCORING = 0.5;
/** The same at a later scoring. Tuned; with 3 or 4 players a catapult is then worth up to 1.4 VP at each. */
const SOFTNESS_LATER = 1.2;
/** Own turns until a scoring at which what is seen now counts for half. Tuned. */
const HALF_SIGHT = 4;
/** Cubes that may still be brought to soldiers until the scoring, per own turn and producer. Tuned. */
const LATER_FOOD = 0.3;
/** How much a soldier that could be fed now counts at a later scoring. Tuned. */
const SOLDIER_LATER = 0.18;

/** Reads the time from the decks; their sizes follow from what lies open, so this tells nothing hidden. */
export function readClock(tables: Tables, state: State, seat: Seat): Clock {
  const { open, hidden } = state;
  const seats = open.turns.length;
  const scorings = SCORINGS - open.scorings;
  if (open.stack.length === 0) return { ...NO_TIME, scorings: 0, isScoring: false };
  const isScoring = open.stack.some((frame) => frame.step === 'award');
  const [bottom] = open.stack;
  if (bottom.step !== 'turn' && bottom.step !== 'refill' && bottom.step !== 'newYear') {
    return { ...NO_TIME, scorings, isScoring };
  }
  const inTurn = bottom.step === 'turn';
  // P-7.14: a turn begins with a full display, so a turn is left for each card to come and one for the turn that is on.
  const year = bottom.step === 'newYear' ? open.year : open.year - 1;
  const pile = hidden.decks[year];
  let extra = 0;
  for (const card of pile) if (tables.cards[card].type === null) extra = 1;
  const thisYear = pile.length - extra + (inTurn ? 1 : 0);
  let turns = thisYear;
  for (let later = year + 1; later < LAST_YEAR; later++) turns += hidden.decks[later].length - 1;
  const first = inTurn ? bottom.seat : bottom.next;
  const wait = (seat - first + seats) % seats;
  const ownTurns = Math.ceil(Math.max(0, turns - wait) / seats);
  const spent = inTurn && bottom.seat === seat ? ACTIONS - open.actionsLeft : 0;
  // The extra scoring comes in the middle of what is left of the year on average.
  const untilScoring = (extra === 1 ? thisYear / 2 : thisYear) / seats;
  const actions = ACTIONS * ownTurns - spent;
  return { actions, scorings, untilScoring, isScoring, turnsThisYear: thisYear, isExtraDue: extra === 1 };
}

const NO_TIME = { actions: 0, untilScoring: 0, turnsThisYear: 0, isExtraDue: false } as const;

/** Points expected from the scorings to come, less the worth of the cubes that the soldiers will eat. */
export function expectedMilitary(tables: Tables, state: State, seat: Seat, clock: Clock, cube: number): number {
  if (clock.scorings === 0) return 0;
  const table = tableFor(tables, state.own.length, state.open.options);
  const own = state.open.principalities[seat];
  const later = pointsFor(table, state, seat, lasting(own), lastingOf, SOFTNESS_LATER);
  if (clock.isScoring) {
    const eaten = hasDecided(state, seat) ? sealed(state, seat) : feedable(own);
    const force = strength(own) + 2 * eaten;
    const now = pointsFor(table, state, seat, force, decidedOf, SOFTNESS_IN_SCORING);
    return now - cube * eaten + (clock.scorings - 1) * later;
  }
  const sight = HALF_SIGHT / (HALF_SIGHT + clock.untilScoring);
  const grown = LATER_FOOD * clock.untilScoring * (own.field + own.palazzo);
  const eaten = Math.min(hungry(own), feedable(own) + grown);
  const next = pointsFor(table, state, seat, strength(own) + 2 * eaten, reachableOf, SOFTNESS) - cube * eaten;
  return sight * next + (clock.scorings - sight) * later;
}

/** Strategy notes: the expected place is the sum of the chances that each rival is ahead; points between places are interpolated. */
function pointsFor(
  table: readonly number[],
  state: State,
  seat: Seat,
  own: number,
  strengthOf: (state: State, rival: Seat) => number,
  softness: number,
): number {
  const seats = state.open.principalities.length;
  let place = 0;
  for (let rival = 0; rival < seats; rival++) {
    if (rival !== seat) place += 1 / (1 + Math.exp((own - strengthOf(state, rival)) / softness));
  }
  const above = Math.min(Math.floor(place), seats - 2);
  return table[above] + (place - above) * (table[above + 1] - table[above]);
}

/** The strength a seat can have at the next scoring with what it has now. */
export function reachableOf({ open }: State, rival: Seat): number {
  const one = open.principalities[rival];
  return strength(one) + 2 * feedable(one);
}

/** In a scoring: the strength of who has decided, and of the others what they can reach. */
function decidedOf(state: State, rival: Seat): number {
  const one = state.open.principalities[rival];
  return hasDecided(state, rival) ? strength(one) + 2 * sealed(state, rival) : strength(one) + 2 * feedable(one);
}

function lastingOf({ open }: State, rival: Seat): number {
  return lasting(open.principalities[rival]);
}

/** Catapults stay; soldiers want to be fed anew. */
function lasting(one: Principality): number {
  return one.catapult + SOLDIER_LATER * (one.militia + one.condottiere - hungry(one) + feedable(one));
}

/** Whether a seat has been asked for its supply in the scoring that is going on. */
function hasDecided({ open }: State, seat: Seat): boolean {
  for (const frame of open.stack) {
    if (frame.step === 'supplies') return open.order.indexOf(seat) < frame.at;
    if (frame.step === 'sealedSupply') return !open.waiting.includes(seat);
  }
  return true;
}

/** Cubes of a sealed supply decision: written down, not yet moved. */
function sealed(state: State, seat: Seat): number {
  const { supply } = state.own[seat];
  let cubes = 0;
  if (supply !== null) for (const moved of supply) cubes += moved;
  return cubes;
}

function hungry(one: Principality): number {
  return unsupplied(one, 'militia') + unsupplied(one, 'condottiere');
}

/** Hungry soldiers that stored cubes could feed. */
function feedable(one: Principality): number {
  const militia = unsupplied(one, 'militia');
  const condottieri = unsupplied(one, 'condottiere');
  const proper = Math.min(militia, one.food) + Math.min(condottieri, one.gold);
  return Math.min(militia + condottieri, proper + one.favor);
}
