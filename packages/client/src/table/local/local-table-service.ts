/** Tables in this browser: the page's end of the worker. */
import { gameById } from '@bottega/games';
import type { Seat } from '@bottega/kernel';
import { type GameAnalysis, TableError } from '@bottega/table';
import { messageOf } from '../../errors';
import type { TableClient, TableService } from '../table';
import type { LocalTable } from './local-table';
import { type CallName, type Calls, CHANGES, type FromWorker, type OpenedTable, receivedError } from './protocol';

export class LocalTableService implements TableService {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
  private calls = 0;
  private table: LocalTable | null = null;
  /** Tables that were left while their bots were held: whoever looks at the replay and comes back finds them so. */
  private readonly held = new Set<string>();

  /** `usualPace`: milliseconds that a bot's choice stays before the next. */
  constructor(private readonly usualPace: () => number) {}

  call<Name extends CallName>(name: Name, ...args: Calls[Name]['args']): Promise<Calls[Name]['result']> {
    const call = ++this.calls;
    return new Promise((resolve, reject) => {
      this.worker ??= this.startWorker();
      this.worker.postMessage({ call, name, args }); // throws if something in it cannot be sent
      this.waiting.set(call, { resolve: resolve as (result: unknown) => void, reject });
    });
  }

  list = () => this.call('list');
  begin = (table: Calls['begin']['args'][0]) => this.call('begin', table);
  check = (id: string) => this.call('check', id);
  exportGame = (id: string) => this.call('exportGame', id);
  keptAnalysis = (id: string) => this.call('keptAnalysis', id);
  importRecord = (json: unknown) => this.call('importRecord', json);
  branch = (id: string, at: number, seat: Seat) => this.call('branch', id, at, seat);

  setPace(milliseconds: number): void {
    this.pace('pace', milliseconds);
  }

  /** Tells the table how its bots are to go on. A worker that is gone holds nobody, and a new one asks for it anyway. */
  pace<Name extends 'pace' | 'pause' | 'step' | 'skip' | 'stopThinking'>(
    name: Name,
    ...args: Calls[Name]['args']
  ): void {
    if (this.worker !== null) this.call(name, ...args).catch(() => {});
  }

  async remove(id: string): Promise<void> {
    await this.call('remove', id);
  }

  async keepAnalysis(id: string, analysis: GameAnalysis): Promise<void> {
    await this.call('keepAnalysis', id, analysis);
  }

  async open(id: string): Promise<TableClient> {
    const opened = await this.call('open', id, this.usualPace());
    const { game, Table } = await loadParts(opened);
    this.table = new Table(this, game, opened);
    if (this.held.has(id)) this.table.pause(true);
    await this.call('goOn'); // only now is there somebody to hear what becomes of it
    return this.table;
  }

  subscribe = (listener: () => void): (() => void) => {
    const changes = new BroadcastChannel(CHANGES);
    changes.onmessage = listener;
    return () => changes.close();
  };

  /** Opens a table again as it stands on disk, in a new worker if need be. */
  async reopen(table: LocalTable): Promise<void> {
    const opened = await this.call('open', table.info.id, this.usualPace());
    this.table = table;
    table.reset(opened);
    if (table.isPaused()) await this.call('pause', true);
    await this.call('goOn');
  }

  /** Lets go of a table, unless somebody has sat down at another one since. */
  leave(table: LocalTable): void {
    if (table.isPaused()) this.held.add(table.info.id);
    else this.held.delete(table.info.id);
    if (this.table !== table) return;
    this.table = null;
    if (this.worker !== null) this.call('leave').catch(() => {}); // a worker that is gone holds nothing
  }

  private startWorker(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'bottega' });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data);
    worker.onerror = (event) => {
      event.preventDefault(); // it is told where it is noticed
      this.workerFailed(event.message ?? 'the worker could not be loaded');
    };
    worker.onmessageerror = () => this.workerFailed('an answer of the worker could not be read');
    return worker;
  }

  /** Whatever was being done has not been done; the next call starts a new worker. */
  private workerFailed(message: string): void {
    this.worker?.terminate();
    this.worker = null;
    const error = new TableError('workerFailed', message);
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
    this.table?.report(error);
  }

  private hear(message: FromWorker): void {
    if ('table' in message) {
      if (this.table?.info.id !== message.table) return;
      if ('update' in message) this.table.receive(message.update);
      else if ('progress' in message) this.table.hearProgress(message.progress);
      else this.table.report(message.trouble === null ? null : receivedError(message.trouble));
      return;
    }
    const waiting = this.waiting.get(message.call);
    this.waiting.delete(message.call);
    if ('result' in message) waiting?.resolve(message.result);
    else waiting?.reject(receivedError(message));
  }
}

/** The rules, which tell what a seat may choose from what it sees, and the page's end of a table: nobody needs either before a table is opened. */
async function loadParts({ info: { game: id, data } }: OpenedTable) {
  try {
    const [{ game }, { LocalTable: Table }] = await Promise.all([gameById(id).load(data), import('./local-table')]);
    return { game, Table };
  } catch (error) {
    throw new TableError('missingPart', messageOf(error));
  }
}
