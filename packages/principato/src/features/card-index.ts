/** The action cards as features count them: by type, and in groups by what they bring. */
import { type Alternative, CARD_TYPES, CULTURES, type Culture } from '../data/index.js';
import type { CardId, Tables } from '../tables.js';

/** What cards bring, where sixteen types would be too many. The kinds of culture come last, in the order of CULTURES. */
export const GROUPS = ['buildings', 'army', 'harvest', 'rents', 'cubes', ...CULTURES] as const;
export type Group = (typeof GROUPS)[number];

/** The type and the group of every card, as places in CARD_TYPES and GROUPS; −1 for military scoring cards. */
export interface CardIndex {
  readonly typeOf: readonly number[];
  readonly groupOf: readonly number[];
  /** The alternatives that give culture, by kind in the order of CULTURES. */
  readonly buying: readonly (readonly Alternative[])[];
}

export function indexCards({ cards, data }: Tables): CardIndex {
  const buys = (kind: Culture) => (one: Alternative) => one.gain.kind === 'culture' && one.gain.culture === kind;
  return {
    typeOf: cards.map(({ type }) => (type === null ? -1 : CARD_TYPES.indexOf(type.type))),
    groupOf: cards.map(({ type }) => (type === null ? -1 : GROUPS.indexOf(groupOf(type.alternatives[0])))),
    buying: CULTURES.map((kind) => data.cards.flatMap(({ alternatives }) => alternatives.filter(buys(kind)))),
  };
}

function groupOf({ gain }: Alternative): Group {
  switch (gain.kind) {
    case 'tokens':
      return gain.token === 'catapult' ? 'army' : 'buildings';
    case 'recruit':
      return 'army';
    case 'produce':
      return gain.per === 'field' ? 'harvest' : 'rents';
    case 'cubes':
      return 'cubes';
    case 'culture':
      return gain.culture;
  }
}

/** How many of the cards, from a place on and up to another, are of each type or group. */
export function countCards(
  into: number[],
  indexOf: readonly number[],
  cards: readonly CardId[],
  from: number,
  to: number,
): void {
  into.fill(0);
  for (let at = from; at < to; at++) {
    const index = indexOf[cards[at]];
    if (index >= 0) into[index]++;
  }
}
