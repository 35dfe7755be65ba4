/** People who sit at tables of a real server, some of them away. */
import { GAMES } from '@bottega/games';
import { digest, Match, randomBelow, type Seat, seeded } from '@bottega/kernel';
import type { Act } from '@bottega/table';
import { rowOf } from '../src/tables/act-rows.js';
import { Guest, partOf, type Running, sleep, type WatchedTable } from './server.js';

/** People sit down at a new table, in this order, and start. Nobody looks yet. */
export async function startTable(game: string, guests: readonly Guest[], bots: readonly string[] = []) {
  const [host, ...others] = guests;
  const { id } = await host.client.createTable({ game, seats: guests.length + bots.length, part: partOf('host') });
  for (const [at, guest] of others.entries()) await guest.client.join(id, partOf(`guest ${at}`));
  for (const [at, bot] of bots.entries()) await host.client.sitBot(id, guests.length + at, bot);
  await host.client.start(id);
  return id;
}

export const named = (origin: string, names: readonly string[]) =>
  Promise.all(names.map((name) => Guest.named(origin, name)));

/** The same person with another browser. */
export function elsewhere(guest: Guest, origin = guest.origin): Guest {
  const other = new Guest(origin);
  other.cookie = guest.cookie;
  return other;
}

/** Somebody closes the page; resolves when the table knows, as somebody else sees it. */
export async function leaves({ client }: Guest, seat: Seat, witness: WatchedTable): Promise<void> {
  client.close();
  await witness.until(() => witness.states.at(-1)?.present.includes(seat) === false);
}

/** One choice of whoever looks, at random. */
export async function chooseAny(table: WatchedTable, random = seeded('any')): Promise<void> {
  const { allowed } = table.seen();
  const before = table.position;
  await table.choose([allowed[randomBelow(random, allowed.length)]]);
  await table.until(() => table.position !== before);
}

/** Everybody who looks chooses at random until something holds; says whether it does. */
export async function playUntil(tables: readonly WatchedTable[], holds: () => boolean, seed = 'play'): Promise<void> {
  const random = seeded(seed);
  while (!holds()) {
    const asked = tables.find((table) => table.seen().allowed.length > 0);
    if (asked !== undefined) await chooseAny(asked, random);
    else await Promise.race(tables.map((table) => table.until(({ allowed, over }) => over || allowed.length > 0)));
  }
}

export const isAsked = (table: WatchedTable) => table.seen().allowed.length > 0;

/** Resolves when everything that was to be sent is sent, put off or given up. */
export async function settled({ services }: Running): Promise<void> {
  for (;;) {
    const jobs = services.db.selectFrom('jobs').select('key').where('kind', 'in', ['notice', 'send']);
    const waiting = await jobs.where('run_at', '<=', services.now()).execute();
    if (waiting.length === 0) return;
    await sleep(2);
  }
}

/** A game that was played until just before somebody is attacked, found by trying: its seed, its choices, and the one to come. */
export async function beforeAttack(game: string, seats: number) {
  const registered = GAMES.find(({ id }) => id === game);
  if (registered === undefined) throw new Error(`there is no game ${game}`);
  const { game: rules, words } = await registered.load();
  for (let number = 0; ; number++) {
    const seed = `attack ${number}`;
    const random = seeded(seed);
    const match = new Match(rules, { seats, options: {}, seed });
    for (let count = 0; !match.over && count < 200; count++) {
      const [seat] = match.asked();
      const { allowed } = match.offers(seat);
      const [choices, told] = [[...match.record.choices], match.everything().length];
      const choice = allowed[randomBelow(random, allowed.length)];
      match.play(seat, choice);
      const events = match.everything().slice(told);
      const struck = events.map(({ event }) => words.attacked?.(event) ?? null).find((victim) => victim !== null);
      if (struck !== undefined && match.canUndo(seat)) return { seed, choices, seat, choice, victim: struck as Seat };
    }
  }
}

/** Puts a game that was played before in the place of one that was just started. */
export async function plant(
  { services: { db } }: Running,
  table: string,
  game: string,
  seats: number,
  played: Awaited<ReturnType<typeof beforeAttack>>,
) {
  const registered = GAMES.find(({ id }) => id === game);
  const rules = (await registered?.load())?.game;
  if (rules === undefined) throw new Error(`there is no game ${game}`);
  const match = new Match(rules, { seats, options: {}, seed: played.seed });
  for (const [seq, [seat, choice]] of played.choices.entries()) {
    match.play(seat, choice);
    const act: Act = { type: 'choose', seq, seat, time: 0, id: `planted${seq}`, choices: [choice] };
    await db
      .insertInto('acts')
      .values(rowOf(table, act, digest(match.state), match.asked()))
      .execute();
  }
  await db.updateTable('tables').set({ seed: played.seed }).where('id', '=', table).execute();
}
