/** A database of its own at a PostgreSQL, for something that is measured or tried. */
import { InputError } from '@bottega/kernel';
import pg from 'pg';
import { newId } from '../ids.js';
import { messageOf } from './store.js';

export interface TemporaryDatabase {
  readonly url: string;
  /** Deletes it, whoever is still connected. */
  drop(): Promise<void>;
}

/** Makes a database at the PostgreSQL with this address; an InputError says why that is not possible. */
export async function temporaryDatabase(address: string): Promise<TemporaryDatabase> {
  const name = `bottega_${newId()}`;
  await execute(address, `create database "${name}"`);
  const url = new URL(address);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => execute(address, `drop database if exists "${name}" with (force)`) };
}

async function execute(address: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  try {
    await client.connect();
    await client.query(statement);
  } catch (error) {
    throw new InputError(`no database can be made there: ${messageOf(error)}`);
  } finally {
    await client.end().catch(() => {});
  }
}
