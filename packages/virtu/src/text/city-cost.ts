/** What a choice of a city costs, in symbols: said in its name, and shown on the map. */
import type { Seat, View } from '@bottega/kernel';
import type { Choice } from '../choices.js';
import type { SymbolId } from '../data/index.js';
import { crownsFor, shipsTo } from '../rules/annex.js';
import { recruitCost } from '../rules/recruit.js';
import type { State } from '../state.js';
import type { Tables } from '../tables.js';
import { frameOf, stateFromView } from './seen.js';

export type CityCost = Readonly<Partial<Record<SymbolId, number>>>;

/** Nothing for choices that are free. */
export function cityCost(tables: Tables, view: View<State>, seat: Seat, type: Choice['type'], city: number): CityCost {
  const board = tables.boards[view.seats];
  const state = stateFromView(view);
  switch (type) {
    case 'annex':
      return { crown: crownsFor(tables, state, seat, city), ship: shipsTo(tables, board, state, seat, city) };
    case 'road':
      return { cavalry: 1 };
    case 'sail':
      return { ship: board.seaWays[frameOf(view, 'march')?.city ?? city][city] };
    case 'retreatBySea':
      return { ship: board.seaWays[frameOf(view, 'retreat')?.city ?? city][city] };
    case 'recruit':
      return { florin: recruitCost(tables, state, seat, city) };
    default:
      return {};
  }
}
