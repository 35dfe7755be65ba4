/**
 * Finds out that a line is dead though nobody has said so: a phone that was carried from one network to another, a router that forgot.
 * A browser tells of such a socket after many minutes, if at all; pages cannot see the server's own pings.
 */
import type { BottegaClient } from '@bottega/protocol';
import { waitForNetwork } from './wait-for-network';

/** A line is asked so often, and at once when somebody looks again or is in a network again. */
const ASK_MS = 25_000;
/** A line that takes longer than this is no use for playing: another one may be. */
const ANSWER_MS = 10_000;

export type Asked = Pick<BottegaClient, 'ping' | 'giveUp'>;

export class LineWatch {
  /** How often the line was lost or found: a watch that began before that is over. */
  private changes = 0;

  constructor(
    private readonly client: Asked,
    private readonly wait = waitForNetwork,
  ) {}

  connected(isConnected: boolean): void {
    this.changes++;
    if (isConnected) void this.watch(this.changes);
  }

  private async watch(begun: number): Promise<void> {
    for (;;) {
      await this.wait(ASK_MS);
      if (begun !== this.changes) return;
      const isAnswered = await this.isAnswered();
      if (begun !== this.changes) return;
      if (isAnswered) continue;
      this.client.giveUp();
      return;
    }
  }

  private isAnswered(): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), ANSWER_MS);
      const done = () => {
        clearTimeout(timer);
        resolve(true);
      };
      this.client.ping().then(done, done); // a refusal is an answer, too
    });
  }
}

/** Opens a socket; one that does not come about in time is closed, so that another attempt can be made. */
export function openSocket(address: string): WebSocket {
  const socket = new WebSocket(address);
  const timer = setTimeout(() => socket.close(), ANSWER_MS);
  for (const event of ['open', 'close']) socket.addEventListener(event, () => clearTimeout(timer));
  return socket;
}
