/** `bottega admin move`: everything from a SQLite file to a PostgreSQL. */
import { moveDatabase } from '@bottega/server';
import { print } from '../terminal/print.js';

export interface MoveOptions {
  readonly from: string;
  readonly to: string;
}

export async function move({ from, to }: MoveOptions): Promise<void> {
  const moved = await moveDatabase(from, to);
  const counts = Object.entries(moved).filter(([, count]) => count > 0);
  const width = Math.max(0, ...counts.map(([table]) => table.length));
  print(
    `Moved from ${from}; the file stays as it was.`,
    ...counts.map(([table, count]) => `  ${table.padEnd(width)}  ${count}`),
    'Start the server with --database or DATABASE_URL and the new address.',
  );
}
