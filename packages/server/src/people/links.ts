/** Links that bring somebody to another device: whoever opens one first is signed in there as the same person. */
import type { DeviceLink } from '@bottega/protocol';
import { hashed, newSecret } from '../ids.js';
import { RequestError } from '../problem.js';
import type { Services } from '../services.js';

/** As long as it takes to send it to oneself and to open it. */
const LIFE_MS = 15 * 60_000;

export class Links {
  constructor(private readonly services: Services) {}

  async make(person: string): Promise<DeviceLink> {
    const { db, now } = this.services;
    const token = newSecret();
    const expires = now() + LIFE_MS;
    await db.deleteFrom('links').where('expires', '<', now()).execute();
    await db
      .insertInto('links')
      .values({ token: hashed(token), person, expires })
      .execute();
    return { token, expires };
  }

  /** Uses a link up; gives whose it is. */
  async use(token: string): Promise<string> {
    const { db, now } = this.services;
    const used = await db
      .deleteFrom('links')
      .where('token', '=', hashed(token))
      .returning(['person', 'expires'])
      .executeTakeFirst();
    if (used === undefined || used.expires < now()) {
      throw new RequestError(404, 'noLink', 'this link was used already, or is too old: make a new one');
    }
    return used.person;
  }
}
