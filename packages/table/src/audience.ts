/** Those who look at a table: each is shown what happened, with one copy for all of them. */
import { digest } from '@bottega/kernel';
import { OpenCopies } from './open-copies.js';
import { type PublicSight, publicSight } from './public-sight.js';
import type { AnyMatch } from './session-types.js';
import type { Viewer } from './viewer.js';

/** Milliseconds: where bots' choices do not stay, what they do is shown so often at most, and when they are done. */
const GLIMPSE_MS = 200;

export class Audience {
  readonly viewers = new Set<Viewer>();
  readonly copies: OpenCopies;
  /** Whether something has happened that was not shown yet. */
  isBehind = false;
  /** Whether anybody was told something when a change was shown last. */
  isTold = false;
  private shownAt = Number.NEGATIVE_INFINITY;
  private isClosed = false;

  constructor(
    private readonly match: AnyMatch,
    private readonly now: () => number,
  ) {
    this.copies = new OpenCopies(match);
  }

  leave(viewer: Viewer): void {
    this.viewers.delete(viewer);
    if (this.viewers.size === 0) this.copies.forget();
  }

  /** Shows how it stands after so many acts. */
  show(acts: number): void {
    if (this.isClosed) return;
    this.isBehind = false;
    this.shownAt = this.now();
    this.isTold = false;
    for (const viewer of this.viewers) if (viewer.update(acts)) this.isTold = true;
  }

  /** Whether something was shown only just now: nobody could see more than a flicker. */
  hasJustSeen(): boolean {
    return this.now() - this.shownAt < GLIMPSE_MS;
  }

  /** What everybody sees of the table. Where nobody looks nothing is copied for it. */
  seenByAll(): PublicSight {
    const open = this.viewers.size > 0 ? this.copies.now().digest : digest(this.match.state.open);
    return publicSight(this.match, open);
  }

  close(): void {
    this.isClosed = true;
  }
}
