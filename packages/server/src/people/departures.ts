/** Somebody goes for good, or a guest becomes one with an account: what happens to their seats, and to everything else of theirs. */
import { conflict } from '../problem.js';
import { takeResultNumber } from '../ratings/keep-results.js';
import { prepareTakeOver } from '../ratings/take-over.js';
import type { Services } from '../services.js';
import type { Db } from '../store/store.js';
import type { LiveTables } from '../tables/live-tables.js';
import type { Person } from './people.js';
import { deletePersonalRows, movePersonalRows } from './personal-tables.js';

/** What somebody who is gone is called at tables: it needs no language. */
export const NOBODYS_NAME = 'N. N.';

interface Seat {
  readonly table: string;
  readonly seat: number;
}

export class Departures {
  constructor(
    private readonly services: Services,
    private readonly live: LiveTables,
  ) {}

  /** Somebody's everything is deleted. Games of others stay whole: a bot plays on, under a neutral name. */
  async leaveForGood(person: string): Promise<void> {
    await this.emptySeats(person, null, async (db) => {
      await handOver(db, person);
      await db
        .updateTable('chat')
        .set({ name: NOBODYS_NAME, text: '', person: '' })
        .where('person', '=', person)
        .execute();
      await db.updateTable('places').set({ held: null, name: '' }).where('held', '=', person).execute();
      await deletePersonalRows(db, person);
      await db.deleteFrom('people').where('id', '=', person).execute();
    });
  }

  /**
   * A guest's seats go to an account. At a table where both sit one of them must go, so there the guest leaves for good. Gives how many
   * tables went along.
   */
  async takeOver(guest: Person, account: Person): Promise<number> {
    if (!guest.isGuest || account.isGuest || guest.id === account.id) {
      throw conflict('noGuest', 'there is nobody whose seats could be taken over');
    }
    let taken = 0;
    await this.emptySeats(guest.id, account.id, async (db) => {
      const moved = await db
        .updateTable('places')
        .set({ person: account.id })
        .where('person', '=', guest.id)
        .executeTakeFirstOrThrow();
      taken = Number(moved.numUpdatedRows);
      await db
        .updateTable('places')
        .set({ name: account.name })
        .where('person', '=', account.id)
        .where('table_id', 'in', (tables) => tables.selectFrom('tables').select('id').where('status', '=', 'waiting'))
        .execute();
      await db.updateTable('places').set({ held: account.id }).where('held', '=', guest.id).execute();
      await db.updateTable('tables').set({ host: account.id }).where('host', '=', guest.id).execute();
      await db.updateTable('chat').set({ person: account.id }).where('person', '=', guest.id).execute();
      await prepareTakeOver(db, guest.id, account.id);
      await movePersonalRows(db, guest.id, account.id);
      await db.deleteFrom('people').where('id', '=', guest.id).execute();
    });
    return taken;
  }

  /** Empties somebody's seats, all of them or those at tables where another sits too, and does the rest in the same commit. */
  private async emptySeats(person: string, beside: string | null, rest: (db: Db) => Promise<void>): Promise<void> {
    const { db, now } = this.services;
    const sat = await tablesOf(db, person).execute();
    for (;;) {
      const conceded = await runningSeats(db, person, beside);
      // A seat that was given up needs no owner; whoever does this again after a crash finds it so.
      for (const { table, seat } of conceded) await this.live.with(table, (live) => live.concede(seat));
      const isDone = await db.transaction().execute(async (transaction) => {
        await takeResultNumber(transaction); // no game of theirs ends meanwhile
        const known = new Set(conceded.map(({ table }) => table));
        const running = await runningSeats(transaction, person, beside);
        if (running.some(({ table }) => !known.has(table))) return false; // a game began meanwhile
        await leaveWaiting(transaction, person, beside, now());
        const places = transaction.updateTable('places').set({ person: null, name: NOBODYS_NAME });
        const own = places.where('person', '=', person);
        await (beside === null ? own : own.where('table_id', 'in', tablesOf(transaction, beside))).execute();
        await rest(transaction);
        return true;
      });
      if (!isDone) continue;
      for (const { table_id } of sat) {
        this.services.news.tell(table_id);
        await (await this.live.present(table_id))?.readNames();
      }
      return;
    }
  }
}

/** Seats of somebody in games that go on. */
async function runningSeats(db: Db, person: string, beside: string | null): Promise<Seat[]> {
  const own = db
    .selectFrom('places')
    .innerJoin('tables', 'tables.id', 'places.table_id')
    .select(['places.table_id as table', 'places.seat'])
    .where('places.person', '=', person)
    .where('tables.status', '=', 'playing');
  const rows = await (beside === null ? own : own.where('places.table_id', 'in', tablesOf(db, beside))).execute();
  return rows.flatMap(({ table, seat }) => (seat === null ? [] : [{ table, seat }]));
}

const tablesOf = (db: Db, person: string) => db.selectFrom('places').select('table_id').where('person', '=', person);

/** Tables that wait: the own ones are closed, elsewhere the place is free again. */
async function leaveWaiting(db: Db, person: string, beside: string | null, time: number): Promise<void> {
  if (beside === null) {
    const hosted = db.updateTable('tables').set({ status: 'expired', updated: time });
    const isOwn = db.selectFrom('tables').select('id').where('host', '=', person).where('status', '=', 'waiting');
    await db.deleteFrom('brought_games').where('table_id', 'in', isOwn).execute();
    await hosted.where('host', '=', person).where('status', '=', 'waiting').execute();
  }
  const places = db
    .updateTable('places')
    .set({ person: null, name: '', part: null })
    .where('person', '=', person)
    .where('table_id', 'in', db.selectFrom('tables').select('id').where('status', '=', 'waiting'));
  await (beside === null ? places : places.where('table_id', 'in', tablesOf(db, beside))).execute();
}

/** Tables of somebody who goes are somebody else's who sits there, or nobody's. */
async function handOver(db: Db, person: string): Promise<void> {
  await db
    .updateTable('tables')
    .set(({ fn, selectFrom, val }) => ({
      host: fn.coalesce(
        selectFrom('places')
          .select('places.person')
          .whereRef('places.table_id', '=', 'tables.id')
          .where('places.person', 'is not', null)
          .orderBy('places.place')
          .limit(1),
        val(''),
      ),
    }))
    .where('host', '=', person)
    .execute();
}
