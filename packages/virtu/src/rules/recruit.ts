/** V-9.4: recruiting. */
import { only, type Seat } from '@bottega/kernel';
import { type ChoiceOf, DONE, recruit } from '../choices.js';
import { type State, troopPlace } from '../state.js';
import { CITY_COUNT, INDULGENCE_FLORINS, RECRUIT_ABROAD, RECRUIT_AT_HOME, type Tables, TROOPS } from '../tables.js';
import { NO_COST, pay, payment } from './payment.js';
import { canRequest } from './request.js';
import { collectable } from './sources.js';
import type { Ask, Auto } from './step-types.js';
import { troopsOf } from './troop-pay.js';
import { type AnyTime, chooseAnyTime, isAnyTime, offerAnyTime } from './winter.js';

/** V-9.4.2, V-9.4.3: a city with one's own arms is home, if one controls it. */
export function recruitCost(tables: Tables, state: State, seat: Seat, city: number): number {
  return isStartCity(tables, state, seat, city) ? RECRUIT_AT_HOME : RECRUIT_ABROAD;
}

function isStartCity(tables: Tables, state: State, seat: Seat, city: number): boolean {
  const { startCities } = tables.palaces[state.open.palaces[seat].dynasty];
  return city === startCities[0] || city === startCities[1];
}

/** Whether a troop can be had, the florins of an indulgence counted. */
export function canRecruit(tables: Tables, state: State, seat: Seat): boolean {
  const extra = canRequest(state, seat) ? INDULGENCE_FLORINS : 0;
  return canRecruitFor(tables, state, seat, extra);
}

function canRecruitFor(tables: Tables, state: State, seat: Seat, extra: number): boolean {
  if (troopsOf(state, seat) === TROOPS) return false;
  const florins = florinsOf(tables, state, seat) + extra;
  for (let city = 0; city < CITY_COUNT; city++) {
    if (state.open.owner[city] === seat && recruitCost(tables, state, seat, city) <= florins) return true;
  }
  return false;
}

const florinsOf = (tables: Tables, state: State, seat: Seat): number =>
  state.open.palaces[seat].treasury + collectable(tables, state, seat);

/** VD-28: V-9.4.1: troop by troop, as many as wished. */
export const chooseRecruits = (tables: Tables): Ask<'recruit', AnyTime | ChoiceOf<'recruit' | 'done'>> => ({
  seats: (_state, frame) => only(frame.seat),
  offer(state, _frame, seat, o) {
    const florins = florinsOf(tables, state, seat);
    const isFull = troopsOf(state, seat) === TROOPS; // V-2.2
    for (let city = 0; city < CITY_COUNT; city++) {
      if (state.open.owner[city] !== seat) {
        if (o.explains && isStartCity(tables, state, seat, city)) o.bar(recruit(city), 'V-9.4.3');
        continue;
      }
      const costs = recruitCost(tables, state, seat, city);
      if (isFull) o.bar(recruit(city), 'V-9.4.1', { troops: TROOPS });
      else if (costs <= florins) o.may(recruit(city));
      else if (o.explains) o.bar(recruit(city), 'V-9.4.2', { costs, florins });
    }
    o.may(DONE);
    offerAnyTime(tables, state, seat, o);
  },
  choose(state, _frame, seat, choice, emit) {
    const { stack } = state.open;
    if (isAnyTime(choice)) chooseAnyTime(tables, state, seat, choice, emit);
    else if (choice.type === 'done') stack.pop();
    else {
      stack.push({ step: 'recruited', seat, city: choice.city });
      const florin = recruitCost(tables, state, seat, choice.city);
      pay(tables, state, payment(seat, 'florins', { ...NO_COST, florin }), emit);
    }
  },
  suggest: () => DONE,
});

export const recruited = (tables: Tables): Auto<'recruited'> => ({
  chance: false,
  run(state, { seat, city }, emit) {
    const { open } = state;
    open.stack.pop();
    open.troops[troopPlace(state, city, seat)]++;
    emit?.({ type: 'recruited', seat, city });
    if (!canRecruit(tables, state, seat)) open.stack.pop();
  },
});
