/** Tables before and around the game: opening one, sitting down, bots, starting, and who is told what of it. */
import { cleanName, completeOptions, InputError, isTooDeep, seatsOf } from '@bottega/kernel';
import type { TableSummary } from '@bottega/protocol';
import type { newTable } from '@bottega/protocol/schemas';
import { isKnownBot } from '@bottega/table';
import type { z } from 'zod';
import { Chat } from '../chat/chat.js';
import { clocksAtStart, nextDeadline } from '../clocks/clocks.js';
import { clockSettingsOf } from '../clocks/table-clock.js';
import type { NoticeDraft } from '../notices/notice-rows.js';
import type { Person } from '../people/people.js';
import { conflict, noTable, notAllowed, wrongInput } from '../problem.js';
import type { Services } from '../services.js';
import type { PlacesRow } from '../store/schema.js';
import { insertFirstActs } from './act-rows.js';
import { dealOf } from './deal.js';
import { EXPIRY_MS, emptyPlace, newTableRow, takenPlace } from './new-rows.js';
import { findTable, type StoredTable } from './stored-table.js';
import { TableLists } from './table-lists.js';
import { maySee, NO_FACTS, summaryOf } from './table-summary.js';

type NewTable = z.output<typeof newTable>;

/** Nobody needs more tables that wait at once. */
const MAX_WAITING_TABLES = 20;
/** Component data is a page of numbers. */
const MAX_DATA_LENGTH = 300_000;

export class TableService {
  readonly lists: TableLists;

  constructor(private readonly services: Services) {
    this.lists = new TableLists(services.db, new Chat(services));
  }

  async create(host: Person, wanted: NewTable): Promise<TableSummary> {
    const { db, games, queue, now } = this.services;
    if (isTooDeep(wanted.data)) throw wrongInput('the component data is nested too deeply');
    const data = dataOf(wanted.data);
    const { game } = await refusing(() => games.load(wanted.game, wanted.data ?? null));
    const options = await refusing(() => completeOptions(game, wanted.options));
    await refusing(() => seatsOf(game, wanted.seats));
    await this.checkRoom(host);
    const time = now();
    const row = newTableRow({
      game: wanted.game,
      host: host.id,
      is_open: wanted.isOpen ? 1 : 0,
      spectators: wanted.spectators,
      seats: wanted.seats,
      seating: wanted.seating,
      options: JSON.stringify(options),
      data,
      clock: JSON.stringify(wanted.clock),
      night: wanted.night === null ? null : JSON.stringify(wanted.night),
      rules: game.rules,
      created: time,
    });
    const { id } = row;
    const places = Array.from(
      { length: wanted.seats },
      (_, place): PlacesRow => (place === 0 ? takenPlace(id, place, host, wanted.part) : emptyPlace(id, place)),
    );
    await db.transaction().execute(async (transaction) => {
      await transaction.insertInto('tables').values(row).execute();
      await transaction.insertInto('places').values(places).execute();
      await queue.add(transaction, [{ kind: 'expire', table: id, at: time + EXPIRY_MS }]);
    });
    return summaryOf({ row, places }, host.id, NO_FACTS);
  }

  /** Whether somebody may open one more table. */
  async checkRoom(host: Person): Promise<void> {
    const { waiting } = await this.services.db
      .selectFrom('tables')
      .select(({ fn }) => fn.countAll<number>().as('waiting'))
      .where('host', '=', host.id)
      .where('status', '=', 'waiting')
      .executeTakeFirstOrThrow();
    if (Number(waiting) < MAX_WAITING_TABLES) return;
    throw conflict('tooManyTables', `${MAX_WAITING_TABLES} of your tables wait for players: start or leave one first`);
  }

  /** A table as somebody may see it: who has its address may look at it before the game, and then those who sit there or may look on. */
  async summary(id: string, person: string | null): Promise<TableSummary> {
    return this.told(await this.visible(id, person), person);
  }

