/** What happens in a game of De Vulgari Eloquentia, as it is told. Numbers only: words are looked up where they are read. */
import type { Seat } from '@bottega/kernel';
import type { CubeSet } from './choices.js';

export type Event =
  | { readonly type: 'began'; readonly order: readonly Seat[] }
  | { readonly type: 'placed'; readonly seat: Seat; readonly zone: number }
  // The phases of a round
  | { readonly type: 'round'; readonly round: number }
  | { readonly type: 'eventCame'; readonly event: number }
  | { readonly type: 'pope'; readonly red: number; readonly isRed: boolean } // how many red ones there are now
  | { readonly type: 'toRome' }
  | { readonly type: 'recycled'; readonly colour: number; readonly count: number; readonly row: number } // row 0: out of the game
  | { readonly type: 'available'; readonly counts: readonly number[] }
  | { readonly type: 'revealed'; readonly card: number }
  | { readonly type: 'shifted' }
  | { readonly type: 'lingua' }
  | { readonly type: 'alms'; readonly seat: Seat; readonly payer: Seat; readonly paid: number; readonly bank: number } // payer NONE: the bank alone
  | { readonly type: 'order'; readonly order: readonly Seat[] }
  | { readonly type: 'rested'; readonly seat: Seat }
  // A turn
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly actions: number;
      readonly ducats: number;
    }
  | {
      readonly type: 'used';
      readonly seat: Seat;
      readonly event: number;
      readonly gain: 'ducats' | 'knowledge';
      readonly value: number;
    }
  | {
      readonly type: 'claimed';
      readonly seat: Seat;
      readonly zone: number;
      readonly ducats: number;
      readonly knowledge: number;
      readonly bonus: number;
    }
  | {
      readonly type: 'friar';
      readonly seat: Seat;
      readonly person: number;
      readonly ducats: number;
      readonly knowledge: number;
    }
  | { readonly type: 'virtualNoble'; readonly seat: Seat; readonly ducats: number }
  | {
      readonly type: 'cardinal';
      readonly seat: Seat;
      readonly person: number;
      readonly ducats: number;
      readonly cube: 'politician' | 'noble' | 'virtual';
      readonly refund: number;
      readonly knowledge: number;
    }
  | {
      readonly type: 'converted';
      readonly seat: Seat;
      readonly scribes: number;
      readonly to: 'screen' | 'knowledge';
      readonly knowledge: number;
    }
  | { readonly type: 'manuscript'; readonly seat: Seat; readonly card: number; readonly actions: number }
  | {
      readonly type: 'cubes';
      readonly seat: Seat;
      readonly colour: number;
      readonly count: number;
      readonly actions: number;
      readonly ducats: number;
    }
  | { readonly type: 'sold'; readonly seat: Seat; readonly nobles: number; readonly ducats: number }
  | { readonly type: 'psalter'; readonly seat: Seat; readonly knowledge: number }
  | { readonly type: 'business'; readonly seat: Seat; readonly ducats: number }
  | {
      readonly type: 'advanced';
      readonly seat: Seat;
      readonly track: number;
      readonly steps: number;
      readonly space: number;
    }
  | { readonly type: 'sang'; readonly seat: Seat; readonly abbesses: number; readonly virtual: boolean }
  | {
      readonly type: 'bologna';
      readonly seat: Seat;
      readonly ducats: number;
      readonly abbesses: number;
      readonly virtual: boolean;
      readonly knowledge: number;
    }
  | { readonly type: 'drew'; readonly seat: Seat; readonly cards: number }
  | { readonly type: 'looked'; readonly seat: Seat; readonly points: readonly number[] } // to the owner
  | { readonly type: 'kept'; readonly seat: Seat; readonly points: number } // to the owner
  | { readonly type: 'putBack'; readonly seat: Seat; readonly cards: number }
  | { readonly type: 'inquired'; readonly seat: Seat; readonly other: Seat; readonly back: number }
  | { readonly type: 'turnEnded'; readonly seat: Seat; readonly unused: number }
  // Stupor Mundi
  | { readonly type: 'summoned'; readonly seat: Seat }
  | { readonly type: 'declined'; readonly seat: Seat }
  | { readonly type: 'came'; readonly seat: Seat }
  | { readonly type: 'stayed'; readonly seat: Seat }
  | { readonly type: 'bid'; readonly seat: Seat; readonly votes: number }
  | { readonly type: 'passed'; readonly seat: Seat }
  | ({ readonly type: 'discarded'; readonly seat: Seat } & CubeSet)
  | { readonly type: 'won'; readonly seat: Seat; readonly bid: number; readonly knowledge: number }
  // The end
  | { readonly type: 'lifted' }
  | {
      readonly type: 'behind';
      readonly seat: Seat;
      readonly politicians: number;
      readonly nobles: number;
      readonly abbesses: number;
      readonly scribes: number;
    }
  | ({ readonly type: 'elected'; readonly seat: Seat; readonly office: number } & CubeSet)
  | { readonly type: 'abstained'; readonly seat: Seat }
  | { readonly type: 'over'; readonly round: number };
