/** How often something may be tried, such as a password; counted in the database, so that every process counts the same. */
import { sql } from 'kysely';
import { hashed } from '../ids.js';
import { tooMany } from '../problem.js';
import type { Services } from '../services.js';

/** What is counted, and how often it may happen within the time. */
export interface Limit {
  readonly key: string;
  readonly most: number;
}

const MINUTE_MS = 60_000;

export class Attempts {
  constructor(
    private readonly services: Services,
    private readonly windowMs = 15 * MINUTE_MS,
  ) {}

  /** Counts a try before it is made, so that many at once are no way around; refuses it if there were too many. */
  async count(limits: readonly Limit[]): Promise<void> {
    const { db, now } = this.services;
    const time = now();
    const begun = time - this.windowMs;
    await db.deleteFrom('attempts').where('since', '<', begun).execute();
    for (const { key, most } of limits) {
      const { count } = await db
        .insertInto('attempts')
        .values({ key: hashed(key), count: 1, since: time })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ count: sql`attempts.count + 1` }))
        .returning('count')
        .executeTakeFirstOrThrow();
      if (count > most) throw tooMany(`this was tried too often: wait ${Math.ceil(this.windowMs / MINUTE_MS)} minutes`);
    }
  }

  /** A try that was right: it does not count, and what was tried before by the same device is forgiven. */
  async succeed([own, ...others]: readonly Limit[]): Promise<void> {
    const { db } = this.services;
    await db.deleteFrom('attempts').where('key', '=', hashed(own.key)).execute();
    for (const { key } of others) {
      await db.updateTable('attempts').set({ count: sql`count - 1` }).where('key', '=', hashed(key)).execute();
    }
  }
}
