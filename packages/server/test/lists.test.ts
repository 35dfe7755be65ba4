/** Lists of tables: one's own with one's turn first, those that wait for anybody, and finished games by pages. */
import { type CompiledQuery, type KyselyPlugin, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { Chat } from '../src/chat/chat.js';
import { TableLists } from '../src/tables/table-lists.js';
import { type Guest, partOf, type Running } from './server.js';
import { askedOf, cleanUp, guestForTest, serverForTest, tableOf } from './tables.js';

cleanUp();

describe('my tables', () => {
  test('begin with those at which it is my turn, from the deal on', async () => {
    let now = Date.parse('2026-03-10T12:00:00Z');
    const { origin } = await serverForTest({}, 0, { now: () => ++now });
    const anna = await guestForTest(origin, 'Anna');
    const bruno = await guestForTest(origin, 'Bruno');
    const begin = async () => {
      const { id } = await anna.client.createTable({ game: 'principato', seats: 2, part: partOf('Anna') });
      await bruno.client.join(id, partOf('Bruno'));
      await anna.client.start(id);
      return id;
    };
    const ids = [await begin(), await begin()];
    const waiting = await anna.client.createTable({ game: 'virtu', seats: 3, part: partOf('Anna') });
    const mine = async (who: Guest) => (await who.client.listTables('mine')).tables;
    // Nothing has happened but the deals: who is asked is known all the same, and later tables come first.
    for (const [who, other] of [
      [anna, bruno],
      [bruno, anna],
    ]) {
      const isTurn = async (id: string) => (await other.client.table(id)).isMyTurn === false;
      const turns: string[] = [];
      for (const id of ids) if (await isTurn(id)) turns.unshift(id);
      const others = [...(who === anna ? [waiting.id] : []), ...ids.filter((id) => !turns.includes(id)).reverse()];
      const tables = await mine(who);
      expect(tables.map(({ id }) => id)).toEqual([...turns, ...others]);
      expect(tables.map(({ isMyTurn }) => isMyTurn)).toEqual(tables.map(({ id }) => turns.includes(id)));
    }
    const isAnnas = (await anna.client.table(ids[0])).isMyTurn;
    const seen = await (isAnnas ? anna : bruno).watch(ids[0]);
    await seen.choose([seen.seen().suggested ?? seen.seen().allowed[0]]);
    const next = (await anna.client.table(ids[0])).isMyTurn ? anna : bruno;
    const [first] = await mine(next);
    expect(first).toMatchObject({ id: ids[0], isMyTurn: true }); // it was played at last
    expect(first.updated).toBe((await anna.client.table(ids[0])).updated);
  });

  test('it is nobody’s turn in a pause, nor where a bot plays for somebody', async () => {
    const { origin } = await serverForTest();
    const { id, guests, seen } = await tableOf(origin, 'principato', ['Anna', 'Bruno']);
    const whose = async () =>
      Promise.all(guests.map(async ({ client }) => (await client.listTables('mine')).tables[0].isMyTurn));
    expect((await whose()).filter((isMine) => isMine)).toHaveLength(1);
    const { id: proposal } = await guests[0].client.propose(id, 'pause');
    await guests[1].client.vote(id, proposal, true);
    await seen[0].untilState(({ standing }) => standing === 'paused');
    expect(await whose()).toEqual([false, false]);
    const asked = seen.indexOf(askedOf(seen) ?? seen[0]);
    await guests[asked].client.goAway(id);
    await guests[1 - asked].client.propose(id, 'resume');
    await seen[1 - asked].until(({ allowed }) => allowed.length > 0); // the bot has had its turn
    expect(await whose()).toEqual([asked === 1, asked === 0]);
  });
});

describe('open tables', () => {
  test('are those at which anybody may sit down, for whoever asks', async () => {
    const { origin } = await serverForTest();
    const anna = await guestForTest(origin, 'Anna');
    const table = (more: object) =>
      anna.client.createTable({ game: 'principato', seats: 2, part: partOf('Anna'), isOpen: true, ...more });
    const open = await table({});
    await table({ isOpen: false });
    const full = await table({});
    await anna.client.sitBot(full.id, 1, 'random');
    const begun = await table({});
    await anna.client.sitBot(begun.id, 1, 'random');
    await anna.client.start(begun.id);
    const response = await fetch(`${origin}/api/tables?list=open`);
    const { tables } = (await response.json()) as { readonly tables: readonly { readonly id: string }[] };
    expect(tables.map(({ id }) => id)).toEqual([open.id]);
    expect((await fetch(`${origin}/api/tables?list=mine`)).status).toBe(401);
    expect((await fetch(`${origin}/api/tables?list=all`)).status).toBe(400);
  });
});

describe('a hundred thousand tables', () => {
  test('are listed by pages of 50, and no list reads through all of anything', async () => {
    const server = await serverForTest();
    const anna = await guestForTest(server.origin, 'Anna');
    const me = await anna.client.me();
    await fill(server, me?.id ?? '');
    const { tables, next } = await anna.client.listTables('finished');
    expect([tables.length, next === null]).toEqual([50, false]);
    expect(tables.map(({ updated }) => updated)).toEqual(tables.map((_, at) => 20_000 - at));
    const second = await anna.client.listTables('finished', next);
    expect(second.tables.map(({ updated }) => updated)).toEqual(tables.map((_, at) => 19_950 - at));
    const mine = await anna.client.listTables('mine');
    expect([mine.tables.length, mine.next]).toEqual([50, '50']);
    expect(mine.tables.map(({ isMyTurn }) => isMyTurn)).toEqual(Array(50).fill(true));
    const rest = await anna.client.listTables('mine', mine.next);
    expect([rest.tables.length, rest.next]).toEqual([50, null]);
    expect(rest.tables.map(({ isMyTurn }) => isMyTurn)).toEqual(Array(50).fill(false));
    const ids = new Set<string>();
    for (let from: string | null | undefined; from !== null && ids.size < 300; ) {
      const page = await anna.client.listTables('open', from);
      for (const { id } of page.tables) ids.add(id);
      from = page.next;
    }
    expect(ids.size).toBe(300);
    expect(await scansOf(server, me?.id ?? '')).toEqual([]);
    await sql`analyze`.execute(server.services.db); // what it knows about the data changes nothing of that
    expect(await scansOf(server, me?.id ?? '')).toEqual([]);
  });

  /** Finished games of one person, games in progress, and tables that wait, each 20,000 to 60,000; in half of 100 it is their turn. */
  async function fill({ services: { db } }: Running, person: string): Promise<void> {
    const numbers = sql`with recursive n(n) as (select 1 union all select n + 1 from n where n < 100000)`;
    await sql`insert into tables (id, game, status, host, is_open, spectators, seats, seating, options, clock, rules, secret, seed,
        created, updated, asked)
      ${numbers} select 'table-' || n, 'principato',
        case when n <= 20000 then 'over' when n <= 80000 then 'playing' else 'waiting' end,
        'host', n % 2, 'public', 2, 'asSat', '{}', '{"kind":"none"}', 1, 'secret', 'seed', n, n, '[0]' from n`.execute(
      db,
    );
    await sql`insert into places (table_id, place, person, name, seat, ended)
      ${numbers} select 'table-' || n, 0, case when n <= 20000 or n > 79900 and n <= 80000 then ${person} else 'person-' || n end,
        'Anna', 0, case when n <= 20000 then n end from n`.execute(db);
    await sql`insert into places (table_id, place, person, name, seat)
      ${numbers} select 'table-' || n, 1, case when n <= 80000 then 'other-' || n end, '', 1 from n`.execute(db);
    await sql`insert into acts (table_id, seq, seat, type, time, body, digest, asked)
      ${numbers} select 'table-' || n, 0, 1, 'choose', n, '{}', '', '[' || (n % 2) || ']' from n where n <= 80000`.execute(
      db,
    );
  }

  /** What SQLite would read from its first row to its last for the statements that lists are made of. */
  async function scansOf({ services }: Running, person: string): Promise<string[]> {
    const { db } = services;
    const made: CompiledQuery[] = [];
    const recorder: KyselyPlugin = {
      transformQuery({ node, queryId }) {
        made.push(db.getExecutor().compileQuery(node, queryId));
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const recorded = db.withPlugin(recorder);
    const lists = new TableLists(recorded, new Chat({ ...services, db: recorded }));
    for (const list of ['mine', 'open', 'finished'] as const) {
      const { next } = await lists.list(list, person, null);
      await lists.list(list, person, next);
    }
    expect(made.length).toBeGreaterThan(20);
    const scans: string[] = [];
    for (const statement of made) {
      const explained = { ...statement, sql: `explain query plan ${statement.sql}` };
      const { rows } = await db.executeQuery<{ readonly detail: string }>(explained);
      scans.push(...rows.map(({ detail }) => detail).filter((detail) => /^SCAN/.test(detail)));
    }
    return scans;
  }
});
