/** V-7.2: Patronize, and the ten patronage bonuses. */
import { only, type Seat } from '@bottega/kernel';
import { bonus, type ChoiceOf } from '../choices.js';
import { BONUSES, DYNASTIES } from '../data/index.js';
import type { CitedId } from '../rule-ids.js';
import type { State } from '../state.js';
import {
  CANNONS,
  CANNONS_BONUS,
  FIRST_WORK,
  LAST_RANK,
  MACHIAVELLI,
  MACHIAVELLI_CARD,
  NONE,
  PRINCE,
  RANK_COSTS,
  type Tables,
} from '../tables.js';
import { beginInstalling } from './install.js';
import { earnAgents } from './palace.js';
import { canPay, NO_COST, pay, payment } from './payment.js';
import { addTile } from './sources.js';
import type { Ask, Auto, Telling } from './step-types.js';

const COSTS = RANK_COSTS.map((cost) => ({ ...NO_COST, ...cost }));
/** The same by seat, for asking whether they can be paid: asked at every visit, so built once. */
const ASKED_COSTS = COSTS.map((cost) => DYNASTIES.map((_, seat) => payment(seat, 'patronize', cost)));

/** V-7.2.2: what the next rank costs. V-7.2.3: Michelangelo's crown is in the pool and counts as a crown only. */
const rankCost = (state: State, seat: Seat) => payment(seat, 'patronize', COSTS[state.open.palaces[seat].rank + 1]);

export function barOfPatronizing(tables: Tables, state: State, seat: Seat): CitedId | null {
  const { palaces } = state.open;
  if (palaces[seat].rank === LAST_RANK) return 'V-7.2.1';
  return canPay(tables, state, ASKED_COSTS[palaces[seat].rank + 1][seat]) ? null : 'V-7.2.2';
}

export function beginPatronizing(tables: Tables, state: State, seat: Seat, emit: Telling): void {
  state.open.stack.push({ step: 'promoted', seat });
  pay(tables, state, rankCost(state, seat), emit);
}

/** V-7.2.1: one rank. V-7.2.4: ranks 2 and 4 give a bonus at once. */
export const promoted: Auto<'promoted'> = {
  chance: false,
  run(state, { seat }, emit) {
    const { stack, palaces } = state.open;
    stack.pop();
    const rank = ++palaces[seat].rank;
    emit?.({ type: 'promoted', seat, rank });
    if (rank === 2 || rank === 4) stack.push({ step: 'bonus', seat });
  },
};

/** VD-11: which bonus. One is always left (V-7.2.16). */
export const chooseBonus = (tables: Tables): Ask<'bonus', ChoiceOf<'bonus'>> => ({
  seats: (_state, frame) => only(frame.seat),
  offer(state, _frame, seat, o) {
    for (let index = 0; index < BONUSES.length; index++) {
      const rule = barOfBonus(state, seat, index);
      if (rule === null) o.may(bonus(index));
      else o.bar(bonus(index), rule);
    }
  },
  choose(state, _frame, seat, choice, emit) {
    state.open.stack.pop();
    takeBonus(tables, state, seat, choice.bonus, emit);
  },
  suggest(state, _frame, seat) {
    for (let index = 0; index < BONUSES.length; index++)
      if (barOfBonus(state, seat, index) === null) return bonus(index);
    return bonus(0);
  },
});

/** V-7.2.4: taken ones are gone. V-7.2.5, V-7.2.6: the second must be of the other kind. */
function barOfBonus({ open }: State, seat: Seat, index: number): CitedId | null {
  if (open.bonuses[index] !== NONE) return 'V-7.2.4';
  const isSameKind = (had: number) => had < FIRST_WORK === index < FIRST_WORK;
  return open.palaces[seat].bonuses.some(isSameKind) ? 'V-7.2.5' : null;
}

/**
 * V-7.2.17: it works at once. Leonardo (V-7.2.10), Bastions (V-7.2.11), Copernicus (V-7.2.12), the crosses of Duomo and Sistine
 * Chapel (V-7.2.14) and Columbus (V-7.2.15) lie beside the palace (V-7.2.9) and are looked up where they count.
 */
function takeBonus(tables: Tables, state: State, seat: Seat, index: number, emit: Telling): void {
  const palace = state.open.palaces[seat];
  state.open.bonuses[index] = seat;
  palace.bonuses.push(index);
  emit?.({ type: 'bonus', seat, bonus: index });
  if (index === CANNONS_BONUS) addTile(palace, CANNONS, true); // V-7.2.8
  if (index === PRINCE) earnAgents(state, seat, 1, emit); // V-7.2.13
  if (index === MACHIAVELLI) beginInstalling(tables, state, seat, MACHIAVELLI_CARD, emit); // V-7.2.7
}
