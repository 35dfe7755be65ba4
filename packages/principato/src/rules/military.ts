/** P-8: military scorings. Five in a game (P-7.12): at the end of each year, and when a military scoring card appears. */
import { only, type Seat } from '@bottega/kernel';
import { type ChoiceOf, DONE, dismiss } from '../choices.js';
import { SOLDIERS } from '../data/index.js';
import type { Principality, State } from '../state.js';
import { type HouseRules, MILITARY_TABLE_2P, type Tables } from '../tables.js';
import { revealGoals } from './end.js';
import { unsupplied } from './principality.js';
import { returnCubes, returnTokens } from './reserve.js';
import type { Ask, Auto } from './step-types.js';
import { askSealedSupply, askSupply, canSupply } from './supply.js';

/** P-8.1 to P-8.3: fixes the decision order; all players take part (P-8.15). */
export const scoring: Auto<'scoring'> = {
  chance: false,
  run(state, { last }, emit) {
    const { open } = state;
    open.stack.pop();
    open.order = decisionOrder(open.principalities, open.firstPlayer);
    emit?.({ type: 'scoringBegan', number: open.scorings + 1 });
    open.stack.push({ step: 'award', last });
    if (open.options.supplyDecisions === 'simultaneous') askSealedSupply(state);
    else open.stack.push({ step: 'supplies', at: 0 });
  },
};

/** P-8.4: in this order everybody may supply; who has nothing to decide is not asked. */
export const supplies: Auto<'supplies'> = {
  chance: false,
  run(state, frame) {
    const { order, principalities, stack } = state.open;
    while (frame.at < order.length) {
      const seat = order[frame.at++];
      if (canSupply(principalities[seat])) {
        askSupply(state, seat);
        return;
      }
    }
    stack.pop();
  },
};

/** P-8.6 to P-8.12: strengths, victory points, and the cubes on soldiers go back. */
export const award = (tables: Tables): Auto<'award'> => ({
  chance: false,
  run(state, { last }, emit) {
    const { open } = state;
    open.stack.pop();
    const strengths = open.principalities.map(strength);
    const points = shareOut(strengths, tableFor(tables, state.own.length, open.options));
    for (const seat of open.order) {
      pay(state, seat, points[seat]);
      emit?.({ type: 'strength', seat, strength: strengths[seat], vp: points[seat] });
    }
    for (const one of open.principalities) clearSoldiers(state, one);
    open.scorings++;
    if (last) {
      // P-8.14: nobody needs to dismiss any more; the game is over.
      open.order = [];
      revealGoals(state, emit);
    } else open.stack.push({ step: 'dismissals', at: 0 });
  },
});

/** P-8.13: in the same order everybody may return soldiers. */
export const dismissals: Auto<'dismissals'> = {
  chance: false,
  run(state, frame) {
    const { order, principalities, stack } = state.open;
    while (frame.at < order.length) {
      const seat = order[frame.at++];
      const kind = nextSoldier(principalities[seat], 0);
      if (kind < CONFIRM) {
        stack.push({ step: 'dismiss', seat, kind });
        return;
      }
    }
    stack.pop();
    state.open.order = [];
  },
};

/** P-8.13: how many militia, then how many condottieri, are returned. Catapults stay, and nothing else can be given away (P-2.18). */
export const chooseDismissal: Ask<'dismiss', ChoiceOf<'dismiss' | 'done'>> = {
  seats: (_state, frame) => only(frame.seat),
  offer(state, frame, seat, o) {
    if (frame.kind === CONFIRM) {
      o.may(DONE);
      return;
    }
    const has = state.open.principalities[seat][SOLDIERS[frame.kind]];
    for (let soldiers = 0; soldiers <= has; soldiers++) o.may(dismiss(soldiers));
    if (o.explains) o.bar(dismiss(has + 1), 'P-8.13', { has });
  },
  choose(state, frame, seat, choice, emit) {
    if (choice.type === 'done') {
      state.open.stack.pop();
      return;
    }
    const one = state.open.principalities[seat];
    if (choice.soldiers > 0) {
      const soldier = SOLDIERS[frame.kind];
      one[soldier] -= choice.soldiers;
      returnTokens(state, 'soldier', choice.soldiers);
      emit?.({ type: 'dismissed', seat, soldier, count: choice.soldiers });
    }
    frame.kind = nextSoldier(one, frame.kind + 1);
  },
  suggest: (_state, frame) => (frame.kind === CONFIRM ? DONE : dismiss(0)),
};

const CONFIRM = SOLDIERS.length;

/** P-8.1, P-8.2: most army tokens first (catapults count, PQ-24); ties clockwise from the first player. */
export function decisionOrder(principalities: readonly Principality[], firstPlayer: Seat): Seat[] {
  const seats = principalities.length;
  const order: Seat[] = [];
  for (let step = 0; step < seats; step++) {
    const seat = (firstPlayer + step) % seats;
    // Behind everybody with as many tokens or more: those come earlier clockwise.
    let at = order.length;
    while (at > 0 && armySize(principalities[order[at - 1]]) < armySize(principalities[seat])) at--;
    order.splice(at, 0, seat);
  }
  return order;
}

/** P-8.6; cubes that were put on soldiers earlier count like those put there now (P-8.5). It may be negative. */
export function strength(one: Principality): number {
  const hungry = unsupplied(one, 'militia') + unsupplied(one, 'condottiere');
  return one.catapult + one.militia + one.condottiere - 2 * hungry;
}

/** P-8.7, P-8.8, P-8.10: points by place, whatever the strength; tied places are added, divided and rounded up. */
export function shareOut(strengths: readonly number[], table: readonly number[]): number[] {
  return strengths.map((own) => {
    let ahead = 0;
    let tied = 0;
    for (const other of strengths) {
      if (other > own) ahead++;
      else if (other === own) tied++;
    }
    let sum = 0;
    for (let place = ahead; place < ahead + tied; place++) sum += table[place];
    return Math.ceil(sum / tied);
  });
}

/** P-8.7: the row for this number of players; two players by house rule (PQ-1). */
export function tableFor(tables: Tables, seats: number, options: HouseRules): readonly number[] {
  switch (seats) {
    case 2:
      return MILITARY_TABLE_2P[options.militaryTable2p];
    case 3:
      return tables.data.military['3'];
    default:
      return tables.data.military['4'];
  }
}

/** P-8.9: bills are a number and never run out. */
function pay(state: State, seat: Seat, points: number): void {
  const one = state.open.principalities[seat];
  const own = state.own[seat];
  if (one.military !== null) one.military += points;
  else if (own.military !== null) own.military += points;
}

/** P-8.12: each cube goes to its kind. */
function clearSoldiers(state: State, one: Principality): void {
  returnCubes(state, 'food', one.foodOnMilitia);
  returnCubes(state, 'gold', one.goldOnCondottieri);
  returnCubes(state, 'favor', one.favorOnMilitia + one.favorOnCondottieri);
  one.foodOnMilitia = 0;
  one.goldOnCondottieri = 0;
  one.favorOnMilitia = 0;
  one.favorOnCondottieri = 0;
}

function armySize(one: Principality): number {
  return one.catapult + one.condottiere + one.militia;
}

function nextSoldier(one: Principality, from: number): number {
  let kind = from;
  while (kind < CONFIRM && one[SOLDIERS[kind]] === 0) kind++;
  return kind;
}
