/** Rows of a table that is opened. */
import { randomBytes } from 'node:crypto';
import { newId } from '../ids.js';
import type { Person } from '../people/people.js';
import type { PlacesRow, TablesRow } from '../store/schema.js';

/** A table that nobody starts is given up after two weeks. */
export const EXPIRY_MS = 14 * 86_400_000;

type Given = Pick<
  TablesRow,
  | 'game'
  | 'host'
  | 'is_open'
  | 'spectators'
  | 'seats'
  | 'seating'
  | 'options'
  | 'data'
  | 'clock'
  | 'night'
  | 'rules'
  | 'created'
>;

/** A table that waits for players, with a secret of its own. */
export function newTableRow(given: Given): TablesRow {
  return {
    id: newId(),
    status: 'waiting',
    secret: randomBytes(16).toString('hex'),
    seed: null,
    continued: null,
    result: null,
    rematch: null,
    updated: given.created,
    expires: given.created + EXPIRY_MS,
    asked: null,
    started: null,
    standing: 'running',
    away: '[]',
    branch: null,
    brought: null,
    ...given,
  };
}

export const emptyPlace = (table: string, place: number): PlacesRow => ({
  table_id: table,
  place,
  person: null,
  bot: null,
  name: '',
  part: null,
  seat: null,
  held: null,
  ended: null,
});

export const takenPlace = (table: string, place: number, { id, name }: Person, part: string): PlacesRow => ({
  ...emptyPlace(table, place),
  person: id,
  name,
  part,
});
