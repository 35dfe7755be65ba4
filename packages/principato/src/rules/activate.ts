/** P-5.1 to P-5.12: activating an action card. */
import { type Facts, only, type Seat } from '@bottega/kernel';
import { alternative, type ChoiceOf } from '../choices.js';
import type { Alternative, CardType } from '../data/index.js';
import type { RuleId } from '../rule-ids.js';
import type { State } from '../state.js';
import { type HouseRules, POOL_OF, type Tables, typeOf } from '../tables.js';
import { cultureLeft } from './effects.js';
import { askPayment, canPay } from './payment.js';
import { canPlace, EATER, freeStorage, unsupplied } from './principality.js';
import { available } from './reserve.js';
import type { Ask, Telling } from './step-types.js';

/** Why a card cannot be activated: the reason of its first alternative if none is possible (P-5.11), else null. */
export function barOfCard(tables: Tables, state: State, seat: Seat, slot: number): RuleId | null {
  let first: RuleId | null = null;
  for (const one of alternativesOf(tables, state, seat, slot)) {
    const rule = barOfAlternative(tables, state, seat, one);
    if (rule === null) return null;
    first ??= rule;
  }
  return first;
}

/** The facts of `barOfCard`. */
export function factsOfCard(tables: Tables, state: State, seat: Seat, slot: number): Facts {
  return factsOfAlternative(state, seat, alternativesOf(tables, state, seat, slot)[0]);
}

/** P-5.1: the chosen card's effect, once. If it offers several alternatives that are possible, one is chosen (P-5.2). */
export function beginActivation(tables: Tables, state: State, seat: Seat, slot: number, emit: Telling): void {
  emit?.({ type: 'activated', seat, card: state.open.principalities[seat].hand[slot] });
  const alternatives = alternativesOf(tables, state, seat, slot);
  let possible = -1;
  for (let index = 0; index < alternatives.length; index++) {
    if (barOfAlternative(tables, state, seat, alternatives[index]) !== null) continue;
    if (possible >= 0) {
      state.open.stack.push({ step: 'alternative', seat, slot });
      return;
    }
    possible = index;
  }
  perform(tables, state, seat, slot, possible, emit);
}

/** P-5.2: which of the card's alternatives. */
export const chooseAlternative = (tables: Tables): Ask<'alternative', ChoiceOf<'alternative'>> => ({
  seats: (_state, frame) => only(frame.seat),
  offer(state, frame, seat, o) {
    const alternatives = alternativesOf(tables, state, seat, frame.slot);
    for (let index = 0; index < alternatives.length; index++) {
      const rule = barOfAlternative(tables, state, seat, alternatives[index]);
      if (rule === null) o.may(alternative(index));
      else if (o.explains) o.bar(alternative(index), rule, factsOfAlternative(state, seat, alternatives[index]));
    }
  },
  choose(state, frame, seat, choice, emit) {
    state.open.stack.pop();
    perform(tables, state, seat, frame.slot, choice.alternative, emit);
  },
  suggest(state, frame, seat) {
    const alternatives = alternativesOf(tables, state, seat, frame.slot);
    return alternative(alternatives.findIndex((one) => barOfAlternative(tables, state, seat, one) === null));
  },
});

/** Whether the card must be exchanged after its effect (P-5.7, P-5.8; the house rule `cultureExchange` of PQ-3). */
export function mustExchange(options: HouseRules, type: CardType): boolean {
  if (type.exchange) return true;
  return options.cultureExchange && type.alternatives[0].gain.kind === 'culture';
}

/** P-5.3: cost, then effect, then exchange; each may ask, so they are put on the stack in reverse. */
function perform(tables: Tables, state: State, seat: Seat, slot: number, index: number, emit: Telling): void {
  const type = typeOf(tables, state.open.principalities[seat].hand[slot]);
  const { stack } = state.open;
  if (mustExchange(state.open.options, type)) stack.push({ step: 'exchange', seat, slot, action: 'activate' });
  stack.push({ step: 'receive', seat, slot, alternative: index });
  const { food, gold } = type.alternatives[index].cost;
  if (food + gold > 0) askPayment(state, seat, food, gold, emit);
}

/** The alternatives printed on a card of a seat. */
export function alternativesOf(tables: Tables, state: State, seat: Seat, slot: number): readonly Alternative[] {
  return typeOf(tables, state.open.principalities[seat].hand[slot]).alternatives;
}

/** Why an alternative is not possible, or null. */
export function barOfAlternative(tables: Tables, state: State, seat: Seat, one: Alternative): RuleId | null {
  const principality = state.open.principalities[seat];
  if (!canPay(principality, one.cost.food, one.cost.gold)) return 'P-5.5';
  const { gain } = one;
  switch (gain.kind) {
    case 'tokens':
      return state.open.reserve[POOL_OF[gain.token]] < gain.count ? 'P-5.6' : null;
    case 'culture':
      return cultureLeft(tables, state, gain.culture) === 0 ? 'P-6.21' : null;
    case 'recruit':
      return state.open.reserve.soldier === 0 ? 'P-6.19' : null;
    case 'produce': {
      const cube = gain.per === 'field' ? 'food' : 'gold';
      return canPlace(tables, state, principality, cube, principality[gain.per]) ? null : 'P-5.11';
    }
    case 'cubes': {
      const places =
        (gain.food > 0 && canPlace(tables, state, principality, 'food', gain.food)) ||
        (gain.gold > 0 && canPlace(tables, state, principality, 'gold', gain.gold));
      return places ? null : 'P-5.11';
    }
  }
}

/** The facts of `barOfAlternative`. */
export function factsOfAlternative(state: State, seat: Seat, one: Alternative): Facts {
  const { food, gold, favor } = state.open.principalities[seat];
  const { cost, gain } = one;
  const left = gain.kind === 'tokens' ? state.open.reserve[POOL_OF[gain.token]] : 0;
  return { costsFood: cost.food, costsGold: cost.gold, food, gold, favor, left };
}

/** How many cubes an alternative gives, and how many of them have a place, in storage or on a soldier (P-2.12, P-2.15). */
export interface Fit {
  readonly gives: number;
  readonly fits: number;
}

export function fitOf(tables: Tables, state: State, seat: Seat, { gain }: Alternative): Fit {
  const one = state.open.principalities[seat];
  const given = { food: 0, gold: 0 };
  if (gain.kind === 'cubes') Object.assign(given, { food: gain.food, gold: gain.gold });
  if (gain.kind === 'produce') given[gain.per === 'field' ? 'food' : 'gold'] = one[gain.per];
  let gives = 0;
  let fits = 0;
  for (const cube of ['food', 'gold'] as const) {
    const there = available(state, cube, given[cube]);
    gives += there;
    fits += Math.min(there, freeStorage(tables, one, cube) + unsupplied(one, EATER[cube]));
  }
  return { gives, fits };
}
