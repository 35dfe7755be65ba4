/** Lays the cards of a situation: each card lies in exactly one place, whatever a test asks for. */
import type { Seat } from '@bottega/kernel';
import type { CardTypeId } from '../src/data/index.js';
import { principato, type State } from '../src/index.js';
import type { CardId } from '../src/tables.js';

/** A card of a draw pile. */
export type Drawn = CardTypeId | 'military';

export interface Cards {
  readonly year: number;
  /** By seat and slot; what is not named stays as it was dealt. */
  readonly hands: Readonly<Record<Seat, readonly CardTypeId[]>>;
  /** By place, from 0 at the left; what is not named stays as it was dealt. */
  readonly display: Readonly<Record<number, CardTypeId>>;
  /** The whole draw pile, top card first; null for all that is left of the year's deck, military scoring card last. */
  readonly pile: readonly Drawn[] | null;
  /** The top cards of the next year's deck; the rest lies below, military scoring card last. */
  readonly nextDeck: readonly Drawn[];
}

/** Rearranges the cards of a dealt game. Decks keep cards of their own back only; what is left over lies in the box. */
export function layCards(state: State, { year, hands, display, pile, nextDeck }: Cards): void {
  const { open, hidden } = state;
  const taken = new Set<CardId>();
  const pick = (wanted: Drawn, back: string, at: CardId | undefined): CardId => {
    const isWanted = (id: CardId) => {
      const card = principato.tables.cards[id];
      if (taken.has(id)) return false;
      return wanted === 'military' ? card.type === null && card.back === back : card.type?.type === wanted;
    };
    const places: readonly (readonly CardId[])[] = [
      at === undefined ? [] : [at],
      hidden.decks[Number(back) - 1],
      open.box,
      ...hidden.decks,
      open.display,
      ...open.principalities.map((one) => one.hand),
    ];
    const found = places.flat().find(isWanted);
    if (found === undefined) throw new Error(`there is no ${wanted} left for the table`);
    taken.add(found);
    return found;
  };

  const laidHands = open.principalities.map(({ hand }, seat) =>
    hand.map((card, slot) => ({ card, wanted: hands[seat]?.[slot] })),
  );
  const laidDisplay = open.display.map((card, place) => ({ card, wanted: display[place] }));
  const slots = [...laidHands.flat(), ...laidDisplay];
  const lay = new Map(
    slots.flatMap((slot) =>
      slot.wanted === undefined ? [] : [[slot, pick(slot.wanted, String(year), slot.card)] as const],
    ),
  );
  const laidPile = pile?.map((wanted) => pick(wanted, String(year), undefined)) ?? null;
  const laidNext = nextDeck.map((wanted) => pick(wanted, String(year + 1), undefined));

  // Who lost an unnamed card to somebody who named it gets another one from the box or the decks.
  for (const slot of slots) {
    if (lay.has(slot)) continue;
    const spares = [slot.card, ...open.box, ...hidden.decks.flat()];
    const spare = spares.find((id) => !taken.has(id) && principato.tables.cards[id].type !== null);
    if (spare === undefined) throw new Error('there is no card left for the table');
    taken.add(spare);
    lay.set(slot, spare);
  }
  const cardAt = (slot: (typeof slots)[number]): CardId => lay.get(slot) ?? slot.card;

  const displaced = slots.map((slot) => slot.card).filter((id) => !taken.has(id));
  hidden.decks = hidden.decks.map((deck, at) => {
    const number = at + 1;
    if (number < year) return [];
    if (number === year && laidPile !== null) return laidPile.toReversed();
    const back = displaced.filter((id) => principato.tables.cards[id].back === String(number));
    const rest = [...back, ...deck].filter((id) => !taken.has(id));
    const isMilitary = (id: CardId) => principato.tables.cards[id].type === null;
    const below = [...rest.filter(isMilitary), ...rest.filter((id) => !isMilitary(id))];
    return number === year + 1 ? [...below, ...laidNext.toReversed()] : below;
  });
  open.principalities.forEach((one, seat) => {
    one.hand = laidHands[seat].map(cardAt);
  });
  open.display = laidDisplay.map(cardAt);
  const placed = new Set([open.display, ...open.principalities.map((one) => one.hand), ...hidden.decks].flat());
  open.box = principato.tables.cards.map((_, id) => id as CardId).filter((id) => !placed.has(id));
  if (open.drawPile !== null) open.drawPile = hidden.decks[year - 1].length;
}
