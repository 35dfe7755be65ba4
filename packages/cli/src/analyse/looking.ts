/** How somebody wants to look at a game. */
import type { Seat } from '@bottega/kernel';
import type { Sight } from '@bottega/table';

export interface Looking {
  readonly sight: Sight;
  /** Whose decisions are told; null: everybody's. */
  readonly seat: Seat | null;
}
