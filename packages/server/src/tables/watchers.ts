/** Who looks at a table: through this process, and as far as it knows through others. */
import type { Seat } from '@bottega/kernel';
import type { ChatLine, TableState } from '@bottega/protocol';
import type { Update, Viewer } from '@bottega/table';

/** Somebody who looks. */
export interface Watcher {
  readonly person: string | null;
  /** Null for a spectator. */
  readonly seat: Seat | null;
  /** Whether they can see what they are sent. */
  isVisible(): boolean;
  update(update: Update): void;
  state(state: TableState): void;
  /** Hears what is said at the table, after `TableChat.listen`; not for spectators. */
  chat?(line: ChatLine): void;
  /** The table goes from memory: whoever wants to go on looking comes back. */
  lose(): void;
}

export class Watchers {
  private readonly watching = new Map<Viewer, Watcher>();
  /** Seats whose owners look through other processes. */
  private elsewhere: readonly Seat[] = [];

  get size(): number {
    return this.watching.size;
  }

  add(viewer: Viewer, watcher: Watcher): void {
    this.watching.set(viewer, watcher);
  }

  /** Gives who it was; null if they do not look. */
  remove(viewer: Viewer): Watcher | null {
    const watcher = this.watching.get(viewer) ?? null;
    this.watching.delete(viewer);
    return watcher;
  }

  /** Whether somebody sees the table through this process. */
  isLooking(person: string): boolean {
    return [...this.watching.values()].some((watcher) => watcher.person === person && watcher.isVisible());
  }

  /** The seats whose owners look through this process. */
  here(): readonly Seat[] {
    return [...new Set([...this.watching.values()].flatMap(({ seat }) => (seat === null ? [] : [seat])))];
  }

  /** The seats whose owners look through other processes; says whether that makes a difference. */
  setElsewhere(seats: readonly Seat[]): boolean {
    const before = this.present();
    this.elsewhere = seats;
    return this.present().join() !== before.join();
  }

  /** All seats whose owners look. */
  present(): readonly Seat[] {
    return [...new Set([...this.here(), ...this.elsewhere])].sort();
  }

  tell(state: TableState): void {
    for (const watcher of this.watching.values()) watcher.state(state);
  }

  /** Sends everybody away: they come back and find the table as it is stored. */
  lose(): void {
    for (const watcher of [...this.watching.values()]) watcher.lose();
  }
}
