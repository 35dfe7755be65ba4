/** A view as a state, for questions to the rules that need no more than what this seat sees. */
import type { View } from '@bottega/kernel';
import type { Own, State } from './state.js';

/** What the seat cannot see is empty: nothing that draws or reveals may be played on it. */
export function stateFromView({ open, own, all, seat }: View<State>): State {
  const owns = open.principalities.map((_, at): Own => {
    if (all !== null) return all.own[at];
    return at === seat && own !== null ? own : { goals: [], military: null, supply: null };
  });
  return { open, own: owns, hidden: { random: [0, 0, 0, 0], decks: [[], [], []], goals: [] } };
}
