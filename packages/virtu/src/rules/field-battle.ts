/** V-8.4: battles in the field between besiegers of the same city. */
import { only, type Seat } from '@bottega/kernel';
import { type ChoiceOf, GIVE_UP, opponent, PRESS } from '../choices.js';
import { type FrameOf, type State, troopPlace } from '../state.js';
import { NONE, type Tables } from '../tables.js';
import { beginCombat } from './combat.js';
import { collectFrom, offerCollecting } from './sources.js';
import type { Ask, Telling } from './step-types.js';

/** V-8.4.1, V-8.4.8: other besiegers that do not withdraw, in turn order after the player whose siege it is. */
export function rivalsOf(state: State, { seat, city, champion }: FrameOf<'siege'>): Seat[] {
  const { turnOrder, owner, troops, withdrawing } = state.open;
  const start = turnOrder.indexOf(seat);
  const rivals: Seat[] = [];
  for (let step = 0; step < turnOrder.length; step++) {
    const other = turnOrder[(start + step) % turnOrder.length];
    const place = troopPlace(state, city, other);
    if (other === champion || other === owner[city] || troops[place] === 0) continue;
    if (!withdrawing.includes(place)) rivals.push(other);
  }
  return rivals;
}

/** V-8.4.8, R-18: the next rival in turn order, or by house rule one of the champion's choice. */
export function askOpponent(state: State, frame: FrameOf<'siege'>, rivals: readonly Seat[], emit: Telling): void {
  if (rivals.length > 1 && state.open.options.fieldBattleOpponentOrder === 'activeChooses') {
    state.open.stack.push({ step: 'opponent', seat: frame.champion, city: frame.city });
  } else meet(state, frame, rivals[0], emit);
}

function meet(state: State, frame: FrameOf<'siege'>, rival: Seat, emit: Telling): void {
  const { city, champion } = frame;
  frame.fought = true;
  emit?.({ type: 'fieldBattle', seat: champion, city, opponent: rival });
  // the champion declares first. V-8.4.7: Leonardo of an earlier battle may help in another battle, not in the siege.
  beginCombat(state, { city, attacker: champion, defender: rival, field: true, leonardoSpent: false });
}

/** VD-21. */
export const chooseOpponent: Ask<'opponent', ChoiceOf<'opponent'>> = {
  seats: (_state, frame) => only(frame.seat),
  offer(state, _frame, _seat, o) {
    for (const rival of rivalsOf(state, siegeBelow(state))) o.may(opponent(rival));
  },
  choose(state, _frame, _seat, choice, emit) {
    const frame = siegeBelow(state);
    state.open.stack.pop();
    meet(state, frame, choice.seat, emit);
  },
  suggest: (state) => opponent(rivalsOf(state, siegeBelow(state))[0]),
};

const siegeBelow = ({ open }: State): FrameOf<'siege'> => open.stack[open.stack.length - 2] as FrameOf<'siege'>;

/** V-8.4.2, V-8.4.4, V-8.4.6: troops and bonuses only. The loser loses all, the winner as many; a draw costs each a troop. */
export function endBattle(state: State, combat: FrameOf<'combat'>, emit: Telling): void {
  const { open } = state;
  open.stack.pop();
  const { city } = combat;
  const frame = open.stack[open.stack.length - 1] as FrameOf<'siege'>;
  const one = troopPlace(state, city, combat.attacker);
  const other = troopPlace(state, city, combat.defender);
  const attack = open.troops[one] + combat.attackerBonus;
  const defence = open.troops[other] + combat.defenderBonus;
  if (attack === defence) {
    emit?.({ type: 'drawnBattle', city, seat: combat.attacker, opponent: combat.defender, strength: attack });
    for (const place of [one, other]) {
      open.troops[place]--;
      if (open.troops[place] > 0) open.withdrawing.push(place);
    }
    frame.champion = NONE;
    return;
  }
  const attackerWins = attack > defence;
  const [won, lost] = attackerWins ? [one, other] : [other, one];
  const { winnerLost, loserLost } = battleLosses(open.troops[won], open.troops[lost]);
  const winner = attackerWins ? combat.attacker : combat.defender;
  const leonardo = attackerWins ? combat.attackerLeonardo : combat.defenderLeonardo;
  emit?.({
    type: 'battled',
    city,
    winner,
    loser: attackerWins ? combat.defender : combat.attacker,
    winnerStrength: Math.max(attack, defence),
    loserStrength: Math.min(attack, defence),
    winnerLost,
    loserLost,
  });
  open.troops[lost] = 0;
  open.troops[won] -= winnerLost;
  frame.leonardo = leonardo || (frame.leonardo && winner === frame.champion); // V-8.4.7, E-38
  frame.champion = open.troops[won] > 0 ? winner : NONE;
}

/** V-8.4.4: the loser loses all troops, the winner as many. */
export function battleLosses(
  winner: number,
  loser: number,
): { readonly winnerLost: number; readonly loserLost: number } {
  return { winnerLost: Math.min(loser, winner), loserLost: loser };
}

/** VD-20: V-8.4.5: the winner besieges the city now, or gives up and withdraws without loss. */
export const choosePress = (tables: Tables): Ask<'press', ChoiceOf<'press' | 'giveUp' | 'collect'>> => ({
  seats: (_state, frame) => only(frame.seat),
  offer(state, _frame, seat, o) {
    o.may(PRESS);
    o.may(GIVE_UP);
    offerCollecting(tables, state, seat, o);
  },
  choose(state, frame, seat, choice, emit) {
    if (choice.type === 'collect') {
      collectFrom(tables, state, seat, choice.source, emit);
      return;
    }
    const below = siegeBelow(state);
    state.open.stack.pop();
    if (choice.type === 'press') below.fought = false;
    else {
      state.open.withdrawing.push(troopPlace(state, frame.city, seat));
      below.champion = NONE;
      emit?.({ type: 'gaveUp', seat, city: frame.city });
    }
  },
  suggest: () => GIVE_UP,
});
