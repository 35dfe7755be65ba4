/** Somebody at a table who chooses at random, and notes what was acknowledged. */
import { randomBytes, randomInt } from 'node:crypto';
import type { Game } from '@bottega/kernel';
import { type BottegaClient, ClientError, type OpenedTable, type TableListener } from '@bottega/protocol';
import { nodeClient } from '@bottega/server';
import { TableMirror, type Update } from '@bottega/table';

/** One choice in so many is taken back. */
const UNDO_ONE_IN = 10;
/** A person thinks; and so that there is something to be killed for as long as possible. */
const LONGEST_THOUGHT_MS = 60;

export class CrashPlayer implements TableListener {
  readonly client: BottegaClient;
  /** Requests that the server has said to be done. */
  readonly acknowledged: string[] = [];
  /** Grows whenever something of the table is seen. */
  seen = 0;
  isOver = false;
  private mirror: TableMirror | null = null;
  private wake = () => {};
  private isStopped = false;

  constructor(
    private readonly table: string,
    private readonly game: Game,
    client: BottegaClient,
  ) {
    this.client = client;
  }

  /** Somebody new, who has a name and no seat yet. */
  static async guest(origin: string, name: string): Promise<BottegaClient> {
    const client = nodeClient({ origin, longestWaitMs: 200 });
    await client.signInAsGuest(name);
    return client;
  }

  /** Plays until the game is over or it is told to stop; whatever happens to the server meanwhile. */
  async play(): Promise<void> {
    await this.client.watch(this.table, this);
    while (!this.isStopped && !this.isOver) {
      const { allowed, canUndo } = this.mirror?.snapshot() ?? { allowed: [], canUndo: false };
      if (allowed.length === 0) {
        await new Promise<void>((resolve) => {
          this.wake = resolve;
        });
        continue;
      }
      await new Promise((resolve) => setTimeout(resolve, randomInt(LONGEST_THOUGHT_MS)));
      if (this.isStopped) return;
      const id = randomBytes(8).toString('hex');
      const position = this.mirror?.position ?? '';
      const choice = allowed[randomInt(allowed.length)];
      const answer = await (canUndo && randomInt(UNDO_ONE_IN) === 0
        ? this.client.undo(this.table, position, id)
        : this.client.choose(this.table, position, id, [choice]));
      if (answer.ok) this.acknowledged.push(id);
      else if (answer.reason === 'stale') this.update(answer.update);
    }
  }

  stop(): void {
    this.isStopped = true;
    this.client.close();
    this.wake();
  }

  opened({ update }: OpenedTable): void {
    if (this.mirror === null) this.mirror = new TableMirror(this.game, update);
    this.update(update);
  }

  update(update: Update): boolean {
    if (this.mirror === null) return true; // what is opened later has it
    const isTaken = this.mirror.receive(update);
    this.seen++;
    this.isOver = this.mirror.snapshot().over;
    this.wake();
    return isTaken;
  }

  state(): void {}
  chat(): void {}

  known() {
    return this.mirror === null ? null : { position: this.mirror.position, log: this.mirror.snapshot().log };
  }
}

/** Whether an error says that nobody is there, or not any more: then it is tried again. */
export const isGone = (error: unknown): boolean =>
  !(error instanceof ClientError) || error.code === 'offline' || error.status === 503;
