/** How links between the entries of a rulebook are followed, and what is marked in their texts. */
import type { SearchTerm } from '@bottega/kernel/text';

export interface Following {
  readonly game: string;
  /** What is searched for. */
  readonly terms: readonly SearchTerm[];
  /** The entry that is looked at. */
  readonly looking: string | null;
  isKnown(id: string): boolean;
  /** True if the page need not follow the link itself. */
  onFollow(id: string): boolean;
  /** Says something to whoever cannot see it. */
  onTold(message: string): void;
}
