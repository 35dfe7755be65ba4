/** Of a part of an answer that is given in secret nobody hears, also not by when something was last done at the table. */
import type { Clock } from '@bottega/protocol';
import { describe, expect, test } from 'vitest';
import { type Guest, partOf, type WatchedTable } from './server.js';
import { askedOf, cleanUp, guestForTest, serverForTest } from './tables.js';

cleanUp();

const MINUTE_MS = 60_000;
const CLOCK: Clock = { kind: 'budget', seconds: 3_600, increment: 0 };

/** Three who play and Dora, who looks on; time passes when it is told to. */
async function people() {
  let now = Date.parse('2026-03-10T12:00:00Z');
  const { origin } = await serverForTest({}, 0, { now: () => now });
  const named = (names: readonly string[]) => Promise.all(names.map((name) => guestForTest(origin, name)));
  const players = await named(['Anna', 'Bruno', 'Carla']);
  const [dora] = await named(['Dora']);
  const later = () => {
    now += MINUTE_MS;
    return now;
  };
  return { players, dora, later };
}

/** A table of Virtù at which all three place their families at once: each card is a question, and then it is confirmed. */
async function placingFamilies(players: readonly Guest[]) {
  const [host, ...others] = players;
  const wanted = { game: 'virtu', seats: 3, seating: 'asSat', spectators: 'public', clock: CLOCK } as const;
  const { id } = await host.client.createTable({ ...wanted, part: partOf('host') });
  for (const other of others) await other.client.join(id, partOf('other'));
  await host.client.start(id);
  const seen = await Promise.all(players.map((player) => player.watch(id)));
  for (;;) {
    const asked = askedOf(seen);
    if (asked === undefined) throw new Error('nobody is asked');
    if (asked.seen().asked.length > 1) break;
    await chooses(asked);
    await Promise.all(seen.map((one) => one.until((now) => now.log.length >= asked.seen().log.length)));
  }
  return { id, seen };
}

async function chooses(table: WatchedTable): Promise<void> {
  const before = table.position;
  expect(await table.choose([table.seen().allowed[0]])).toEqual({ ok: true });
  await table.until(() => table.position !== before);
}

/** The whole answer, until it is somebody else's turn. */
async function answers(table: WatchedTable, each = () => {}): Promise<void> {
  while (table.seen().allowed.length > 0) {
    each();
    await chooses(table);
  }
}

describe('a part of an answer in secret', () => {
  test('is not told by the time of the last act, nor by the order of lists', async () => {
    const { players, dora, later } = await people();
    const [, bruno] = players;
    const { id, seen } = await placingFamilies(players);
    later();
    const { id: newer } = await placingFamilies(players);
    const around = async () => ({
      toBruno: [await bruno.client.table(id), await bruno.client.listTables('mine')],
      toDora: await dora.client.table(id),
    });
    const before = await around();
    for (let count = 0; count < 2; count++) {
      later();
      await chooses(seen[0]);
      expect(await around()).toEqual(before);
    }
    later();
    expect(await seen[0].undo()).toEqual({ ok: true });
    expect(await around()).toEqual(before);
    const mine = async () => (await bruno.client.listTables('mine')).tables.map((table) => table.id);
    expect(await mine()).toEqual([newer, id]);
    // That the answer is complete may be known: the game says so itself.
    let time = 0;
    await answers(seen[0], () => {
      time = later();
    });
    for (const one of [...players, dora]) {
      expect(await one.client.table(id)).toMatchObject({ updated: time, asked: [1, 2] });
    }
    expect(await mine()).toEqual([id, newer]);
  });

  test('changes nothing of the clocks, and is no answer to a proposal', async () => {
    const { players, later } = await people();
    const [anna, bruno, carla] = players;
    const { id, seen } = await placingFamilies(players);
    const { id: proposal } = await bruno.client.propose(id, 'rewind', 0);
    await seen[1].untilState((state) => state.proposal?.outcome === 'open');
    const told = seen[1].states.length;
    later();
    await chooses(seen[0]);
    await bruno.client.ask('recap', { table: id }); // whatever was told would have come before the answer
    expect(seen[1].states).toHaveLength(told);
    // Everybody agrees: what was answered since is gone.
    for (const one of [anna, carla]) await one.client.vote(id, proposal, true);
    await seen[1].untilState((state) => state.proposal?.outcome === 'agreed');
  });

  test('but a whole answer stops the clock of its seat, and overtakes the proposal, for everybody to see', async () => {
    const { players, later } = await people();
    const [, bruno] = players;
    const { id, seen } = await placingFamilies(players);
    await bruno.client.propose(id, 'rewind', 0);
    await seen[1].untilState((state) => state.proposal?.outcome === 'open');
    later();
    await answers(seen[0]);
    const { clocks } = await seen[1].untilState((state) => state.proposal?.outcome === 'overtaken');
    expect(clocks?.seats.map(({ left, deadline }) => [left / MINUTE_MS, deadline !== null])).toEqual([
      [59, false],
      [59, true],
      [59, true],
    ]);
  });
});
