/** Advice in the order in which it is wanted: only one thing is thought about at a table, and whatever somebody asks comes first. */
import type { Hint } from './table';

export class Advising {
  /** What somebody asked last: the newest takes the place of what was thought about before. */
  private asking: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly think: () => Promise<Hint | null>,
    /** Which position is seen. */
    private readonly version: () => number,
  ) {}

  /** Somebody asked for this. */
  asked<T>(answer: Promise<T>): Promise<T> {
    this.asking = answer;
    return answer;
  }

  /** A hint that nobody has asked for: after what was, and thought about anew if something was asked meanwhile. */
  async advise(): Promise<Hint | null> {
    const version = this.version();
    for (;;) {
      const { asking } = this;
      await asking.catch(() => {}); // it is told to whoever asked
      if (this.version() !== version) return null;
      const hint = await this.think();
      if (hint !== null || asking === this.asking) return hint;
    }
  }
}
