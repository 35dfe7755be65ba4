/** Winter at the table of a test: a step of somebody's winter turn, and choices by the names of things. */
import { settle } from '@bottega/kernel';
import { discard, pick, put, want } from '../src/choices.js';
import { CHARACTERS, type CharacterId, TILES, type TileId } from '../src/data/index.js';
import { type Choice, type State, virtu } from '../src/index.js';
import { FIRST_TILE_ITEM, NONE } from '../src/tables.js';
import { type Situation, type Slot, type Space, slotNumber, table, winterOf } from './table.js';

const STEPS = ['pay', 'reorganize', 'purchase', 'recruit', 'ally', 'end'] as const;
export type WinterStep = (typeof STEPS)[number];

/** A winter turn from one of its steps on; steps in which there is nothing to do are passed over. */
export function winter(step: WinterStep, situation: Situation = {}): State {
  const { seat = 0, turnOrder } = situation;
  const at = turnOrder === undefined ? seat + 1 : turnOrder.indexOf(seat) + 1;
  const stack = winterOf(seat, STEPS.indexOf(step), at);
  const state = table({ ...situation, season: 'winter', stack });
  settle(virtu, state, null);
  return state;
}

/** Florence without a florin, without anything to collect, and unable to request an indulgence. */
export const PENNILESS = { treasury: 0, marker: 0, indulgences: [0], exhausted: ['florence', 'pisa'] } as const;

export const picks = (slot: Slot): Choice => pick(slotNumber(slot));
export const puts = (slot: Slot): Choice => put(slotNumber(slot));
export const discards = (space: Space): Choice => discard(slotNumber(space));
export const wants = (item: CharacterId | TileId): Choice => want(itemNumber(item));

function itemNumber(item: CharacterId | TileId): number {
  const character = CHARACTERS.indexOf(item as CharacterId);
  return character >= 0 ? character : FIRST_TILE_ITEM + TILES.indexOf(item as TileId);
}

/** The card in a slot by its id, or null. */
export function cardIn(state: State, seat: number, slot: Slot): string | null {
  const card = state.open.palaces[seat].cards[slotNumber(slot)];
  return card === NONE ? null : virtu.tables.cards[card].id;
}

/** Choices of one type among others. */
export const ofType = (choices: readonly Choice[], type: Choice['type']): Choice[] =>
  choices.filter((choice) => choice.type === type);
