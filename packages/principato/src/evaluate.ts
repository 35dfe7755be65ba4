/** What a position of Principato is worth to a seat: the points it has, and those that its board and hand promise. */
import type { Seat } from '@bottega/kernel';
import type { Culture, GoalRule, PricedToken } from './data/index.js';
import { type Clock, expectedMilitary, readClock } from './evaluate-military.js';
import { countCulture, goalPoints } from './rules/goals.js';
import { freeStorage, militaryPoints } from './rules/principality.js';
import type { Principality, State } from './state.js';
import { type CardId, type Tables, typeOf } from './tables.js';

// "Tuned": 4,500 games of apprendista bots (250 to 300 positions a choice) whose constants differed at random by a third. The
// score was regressed on them, they were moved along, and the outcome was checked head to head: it beats the first guess,
// which took the values of the strategy notes, by 7 ± 1 VP a game (3 seats, 60 games). Later 2,200 games of four moved them on in
// small steps, 200 games each: less for production, more for catapults (docs/strategy.md).

/** VP of a stored cube while it can still be spent. Tuned (strategy notes: 0.7 to 0.9); a third more or less costs 1 to 2 VP a game. */
const CUBE = 0.58;
/** A favor cube fits every cost. Tuned. */
const FAVOR = 0.6;
/** Cubes that an action can turn into points: a culture token takes 3 to 5, and hardly more than every other action buys. */
const CUBES_PER_ACTION = 4.2;
/** At the end cubes only break ties (P-9.3). Favor counts double: a cube taken is better than an idle action by more than bots overlook. */
const TIE_BREAK = 0.02;

/** A typical purchase of culture: its points and cubes (PQ-22), and its actions besides those that produce. Tuned. */
const PURCHASE_VP = 4.4;
const PURCHASE_CUBES = 5.7;
const PURCHASE_ACTIONS = 2.8;
/** How much the better of food and gold counts: specialising saves tiles (strategy notes 4). Tuned. */
const SPECIALITY = 1;
/** A place beyond production (strategy notes: 0.05 a turn) and a producer beyond the places, in units of usable production. */
const SPARE_PLACE = 0.15;
const SPARE_PRODUCER = 0.32;
/** Cubes that an action brings whatever the buildings: a favor cube, now and then a tax collector. Tuned. */
const LEAST_PRODUCTION = 1;
/** The last own actions, in which production comes too late to be spent: two turns. */
const GROWTH_LAG = 4;

/** Part of what activating a card would bring that counts while it is in hand, by what it brings. Tuned. */
const HAND_CUBES = 0.57;
const HAND_TOKENS = 0.19;
const HAND_CULTURE = 0.27;
/** Part of that for a card of which nothing can be paid yet. Tuned. */
const UNPAID = 0.35;
/** A recruiting card in hand: soldiers are free, their cubes are not (strategy notes 6). Tuned. */
const RECRUITS = 0.13;
/** A catapult of a siege card in hand, at each scoring to come. Tuned (strategy notes: 0.5 to 0.7, with two players 0.3). */
const CATAPULT_PER_SCORING = 1.4;
/** Part of the next set of a goal that counts while its tokens are being collected. Tuned. */
const SET_UNDER_WAY = 0.6;

/** What makes up the worth of a position. */
export const PARTS = ['bills', 'scorings', 'culture', 'goals', 'cubes', 'production', 'hand'] as const;
export type Part = (typeof PARTS)[number];

/** Points expected at the end of the game. Search asks for them a thousand times a choice, so no table of parts is built. */
export function evaluate(tables: Tables, state: State, seat: Seat): number {
  const one = state.open.principalities[seat];
  const clock = readClock(tables, state, seat);
  const military = militaryPoints(state, seat) + scoringsWorth(tables, state, seat, clock);
  return (
    military +
    cultureWorth(tables, one) +
    goalsWorth(tables, state, seat, clock, military) +
    cubeWorth(one, clock.actions) +
    productionWorth(tables, one, clock) +
    handWorth(tables, state, seat, clock)
  );
}

/** The same by what the points come from. */
export function evaluateParts(tables: Tables, state: State, seat: Seat): Readonly<Record<Part, number>> {
  const one = state.open.principalities[seat];
  const clock = readClock(tables, state, seat);
  const bills = militaryPoints(state, seat);
  const scorings = scoringsWorth(tables, state, seat, clock);
  return {
    bills,
    scorings,
    culture: cultureWorth(tables, one),
    goals: goalsWorth(tables, state, seat, clock, bills + scorings),
    cubes: cubeWorth(one, clock.actions),
    production: productionWorth(tables, one, clock),
    hand: handWorth(tables, state, seat, clock),
  };
}

/** What the scorings to come are worth; while sealed supplies are being written down, it knows all of them. */
export function scoringsWorth(tables: Tables, state: State, seat: Seat, clock: Clock): number {
  return expectedMilitary(tables, state, seat, clock, CUBE);
}

/** The points printed on culture tokens. */
export function cultureWorth(tables: Tables, one: Principality): number {
  let worth = 0;
  for (const token of one.culture) worth += tables.culture[token].vp;
  return worth;
}

/** What a seat's goals give and promise, with so many military points at the end. */
export function goalsWorth(tables: Tables, state: State, seat: Seat, clock: Clock, military: number): number {
  let worth = 0;
  for (const goal of state.own[seat].goals) {
    worth += goalWorth(tables, state, seat, tables.goals[goal].rule, clock, military);
  }
  return worth;
}

