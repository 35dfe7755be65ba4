/** Tables in this browser: the page's end of the worker. */
import type { Seat } from '@bottega/kernel';
import type { Hall, Seen, Table, TableInfo } from '../table';
import { TableError } from '../table-error';
import { askToPersist } from './persist';
import { type CallName, type Calls, CHANGES, type FromWorker, receivedError } from './protocol';

export class LocalHall implements Hall {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
  private calls = 0;
  private table: LocalTable | null = null;

  /** `pace`: milliseconds that a bot's choice stays before the next. */
  constructor(private readonly pace: () => number) {}

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
  importRecord = (json: unknown) => this.call('importRecord', json);
  branch = (id: string, at: number, seat: Seat) => this.call('branch', id, at, seat);

  setPace(milliseconds: number): void {
    if (this.worker !== null) this.call('pace', milliseconds).catch(() => {}); // a new worker asks for it anyway
  }

  async remove(id: string): Promise<void> {
    await this.call('remove', id);
  }

  async open(id: string): Promise<Table> {
    const { info, seen } = await this.call('open', id, this.pace());
    this.table = new LocalTable(this, info, seen);
    return this.table;
  }

  subscribe = (listener: () => void): (() => void) => {
    const changes = new BroadcastChannel(CHANGES);
    changes.onmessage = listener;
    return () => changes.close();
  };

  /** Opens a table again as it stands on disk, in a new worker if need be. */
  async reopen(table: LocalTable): Promise<void> {
    const { info, seen } = await this.call('open', table.info.id, this.pace());
    this.table = table;
    table.reset(info, seen);
  }

  /** Lets go of a table, unless somebody has sat down at another one since. */
  leave(table: LocalTable): void {
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
      if ('seen' in message) this.table.show(message.seen);
      else this.table.report(message.trouble === null ? null : receivedError(message.trouble));
      return;
    }
    const waiting = this.waiting.get(message.call);
    this.waiting.delete(message.call);
    if ('result' in message) waiting?.resolve(message.result);
    else waiting?.reject(receivedError(message));
  }
}

class LocalTable implements Table {
  private next: Seen | null = null;
  private isShowing = false;
  private failure: Error | null = null;
  private readonly listeners = new Set<() => void>();
  /** Versions begin anew with every worker; what is shown only ever grows. */
  private firstVersion = 0;

  constructor(
    private readonly hall: LocalHall,
    public info: TableInfo,
    private current: Seen,
  ) {}

  seen = (): Seen => this.current;
  trouble = (): Error | null => this.failure;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Bots can be faster than the screen: at most one change a frame is shown, always the newest. */
  show(seen: Seen): void {
    this.next = { ...seen, version: this.firstVersion + seen.version };
    if (this.isShowing) return;
    this.isShowing = true;
    const now = () => {
      this.isShowing = false;
      if (this.next !== null) this.current = this.next;
      this.next = null;
      this.tell();
    };
    // A page in the background gets no frames.
    if (document.hidden) setTimeout(now, 0);
    else requestAnimationFrame(now);
  }

  report(trouble: Error | null): void {
    if (this.failure === trouble) return;
    this.failure = trouble;
    this.tell();
  }

  /** At once, and all of it: what was seen before may be of other players. */
  reset(info: TableInfo, seen: Seen): void {
    this.firstVersion = this.current.version + 1;
    this.info = info;
    this.current = { ...seen, version: this.firstVersion + seen.version };
    this.next = null;
    this.failure = null;
    this.tell();
  }

  choose: Table['choose'] = async (choice) => {
    const refusal = await this.hall.call('choose', choice);
    askToPersist(); // now there is something to lose
    return refusal;
  };
  undo = () => this.hall.call('undo');
  hint = () => this.hall.call('hint');
  course = () => this.hall.call('course');
  record = () => this.hall.call('record');
  moment: Table['moment'] = (at, seat) => this.hall.call('moment', at, seat);

  async recover(from: Error): Promise<void> {
    switch (from instanceof TableError ? from.code : null) {
      case 'workerFailed':
      case 'overtaken':
        return this.hall.reopen(this);
      case 'deleted':
        await this.hall.call('keepAgain');
        return this.report(null);
      case 'unknownBot':
        this.info = await this.hall.call('replaceBots');
        return this.report(null);
      default:
        await this.hall.call('goOn');
    }
  }

  async take(seat: Seat): Promise<void> {
    await this.hall.call('take', seat);
  }

  leave(): void {
    this.listeners.clear();
    this.hall.leave(this);
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
