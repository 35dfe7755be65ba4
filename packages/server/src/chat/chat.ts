/** What people at a table say to each other. Lines are numbered; whoever does not want to read somebody is not sent their lines. */
import type { ChatLine, Muted, TableTalk } from '@bottega/protocol';
import type { Person } from '../people/people.js';
import { RequestError, wrongInput } from '../problem.js';
import type { Services } from '../services.js';
import type { ChatRow } from '../store/schema.js';
import { cleanLine } from './clean-line.js';

/** Lines that somebody who comes is sent. */
const HISTORY = 200;
/** Lines of one person at one table in a minute. */
const LINES_A_MINUTE = 20;
const MINUTE_MS = 60_000;
/** In the list of muted seats it stands for all of them. */
const TABLE = -1;

export interface Said {
  readonly table: string;
  readonly person: Person;
  /** Null before the game, when nobody has one yet. */
  readonly seat: number | null;
  /** Made by whoever says it: what is sent twice is said once. */
  readonly id: string;
  readonly text: string;
}

export interface ChatSoFar extends TableTalk {
  /** The number of the newest line, whoever reads it. */
  readonly last: number;
}

export class Chat {
  constructor(private readonly services: Services) {}

  /** Keeps a line and lets everybody know. */
  async say({ table, person, seat, id, text: wanted }: Said): Promise<void> {
    const { db, now, news } = this.services;
    const text = cleanLine(wanted);
    if (text === '') throw wrongInput('a line needs a letter that can be seen');
    const time = now();
    for (;;) {
      const last = await this.newest(table);
      if (await this.isSaid(table, id)) return;
      if (last.filter((line) => line.person === person.id && line.time > time - MINUTE_MS).length >= LINES_A_MINUTE) {
        throw new RequestError(429, 'tooMany', `${LINES_A_MINUTE} lines in a minute are enough`);
      }
      const seq = (last[0]?.seq ?? 0) + 1;
      const row: ChatRow = {
        table_id: table,
        seq,
        person: person.id,
        name: person.name,
        seat,
        text,
        time,
        request: id,
      };
      const kept = await db
        .insertInto('chat')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returning('seq')
        .executeTakeFirst();
      if (kept !== undefined) break; // else somebody else was quicker, or it was sent twice
    }
    news.tell(table);
  }

  /** The lines after one, or the last ones, the oldest first. */
  async linesAfter(table: string, seq: number): Promise<ChatRow[]> {
    const lines = this.services.db.selectFrom('chat').selectAll().where('table_id', '=', table);
    const newest = await lines.where('seq', '>', seq).orderBy('seq', 'desc').limit(HISTORY).execute();
    return newest.reverse();
  }

  /** What somebody is told of it who comes. */
  async soFar(person: string, table: string): Promise<ChatSoFar> {
    const muted = await this.mutedBy(person, table);
    const lines = await this.linesAfter(table, 0);
    const unread = await this.unread(person, [table]);
    return {
      chat: lines.filter((line) => hears(muted, person, line)).map(lineOf),
      unread: unread.get(table) ?? 0,
      muted,
      last: lines.at(-1)?.seq ?? 0,
    };
  }

  async lastSeq(table: string): Promise<number> {
    return (await this.newest(table, 1))[0]?.seq ?? 0;
  }

  async markRead(person: string, table: string, seq: number): Promise<void> {
    const { db } = this.services;
    const read = Math.min(seq, await this.lastSeq(table));
    await db
      .insertInto('chat_reads')
      .values({ table_id: table, person, seq: read })
      .onConflict((conflict) =>
        conflict.columns(['table_id', 'person']).doUpdateSet({ seq: read }).where('chat_reads.seq', '<', read),
      )
      .execute();
  }

  /** How many lines of others somebody has not read at tables, of those that they want to read. */
  async unread(person: string, tables: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.services.db
      .selectFrom('chat')
      .innerJoin('places', (join) =>
        join.onRef('places.table_id', '=', 'chat.table_id').on('places.person', '=', person),
      )
      .leftJoin('chat_reads', (join) =>
        join.onRef('chat_reads.table_id', '=', 'chat.table_id').on('chat_reads.person', '=', person),
      )
      .select(({ fn }) => ['chat.table_id', fn.countAll<number>().as('count')])
      .where('chat.table_id', 'in', tables)
      .where('chat.person', '!=', person)
      .where(({ eb, fn, val }) => eb('chat.seq', '>', fn.coalesce('chat_reads.seq', val(0))))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('mutes')
              .select('mutes.seat')
              .whereRef('mutes.table_id', '=', 'chat.table_id')
              .where('mutes.person', '=', person)
              .where(({ or, eb }) => or([eb('mutes.seat', '=', TABLE), eb('mutes.seat', '=', eb.ref('chat.seat'))])),
          ),
        ),
      )
      .groupBy('chat.table_id')
      .execute();
    return new Map(rows.map(({ table_id, count }) => [table_id, Number(count)]));
  }

  async mute(person: string, table: string, seat: number | null, isMuted: boolean): Promise<Muted> {
    const { db, news } = this.services;
    const row = { table_id: table, person, seat: seat ?? TABLE };
    if (isMuted) {
      await db
        .insertInto('mutes')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    } else {
      await db
        .deleteFrom('mutes')
        .where('table_id', '=', table)
        .where('person', '=', person)
        .where('seat', '=', row.seat)
        .execute();
    }
    news.tell(table);
    return this.mutedBy(person, table);
  }

  async mutedBy(person: string, table: string): Promise<Muted> {
    return (await this.mutedAt(table, [person])).get(person) ?? NOBODY_MUTED;
  }

  /** Whom people do not want to read at a table. */
  async mutedAt(table: string, people: readonly string[]): Promise<Map<string, Muted>> {
    if (people.length === 0) return new Map();
    const rows = await this.services.db
      .selectFrom('mutes')
      .select(['person', 'seat'])
      .where('table_id', '=', table)
      .where('person', 'in', people)
      .execute();
    return new Map(
      people.map((person) => {
        const seats = rows.filter((row) => row.person === person).map(({ seat }) => seat);
        const muted = { isTableMuted: seats.includes(TABLE), seats: seats.filter((seat) => seat !== TABLE).sort() };
        return [person, muted];
      }),
    );
  }

  private newest(table: string, count = HISTORY): Promise<Pick<ChatRow, 'seq' | 'person' | 'time'>[]> {
    return this.services.db
      .selectFrom('chat')
      .select(['seq', 'person', 'time'])
      .where('table_id', '=', table)
      .orderBy('seq', 'desc')
      .limit(count)
      .execute();
  }

  private async isSaid(table: string, request: string): Promise<boolean> {
    const said = this.services.db.selectFrom('chat').select('seq').where('table_id', '=', table);
    return (await said.where('request', '=', request).executeTakeFirst()) !== undefined;
  }
}

export const NOBODY_MUTED: Muted = { isTableMuted: false, seats: [] };

/** Whether somebody wants to read a line; one's own always. */
export function hears(
  { isTableMuted, seats }: Muted,
  reader: string,
  { person, seat }: Pick<ChatRow, 'person' | 'seat'>,
): boolean {
  return person === reader || (!isTableMuted && (seat === null || !seats.includes(seat)));
}

export const lineOf = ({ seq, name, seat, text, time }: ChatRow): ChatLine => ({ seq, name, seat, text, time });
