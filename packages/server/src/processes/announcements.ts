/** How processes that share a PostgreSQL tell each other at which tables there is something new. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../store/schema.js';

/** Somebody has done something; somebody came to look, or went; somebody sat down, or a table has changed otherwise. */
export const TOPICS = ['acts', 'presence', 'places'] as const;
export type Topic = (typeof TOPICS)[number];

export interface Announcement {
  /** The process that tells it; it knows already. */
  readonly from: string;
  readonly topic: Topic;
  readonly tables: readonly string[];
}

export const CHANNEL = 'bottega';

/** PostgreSQL takes less than 8,000 bytes at once. */
const MAX_PAYLOAD_BYTES = 7_900;

/** Tells it when the transaction is committed, and only then. */
export async function announce(db: Kysely<Database>, announcement: Announcement): Promise<void> {
  const payloads = payloadsOf(announcement);
  if (payloads.length === 0) return;
  await sql`select pg_notify(${CHANNEL}, payload) from unnest(${payloads}::text[]) as payload`.execute(db);
}

/** As few texts as it takes. Ids are ASCII: a character is a byte. */
export function payloadsOf({ from, topic, tables }: Announcement): string[] {
  const head = `${from} ${topic}`;
  const payloads: string[] = [];
  let payload = head;
  for (const table of tables) {
    if (payload.length + 1 + table.length > MAX_PAYLOAD_BYTES) {
      payloads.push(payload);
      payload = head;
    }
    payload += ` ${table}`;
  }
  return payload === head ? payloads : [...payloads, payload];
}

/** Null for what this version does not understand. */
export function readPayload(payload: string): Announcement | null {
  const [from, topic, ...tables] = payload.split(' ');
  const known = TOPICS.find((one) => one === topic);
  return known === undefined ? null : { from, topic: known, tables };
}
