/** V-8.3.1, V-8.3.2: what a siege would be fought with, before anybody declares a bonus: what a besieger wants to know. */
import type { Seat } from '@bottega/kernel';
import { type State, troopPlace } from '../state.js';
import { NONE, type Tables } from '../tables.js';
import { bonusesAtHand } from './combat.js';
import { cityStrength } from './sieges.js';

export interface Odds {
  /** The besieger's troops. */
  readonly attack: number;
  /** The city as it stands against this besieger. */
  readonly defence: number;
  /** What both sides could declare at most as things lie on the table now. */
  readonly attackMore: number;
  readonly defenceMore: number;
  /** NONE for a neutral city, which declares nothing. */
  readonly defender: number;
}

/** A siege of a city by a seat with so many troops more than stand there now. */
export function oddsOf(tables: Tables, state: State, seat: Seat, city: number, coming: number): Odds {
  const defender = state.open.owner[city];
  const siege = { city, attacker: seat, defender, field: false, leonardoSpent: false };
  return {
    attack: state.open.troops[troopPlace(state, city, seat)] + coming,
    defence: cityStrength(tables, state, city, seat),
    attackMore: bonusesAtHand(tables, state, siege, seat),
    defenceMore: defender === NONE ? 0 : bonusesAtHand(tables, state, siege, defender),
    defender,
  };
}

/** Whether the city falls whatever is declared (`sure`), whether it depends on bonuses, or whether it holds in any case. */
export function verdictOf({ attack, defence, attackMore, defenceMore }: Odds): 'sure' | 'open' | 'hopeless' {
  if (attack > defence + defenceMore) return 'sure';
  return attack + attackMore > defence ? 'open' : 'hopeless';
}
