/** What happens in a game of Virtù, as it is told. Numbers are those of tables.ts and rules/sources.ts. */
import type { Seat } from '@bottega/kernel';
import type { SymbolId } from './data/index.js';
import type { PaymentKind } from './state.js';

export type Event =
  | { readonly type: 'order'; readonly seat: Seat; readonly chosen: boolean }
  | { readonly type: 'dynasty'; readonly seat: Seat; readonly dynasty: number }
  | { readonly type: 'sealed'; readonly seat: Seat }
  | { readonly type: 'put'; readonly seat: Seat; readonly card: number; readonly slot: number }
  | { readonly type: 'year'; readonly year: number }
  | { readonly type: 'placed'; readonly seat: Seat; readonly room: number }
  | { readonly type: 'moved'; readonly seat: Seat; readonly steps: number; readonly room: number }
  | { readonly type: 'woken'; readonly seat: Seat; readonly side: 'left' | 'right'; readonly cards: number }
  | { readonly type: 'lifted'; readonly seat: Seat; readonly room: number }
  | { readonly type: 'requested'; readonly seat: Seat; readonly gain: 'crown' | 'florins' }
  | { readonly type: 'indulged'; readonly seat: Seat; readonly room: number }
  | {
      readonly type: 'collected';
      readonly seat: Seat;
      readonly source: number;
      readonly card: number;
      readonly florins: number;
    }
  | {
      readonly type: 'used';
      readonly seat: Seat;
      readonly source: number;
      /** The card of that source, or NONE. */
      readonly card: number;
      readonly symbol: SymbolId;
      readonly count: number;
      readonly kind: PaymentKind;
    }
  | { readonly type: 'paid'; readonly seat: Seat; readonly florins: number }
  | { readonly type: 'roomFlorins'; readonly seat: Seat; readonly florins: number }
  | { readonly type: 'performed'; readonly seat: Seat; readonly action: number; readonly room: number }
  | { readonly type: 'refreshed'; readonly seat: Seat; readonly tile: number }
  | { readonly type: 'reactivated'; readonly seat: Seat; readonly power: number }
  | { readonly type: 'promoted'; readonly seat: Seat; readonly rank: number }
  | { readonly type: 'bonus'; readonly seat: Seat; readonly bonus: number }
  | { readonly type: 'traded'; readonly seat: Seat; readonly ships: number; readonly florins: number }
  | { readonly type: 'annexed'; readonly seat: Seat; readonly city: number }
  | {
      readonly type: 'marched';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly ships: number;
    }
  | { readonly type: 'armed'; readonly seat: Seat; readonly tokens: number }
  | { readonly type: 'agentPlaced'; readonly seat: Seat; readonly place: number }
  | { readonly type: 'agentMoved'; readonly seat: Seat; readonly from: number; readonly place: number }
  | { readonly type: 'agentRemoved'; readonly seat: Seat; readonly place: number; readonly owner: Seat }
  | { readonly type: 'turnEnded'; readonly seat: Seat }
  | { readonly type: 'siege'; readonly seat: Seat; readonly city: number; readonly defender: Seat }
  | { readonly type: 'fieldBattle'; readonly seat: Seat; readonly city: number; readonly opponent: Seat }
  | {
      readonly type: 'declared';
      readonly seat: Seat;
      readonly bonus: number;
      readonly card: number;
      readonly strength: number;
    }
  | { readonly type: 'passed'; readonly seat: Seat }
  | {
      readonly type: 'battled';
      readonly city: number;
      readonly winner: Seat;
      readonly loser: Seat;
      readonly winnerStrength: number;
      readonly loserStrength: number;
      readonly winnerLost: number;
      readonly loserLost: number;
    }
  | {
      readonly type: 'drawnBattle';
      readonly city: number;
      readonly seat: Seat;
      readonly opponent: Seat;
      readonly strength: number;
    }
  | { readonly type: 'gaveUp'; readonly seat: Seat; readonly city: number }
  | {
      readonly type: 'captured';
      readonly seat: Seat;
      readonly city: number;
      readonly from: Seat;
      readonly strength: number;
      readonly cityStrength: number;
      readonly lost: number;
    }
  | {
      readonly type: 'repelled';
      readonly seat: Seat;
      readonly city: number;
      readonly strength: number;
      readonly cityStrength: number;
    }
  | { readonly type: 'trophy'; readonly seat: Seat; readonly from: Seat }
  | {
      readonly type: 'retreated';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly ships: number;
    }
  | { readonly type: 'lost'; readonly seat: Seat; readonly city: number; readonly troops: number }
  | { readonly type: 'newOrder'; readonly first: Seat }
  | { readonly type: 'lastYear'; readonly cause: 'neutral' | 'cities' | 'patronage' | 'years' }
  | { readonly type: 'troopsPaid'; readonly seat: Seat; readonly florins: number }
  | { readonly type: 'disbanded'; readonly seat: Seat; readonly city: number }
  | { readonly type: 'shifted'; readonly seat: Seat; readonly card: number; readonly from: number; readonly to: number }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: number; readonly space: number }
  | { readonly type: 'bought'; readonly seat: Seat; readonly item: number }
  | { readonly type: 'built'; readonly seat: Seat; readonly city: number }
  | { readonly type: 'installed'; readonly seat: Seat; readonly card: number; readonly space: number }
  | { readonly type: 'earned'; readonly seat: Seat; readonly agents: number }
  | { readonly type: 'recruited'; readonly seat: Seat; readonly city: number }
  | { readonly type: 'allied'; readonly seat: Seat; readonly power: number; readonly former: Seat }
  | { readonly type: 'wintered'; readonly seat: Seat }
  | { readonly type: 'over'; readonly year: number };
