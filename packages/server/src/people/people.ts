/** People: a name is enough; a cookie tells the server who comes back. */
import { hashed, newId, newSecret } from '../ids.js';
import type { Services } from '../services.js';
import { shownName, takeName } from './names.js';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly isGuest: boolean;
}

/** When somebody was last here is noted so often at most. */
const SEEN_MS = 3_600_000;
/** A browser that was not seen for so long is signed out; its cookie lives no longer either. */
const SESSION_MS = 365 * 86_400_000;

export class People {
  constructor(private readonly services: Services) {}

  /** Somebody new, and the secret for their cookie. */
  async newGuest(wanted: string): Promise<{ readonly person: Person; readonly secret: string }> {
    const name = shownName(wanted);
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
    if (row === undefined || row.banned !== null || now() - row.seen > SESSION_MS) return null;
    if (now() - row.seen > SEEN_MS) {
      await db.updateTable('sessions').set({ seen: now() }).where('token', '=', token).execute();
      await db.updateTable('people').set({ seen: now() }).where('id', '=', row.id).execute();
    }
    return { id: row.id, name: row.name, isGuest: row.handle === null };
  }

  async signOut(secret: string): Promise<void> {
    await this.services.db.deleteFrom('sessions').where('token', '=', hashed(secret)).execute();
  }

  /** Every browser, or all but one; links to further ones are no good any more. */
  async signOutEverywhere(person: string, except: string | null = null): Promise<void> {
    const { db } = this.services;
    await db.deleteFrom('links').where('person', '=', person).execute();
    const sessions = db.deleteFrom('sessions').where('person', '=', person);
    await (except === null ? sessions : sessions.where('token', '!=', hashed(except))).execute();
  }

  async byId(id: string): Promise<Person> {
    const row = await this.services.db
      .selectFrom('people')
      .select(['id', 'name', 'handle'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { id: row.id, name: row.name, isGuest: row.handle === null };
  }

  /** Changes a name, also at tables that wait; in games that have begun people are called as they sat down. */
  async rename(person: Person, wanted: string): Promise<Person> {
    const name = shownName(wanted);
    const { db, news } = this.services;
    if (person.isGuest) await db.updateTable('people').set({ name }).where('id', '=', person.id).execute();
    else await takeName(this.services, person.id, name);
    const changed = await db
      .updateTable('places')
      .set({ name })
      .where('person', '=', person.id)
      .where('table_id', 'in', (tables) => tables.selectFrom('tables').select('id').where('status', '=', 'waiting'))
      .returning('table_id')
      .execute();
    for (const { table_id } of changed) news.tell(table_id);
    return { ...person, name };
  }
}
