/** Acts as they stand in the database. */
import type { Seat } from '@bottega/kernel';
import type { Act } from '@bottega/table';
import type { ActsRow } from '../store/schema.js';

/** An act as a row: with the digest of the state that it led to, and who is asked there. */
export function rowOf(table: string, act: Act, digest: string, asked: readonly Seat[]): ActsRow {
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
  };
}

export function actOf({ seq, seat, type, time, request, body }: ActsRow): Act {
  return { ...JSON.parse(body), type, seq, seat, time, id: request } as Act;
}
