/** Tables before and around the game: opening one, sitting down, bots, starting, and who is told what of it. */
import { randomBytes } from 'node:crypto';
import {
  cleanName,
  completeOptions,
  InputError,
  Match,
  type Seating,
  seatPlayers,
  seatsOf,
  seedFrom,
  sha256Hex,
} from '@bottega/kernel';
import type { SpectatorRights, TableSummary } from '@bottega/protocol';
import type { newTable } from '@bottega/protocol/schemas';
import { isKnownBot } from '@bottega/table';
import type { z } from 'zod';
import { newId } from '../ids.js';
import type { Person } from '../people/people.js';
import { conflict, noTable, notAllowed, wrongInput } from '../problem.js';
import type { Services } from '../services.js';
import type { PlacesRow, TablesRow } from '../store/schema.js';
import { findTable, type StoredTable } from './stored-table.js';

type NewTable = z.output<typeof newTable>;

/** A table that nobody starts is given up after two weeks. */
const EXPIRY_MS = 14 * 86_400_000;
/** Nobody needs more tables that wait at once. */
const MAX_WAITING_TABLES = 20;
/** Component data is a page of numbers. */
const MAX_DATA_LENGTH = 300_000;

export class TableService {
  constructor(private readonly services: Services) {}

  async create(host: Person, wanted: NewTable): Promise<TableSummary> {
    const { db, games, queue, now } = this.services;
    const data = wanted.data === undefined || wanted.data === null ? null : JSON.stringify(wanted.data);
    if (data !== null && data.length > MAX_DATA_LENGTH) throw wrongInput('the component data is too long');
    const { game } = await refusing(() => games.load(wanted.game, wanted.data ?? null));
    const options = await refusing(() => completeOptions(game, wanted.options));
    await refusing(() => seatsOf(game, wanted.seats));
    const { waiting } = await db
      .selectFrom('tables')
      .select(({ fn }) => fn.countAll<number>().as('waiting'))
      .where('host', '=', host.id)
      .where('status', '=', 'waiting')
      .executeTakeFirstOrThrow();
    if (Number(waiting) >= MAX_WAITING_TABLES)
      throw conflict(
        'tooManyTables',
        `${MAX_WAITING_TABLES} of your tables wait for players: start or leave one first`,
      );
    const id = newId();
    const time = now();
    const row: TablesRow = {
      id,
      game: wanted.game,
      status: 'waiting',
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
      secret: randomBytes(16).toString('hex'),
      seed: null,
      continued: null,
      result: null,
      rematch: null,
      created: time,
      updated: time,
      expires: time + EXPIRY_MS,
    };
    const places = Array.from(
      { length: wanted.seats },
      (_, place): PlacesRow => (place === 0 ? satDown(id, place, host, wanted.part) : empty(id, place)),
    );
    await db.transaction().execute(async (transaction) => {
      await transaction.insertInto('tables').values(row).execute();
      await transaction.insertInto('places').values(places).execute();
      await queue.add(transaction, [{ kind: 'expire', table: id, at: time + EXPIRY_MS }]);
    });
    return summaryOf({ row, places }, host.id, []);
  }

  /** A table as somebody may see it: who has its address may look at it before the game, and then those who sit there or may look on. */
  async summary(id: string, person: string | null): Promise<TableSummary> {
    return this.told(await this.visible(id, person), person);
  }

