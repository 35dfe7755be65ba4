/** Who wants to know that something about a table has changed: its places, its settings, that it was started. */
export class TableNews {
  private readonly listeners = new Map<string, Set<() => void>>();

  /** `announce` lets those know who listen elsewhere. */
  constructor(private readonly announce: (table: string) => void = () => {}) {}

  /** Is told of every change until the returned function is called. */
  subscribe(table: string, listener: () => void): () => void {
    const all = this.listeners.get(table) ?? new Set();
    this.listeners.set(table, all.add(listener));
    return () => {
      all.delete(listener);
      if (all.size === 0) this.listeners.delete(table);
    };
  }

  tell(table: string): void {
    this.hear(table);
    this.announce(table);
  }

  /** Something has changed, and was announced by whoever changed it. */
  hear(table: string): void {
    for (const listener of this.listeners.get(table) ?? []) listener();
  }

  /** The tables that somebody wants to hear of. */
  followed(): string[] {
    return [...this.listeners.keys()];
  }
}
