/** What the page and the worker that analyses a game say to each other. */
import type { Choice } from '@bottega/kernel';
import type { GameAnalysis } from '@bottega/table';
import type { SecondVerdict } from '@bottega/table/analysis';
import type { Posted } from '../table/local/protocol';

/** A finished game, as a file holds it. */
export interface AnalysedGame {
  readonly game: string;
  /** Component data other than the game's own. */
  readonly data: unknown;
  readonly record: unknown;
}

/** What somebody chose in the place of what was chosen after `from` others. `isEnd`: whatever came after it does not count. */
export interface OtherWay {
  readonly from: number;
  readonly choices: readonly Choice[];
  readonly isEnd: boolean;
}

/** `positions`: how many are looked at for a decision; null for as many as usual. */
export type ToAnalyst =
  | { readonly ask: 'analyse'; readonly game: AnalysedGame; readonly positions: number | null }
  /** Ends what is being worked out, with what was found so far. */
  | { readonly ask: 'stop' }
  | {
      readonly ask: 'judge';
      readonly game: AnalysedGame;
      readonly positions: number;
      readonly call: number;
      readonly way: OtherWay;
    };

export type FromAnalyst =
  | { readonly found: GameAnalysis; readonly progress: number; readonly isEnd: boolean }
  | { readonly failed: Posted }
  | { readonly call: number; readonly verdict: SecondVerdict | null }
  | { readonly call: number; readonly failed: Posted };
