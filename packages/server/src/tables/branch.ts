/** "Go on from here": a finished game is played on from one of its moments, by one person against bots. */
import { digest, Match } from '@bottega/kernel';
import type { TableSummary } from '@bottega/protocol';
import { historyFrom, STANDARD_BOT } from '@bottega/table';
import type { Person } from '../people/people.js';
import { conflict, noTable, wrongInput } from '../problem.js';
import type { Services } from '../services.js';
import type { ActsRow } from '../store/schema.js';
import { insertFirstActs, rowOf } from './act-rows.js';
import { emptyPlace, newTableRow } from './new-rows.js';
import { playersOf, resumeGame } from './stored-table.js';
import type { TableService } from './table-service.js';
import { checkOver, maySeeAll } from './table-summary.js';

export interface Branch {
  readonly id: string;
  readonly person: Person;
  /** After how many choices. */
  readonly at: number;
  readonly seat: number;
}

/** Only of games of which nothing is secret any more: whoever plays on from a moment sees what came of it. */
export async function branch(
  services: Services,
  tables: TableService,
  { id, person, at, seat }: Branch,
): Promise<TableSummary> {
  const { db, games, queue, now } = services;
  const stored = await tables.visible(id, person.id);
  const { row } = stored;
  checkOver(row);
  if (!maySeeAll(stored, person.id)) throw noTable();
  if (seat >= row.seats) throw wrongInput(`there is no seat ${seat}`);
  const { loaded, match } = await resumeGame(db, games, stored);
  const { record } = match;
  const first = record.continued?.at ?? 0;
  if (at < first || at > record.choices.length) {
    throw wrongInput(`"at" must be from ${first} to ${record.choices.length}`);
  }
  const time = now();
  const { seats, options, data, rules, seed, continued } = row;
  const table = {
    ...newTableRow({
      game: row.game,
      host: person.id,
      is_open: 0,
      spectators: 'none',
      seats,
      seating: 'asSat',
      options,
      data,
      clock: JSON.stringify({ kind: 'none' }),
      night: null,
      rules,
      created: time,
    }),
    status: 'playing' as const,
    seed,
    continued,
    started: time,
    expires: null,
    branch: JSON.stringify({ table: id, at }),
  };
  const again = new Match(loaded.game, record);
  const dealt = again.asked();
  const acts = historyFrom(record.choices.slice(0, at)).map((act): ActsRow => {
    for (const choice of act.type === 'choose' && act.seq >= first ? act.choices : []) again.play(act.seat, choice);
    return rowOf(table.id, { ...act, time }, digest(again.state), again.asked());
  });
  if (again.over) throw conflict('over', 'the game is over there');
  const players = playersOf(stored.places);
  const places = players.map(({ name }, place) => ({
    ...emptyPlace(table.id, place),
    ...(place === seat ? { person: person.id, name: person.name } : { bot: STANDARD_BOT, name }),
    seat: place,
  }));
  const isBotAsked = again.asked().some((one) => one !== seat);
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('tables')
      .values({ ...table, asked: JSON.stringify(dealt) })
      .execute();
    await transaction.insertInto('places').values(places).execute();
    await insertFirstActs(transaction, acts);
    if (isBotAsked) await queue.add(transaction, [{ kind: 'bots', table: table.id, at: time }]);
  });
  queue.wake();
  return tables.summary(table.id, person.id);
}
