/** Notices that other processes have written down, for people who are connected to this one. */
import type { Online } from '../socket/online.js';
import type { Db } from '../store/store.js';
import { noticeOf } from './notice-rows.js';

const EVERY_MS = 10_000;
/** Clocks of machines differ by less than this. */
const SLACK_MS = 10_000;

export class FarNotices {
  private timer: NodeJS.Timeout | null = null;
  private since: number;
  /** What was told here lately: id and time. */
  private readonly told = new Map<string, number>();

  constructor(
    private readonly db: Db,
    private readonly online: Online,
    private readonly now: () => number,
    private readonly onError: (error: unknown) => void,
  ) {
    this.since = now();
    online.onTold = ({ id }) => this.told.set(id, this.now());
  }

  start(): void {
    this.timer = setInterval(() => void this.look().catch(this.onError), EVERY_MS).unref();
  }

  stop(): void {
    if (this.timer !== null) clearInterval(this.timer);
  }

  async look(): Promise<void> {
    const { people } = this.online;
    const from = this.since - SLACK_MS;
    this.since = this.now();
    for (const [id, time] of this.told) if (time < from) this.told.delete(id);
    if (people.length === 0) return;
    const rows = await this.db
      .selectFrom('notices')
      .selectAll()
      .where('person', 'in', people)
      .where('created', '>=', from)
      .execute();
    for (const row of rows) if (!this.told.has(row.id)) this.online.tell(row.person, noticeOf(row));
  }
}
