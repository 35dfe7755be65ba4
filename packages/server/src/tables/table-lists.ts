/** Lists of tables, from rows and indexes alone: no table is loaded for them, however many there are. */
import type { TableList, TableListName, TableSummary } from '@bottega/protocol';
import type { Chat } from '../chat/chat.js';
import type { PlacesRow } from '../store/schema.js';
import type { Db } from '../store/store.js';
import type { StoredTable } from './stored-table.js';
import { isTurnOf, NO_FACTS, summaryOf, type TableFacts } from './table-summary.js';

/** Tables on a page. */
const PAGE = 50;
/** Ids in one statement. */
const MAX_IDS = 1_000;

export class TableLists {
  constructor(
    private readonly db: Db,
    private readonly chat: Chat,
  ) {}

  list(name: TableListName, person: string | null, from: string | null): Promise<TableList> {
    if (name === 'open') return this.open(person, from);
    if (person === null) return Promise.resolve({ tables: [], next: null });
    return name === 'mine' ? this.mine(person, from) : this.finished(person, from);
  }

  /** Tables with everything that is told of them, in the given order. */
  async summaries(ids: readonly string[], person: string | null): Promise<TableSummary[]> {
    if (ids.length === 0) return [];
    const rows = await this.db.selectFrom('tables').selectAll().where('id', 'in', ids).execute();
    const seats = await this.db
      .selectFrom('places')
      .selectAll()
      .where('table_id', 'in', ids)
      .orderBy('table_id')
      .orderBy('place')
      .execute();
    const places = new Map<string, PlacesRow[]>(ids.map((id) => [id, []]));
    for (const place of seats) places.get(place.table_id)?.push(place);
    const stored = new Map(
      rows.map((row): [string, StoredTable] => [row.id, { row, places: places.get(row.id) ?? [] }]),
    );
    const facts = await this.factsOf(ids, person);
    return ids.flatMap((id) => {
      const table = stored.get(id);
      return table === undefined ? [] : [summaryOf(table, person, facts.get(id) ?? NO_FACTS)];
    });
  }

  /** What the newest acts and the chat tell of tables. */
  async factsOf(ids: readonly string[], person: string | null): Promise<Map<string, TableFacts>> {
    const newest = await this.newest().where('tables.id', 'in', ids).execute();
    const unread = person === null ? new Map<string, number>() : await this.chat.unread(person, ids);
    return new Map(
      newest.map((one): [string, TableFacts] => [
        one.id,
        { asked: askedOf(one), time: one.time, unread: unread.get(one.id) ?? 0 },
      ]),
    );
  }

  /** Whose turn it is comes first, then what was played at last. Places that are kept for somebody are theirs, too. */
  private async mine(person: string, from: string | null): Promise<TableList> {
    // One step after the other: in one, PostgreSQL takes somebody's finished games for games in progress, and reads through all tables.
    const places = await this.db
      .selectFrom('places')
      .select(['table_id', 'seat'])
      .where('person', '=', person)
      .where('ended', 'is', null)
      .execute();
    // A place is kept only as long as the table waits.
    const held = await this.db.selectFrom('places').select(['table_id', 'seat']).where('held', '=', person).execute();
    const seats = new Map([...places, ...held].map(({ table_id, seat }) => [table_id, seat]));
    const all = (await this.standings([...seats.keys()])).map((one) => ({
      id: one.id,
      isTurn: isTurnOf(seats.get(one.id) ?? null, { ...one, asked: askedOf(one) }),
      time: Math.max(one.updated, one.time ?? 0),
    }));
    all.sort((a, b) => Number(b.isTurn) - Number(a.isTurn) || b.time - a.time || (a.id < b.id ? -1 : 1));
    const start = Math.max(0, Number.parseInt(from ?? '0', 10) || 0);
    const page = all.slice(start, start + PAGE).map(({ id }) => id);
    const next = start + PAGE < all.length ? String(start + PAGE) : null;
    return { tables: await this.summaries(page, person), next };
  }

  /** What decides about the order of tables. */
  private async standings(ids: readonly string[]) {
    const found = [];
    for (let from = 0; from < ids.length; from += MAX_IDS) {
      const some = this.newest().select(['tables.standing', 'tables.away', 'tables.updated']);
      found.push(...(await some.where('tables.id', 'in', ids.slice(from, from + MAX_IDS)).execute()));
    }
    return found;
  }

  /** Tables that wait for anybody, at which a place is free; the newest first. */
  private async open(person: string | null, from: string | null): Promise<TableList> {
    const after = cursorOf(from);
    const rows = await this.db
      .selectFrom('tables')
      .select(['id', 'updated as time'])
      .where('status', '=', 'waiting')
      .where('is_open', '=', 1)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('places')
            .select('place')
            .whereRef('places.table_id', '=', 'tables.id')
            .where('person', 'is', null)
            .where('bot', 'is', null)
            .where('held', 'is', null),
        ),
      )
      .$if(after !== null, (query) => query.where('updated', '<=', after?.time ?? 0))
      .$if(after !== null, (query) =>
        query.where(({ or, eb }) => or([eb('updated', '<', after?.time ?? 0), eb('id', '<', after?.id ?? '')])),
      )
      .orderBy('updated', 'desc')
      .orderBy('id', 'desc')
      .limit(PAGE + 1)
      .execute();
    return this.page(rows, person);
  }

  /** One's games that are over, the last first. */
  private async finished(person: string, from: string | null): Promise<TableList> {
    const after = cursorOf(from);
    const rows = await this.db
      .selectFrom('places')
      .select(['table_id as id', 'ended as time'])
      .where('person', '=', person)
      .where('ended', '>', 0)
      .$if(after !== null, (query) => query.where('ended', '<=', after?.time ?? 0))
      .$if(after !== null, (query) =>
        query.where(({ or, eb }) => or([eb('ended', '<', after?.time ?? 0), eb('table_id', '<', after?.id ?? '')])),
      )
      .orderBy('ended', 'desc')
      .orderBy('table_id', 'desc')
      .limit(PAGE + 1)
      .execute();
    return this.page(rows, person);
  }

  private async page(rows: readonly Cursor[], person: string | null): Promise<TableList> {
    const shown = rows.slice(0, PAGE);
    const last = shown.at(-1);
    const next = rows.length > PAGE && last !== undefined ? `${last.time}.${last.id}` : null;
    const ids = shown.map(({ id }) => id);
    return { tables: await this.summaries(ids, person), next };
  }

  /** Who is asked after the newest act of each table, and the time of the newest that everybody knows of: its primary key finds both. */
  private newest() {
    return this.db.selectFrom('tables').select(({ selectFrom }) => {
      const last = selectFrom('acts').whereRef('acts.table_id', '=', 'tables.id').orderBy('acts.seq', 'desc').limit(1);
      return [
        'tables.id',
        'tables.asked as dealt',
        last.select('acts.asked').as('asked'),
        last.where('acts.noticed', '=', 1).select('acts.time').as('time'),
      ];
    });
  }
}

/** Who is asked: after the newest act, or after the deal. */
function askedOf({ asked, dealt }: { readonly asked: string | null; readonly dealt: string | null }): number[] {
  return JSON.parse(asked ?? dealt ?? '[]');
}

/** Where a page begins: after a table of this time. */
interface Cursor {
  readonly id: string;
  readonly time: number | null;
}

function cursorOf(text: string | null): { readonly id: string; readonly time: number } | null {
  const [, time, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(text ?? '') ?? [];
  return time === undefined ? null : { time: Number(time), id };
}
