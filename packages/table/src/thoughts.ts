/** What is thought about for viewers, one thing for each: in slices, so that they can choose, stop it or ask for something else meanwhile. */
import type { Viewer } from './viewer.js';

/** Something that can be thought about in slices. */
export interface Thought {
  /** Looks at so many more positions; says whether it is done. */
  advance(positions: number): boolean;
  /** How far it is, from 0 to 1. */
  progress?(): number;
}

/** So many positions are looked at before others have the thread: 2 to 13 milliseconds, and five times that on a phone. */
export const SLICE_POSITIONS = 300;

export class Thoughts {
  private readonly current = new Map<Viewer, { isStopped: boolean }>();

  constructor(private readonly breathe: () => Promise<void>) {}

  /**
   * Thinks something through, or until it is stopped. False if it was called off: another thought took its place, or it is no longer
   * wanted.
   */
  async think(
    viewer: Viewer,
    thought: Thought,
    isWanted = () => true,
    onProgress: (share: number) => void = () => {},
  ): Promise<boolean> {
    const own = { isStopped: false };
    this.current.set(viewer, own);
    const isOff = () => this.current.get(viewer) !== own || !isWanted();
    while (!own.isStopped && !thought.advance(SLICE_POSITIONS)) {
      onProgress(thought.progress?.() ?? 0);
      await this.breathe();
      if (isOff()) return false;
    }
    this.current.delete(viewer);
    return true;
  }

  stop(viewer: Viewer): void {
    const current = this.current.get(viewer);
    if (current !== undefined) current.isStopped = true;
  }

  callOff(viewer: Viewer): void {
    this.current.delete(viewer);
  }
}
