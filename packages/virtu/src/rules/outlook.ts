/** How a combat would end if nobody declared another bonus: what a table tells those who decide. */
import type { Seat } from '@bottega/kernel';
import { type FrameOf, type State, troopPlace } from '../state.js';
import type { Tables } from '../tables.js';
import { strengths } from './combat.js';
import { battleLosses } from './field-battle.js';
import { victoryLosses } from './sieges.js';

export type Outlook =
  /** The city falls, and the besieger loses so many troops (V-8.3.4). */
  | { readonly ends: 'captured'; readonly lost: number }
  /** The city holds; the besieger loses one troop and the others retreat (V-8.3.6). */
  | { readonly ends: 'repelled' }
  /** V-8.4.4 */
  | {
      readonly ends: 'battled';
      readonly winner: Seat;
      readonly loser: Seat;
      readonly winnerLost: number;
      readonly loserLost: number;
    }
  /** Each side loses one troop and the others retreat (V-8.4.6). */
  | { readonly ends: 'drawn' };

export function outlook(tables: Tables, state: State, combat: FrameOf<'combat'>): Outlook {
  const [attack, defence] = strengths(tables, state, combat);
  if (!combat.field) {
    if (attack <= defence) return { ends: 'repelled' };
    return { ends: 'captured', lost: victoryLosses(state, combat, defence) };
  }
  if (attack === defence) return { ends: 'drawn' };
  const { attacker, defender, city } = combat;
  const [winner, loser] = attack > defence ? [attacker, defender] : [defender, attacker];
  const { troops } = state.open;
  const losses = battleLosses(troops[troopPlace(state, city, winner)], troops[troopPlace(state, city, loser)]);
  return { ends: 'battled', winner, loser, ...losses };
}
