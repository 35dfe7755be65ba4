/** What happens in a game of Principato, as it is told. Numbers only: words are looked up where they are read. */
import type { Seat } from '@bottega/kernel';
import type { Cube, PricedToken, Soldier } from './data/index.js';
import type { CardId, CultureId, GoalCard } from './tables.js';

export type Event =
  | { readonly type: 'began'; readonly firstPlayer: Seat }
  | { readonly type: 'goals'; readonly seat: Seat; readonly general: GoalCard; readonly art: GoalCard } // to the owner
  | { readonly type: 'activated'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'paid'; readonly seat: Seat; readonly food: number; readonly gold: number; readonly favor: number }
  | { readonly type: 'built'; readonly seat: Seat; readonly token: PricedToken; readonly count: number }
  | { readonly type: 'created'; readonly seat: Seat; readonly token: CultureId }
  | { readonly type: 'received'; readonly seat: Seat; readonly cube: Cube; readonly count: number }
  | { readonly type: 'lost'; readonly seat: Seat; readonly cube: Cube; readonly count: number }
  | { readonly type: 'recruited'; readonly seat: Seat; readonly soldier: Soldier; readonly count: number }
  | {
      readonly type: 'exchanged';
      readonly seat: Seat;
      readonly gave: CardId;
      readonly took: CardId;
      readonly place: number;
    }
  | {
      readonly type: 'changed';
      readonly seat: Seat;
      readonly gave: CardId;
      readonly took: CardId;
      readonly place: number;
    }
  | {
      readonly type: 'supplied';
      readonly seat: Seat;
      readonly soldier: Soldier;
      readonly cube: Cube;
      readonly count: number;
    }
  | { readonly type: 'turnEnded'; readonly seat: Seat }
  | { readonly type: 'left'; readonly card: CardId }
  | { readonly type: 'revealed'; readonly card: CardId }
  | { readonly type: 'militaryCard' }
  | { readonly type: 'yearEnded'; readonly year: number }
  | { readonly type: 'yearBegan'; readonly year: number }
  | { readonly type: 'scoringBegan'; readonly number: number }
  | { readonly type: 'sealed'; readonly seat: Seat }
  | { readonly type: 'strength'; readonly seat: Seat; readonly strength: number; readonly vp: number }
  | { readonly type: 'dismissed'; readonly seat: Seat; readonly soldier: Soldier; readonly count: number }
  | { readonly type: 'goalsOpened'; readonly seat: Seat; readonly general: GoalCard; readonly art: GoalCard }
  | { readonly type: 'ended' };
