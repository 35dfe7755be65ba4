/**
 * What is asked about: what cannot be chosen, and why. Kept beside the page's state, so that pointing at things does not draw the
 * table again.
 */
import type { Barred, Choice } from '@bottega/kernel';

/** What cannot be chosen, and where. */
export interface Asked {
  readonly bar: Barred<Choice>;
  readonly at: Element | null;
  /** Asked for, not only pointed at: stays until it is closed. */
  readonly isAsked: boolean;
}

/** Milliseconds that a mouse rests on something before anything is said about it: crossing the table must not flicker. */
export const REST = 350;

export class Asking {
  private asked: Asked | null = null;
  private timer: number | undefined;
  private readonly listeners = new Set<() => void>();

  now = (): Asked | null => this.asked;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /**
   * Says why something is barred: at once if it was asked for or has the focus, else when the mouse has rested on it. Null: it is
   * no longer pointed at, which does not close what was asked for, unless that is no longer asked either.
   */
  explain = (bar: Barred<Choice> | null, at: Element | null, isAsked: boolean): void => {
    window.clearTimeout(this.timer);
    if (bar === null) {
      if (isAsked || !this.asked?.isAsked) this.set(null);
      return;
    }
    // Pointing at what was asked about does not make less of it.
    if (!isAsked && this.asked?.isAsked === true && this.asked.at === at) return;
    const asked = { bar, at, isAsked };
    if (isAsked || at === document.activeElement) this.set(asked);
    else this.timer = window.setTimeout(() => this.asked?.isAsked || this.set(asked), REST);
  };

  close = (): void => {
    window.clearTimeout(this.timer);
    this.set(null);
  };

  private set(asked: Asked | null): void {
    if (this.asked === asked) return;
    this.asked = asked;
    for (const listener of this.listeners) listener();
  }
}
