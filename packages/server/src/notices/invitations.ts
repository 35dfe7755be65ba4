/** People are asked to a table: by the name of their account, or all with whom somebody has played. */
import { handleOf } from '../people/names.js';
import type { Person } from '../people/people.js';
import { noTable, notAllowed, RequestError } from '../problem.js';
import type { Services } from '../services.js';
import type { TableService } from '../tables/table-service.js';
import type { NoticeDraft } from './notice-rows.js';

const MAX_INVITATIONS = 20;

export type Invited = { readonly handle: string } | { readonly playersOf: string };

export class Invitations {
  constructor(
    private readonly services: Services,
    private readonly tables: TableService,
  ) {}

  /** Whoever sits at a table asks others to it. Nobody learns whether there is an account of a name. */
  async invite(table: string, from: Person, invited: Invited): Promise<void> {
    const { db, notices } = this.services;
    const { row, places } = await this.tables.waiting(table, from);
    if (!places.some(({ person }) => person === from.id)) throw notAllowed('sit down at the table first');
    const { count } = await db
      .selectFrom('notices')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('table_id', '=', table)
      .where('kind', '=', 'invitation')
      .executeTakeFirstOrThrow();
    if (Number(count) >= MAX_INVITATIONS) {
      throw new RequestError(429, 'tooMany', `no more than ${MAX_INVITATIONS} people are invited to one table`);
    }
    const people =
      'handle' in invited ? await this.byHandle(invited.handle) : await this.partners(invited.playersOf, from);
    const body = { game: row.game, seat: null, from: from.name };
    const drafts = people
      .filter((person) => person !== from.id && !places.some((place) => place.person === person))
      .map((person): NoticeDraft => ({ person, table, kind: 'invitation', key: 'invitation', seq: 0, body }));
    notices.tell(await db.transaction().execute((transaction) => notices.write(transaction, drafts)));
  }

  private async byHandle(handle: string): Promise<string[]> {
    const people = this.services.db.selectFrom('people').select('id');
    const rows = await people.where('handle', '=', handleOf(handle)).where('banned', 'is', null).execute();
    return rows.map(({ id }) => id);
  }

  /** Everybody who sat at a table where this person sat, too. */
  private async partners(table: string, from: Person): Promise<string[]> {
    const rows = await this.services.db.selectFrom('places').select('person').where('table_id', '=', table).execute();
    const people = rows.flatMap(({ person }) => person ?? []);
    if (!people.includes(from.id)) throw noTable();
    return people;
  }
}
