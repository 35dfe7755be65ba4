/** Tables in this browser: the page's end of the worker. */
import { InputError, type Seat } from '@bottega/kernel';
import type { Hall, Seen, Table, TableInfo } from '../table';
import type { CallName, Calls, FromWorker } from './protocol';

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
      this.waiting.set(call, { resolve: resolve as (result: unknown) => void, reject });
      this.worker ??= this.startWorker();
      this.worker.postMessage({ call, name, args });
    });
  }

  list = () => this.call('list');
  begin = (table: Calls['begin']['args'][0]) => this.call('begin', table);
  importRecord = (json: unknown) => this.call('importRecord', json);
  branch = (id: string, at: number, seat: Seat) => this.call('branch', id, at, seat);

  setPace(milliseconds: number): void {
    void this.call('pace', milliseconds);
  }

  async remove(id: string): Promise<void> {
    await this.call('remove', id);
  }

  async open(id: string): Promise<Table> {
    const { info, seen } = await this.call('open', id, this.pace());
    this.table = new LocalTable(this, info, seen);
    return this.table;
  }

  private startWorker(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'bottega' });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data);
    return worker;
  }

  private hear(message: FromWorker): void {
    if ('seen' in message) {
      if (this.table?.info.id === message.table) this.table.show(message.seen);
      return;
    }
    const waiting = this.waiting.get(message.call);
    this.waiting.delete(message.call);
    if ('result' in message) waiting?.resolve(message.result);
    else {
      const { error, isInput, reason } = message;
      waiting?.reject(isInput ? new InputError(error, reason) : new Error(error));
    }
  }
}

class LocalTable implements Table {
  private next: Seen | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly hall: LocalHall,
    readonly info: TableInfo,
    private current: Seen,
  ) {}

  seen = (): Seen => this.current;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Bots can be faster than the screen: at most one change a frame is shown, always the newest. */
  show(seen: Seen): void {
    const isWaiting = this.next !== null;
    this.next = seen;
    if (isWaiting) return;
    const now = () => {
      if (this.next !== null) this.current = this.next;
      this.next = null;
      for (const listener of this.listeners) listener();
    };
    // A page in the background gets no frames.
    if (document.hidden) setTimeout(now, 0);
    else requestAnimationFrame(now);
  }

  choose: Table['choose'] = (choice) => this.hall.call('choose', choice);
  undo = () => this.hall.call('undo');
  hint = () => this.hall.call('hint');
  course = () => this.hall.call('course');
  record = () => this.hall.call('record');
  moment: Table['moment'] = (at, seat) => this.hall.call('moment', at, seat);

  async take(seat: Seat): Promise<void> {
    await this.hall.call('take', seat);
  }

  leave(): void {
    this.listeners.clear();
    void this.hall.call('leave');
  }
}
