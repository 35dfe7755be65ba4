/** What is said at the first decision of each kind, and what the points of a category were given for. */
import type { Seat, View } from '@bottega/kernel';
import type { Message } from '@bottega/kernel/text';
import { trackSpace } from '../rules/city-track.js';
import { crossesOf, crownsOf } from '../rules/end.js';
import type { State } from '../state.js';
import { NONE, type Tables } from '../tables.js';
import { stateFromView, topFrame } from './seen.js';
import { message } from './sentences.js';

/** A tip for the question before a seat; null where the question says enough by itself. */
export function tipFor(view: View<State>, seat: Seat): Message | null {
  const { step } = topFrame(view);
  switch (step) {
    case 'marker':
      return message(view.open.palaces[seat].marker === NONE ? 'tip.place' : 'tip.move');
    case 'firstPlayer':
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
  const state = stateFromView(view);
  const { rank, trophies } = view.open.palaces[seat];
  switch (category) {
    case 'cities': {
      const spaces = view.open.palaces.map((_, other) => trackSpace(state, other));
      return message(`detail.cities${leadOf(spaces, seat)}`, { count: spaces[seat] });
    }
    case 'patronage': {
      const ranks = view.open.palaces.map((palace) => palace.rank);
      return message(`detail.patronage${leadOf(ranks, seat)}`, { count: rank });
    }
    case 'religion':
      return religionDetail(tables, state, seat);
    case 'trophies':
      return message('detail.trophies', { count: trophies.length });
    case 'total': // V-10.4.1
      return message('detail.total', { count: crownsOf(tables, state, seat) });
    default:
      return null;
  }
}

/** V-10.2.1, V-10.2.2: whether a seat has a point more for being furthest ahead, alone or with others. */
function leadOf(places: readonly number[], seat: Seat): '' | '.alone' | '.tied' {
  const most = Math.max(...places);
  if (places[seat] < most) return '';
  return places.filter((place) => place === most).length === 1 ? '.alone' : '.tied';
}

/** V-10.3.3: who is tied gets the points of the place below the one that is shared. */
function religionDetail(tables: Tables, state: State, seat: Seat): Message {
  const crosses = state.open.palaces.map((_, other) => crossesOf(tables, state, other));
  const count = crosses[seat];
  const isTied = crosses.filter((other) => other === count).length > 1;
  const isCounted = count > 0 || !state.open.options.religionNeedsCross; // V-10.3.7
  if (!isTied || !isCounted) return message('detail.religion', { count });
  const place = 1 + crosses.filter((other) => other > count).length;
  return message('detail.religion.tied', { count, place, next: place + 1 });
}
