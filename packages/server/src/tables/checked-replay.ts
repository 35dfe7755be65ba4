/** Plays everything that is kept of a table again, act by act, and compares each digest: what an operator and the crash harness check. */
import { digest, Match } from '@bottega/kernel';
import type { Act, AnyMatch } from '@bottega/table';
import type { Db } from '../store/store.js';
import { actOf } from './act-rows.js';
import type { GameShelf } from './game-shelf.js';
import { actsFrom, findTable, resumeGame } from './stored-table.js';

export interface CheckedTable {
  readonly acts: number;
  /** The requests of people that were done, in order; one that is there twice was done twice. */
  readonly requests: readonly string[];
  readonly status: string;
  /** What is wrong with what is kept; null if nothing is. */
  readonly trouble: string | null;
}

/** Null if there is no such table. */
export async function checkTable(db: Db, games: GameShelf, id: string): Promise<CheckedTable | null> {
  const stored = await findTable(db, id);
  if (stored === null) return null;
  const { status, seed } = stored.row;
  const rows = await actsFrom(db, id, 0);
  const requests = rows.flatMap(({ request }) => request ?? []);
  const checked = (trouble: string | null) => ({ acts: rows.length, requests, status, trouble });
  if (seed === null) return checked(rows.length > 0 ? 'there are acts before the game began' : null);
  try {
    if (stored.row.continued !== null) {
      await resumeGame(db, games, stored); // newer rules: only from where they took over can it be played again
      return checked(null);
    }
    const { game } = await games.load(stored.row.game, stored.row.data === null ? null : JSON.parse(stored.row.data));
    const match: AnyMatch = new Match(game, { seats: stored.row.seats, options: JSON.parse(stored.row.options), seed });
    for (const [at, row] of rows.entries()) {
      if (row.seq !== at) return checked(`act ${at} is missing`);
      redo(match, actOf(row));
      if (digest(match.state) !== row.digest) return checked(`the digest of act ${at} is another one`);
    }
    if (match.over !== (status === 'over'))
      return checked(`its game is ${match.over ? '' : 'not '}over, but it is ${status}`);
    return checked(null);
  } catch (error) {
    return checked(error instanceof Error ? error.message : String(error));
  }
}

function redo(match: AnyMatch, act: Act): void {
  if (act.type === 'choose') {
    for (const choice of act.choices) {
      if (!match.play(act.seat, choice).ok) throw new Error(`act ${act.seq} cannot be played`);
    }
  }
  if (act.type === 'undo') for (let count = act.count ?? 1; count > 0; count--) match.undo(act.seat);
  if (act.type === 'rewind') match.rewind(act.to);
}