  /** Sits down at a place that is free, or at the first that is. */
  async join(id: string, person: Person, part: string, wanted?: number): Promise<TableSummary> {
    const { db, now } = this.services;
    const { row, places } = await this.waiting(id, person);
    if (places.some((place) => place.person === person.id)) return this.summary(id, person.id);
    const isFree = ({ person: taken, bot, held }: PlacesRow) =>
      taken === null && bot === null && (held === null || held === person.id);
    const free = places.filter(isFree);
    const own = free.find(({ held }) => held === person.id) ?? free[0];
    const place = wanted === undefined ? own : free.find((one) => one.place === wanted);
    if (place === undefined) {
      throw conflict('taken', wanted === undefined ? 'no place is free at this table' : `place ${wanted} is taken`);
    }
    const isSeated = await db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('places')
        .set({ person: person.id, name: person.name, part, held: null })
        .where('table_id', '=', id)
        .where('place', '=', place.place)
        .where('person', 'is', null)
        .where('bot', 'is', null)
        .where('seat', 'is', null)
        .where(({ or, eb }) => or([eb('held', 'is', null), eb('held', '=', person.id)]))
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return false;
      await transaction.updateTable('tables').set({ updated: now() }).where('id', '=', row.id).execute();
      return true;
    });
    // Somebody else was quicker: perhaps another place is free.
    if (!isSeated) return this.join(id, person, part, wanted);
    if (place.held !== person.id) await this.freeHeld(id, person.id);
    return this.changed(id, person.id);
  }

  /** Stands up before the game begins. If the host does, the table is closed. Whoever has no place there changes nothing. */
  async leave(id: string, person: Person): Promise<TableSummary> {
    const { db, now } = this.services;
    const { row, places } = await this.waiting(id, person);
    const hasPlace = places.some((place) => place.person === person.id || place.held === person.id);
    if (row.host !== person.id && !hasPlace) return this.summary(id, person.id);
    if (row.host === person.id) {
      await this.giveUp(id);
    } else {
      await db
        .updateTable('places')
        .set({ person: null, name: '', part: null })
        .where('table_id', '=', id)
        .where('person', '=', person.id)
        .where('seat', 'is', null) // nobody goes once the game has begun
        .execute();
      await this.freeHeld(id, person.id);
      await db.updateTable('tables').set({ updated: now() }).where('id', '=', id).execute();
    }
    return this.changed(id, person.id);
  }

  /** The host lets a bot sit down at a place that no person has, or frees it again. */
  async sitBot(id: string, host: Person, place: number, bot: string | null, name = ''): Promise<TableSummary> {
    const { db } = this.services;
    await this.waitingFor(id, host);
    if (bot !== null && !isKnownBot(bot)) throw wrongInput(`there is no bot called "${cleanName(bot)}"`);
    const { numUpdatedRows } = await db
      .updateTable('places')
      .set({ bot, name: bot === null ? '' : cleanName(name) || bot, held: null })
      .where('table_id', '=', id)
      .where('place', '=', place)
      .where('person', 'is', null)
      .where('seat', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw conflict('taken', `place ${place} is taken, or there is none`);
    return this.changed(id, host.id);
  }

  /** Deals the game. From now on nobody comes or goes, and the seed is made of everybody's part. */
  async start(id: string, host: Person): Promise<TableSummary> {
    const { db, queue, notices, now } = this.services;
    const { row, places } = await this.waitingFor(id, host);
    if (places.some(({ person, bot }) => person === null && bot === null)) {
      throw conflict('notFull', 'there are places at which nobody sits');
    }
    const time = now();
    const { seed, rules, seated, acts, asked } = await dealOf(this.services, { row, places }, time);
    const isBotAsked = asked.some((seat) => seated[seat].bot !== null);
    const clocks = clockSettingsOf(row);
    const deadline = clocks && nextDeadline(clocks, clocksAtStart(clocks, seated, asked, time, acts.length));
    const first = asked.flatMap((seat): NoticeDraft[] => {
      const { person } = seated[seat];
      const body = { game: row.game, seat };
      return person === null ? [] : [{ person, table: id, kind: 'turn', key: 'first', seq: acts.length, body }];
    });
    const rows = await db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('tables')
        .set({
          status: 'playing',
          seed,
          rules,
          updated: time,
          expires: null,
          asked: JSON.stringify(asked),
          started: time,
        })
        .where('id', '=', id)
        .where('status', '=', 'waiting')
        .where('updated', '=', row.updated) // it is dealt by the settings that were read
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) throw conflict('changed', 'something was changed just now: look, and start again');
      for (const [seat, { place }] of seated.entries()) {
        await transaction
          .updateTable('places')
          .set({ seat })
          .where('table_id', '=', id)
          .where('place', '=', place)
          .execute();
      }
      // Whoever came or went in this moment: the seed must be made of those who sit there.
      const sat = await transaction
        .selectFrom('places')
        .selectAll()
        .where('table_id', '=', id)
        .orderBy('place')
        .execute();
      if (sat.some(({ part, bot }, place) => part !== places[place].part || bot !== places[place].bot)) {
        throw conflict('changed', 'somebody came or went just now: start again');
      }
      await insertFirstActs(transaction, acts);
      await transaction.deleteFrom('brought_games').where('table_id', '=', id).execute();
      await queue.remove(transaction, 'expire', id);
      if (isBotAsked) await queue.add(transaction, [{ kind: 'bots', table: id, at: time }]);
      if (deadline !== null) await queue.add(transaction, [{ kind: 'clock', table: id, at: deadline }]);
      return notices.write(transaction, first);
    });
    queue.wake();
    notices.tell(rows);
    return this.changed(id, host.id);
  }

  /** Which seat a person has at a table that is played at, and whether they may look at all. */
  async seatOf(id: string, person: string | null): Promise<number | null> {
    const { row, places } = await this.visible(id, person);
    if (row.seed === null) throw conflict('notStarted', 'the game has not begun yet');
    return places.find((place) => place.person !== null && place.person === person)?.seat ?? null;
  }

  /** Gives a table up that nobody has started. */
  async expire(id: string): Promise<void> {
    await this.giveUp(id);
    this.services.news.tell(id);
  }

  private async giveUp(id: string): Promise<void> {
    const { db, now } = this.services;
    await db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('tables')
        .set({ status: 'expired', updated: now() })
        .where('id', '=', id)
        .where('status', '=', 'waiting')
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return;
      await transaction.updateTable('places').set({ ended: -1, held: null }).where('table_id', '=', id).execute();
      await transaction.deleteFrom('brought_games').where('table_id', '=', id).execute();
    });
  }

  /** The place that was kept for somebody is anybody's. */
  private async freeHeld(id: string, person: string): Promise<void> {
    await this.services.db
      .updateTable('places')
      .set({ held: null, name: '' })
      .where('table_id', '=', id)
      .where('held', '=', person)
      .execute();
  }

  /** Everybody who follows the table is told; whoever has changed it gets it at once. */
  changed(id: string, person: string): Promise<TableSummary> {
    this.services.news.tell(id);
    return this.summary(id, person);
  }

  async visible(id: string, person: string | null): Promise<StoredTable> {
    const stored = await findTable(this.services.db, id);
    if (stored === null || !maySee(stored, person)) throw noTable();
    return stored;
  }

  /** A table that waits; of one that does not, only those who may see it learn that it is there. */
  async waiting(id: string, person: Person): Promise<StoredTable> {
    const stored = await this.visible(id, person.id);
    if (stored.row.status !== 'waiting') throw conflict('started', 'this table does not wait for players any more');
    return stored;
  }

  /** A table that waits, for its host alone. */
  async waitingFor(id: string, host: Person): Promise<StoredTable> {
    const stored = await this.waiting(id, host);
    if (stored.row.host !== host.id) throw notAllowed('only the host may do this');
    return stored;
  }

  private async told(stored: StoredTable, person: string | null): Promise<TableSummary> {
    const facts = await this.lists.factsOf([stored.row.id], person);
    return summaryOf(stored, person, facts.get(stored.row.id) ?? NO_FACTS);
  }
}

/** Component data as it is kept; null for the game's own. */
export function dataOf(data: unknown): string | null {
  const text = data === undefined || data === null ? null : JSON.stringify(data);
  if (text !== null && text.length > MAX_DATA_LENGTH) throw wrongInput('the component data is too long');
  return text;
}

/** Turns what is wrong with something from outside into an answer. */
export async function refusing<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof InputError) throw wrongInput(error.message);
    throw error;
  }
}
