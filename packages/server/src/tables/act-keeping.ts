/** An act is written down together with whatever follows from it, so that neither is there without the other. */
import type { Game, Seat } from '@bottega/kernel';
import { type Act, botIn, type KeptGame } from '@bottega/table';
import type { TableSession } from '@bottega/table/session';
import type { TableClock } from '../clocks/table-clock.js';
import type { NewJob } from '../jobs/queue.js';
import type { TableNotices } from '../notices/table-notices.js';
import { keepResults, takeResultNumber } from '../ratings/keep-results.js';
import type { Services } from '../services.js';
import { rowOf } from './act-rows.js';
import type { StoredTable } from './stored-table.js';

/** A table at which something happens. */
export interface ActingTable {
  readonly id: string;
  readonly game: Game;
  readonly stored: StoredTable;
  readonly session: TableSession;
  readonly clock: TableClock | null;
  readonly notices: TableNotices;
}

/** Resolves when an act is on disk, of which everybody knows or only who did it. */
export async function keepAct(
  services: Services,
  table: ActingTable,
  game: KeptGame,
  act: Act,
  isNoticed: boolean,
): Promise<void> {
  const { id, session, clock, notices } = table;
  const asked = session.asked();
  const digest = session.digest();
  const clocks = clock?.after({ act, asked });
  const deadline = clocks === undefined ? null : (clock?.next(clocks) ?? null);
  const isEnd = game.over || act.type === 'end';
  const told = notices.after(game, session, asked);
  await services.writer.write({
    act: rowOf(id, act, digest, asked, isNoticed),
    jobs: [
      ...botJobs(services, table, game, act),
      ...(deadline === null ? [] : [{ kind: 'clock', table: id, at: deadline } as const]),
    ],
    ...(isEnd || isSeldom(act) || told !== null
      ? {
          also: async (transaction) => {
            if (isEnd) await finish({ ...services, db: transaction }, table, game);
            else if (isSeldom(act)) await noteStanding(transaction, table, game);
            await told?.write(transaction);
          },
        }
      : {}),
  });
  if (clocks !== undefined) clock?.set(clocks);
  notices.caughtUp(asked);
  told?.tell();
}

/** Whether an act is about who plays and whether anybody does; everything else goes on all the time. */
export const isSeldom = ({ type }: Act) => type !== 'choose' && type !== 'undo';

/** Whether it is a bot's turn. */
export function isBotAsked(session: TableSession, players: KeptGame['players']): boolean {
  const isBots = (seat: Seat) => botIn(players[seat]) !== null;
  return session.standing === 'running' && session.asked().some(isBots);
}

/** Bots that choose go on by themselves; after everything else they are called. */
function botJobs({ now }: Services, { id, session }: ActingTable, { players }: KeptGame, act: Act): NewJob[] {
  const isOfBot = act.type === 'choose' && act.id === null;
  return !isOfBot && isBotAsked(session, players) ? [{ kind: 'bots', table: id, at: now() }] : [];
}

async function finish(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { id, game, stored: { row }, session }: ActingTable,
  { over, players, history }: KeptGame,
): Promise<void> {
  const result = over ? session.result() : null;
  const ended = now();
  const number = result === null ? 0 : await takeResultNumber(db);
  await db
    .updateTable('tables')
    .set({
      status: over ? 'over' : 'ended',
      result: result === null ? null : JSON.stringify({ places: result.places, points: result.points }),
      updated: ended,
      standing: session.standing,
    })
    .where('id', '=', id)
    .execute();
  await db.updateTable('places').set({ ended }).where('table_id', '=', id).execute();
  if (result === null) return;
  await keepResults(db, number, { game, row, players, history, places: result.places, ended });
}

/** For the lists: whether somebody's turn is theirs to take. */
async function noteStanding(db: Services['db'], { id, session }: ActingTable, { players }: KeptGame): Promise<void> {
  const away = players.flatMap(({ substitute }, seat) => (substitute === undefined ? [] : [seat]));
  await db
    .updateTable('tables')
    .set({ standing: session.standing, away: JSON.stringify(away) })
    .where('id', '=', id)
    .execute();
}
