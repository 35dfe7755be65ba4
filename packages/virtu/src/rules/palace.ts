/** V-9.2.8 to V-9.2.15: the cortigiano spaces of a palace, and freeing them. */
import type { Offer, Seat } from '@bottega/kernel';
import { type ChoiceOf, discard } from '../choices.js';
import type { State } from '../state.js';
import {
  COPERNICUS,
  FIRST_CHARACTER,
  IS_EXTRA,
  MACHIAVELLI_CARD,
  MOST_EXTRA_SPACES,
  NONE,
  PRINCE,
  SPACE_COUNT,
  SPACE_FROM_CITIES,
  type Tables,
} from '../tables.js';
import { courtierSource } from './sources.js';
import type { Telling } from './step-types.js';

/** V-9.2.9, V-9.2.10: extra spaces from titles, Copernicus, The Prince and the fifth city. At most 3 count. */
export function extraSpaces(tables: Tables, state: State, seat: Seat): number {
  const { bonuses, palaces } = state.open;
  const { tiles, cities } = palaces[seat];
  let spaces = cities >= SPACE_FROM_CITIES ? 1 : 0; // V-8.7.3
  if (bonuses[COPERNICUS] === seat) spaces++; // V-7.2.12
  if (bonuses[PRINCE] === seat) spaces++; // V-7.2.13
  for (const tile of tiles) spaces += tables.tileSpaces[tile];
  return Math.min(spaces, MOST_EXTRA_SPACES);
}

/** How many cards lie on extra spaces. */
export function cardsOnExtra(state: State, seat: Seat): number {
  const { cards } = state.open.palaces[seat];
  let count = 0;
  for (let space = 0; space < SPACE_COUNT; space++) if (IS_EXTRA[space] && cards[space] !== NONE) count++;
  return count;
}

/** V-9.2.13: whether a card can be put on a space, when it comes from another slot or (NONE) from outside. */
export function isFree(tables: Tables, state: State, seat: Seat, space: number, from: number): boolean {
  if (state.open.palaces[seat].cards[space] !== NONE) return false;
  if (!IS_EXTRA[space]) return true;
  const leaves = from !== NONE && from < SPACE_COUNT && IS_EXTRA[from] ? 1 : 0;
  return cardsOnExtra(state, seat) - leaves < extraSpaces(tables, state, seat);
}

/** Whether any space is free for a card from outside. */
export function hasFreeSpace(tables: Tables, state: State, seat: Seat): boolean {
  for (let space = 0; space < SPACE_COUNT; space++) if (isFree(tables, state, seat, space, NONE)) return true;
  return false;
}

/** V-9.2.11: a character returns to its pile; family cards and Machiavelli leave the game. Agents stay earned. */
export function discardFrom(state: State, seat: Seat, space: number, emit: Telling): void {
  const palace = state.open.palaces[seat];
  const card = palace.cards[space];
  palace.cards[space] = NONE;
  palace.ready[space] = false;
  if (card >= FIRST_CHARACTER && card < MACHIAVELLI_CARD) state.open.characters[card - FIRST_CHARACTER]++;
  emit?.({ type: 'discarded', seat, card, space });
}

const NEW = { why: 'new' };

/** V-9.2.11, V-9.3.12: offers to discard courtiers, those bought this winter excepted. */
export function offerDiscarding(state: State, seat: Seat, o: Offer<ChoiceOf<'discard'>>): void {
  const { cards } = state.open.palaces[seat];
  for (let space = 0; space < SPACE_COUNT; space++) {
    if (cards[space] === NONE) continue;
    if (state.open.bought.includes(courtierSource(space))) o.bar(discard(space), 'V-9.3.12', NEW);
    else o.may(discard(space));
  }
}

/** V-2.3, V-9.3.8: earns agents as long as there are any to earn. */
export function earnAgents(state: State, seat: Seat, count: number, emit: Telling): void {
  const palace = state.open.palaces[seat];
  const agents = Math.min(count, palace.lockedAgents);
  if (agents === 0) return;
  palace.lockedAgents -= agents;
  palace.agents += agents;
  emit?.({ type: 'earned', seat, agents });
}