  /** Sits down at a place that is free, or at the first that is. */
  async join(id: string, person: Person, part: string, wanted?: number): Promise<TableSummary> {
    const { db, now } = this.services;
    const { row, places } = await this.waiting(id);
    if (places.some((place) => place.person === person.id)) return this.summary(id, person.id);
    const free = places.filter((place) => place.person === null && place.bot === null);
    const place = wanted === undefined ? free[0] : free.find((one) => one.place === wanted);
    if (place === undefined) {
      throw conflict('taken', wanted === undefined ? 'no place is free at this table' : `place ${wanted} is taken`);
    }
    const isSeated = await db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('places')
        .set({ person: person.id, name: person.name, part })
        .where('table_id', '=', id)
        .where('place', '=', place.place)
        .where('person', 'is', null)
        .where('bot', 'is', null)
        .executeTakeFirstOrThrow();
      await transaction.updateTable('tables').set({ updated: now() }).where('id', '=', row.id).execute();
      return numUpdatedRows > 0n;
    });
    // Somebody else was quicker: perhaps another place is free.
    if (!isSeated) return this.join(id, person, part, wanted);
    return this.changed(id, person.id);
  }

  /** Stands up before the game begins. If the host does, the table is closed. */
  async leave(id: string, person: Person): Promise<TableSummary> {
    const { db, now } = this.services;
    const { row } = await this.waiting(id);
    if (row.host === person.id) {
      await db
        .updateTable('tables')
        .set({ status: 'expired', updated: now() })
        .where('id', '=', id)
        .where('status', '=', 'waiting')
        .execute();
    } else {
      await db
        .updateTable('places')
        .set({ person: null, name: '', part: null })
        .where('table_id', '=', id)
        .where('person', '=', person.id)
        .execute();
    }
    return this.changed(id, person.id);
  }

  /** The host lets a bot sit down at a place that no person has, or frees it again. */
  async sitBot(id: string, host: Person, place: number, bot: string | null): Promise<TableSummary> {
    const { db } = this.services;
    await this.waitingFor(id, host);
    if (bot !== null && !isKnownBot(bot)) throw wrongInput(`there is no bot called "${cleanName(bot)}"`);
    const { numUpdatedRows } = await db
      .updateTable('places')
      .set({ bot, name: bot ?? '' })
      .where('table_id', '=', id)
      .where('place', '=', place)
      .where('person', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw conflict('taken', `place ${place} is taken, or there is none`);
    return this.changed(id, host.id);
  }

  /** Deals the game. From now on nobody comes or goes, and the seed is made of everybody's part. */
  async start(id: string, host: Person): Promise<TableSummary> {
    const { db, games, queue, now } = this.services;
    const { row, places } = await this.waitingFor(id, host);
    if (places.some(({ person, bot }) => person === null && bot === null)) {
      throw conflict('notFull', 'there are places at which nobody sits');
    }
    const { game } = await games.load(row.game, row.data === null ? null : JSON.parse(row.data));
    const seed = seedFrom({ secret: row.secret, parts: places.flatMap(({ part }) => part ?? []) });
    const seated = seatPlayers(places, row.seating as Seating, seed);
    const match = new Match(game, { seats: row.seats, options: JSON.parse(row.options), seed });
    const isBotAsked = match.asked().some((seat) => seated[seat].bot !== null);
    await db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('tables')
        .set({ status: 'playing', seed, rules: game.rules, updated: now(), expires: null })
        .where('id', '=', id)
        .where('status', '=', 'waiting')
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) throw conflict('started', 'the game has begun already');
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
      await queue.remove(transaction, 'expire', id);
      if (isBotAsked) await queue.add(transaction, [{ kind: 'bots', table: id, at: now() }]);
    });
    queue.wake();
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
    await this.services.db
      .updateTable('tables')
      .set({ status: 'expired', updated: this.services.now() })
      .where('id', '=', id)
      .where('status', '=', 'waiting')
      .execute();
    this.services.news.tell(id);
  }

  /** Everybody who follows the table is told; whoever has changed it gets it at once. */
  private changed(id: string, person: string): Promise<TableSummary> {
    this.services.news.tell(id);
    return this.summary(id, person);
  }

  private async visible(id: string, person: string | null): Promise<StoredTable> {
    const stored = await findTable(this.services.db, id);
    if (stored === null || !maySee(stored, person)) throw noTable();
    return stored;
  }

  private async waiting(id: string): Promise<StoredTable> {
    const stored = await findTable(this.services.db, id);
    if (stored === null) throw noTable();
    if (stored.row.status !== 'waiting') throw conflict('started', 'this table does not wait for players any more');
    return stored;
  }

  private async waitingFor(id: string, host: Person): Promise<StoredTable> {
    const stored = await this.waiting(id);
    if (stored.row.host !== host.id) throw notAllowed('only the host may do this');
    return stored;
  }

  private async told(stored: StoredTable, person: string | null): Promise<TableSummary> {
    const { db } = this.services;
    const last = await db
      .selectFrom('acts')
      .select(['asked', 'time'])
      .where('table_id', '=', stored.row.id)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    const summary = summaryOf(stored, person, last === undefined ? [] : JSON.parse(last.asked));
    return last === undefined ? summary : { ...summary, updated: Math.max(summary.updated, last.time) };
  }
}

/** Before the game whoever knows the address may come; then those who sit there, and those who may look on. */
function maySee({ row, places }: StoredTable, person: string | null): boolean {
  if (row.status === 'waiting' || (row.spectators as SpectatorRights) !== 'none') return true;
  return person !== null && (row.host === person || places.some((place) => place.person === person));
}

function summaryOf({ row, places }: StoredTable, person: string | null, asked: readonly number[]): TableSummary {
  const { id, game, status, host, seed } = row;
  return {
    id,
    game,
    status,
    isOpen: row.is_open === 1,
    isHost: host === person,
    places: places.map((place) => ({
      place: place.place,
      name: place.person === null && place.bot === null ? null : place.name,
      bot: place.bot,
      isHost: place.person === host,
      isMe: place.person !== null && place.person === person,
      seat: place.seat,
    })),
    seating: row.seating as Seating,
    options: JSON.parse(row.options),
    hasOwnData: row.data !== null,
    spectators: row.spectators as SpectatorRights,
    clock: JSON.parse(row.clock),
    night: row.night === null ? null : JSON.parse(row.night),
    created: row.created,
    updated: row.updated,
    asked: status === 'playing' ? asked : [],
    secretHash: sha256Hex(row.secret),
    seedHash: seed === null ? null : sha256Hex(seed),
    result: row.result === null ? null : JSON.parse(row.result),
    rematch: row.rematch,
  };
}

function satDown(table: string, place: number, { id, name }: Person, part: string): PlacesRow {
  return { table_id: table, place, person: id, bot: null, name, part, seat: null };
}

const empty = (table: string, place: number): PlacesRow => ({
  table_id: table,
  place,
  person: null,
  bot: null,
  name: '',
  part: null,
  seat: null,
});

/** Turns what is wrong with something from outside into an answer. */
async function refusing<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof InputError) throw wrongInput(error.message);
    throw error;
  }
}
