/** A table at which everybody chooses at random, each at a socket of their own. */
import { Samples } from './samples.js';

export interface DrivenTable {
  /** Everybody sits down to a new game. */
  open(): Promise<void>;
  /** Somebody chooses; resolves when everybody has seen it. False if the game is over. */
  decide(): Promise<boolean>;
  close(): void;
}

/** Makes a table that notes what happens in the samples that are given by `samples` at that time. */
export type TableMaker = (number: number, samples: () => Samples) => DrivenTable;

/** So many tables are opened at the same time: more would only wait for each other. */
const OPENED_AT_ONCE = 4;

/** Tables that can be played at for some time, again and again. */
export class Drive {
  private readonly tables: readonly DrivenTable[];
  private samples = new Samples();

  constructor(count: number, make: TableMaker) {
    this.tables = Array.from({ length: count }, (_, number) => make(number, () => this.samples));
  }

  async open(): Promise<void> {
    const waiting = [...this.tables];
    const work = async () => {
      for (let table = waiting.pop(); table !== undefined; table = waiting.pop()) await table.open();
    };
    await Promise.all(Array.from({ length: OPENED_AT_ONCE }, work));
  }

  /** Plays at all tables at once, as quickly as the answers come or with a pause before each decision, and tells what was noted. */
  async play(milliseconds: number, pause: (() => number) | null = null): Promise<Samples> {
    const samples = new Samples();
    this.samples = samples;
    const end = performance.now() + milliseconds;
    await Promise.all(this.tables.map((table) => playAt(table, end, pause)));
    this.samples = new Samples();
    return samples;
  }

  close(): void {
    for (const table of this.tables) table.close();
  }
}

async function playAt(table: DrivenTable, end: number, pause: (() => number) | null): Promise<void> {
  while (performance.now() < end) {
    if (pause !== null) {
      const wait = Math.min(pause(), end - performance.now());
      await new Promise((resolve) => setTimeout(resolve, wait));
      if (performance.now() >= end) return;
    }
    if (!(await table.decide())) await table.open();
  }
}