/** What the buildings will bring in the actions that are left. */
export function productionWorth(tables: Tables, one: Principality, clock: Clock): number {
  return growing(clock) * pointsPerAction(tables, one.field, one.farm, one.palazzo, one.bank);
}

/** What the two cards in hand promise. */
export function handWorth(tables: Tables, state: State, seat: Seat, clock: Clock): number {
  let worth = 0;
  if (clock.actions > 0)
    for (const card of state.open.principalities[seat].hand) worth += cardWorth(tables, state, seat, card, clock);
  return worth;
}

/** Strategy notes 11: what cannot be spent any more is worth nothing. */
export function cubeWorth(one: Principality, actions: number): number {
  const cubes = one.food + one.gold + one.favor;
  if (cubes === 0) return 0;
  const spendable = Math.min(1, (CUBES_PER_ACTION * actions) / cubes);
  return spendable * (CUBE * (one.food + one.gold) + FAVOR * one.favor) + TIE_BREAK * (cubes + one.favor);
}

/** Actions go by turns into producing cubes and spending them on culture: the points that each brings on average. */
function pointsPerAction(tables: Tables, field: number, farm: number, palazzo: number, bank: number): number {
  const { capacity } = tables.data;
  const food = usable(field, capacity.farm * farm);
  const gold = usable(palazzo, capacity.bank * bank);
  const lesser = Math.min(food, gold);
  const cubes = Math.max(LEAST_PRODUCTION, lesser + SPECIALITY * (food + gold - 2 * lesser));
  return PURCHASE_VP / (PURCHASE_ACTIONS + PURCHASE_CUBES / cubes);
}

/** Own actions left that can use what is produced. */
function growing(clock: Clock): number {
  return Math.max(0, clock.actions - GROWTH_LAG);
}

/** Strategy notes 3: production needs both tiles. */
function usable(producers: number, places: number): number {
  return producers < places
    ? producers + SPARE_PLACE * (places - producers)
    : places + SPARE_PRODUCER * (producers - places);
}

/** What a card in hand promises: part of what activating it would bring beyond its cost. */
function cardWorth(tables: Tables, state: State, seat: Seat, card: CardId, clock: Clock): number {
  const one = state.open.principalities[seat];
  const { cost, gain } = typeOf(tables, card).alternatives[0];
  const price = CUBE * (cost.food + cost.gold);
  switch (gain.kind) {
    case 'produce':
      return (
        HAND_CUBES * CUBE * Math.min(one[gain.per], freeStorage(tables, one, gain.per === 'field' ? 'food' : 'gold'))
      );
    case 'cubes': {
      const free = freeStorage(tables, one, 'food') + freeStorage(tables, one, 'gold');
      return HAND_CUBES * CUBE * Math.min(gain.food + gain.gold, free);
    }
    case 'recruit':
      return clock.scorings > 0 ? RECRUITS : 0;
    case 'tokens':
      return HAND_TOKENS * payable(one, cost) * Math.max(0, tokenWorth(tables, one, gain.token, clock) - price);
    case 'culture':
      return HAND_CULTURE * payable(one, cost) * Math.max(0, bestCulture(tables, state, gain.culture) - price);
  }
}

function tokenWorth(tables: Tables, one: Principality, token: PricedToken, clock: Clock): number {
  if (token === 'catapult') return CATAPULT_PER_SCORING * clock.scorings;
  const { field, farm, palazzo, bank } = one;
  const now = pointsPerAction(tables, field, farm, palazzo, bank);
  switch (token) {
    case 'field':
      return growing(clock) * (pointsPerAction(tables, field + 1, farm, palazzo, bank) - now);
    case 'farm':
      return growing(clock) * (pointsPerAction(tables, field, farm + 1, palazzo, bank) - now);
    case 'palazzo':
      return growing(clock) * (pointsPerAction(tables, field, farm, palazzo + 1, bank) - now);
    case 'bank':
      return growing(clock) * (pointsPerAction(tables, field, farm, palazzo, bank + 1) - now);
  }
}

/** Strategy notes 9: the best token of the kind that is left; stacks are sorted by value. */
function bestCulture(tables: Tables, state: State, kind: Culture): number {
  for (const stack of tables.stacksOf[kind]) {
    if (state.open.reserve.culture[stack] > 0) return tables.stacks[stack].vp;
  }
  return 0;
}

/** How near a cost is to being paid: UNPAID with nothing of it in store, 1 with all. */
function payable(one: Principality, cost: { readonly food: number; readonly gold: number }): number {
  const due = cost.food + cost.gold;
  if (due === 0) return 1;
  const has = Math.min(due, Math.min(cost.food, one.food) + Math.min(cost.gold, one.gold) + one.favor);
  return UNPAID + ((1 - UNPAID) * has) / due;
}

/** What a goal gives now and, while there is time, what is under way to it. */
function goalWorth(tables: Tables, state: State, seat: Seat, rule: GoalRule, clock: Clock, military: number): number {
  if (rule.kind === 'perMilitary' && clock.scorings > 0) return (rule.vp * military) / rule.step;
  const points = goalPoints(tables, state.open.principalities[seat], militaryPoints(state, seat), rule);
  if (rule.kind !== 'sets' || clock.actions === 0) return points;
  let sets = rule.vp.length - 1;
  for (const kind of rule.of) sets = Math.min(sets, countCulture(tables, state.open.principalities[seat], kind));
  if (sets === rule.vp.length - 1) return points;
  let begun = 0;
  for (const kind of rule.of) if (countCulture(tables, state.open.principalities[seat], kind) > sets) begun++;
  return points + (SET_UNDER_WAY * (rule.vp[sets + 1] - rule.vp[sets]) * begun) / rule.of.length;
}
