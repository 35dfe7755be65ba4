/** What a seat could collect without an action in a zone: the Event card and the whole value of a city. */
import type { Seat } from '@bottega/kernel';
import { type Choice, type ChoiceOf, CLAIM } from '../choices.js';
import { claimOf, eventAt, offerClaim, offerEvent } from '../rules/zones.js';
import type { State } from '../state.js';
import { isSea, type Tables } from '../tables.js';

/** The interactions that the rules would allow there, each in its whole. */
export function collectable(tables: Tables, state: State, seat: Seat, zone: number): readonly Choice[] {
  if (isSea(zone)) return [];
  const there = standingIn(state, seat, zone);
  const found: Choice[] = [];
  const listening = {
    explains: false,
    may: (choice: Choice) => void found.push(choice),
    also: () => {},
    bar: () => {},
  };
  offerEvent(tables, there, seat, listening);
  offerClaim(tables, there, seat, listening);
  const whole = wholeClaim(found);
  return found.filter((choice) => choice.type !== 'claim' || choice === whole);
}

/** Of the parts of a city the one that leaves nothing. */
export function wholeClaim(choices: readonly Choice[]): ChoiceOf<'claim'> | null {
  const claims = choices.filter((choice): choice is ChoiceOf<'claim'> => choice.type === 'claim');
  return claims.includes(CLAIM.both) ? CLAIM.both : (claims[0] ?? null);
}

/** What these interactions bring there. */
export function gainOf(
  tables: Tables,
  state: State,
  seat: Seat,
  zone: number,
  choices: readonly Choice[],
): { readonly ducat: number; readonly knowledge: number } {
  const there = standingIn(state, seat, zone);
  let ducat = 0;
  let knowledge = 0;
  for (const choice of choices) {
    if (choice.type === 'claim') {
      const claimed = claimOf(tables, there, seat, choice.part);
      ducat += claimed.ducats + claimed.bonus;
      knowledge += claimed.knowledge;
    } else if (choice.type === 'event') {
      const { gain, value } = tables.events[eventAt(tables, there, zone)];
      if (gain === 'ducats') ducat += value;
      else knowledge += value;
    }
  }
  return { ducat, knowledge };
}

/** The state with a pawn in another zone; it shares everything else. */
function standingIn(state: State, seat: Seat, zone: number): State {
  const players = state.open.players.map((player, at) => (at === seat ? { ...player, position: zone } : player));
  return { ...state, open: { ...state.open, players } };
}
