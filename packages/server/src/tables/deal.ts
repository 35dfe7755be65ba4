/** How a game begins at a table: dealt from what everybody brought to the shuffle, or going on as it came from elsewhere. */
import { Match, type Seat, type Seating, seatPlayers, seedFrom } from '@bottega/kernel';
import type { Services } from '../services.js';
import type { ActsRow, PlacesRow } from '../store/schema.js';
import { broughtActs } from './brought.js';
import type { StoredTable } from './stored-table.js';

export interface Deal {
  readonly seed: string;
  readonly rules: number;
  /** Who sits where. */
  readonly seated: readonly PlacesRow[];
  /** What has happened already. */
  readonly acts: readonly ActsRow[];
  readonly asked: readonly Seat[];
}

export async function dealOf({ db, games }: Services, { row, places }: StoredTable, time: number): Promise<Deal> {
  if (row.brought !== null) {
    const kept = db.selectFrom('brought_games').select('body').where('table_id', '=', row.id);
    const { body } = await kept.executeTakeFirstOrThrow();
    return { ...(await broughtActs(games, row.id, body, time)), seated: places };
  }
  const { game } = await games.load(row.game, row.data === null ? null : JSON.parse(row.data));
  const seed = seedFrom({ secret: row.secret, parts: places.flatMap(({ part }) => part ?? []) });
  const match = new Match(game, { seats: row.seats, options: JSON.parse(row.options), seed });
  const seated = seatPlayers(places, row.seating as Seating, seed);
  return { seed, rules: game.rules, seated, acts: [], asked: match.asked() };
}
