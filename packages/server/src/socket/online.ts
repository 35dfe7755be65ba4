/** Who is connected to this process, and through what. */
import type { Notice } from '@bottega/protocol';

/** A connection that can be told something. */
export interface Listener {
  tell(notice: Notice): void;
}

export class Online {
  /** Hears of what was told to whom. */
  onTold: (notice: Notice) => void = () => {};
  private readonly listeners = new Map<string, Set<Listener>>();

  get people(): string[] {
    return [...this.listeners.keys()];
  }

  add(person: string, listener: Listener): void {
    const known = this.listeners.get(person);
    if (known === undefined) this.listeners.set(person, new Set([listener]));
    else known.add(listener);
  }

  remove(person: string, listener: Listener): void {
    const known = this.listeners.get(person);
    known?.delete(listener);
    if (known?.size === 0) this.listeners.delete(person);
  }

  tell(person: string, notice: Notice): void {
    this.onTold(notice);
    for (const listener of this.listeners.get(person) ?? []) listener.tell(notice);
  }
}
