/** Games in this browser and tables at the server behind one door; the id tells which it is. */
import type { Seat } from '@bottega/kernel';
import type { GameAnalysis } from '@bottega/table';
import type { OnlineTables } from './online/online-tables';
import type { NewTable, TableClient, TableService } from './table';

/** Ids that a server made; those of games in this browser look otherwise. */
export const isOnline = (id: string): boolean => /^[\w-]{22}$/.test(id);

export class BothTables implements TableService {
  constructor(
    private readonly local: TableService,
    /** Loaded when it is first wanted: whoever plays alone needs none of it. */
    private readonly loadOnline: () => Promise<OnlineTables>,
  ) {}

  list = () => this.local.list();
  begin = (table: NewTable) => this.local.begin(table);
  remove = (id: string) => this.local.remove(id);
  check = (id: string) => this.local.check(id);
  importRecord = (json: unknown) => this.local.importRecord(json);
  subscribe = (listener: () => void) => this.local.subscribe(listener);
  setPace = (milliseconds: number) => this.local.setPace(milliseconds);

  async open(id: string): Promise<TableClient> {
    return isOnline(id) ? (await this.loadOnline()).open(id) : this.local.open(id);
  }

  async exportGame(id: string): Promise<unknown> {
    return isOnline(id) ? (await this.loadOnline()).exportGame(id) : this.local.exportGame(id);
  }

  keptAnalysis = async (id: string): Promise<unknown> => (isOnline(id) ? null : this.local.keptAnalysis(id));

  async keepAnalysis(id: string, analysis: GameAnalysis): Promise<void> {
    if (!isOnline(id)) await this.local.keepAnalysis(id, analysis);
  }

  async branch(id: string, at: number, seat: Seat): Promise<string> {
    return isOnline(id) ? (await this.loadOnline()).branch(id, at, seat) : this.local.branch(id, at, seat);
  }
}
