/** Whether somebody is before the page: it is in sight, and was touched lately. Whoever has left their desk is told elsewhere. */
import type { Surroundings } from './wait-for-network';

/** So long somebody may think without touching anything. */
const IDLE_MS = 5 * 60_000;
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'focus'] as const;

export class Sight {
  private isIdle = false;
  private lastTouch = Date.now();
  private readonly listeners = new Set<() => void>();

  constructor(private readonly surroundings: Surroundings = globalThis) {
    const { window, document } = surroundings;
    document.addEventListener('visibilitychange', () => this.touch(true));
    for (const touch of TOUCHES) window.addEventListener(touch, () => this.touch(false), { passive: true });
    this.lookAgain(IDLE_MS);
  }

  isVisible = (): boolean => this.surroundings.document.visibilityState === 'visible' && !this.isIdle;

  onChange = (changed: () => void): void => {
    this.listeners.add(changed);
  };

  private touch(isNews: boolean): void {
    const wasIdle = this.isIdle;
    this.isIdle = false;
    this.lastTouch = Date.now();
    if (wasIdle) this.lookAgain(IDLE_MS);
    if (wasIdle || isNews) this.tell();
  }

  private lookAgain(milliseconds: number): void {
    setTimeout(() => {
      const rest = this.lastTouch + IDLE_MS - Date.now();
      if (rest > 0) return this.lookAgain(rest);
      this.isIdle = true;
      this.tell();
    }, milliseconds);
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
