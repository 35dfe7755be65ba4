/** What a position of Principato is worth to a seat: the points it has, and those that its board and hand promise. */
import type { Seat } from '@bottega/kernel';
import type { Culture, GoalRule, PricedToken } from './data/index.js';
import { type Clock, expectedMilitary, readClock } from './evaluate-military.js';
import { countCulture, goalPoints } from './rules/goals.js';
import { freeStorage, militaryPoints } from './rules/principality.js';
import type { Principality, State } from './state.js';
import { type CardId, type Tables, typeOf } from './tables.js';

/** VP of a stored cube while it can still be spent (spec §12: 0.7 to 0.9). */
const CUBE = 0.58;
/** A favor cube fits every cost. */
const FAVOR = 0.66;
/** Cubes that an action turns into points: a culture token takes 3 to 5, and about every other action buys one. */
const CUBES_PER_ACTION = 2.9;
/** At the end cubes only break ties (P-9.3). */
const TIE_BREAK = 0.01;

/** A typical purchase of culture: its points, its cubes, and the actions it takes besides those that produce. */
const PURCHASE_VP = 5.2;
const PURCHASE_CUBES = 4.5;
const PURCHASE_ACTIONS = 2;
/** How much the better of food and gold counts: specialising saves tiles (spec §12, What matters 4). */
const SPECIALITY = 0.75;
/** A place beyond production and a producer beyond the places, in units of usable production. */
const SPARE_PLACE = 0.15;
const SPARE_PRODUCER = 0.15;
/** An action that takes a favor cube produces one, whatever the buildings. */
const LEAST_PRODUCTION = 1.3;

/** Own actions at the end of the game that what is produced in them can no longer feed. */
const GROWTH_LAG = 2;

/** Part of what activating a card would bring that is counted while the card is in hand, by what it brings. */
const HAND_CUBES = 0.5;
const HAND_TOKENS = 0.25;
const HAND_CULTURE = 0.35;
/** Part of that for a card of which nothing can be paid yet. */
const UNPAID = 0.35;
/** What a recruiting card brings: soldiers are free, their cubes are not (spec §12, What matters 6). */
const RECRUITS = 0.13;
/** A catapult at each scoring to come (spec §12: 0.5 to 0.7, with two players 0.3). */
const CATAPULT_PER_SCORING = 1;
/** Part of the next set of a goal that is counted while its tokens are being collected. */
const SET_UNDER_WAY = 0.6;

/** Points expected at the end of the game. */
export function evaluate(tables: Tables, state: State, seat: Seat): number {
  const one = state.open.principalities[seat];
  const clock = readClock(tables, state, seat);
  const bills = militaryPoints(state, seat) + expectedMilitary(tables, state, seat, clock, CUBE);
  let worth = bills;
  for (const token of one.culture) worth += tables.culture[token].vp;
  for (const goal of state.own[seat].goals) {
    worth += goalWorth(tables, state, seat, tables.goals[goal].rule, clock, bills);
  }
  worth += cubeWorth(one, clock.actions);
  if (clock.actions > 0) {
    worth += growing(clock) * pointsPerAction(tables, one.field, one.farm, one.palazzo, one.bank);
    for (const card of one.hand) worth += cardWorth(tables, state, seat, card, clock);
  }
  return worth;
}

/** Spec §12, What matters 11: what cannot be spent any more is worth nothing. */
function cubeWorth(one: Principality, actions: number): number {
  const cubes = one.food + one.gold + one.favor;
  if (cubes === 0) return 0;
  const spendable = Math.min(1, (CUBES_PER_ACTION * actions) / cubes);
  return spendable * (CUBE * (one.food + one.gold) + FAVOR * one.favor) + TIE_BREAK * cubes;
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

function growing(clock: Clock): number {
  return Math.max(0, clock.actions - GROWTH_LAG);
}

/** Spec §12, What matters 3: production needs both tiles. */
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

/** Spec §12, What matters 9: the best token of the kind that is left; stacks are sorted by value. */
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
function goalWorth(tables: Tables, state: State, seat: Seat, rule: GoalRule, clock: Clock, bills: number): number {
  if (rule.kind === 'perMilitary' && clock.scorings > 0) return (rule.vp * bills) / rule.step;
  const points = goalPoints(tables, state.open.principalities[seat], militaryPoints(state, seat), rule);
  if (rule.kind !== 'sets' || clock.actions === 0) return points;
  let sets = rule.vp.length - 1;
  for (const kind of rule.of) sets = Math.min(sets, countCulture(tables, state.open.principalities[seat], kind));
  if (sets === rule.vp.length - 1) return points;
  let begun = 0;
  for (const kind of rule.of) if (countCulture(tables, state.open.principalities[seat], kind) > sets) begun++;
  return points + (SET_UNDER_WAY * (rule.vp[sets + 1] - rule.vp[sets]) * begun) / rule.of.length;
}
