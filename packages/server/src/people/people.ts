/** People: a name is enough; a cookie tells the server who comes back. */
import { cleanName } from '@bottega/kernel';
import { hashed, newId, newSecret } from '../ids.js';
import { wrongInput } from '../problem.js';
import type { Services } from '../services.js';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly isGuest: boolean;
}

/** When somebody was last here is noted so often at most. */
const SEEN_MS = 3_600_000;

export class People {
  constructor(private readonly services: Services) {}

  /** Somebody new, and the secret for their cookie. */
  async newGuest(wanted: string): Promise<{ readonly person: Person; readonly secret: string }> {
    const name = cleanName(wanted);
    if (name === '') throw wrongInput('a name needs a letter that can be seen');
    const { db, now } = this.services;
    const person: Person = { id: newId(), name, isGuest: true };
    const time = now();
    await db
      .insertInto('people')
      .values({
        id: person.id,
        name,
        handle: null,
        password: null,
        settings: '{}',
        created: time,
        seen: time,
        banned: null,
      })
      .execute();
    return { person, secret: await this.signIn(person.id) };
  }

  /** A new browser for somebody; gives the secret for its cookie. */
  async signIn(person: string): Promise<string> {
    const secret = newSecret();
    const time = this.services.now();
    await this.services.db
      .insertInto('sessions')
      .values({ token: hashed(secret), person, created: time, seen: time })
      .execute();
    return secret;
  }

  /** Who a cookie's secret belongs to; null if nobody is signed in with it. */
  async bySecret(secret: string): Promise<Person | null> {
    const { db, now } = this.services;
    const token = hashed(secret);
    const row = await db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .select(['people.id', 'people.name', 'people.handle', 'people.banned', 'sessions.seen'])
      .where('sessions.token', '=', token)
      .executeTakeFirst();
    if (row === undefined || row.banned !== null) return null;
    if (now() - row.seen > SEEN_MS) {
      await db.updateTable('sessions').set({ seen: now() }).where('token', '=', token).execute();
      await db.updateTable('people').set({ seen: now() }).where('id', '=', row.id).execute();
    }
    return { id: row.id, name: row.name, isGuest: row.handle === null };
  }

  async signOut(secret: string): Promise<void> {
    await this.services.db.deleteFrom('sessions').where('token', '=', hashed(secret)).execute();
  }

  async signOutEverywhere(person: string): Promise<void> {
    await this.services.db.deleteFrom('sessions').where('person', '=', person).execute();
  }
}
