/** What happens several times in a row is one moment: three gifts of alms need no three cards upon the map. */
import type { GameEvent } from '@bottega/kernel';

export interface FoundMoment {
  /** Its place in the log. */
  readonly at: number;
  readonly event: GameEvent;
  readonly title: string;
  readonly says: string | null;
}

export interface ToldMoment {
  readonly ats: readonly number[];
  /** The last of them. */
  readonly event: GameEvent;
  readonly title: string;
  /** A sentence for each of which there is one. */
  readonly says: readonly { readonly at: number; readonly says: string }[];
}

/** Moments of the same title with no other between them, as one. */
export function together(found: readonly FoundMoment[]): readonly ToldMoment[] {
  const told: ToldMoment[] = [];
  for (const { at, event, title, says } of found) {
    const last = told.at(-1);
    const sentences = says === null ? [] : [{ at, says }];
    if (last?.title === title) {
      told[told.length - 1] = { ats: [...last.ats, at], event, title, says: [...last.says, ...sentences] };
    } else told.push({ ats: [at], event, title, says: sentences });
  }
  return told;
}
