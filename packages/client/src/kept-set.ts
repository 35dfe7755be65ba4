/** Names that this browser keeps as a list. What its storage refuses is known for as long as the page is open. */
export class KeptSet {
  /** What could not be stored: in private windows, or where the storage is full. */
  private refused: readonly string[] | null = null;

  constructor(private readonly key: string) {}

  /** In the order in which they were added. */
  read(): ReadonlySet<string> {
    return new Set(this.refused ?? this.stored());
  }

  add(name: string): void {
    const names = [...this.read()];
    if (!names.includes(name)) this.store([...names, name]);
  }

  clear(): void {
    this.store([]);
  }

  private stored(): readonly string[] {
    try {
      const json: unknown = JSON.parse(localStorage.getItem(this.key) ?? '[]');
      return Array.isArray(json) ? json.filter((one) => typeof one === 'string') : [];
    } catch {
      return []; // a damaged entry only means that something is offered again
    }
  }

  private store(names: readonly string[]): void {
    try {
      localStorage.setItem(this.key, JSON.stringify(names));
      this.refused = null;
    } catch {
      this.refused = names;
    }
  }
}
