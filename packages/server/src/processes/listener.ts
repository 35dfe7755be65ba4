/** A connection of its own on which a process hears what others announce. If it is lost it comes back by itself. */
import pg from 'pg';
import type { Logger } from 'pino';
import { CHANNEL } from './announcements.js';

export interface ListenerOptions {
  readonly url: string;
  readonly heard: (payload: string) => void;
  /** It hears from now on: what was told before it must be looked up. */
  readonly connected: () => void;
  readonly logger: Logger;
}

const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 5_000;
/** A connection that gives no answer for so long is taken for lost. */
const ANSWER_MS = 10_000;

export class Listener {
  private client: pg.Client | null = null;
  private timer: NodeJS.Timeout | null = null;
  private attempts = 0;
  private isStopped = false;

  constructor(private readonly options: ListenerOptions) {}

  async start(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.options.url,
      application_name: 'bottega-listener',
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    });
    client.on('notification', ({ payload = '' }) => this.options.heard(payload));
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    this.client = client;
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      this.attempts = 0;
      if (this.client === client) this.options.connected();
    } catch {
      this.lose(client);
    }
  }

  /** Finds out whether the connection still has another end; a cable that was pulled says nothing by itself. */
  async check(): Promise<void> {
    const { client } = this;
    await client?.query('select 1').catch(() => this.lose(client));
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    if (this.timer !== null) clearTimeout(this.timer);
    const { client } = this;
    this.client = null;
    await client?.end().catch(() => {});
  }

  private lose(client: pg.Client): void {
    if (this.client !== client) return;
    this.client = null;
    client.end().catch(() => {});
    if (this.isStopped) return;
    const delay = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** this.attempts++);
    this.options.logger.warn({ delay }, 'the connection to listen on is lost and is opened again');
    this.timer = setTimeout(() => void this.start(), delay * (0.5 + Math.random() / 2));
  }
}
