/** Acts as they stand in the database. */
import type { Seat } from '@bottega/kernel';
import type { Act } from '@bottega/table';
import type { ActsRow } from '../store/schema.js';
import type { Db } from '../store/store.js';

/** Rows in one statement: an act has ten values. */
const MAX_ROWS = 1_000;

/** An act as a row: with the digest of the state that it led to, who is asked there, and whether everybody noticed it. */
export function rowOf(table: string, act: Act, digest: string, asked: readonly Seat[], isNoticed = true): ActsRow {
  const { seq, seat, type, time, id, ...body } = act;
  return {
    table_id: table,
    seq,
    seat,
    type,
    time: time ?? 0,
    request: id,
    body: JSON.stringify(body),
    digest,
    asked: JSON.stringify(asked),
    noticed: isNoticed ? 1 : 0,
  };
}

/** Acts of a table at which nothing has happened yet. */
export async function insertFirstActs(db: Db, acts: readonly ActsRow[]): Promise<void> {
  for (let from = 0; from < acts.length; from += MAX_ROWS) {
    await db
      .insertInto('acts')
      .values(acts.slice(from, from + MAX_ROWS))
      .execute();
  }
}

export function actOf({ seq, seat, type, time, request, body }: ActsRow): Act {
  return { ...JSON.parse(body), type, seq, seat, time, id: request } as Act;
}

/** The numbers of those acts of which only who did them knows. */
export const unnoticedIn = (rows: readonly ActsRow[]) =>
  rows.flatMap(({ seq, noticed }) => (noticed === 0 ? [seq] : []));
