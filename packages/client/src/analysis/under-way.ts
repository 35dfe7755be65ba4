/** The analysis that this browser works out: it goes on when its page is left for another, for whoever comes back. */
import type { GameAnalysis } from '@bottega/table';
import type { AnalysedGame } from './analysis-protocol';
import { Analyst, type HearFound } from './analyst';

/** How long it goes on without anybody looking, which is usually to its end. */
const ALONE_MS = 60_000;

export class UnderWay {
  readonly done: Promise<GameAnalysis>;
  private readonly analyst: Analyst;
  private last: { readonly found: GameAnalysis; readonly share: number } | null = null;
  private listener: HearFound | null = null;
  private alone: ReturnType<typeof setTimeout> | undefined;
  private isOver = false;

  /** `keep` is given what was found if nobody was there to see it. */
  constructor(
    readonly id: string,
    readonly positions: number | null,
    game: AnalysedGame,
    keep: (found: GameAnalysis) => Promise<void>,
  ) {
    this.analyst = new Analyst(game);
    this.done = this.analyst
      .analyse(positions, (found, share) => {
        this.last = { found, share };
        this.listener?.(found, share);
      })
      .finally(() => {
        this.isOver = true;
        clearTimeout(this.alone);
        this.analyst.end();
        if (current === this) current = null;
      });
    this.done.then(
      // Whoever comes back has it worked out anew if it cannot be kept, and is told why.
      (found) => (this.listener === null ? keep(found).catch(() => {}) : undefined),
      () => {}, // told to those who wait for it
    );
  }

  /** From now on somebody hears what is found, and at once what was found so far. */
  hear(listener: HearFound): void {
    clearTimeout(this.alone);
    this.listener = listener;
    const { last } = this;
    if (last !== null) queueMicrotask(() => this.listener === listener && listener(last.found, last.share));
  }

  stop(): void {
    this.analyst.stop();
  }

  /** Nobody looks any more. */
  leave(): void {
    this.listener = null;
    if (!this.isOver) this.alone = setTimeout(() => this.stop(), ALONE_MS);
  }
}

let current: UnderWay | null = null;

/** What is being worked out of this game; null if nothing is. */
export function underWay(id: string): UnderWay | null {
  return current?.id === id ? current : null;
}

/** Goes on with what is under way if it is the same; else that ends with what it has found, and this begins. */
export function goOn(...[id, positions, game, keep]: ConstructorParameters<typeof UnderWay>): UnderWay {
  if (current?.id === id && current.positions === positions) return current;
  current?.leave();
  current?.stop();
  current = new UnderWay(id, positions, game, keep);
  return current;
}
