/** Accounts: somebody with a name that is theirs alone and a password, or a passkey (passkeys.ts). */
import { conflict, RequestError, wrongInput } from '../problem.js';
import type { Services } from '../services.js';
import { Attempts, type Limit } from './attempts.js';
import { handleOf, shownName, takeName } from './names.js';
import { hashPassword, isPassword } from './passwords.js';
import type { Person } from './people.js';

/** Wrong passwords in a quarter of an hour: of one device for one name, for one name in all, and from one address in all. */
const MOST_OF_ONE_DEVICE = 10;
const MOST_FOR_ONE_NAME = 100;
/** Many people may sit behind one address. */
const MOST_FROM_ONE_ADDRESS = 100;

export class Accounts {
  private readonly attempts: Attempts;

  constructor(private readonly services: Services) {
    this.attempts = new Attempts(services);
  }

  /** A guest gets an account and stays the same person: every seat stays theirs. */
  async open(person: Person, wanted: string | undefined, password: string | null): Promise<Person> {
    const name = shownName(wanted ?? person.name);
    if (!person.isGuest) throw conflict('hasAccount', 'you have an account already');
    if (password !== null && handleOf(password) === handleOf(name))
      throw wrongInput('the password must not be the name');
    const kept = password === null ? null : await hashPassword(password);
    await takeName(this.services, person.id, name, { password: kept });
    return { ...person, name, isGuest: false };
  }

  /** Who has this name and password. Where somebody guesses, they are told to wait. */
  async signIn(name: string, password: string, address: string): Promise<string> {
    const handle = handleOf(name);
    const limits = this.limits(handle, address);
    await this.attempts.count(limits);
    const row = await this.services.db
      .selectFrom('people')
      .select(['id', 'password', 'banned'])
      .where('handle', '=', handle)
      .executeTakeFirst();
    const isRight = await isPassword(password, row?.password ?? null);
    if (!isRight || row === undefined) throw wrongPassword();
    await this.attempts.succeed(limits);
    if (row.banned !== null) throw banned();
    return row.id;
  }

  /** Whether it is really the person who asks: who has a password must give it. */
  async confirm(person: Person, password: string | undefined, address: string): Promise<void> {
    const row = await this.services.db
      .selectFrom('people')
      .select(['handle', 'password'])
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    if (row.password === null) return;
    const limits = this.limits(row.handle ?? '', address);
    await this.attempts.count(limits);
    if (!(await isPassword(password ?? '', row.password))) throw wrongPassword();
    await this.attempts.succeed(limits);
  }

  async setPassword(person: Person, password: string): Promise<void> {
    if (person.isGuest) throw conflict('noAccount', 'a guest has no password: open an account first');
    await this.attempts.count([{ key: `new password of ${person.id}`, most: MOST_OF_ONE_DEVICE }]);
    const kept = await hashPassword(password);
    await this.services.db.updateTable('people').set({ password: kept }).where('id', '=', person.id).execute();
  }

  private limits(handle: string, address: string): Limit[] {
    return [
      { key: `password ${handle} ${address}`, most: MOST_OF_ONE_DEVICE },
      { key: `password of ${handle}`, most: MOST_FOR_ONE_NAME },
      { key: `password from ${address}`, most: MOST_FROM_ONE_ADDRESS },
    ];
  }
}

/** The same for a name that nobody has: nobody learns which names there are by guessing. */
const wrongPassword = () => new RequestError(403, 'wrongPassword', 'there is no such name, or the password is another');
export const banned = () => new RequestError(403, 'banned', 'this account was closed by whoever runs the server');
