/** Figures as tables with headings: what the terminal, the page and the Markdown all show. */
import type { ShareRow } from '../report/share-rows.js';

export interface Section {
  readonly id: string;
  readonly heading: string;
  /** How to read it, in a sentence; null where that is plain. */
  readonly note: string | null;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Shares of wins, which can be drawn beside the fair share. */
  readonly shares: { readonly fair: number; readonly rows: readonly ShareRow[] } | null;
}

export interface Part {
  readonly heading: string;
  /** How to read it: what signs mean, and what figures do not say. */
  readonly notes: readonly string[];
  readonly sections: readonly Section[];
}
