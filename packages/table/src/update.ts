/** What travels from a table to a viewer: once everything that it may see, from then on what has changed. */
import type { GameEvent, Refusal, Seat, UndoBar, View } from '@bottega/kernel';
import type { Delta } from './delta.js';
import type { PackedEvent } from './packed-events.js';

/** What a viewer is told besides view and log. */
export interface Around {
  readonly asked: readonly Seat[];
  /** Why nothing can be taken back; null if something can. */
  readonly undoBar: UndoBar | null;
  /** What happened since the last turn of whoever looks, as places in the log: from the first, up to the second. */
  readonly recap: readonly [from: number, to: number];
  /** The person who must take this screen before the game goes on. */
  readonly handOver: Seat | null;
}

interface Named {
  /**
   * Names the position as this viewer sees it; a choice says at which position it was made. It counts nothing: how many questions
   * somebody else's sealed answer took must not show.
   */
  readonly position: string;
}

/** Everything that a viewer may see. */
export interface FullUpdate extends Named, Around {
  readonly type: 'full';
  /** Whose eyes these are; null for a spectator, and while nobody may see anything secret. */
  readonly seat: Seat | null;
  readonly view: View;
  readonly log: readonly GameEvent[];
}

/** What has changed since the last update; what is not in it has not. */
export interface DeltaUpdate extends Named, Partial<Around> {
  readonly type: 'delta';
  /** The position that it changes. */
  readonly from: string;
  readonly view?: Delta;
  /** How many of the viewer's events still stand (fewer after an undo), and those that follow. */
  readonly log?: { readonly keep: number; readonly events: readonly PackedEvent[] };
}

export type Update = FullUpdate | DeltaUpdate;

/** What came of something that a viewer asked for. */
export type Answer =
  | { readonly ok: true }
  /** The position is another one by now: nothing was done. */
  | { readonly ok: false; readonly reason: 'stale'; readonly update: FullUpdate }
  /** One of the choices is not allowed: none was played. */
  | { readonly ok: false; readonly reason: 'refused'; readonly index: number; readonly refusal: Refusal }
  /** There is nothing that this viewer could take back, or no seat from which it could choose. */
  | { readonly ok: false; readonly reason: 'impossible' };
