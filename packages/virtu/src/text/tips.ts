/** What is said at the first decision of each kind, and what the points of a category were given for. */
import type { Seat, View } from '@bottega/kernel';
import type { Message } from '@bottega/kernel/text';
import { trackSpace } from '../rules/city-track.js';
import { crossesOf } from '../rules/end.js';
import type { State } from '../state.js';
import { NONE, type Tables } from '../tables.js';
import { tableOf, topFrame } from './seen.js';
import { message } from './sentences.js';

/** A tip for the question before a seat; null where the question says enough by itself. */
export function tipFor(view: View<State>, seat: Seat): Message | null {
  const { step } = topFrame(view);
  switch (step) {
    case 'marker':
      return message(view.open.palaces[seat].marker === NONE ? 'tip.place' : 'tip.move');
    case 'dynasty':
    case 'family':
    case 'turn':
    case 'governCost':
    case 'govern':
    case 'bonus':
    case 'trade':
    case 'annex':
    case 'war':
    case 'march':
    case 'intrigue':
    case 'nextSiege':
    case 'press':
    case 'alarm':
    case 'declare':
    case 'loseSpace':
    case 'retreat':
    case 'troopPay':
    case 'disband':
    case 'reorganize':
    case 'purchase':
    case 'cathedral':
    case 'install':
    case 'recruit':
    case 'ally':
    case 'waive':
    case 'endWinter':
    case 'pay':
      return message(`tip.${step}`);
    default:
      return null;
  }
}

/** What a seat's points in a category were given for, where they are not counted one by one. */
export function detailOf(tables: Tables, view: View<State>, seat: Seat, category: string): Message | null {
  const state = tableOf(view);
  const { rank, trophies } = view.open.palaces[seat];
  switch (category) {
    case 'cities':
      return message('detail.cities', { count: trackSpace(state, seat) });
    case 'patronage':
      return message('detail.patronage', { count: rank });
    case 'religion':
      return message('detail.religion', { count: crossesOf(tables, state, seat) });
    case 'trophies':
      return message('detail.trophies', { count: trophies.length });
    default:
      return null;
  }
}
