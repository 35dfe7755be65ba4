/** `bottega load`: how much a server carries, beside boardgame.io's in the same run. */
import { InputError } from '@bottega/kernel';
import { openGame } from '../input.js';
import { formatLoad, load as measure } from '../load/index.js';
import { note, print, printJson } from '../terminal/print.js';

export interface LoadCommandOptions {
  readonly game: string;
  readonly tables: number;
  readonly seconds: number;
  readonly database?: string;
  readonly json?: boolean;
}

export async function load({ game: id, tables, seconds, database, json }: LoadCommandOptions): Promise<void> {
  if (database !== undefined && !/^postgres(ql)?:\/\//.test(database)) {
    throw new InputError(
      `--database must be the address of a PostgreSQL, such as postgres://localhost, not "${database}"`,
    );
  }
  const { game } = await openGame(id);
  const progress = process.stderr.isTTY === true ? (what: string) => note(`${what} …`) : undefined;
  const report = await measure({ game, tables, seconds, database: database ?? null, ...(progress && { progress }) });
  if (json) printJson(report, 2);
  else print(formatLoad(report));
}
