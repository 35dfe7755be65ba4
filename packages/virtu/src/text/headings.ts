/** The headings of a long list of choices, in the rulebook's words, and which choices end something. */
import type { Message } from '@bottega/kernel/text';
import type { Choice } from '../choices.js';
import { COURTIERS, POWERS_FROM, TILES_FROM } from '../rules/sources.js';
import { FIRST_TILE_ITEM, FIRST_WORK } from '../tables.js';
import { message, placeNamed, slotNamed } from './sentences.js';

/** The heading under which a choice stands; null for those that stand by themselves. */
export function headingOf(choice: Choice): Message | null {
  switch (choice.type) {
    case 'put':
      return message(`heading.put.${slotNamed(choice.slot).kind}`);
    case 'room':
    case 'steps':
      return message('heading.marker');
    case 'lift':
    case 'request':
      return message('heading.indulgence');
    case 'use':
      return message(`heading.use.${sourceKind(choice.source)}`);
    case 'bonus':
      return message(choice.bonus < FIRST_WORK ? 'heading.bonus.person' : 'heading.bonus.work');
    case 'road':
    case 'retreat':
      return message('heading.road');
    case 'sail':
    case 'retreatBySea':
      return message('heading.sail');
    case 'agent':
      return message(`heading.agent.${placeNamed(choice.place).kind}`);
    case 'moveTo':
      return message(`heading.moveTo.${placeNamed(choice.place).kind}`);
    case 'want':
      return message(choice.item < FIRST_TILE_ITEM ? 'table.market.characters' : 'table.market.tiles');
    case 'besiege':
    case 'opponent':
      return message('heading.siege');
    case 'retreatFrom':
      return message('table.retreating');
    case 'perform':
    case 'collect':
    case 'refresh':
    case 'reactivate':
    case 'annex':
    case 'troop':
    case 'tokens':
    case 'moveAgent':
    case 'remove':
    case 'declare':
    case 'disband':
    case 'pick':
    case 'discard':
    case 'build':
    case 'recruit':
    case 'ally':
      return message(`heading.${choice.type}`);
    case 'payTroops':
      return message('table.winter.pay');
    case 'first':
    case 'dynasty':
    case 'press':
    case 'giveUp':
    case 'pass':
    case 'lose':
    case 'waive':
    case 'done':
    case 'end':
      return null;
  }
}

function sourceKind(source: number): 'room' | 'courtier' | 'power' | 'tile' {
  if (source < COURTIERS) return 'room';
  if (source < POWERS_FROM) return 'courtier';
  return source < TILES_FROM ? 'power' : 'tile';
}

/** What ends a turn, an action or an answer. */
export function isClosing({ type }: Choice): boolean {
  return type === 'done' || type === 'end' || type === 'pass' || type === 'giveUp';
}

/** An indulgence costs a point at the end, so it is never requested unasked, even where nothing else could pay (V-6.3.1). */
export function isCostly({ type }: Choice): boolean {
  return type === 'request';
}
