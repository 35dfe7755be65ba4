/** What lies open at a table, copied once for everybody who looks. */
import { type Choice, clonePlain, digest, type GameEvent, type Match, type State } from '@bottega/kernel';
import { type Delta, deltaOf, withDelta } from './delta.js';

/** What lay open at one time; never changed. */
export interface OpenCopy {
  readonly open: State['open'];
  readonly digest: string;
}

export class OpenCopies {
  private current: OpenCopy | null = null;
  /** The match's, when it was copied. */
  private version = -1;
  /** The difference that was asked for last: everybody who looks saw the same before. */
  private last: { readonly from: OpenCopy; readonly to: OpenCopy; readonly delta: Delta | null } | null = null;

  constructor(private readonly match: Match<State, Choice, GameEvent>) {}

  /** What lies open now; the same object as long as nothing of it changes. */
  now(): OpenCopy {
    const { match, current } = this;
    if (current !== null && this.version === match.version) return current;
    this.version = match.version;
    const { open } = match.state;
    const delta = current === null ? null : deltaOf(current.open, open);
    if (current !== null && delta === null) return current;
    const copy = current === null ? clonePlain(open) : withDelta(current.open, delta);
    const copied: OpenCopy = { open: copy, digest: digest(copy) };
    if (current !== null) this.last = { from: current, to: copied, delta };
    this.current = copied;
    return copied;
  }

  /** Nobody looks any more. */
  forget(): void {
    this.current = null;
    this.last = null;
  }

  /** What turns what lay open before into what does now. */
  since(before: OpenCopy): Delta | null {
    const now = this.now();
    if (before === now) return null;
    if (this.last?.from !== before || this.last.to !== now) {
      this.last = { from: before, to: now, delta: deltaOf(before.open, now.open) };
    }
    return this.last.delta;
  }
}
