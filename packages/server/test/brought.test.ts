/** Games that were begun elsewhere and go on here. */
import { gameById } from '@bottega/games';
import { type GameRecord, Match, sha256Hex } from '@bottega/kernel';
import { type AnyMatch, gameFile, historyFrom } from '@bottega/table';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkTable } from '../src/tables/checked-replay.js';
import { partOf, type Running } from './server.js';
import { cleanUp, guestForTest, playOn, serverForTest } from './tables.js';

cleanUp();
const part = partOf('host');
const PLAYERS = [
  { name: 'Anna', bot: null },
  { name: 'Bruno', bot: 'garzone' },
  { name: 'Carla', bot: null },
];

/** A game after so many suggested choices. */
async function played(
  choices: number,
  id = 'principato',
): Promise<{ readonly match: AnyMatch; readonly file: unknown }> {
  const { game } = await gameById(id).load();
  const match: AnyMatch = new Match(game, { seats: 3, options: {}, seed: 'from elsewhere' });
  for (let made = 0; made < choices && !match.over; made++) {
    const [seat] = match.asked();
    match.play(seat, match.suggest(seat));
  }
  return { match, file: { ...match.record, players: PLAYERS } };
}

describe('a game that was begun elsewhere', () => {
  test('waits for players, who sit down where they want, and goes on where it stood', async () => {
    const server = await serverForTest();
    const anna = await guestForTest(server.origin, 'Anna here');
    const bruno = await guestForTest(server.origin, 'Bruno here');
    const { match, file } = await played(20);
    const table = await anna.client.bringGame({ file, seat: 2, part });
    expect(table).toMatchObject({ game: 'principato', status: 'waiting', isHost: true, brought: 20, seating: 'asSat' });
    expect(table.places.map(({ name, before, isMe }) => [name, before, isMe])).toEqual([
      [null, 'Anna', false],
      [null, 'Bruno', false],
      ['Anna here', null, true],
    ]);
    // Nothing of the deal is known before it starts, and nothing of it changes.
    expect(table).toMatchObject({ seedHash: null, shuffle: null });
    await expect(anna.client.changeSettings(table.id, { seats: 2 })).rejects.toMatchObject({ code: 'started' });
    await expect(anna.client.changeSettings(table.id, { options: {} })).rejects.toMatchObject({ code: 'started' });
    await anna.client.changeSettings(table.id, {
      isOpen: true,
      clock: { kind: 'budget', seconds: 600, increment: 60 },
    });
    await bruno.client.join(table.id, part, 0);
    await anna.client.sitBot(table.id, 1, 'garzone', 'Botto');
    const begun = await anna.client.start(table.id);
    expect(begun).toMatchObject({ status: 'playing', brought: 20, seedHash: sha256Hex('from elsewhere') });
    expect(begun.places.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    const seen = await Promise.all([bruno, anna].map((guest) => guest.watch(table.id)));
    expect(seen.map((one) => one.seen().seat)).toEqual([0, 2]);
    expect(seen[0].latest ?? seen[0].table?.state).toMatchObject({ isBrought: true });
    // What was chosen elsewhere took nobody's time here, and gave nobody any.
    const clocks = seen[0].table?.state.clocks?.seats ?? [];
    expect(clocks.every(({ left }) => left <= 600_000)).toBe(true);
    await playOn(seen, 'brought', 8);
    const checked = await checkTable(server.services.db, server.services.games, table.id);
    expect(checked).toMatchObject({ status: 'playing', trouble: null });
    const acts = await server.services.db.selectFrom('acts').select('body').where('table_id', '=', table.id).execute();
    expect(acts.slice(0, 20).map(({ body }) => JSON.parse(body).choices[0])).toEqual(
      match.record.choices.map(([, choice]) => choice),
    );
    expect(await server.services.db.selectFrom('brought_games').selectAll().execute()).toEqual([]);
  });

  test('can be sealed, because several people share a screen', async () => {
    const server = await serverForTest();
    const { client } = await guestForTest(server.origin, 'Anna');
    const { match } = await played(7, 'virtu');
    const { record } = match;
    const snapshot = { state: match.state, log: match.everything() };
    const history = historyFrom(record.choices);
    const file = gameFile({ record, players: PLAYERS, seating: 'asSat', history, snapshot, over: false });
    expect(file).toHaveProperty('sealed');
    expect(await client.bringGame({ file, seat: 0, part })).toMatchObject({ game: 'virtu', brought: 7 });
  });

  test('goes with the table, if that is closed', async () => {
    const server = await serverForTest();
    const { client } = await guestForTest(server.origin, 'Anna');
    const { file } = await played(3);
    const { id } = await client.bringGame({ file, seat: 0, part });
    await client.leaveTable(id);
    expect(await server.services.db.selectFrom('brought_games').selectAll().execute()).toEqual([]);
  });
});

describe('what cannot go on here is refused with its reason', () => {
  let shared: Running;
  beforeAll(async () => {
    shared = await serverForTest();
  });
  const changes: [string, string, (record: GameRecord) => unknown][] = [
    ['wrongRecord', 'no record', () => 'a text'],
    ['wrongRecord', 'another game', (record) => ({ ...record, game: 'chess' })],
    ['wrongRecord', 'a choice that is not allowed', (record) => ({ ...record, choices: [[0, { type: 'cheat' }]] })],
    ['wrongRecord', 'another seed', (record) => ({ ...record, seed: 'mine', seedHash: sha256Hex('mine') })],
    ['wrongRecord', 'too many seats', (record) => ({ ...record, seats: 9 })],
    ['wrongRecord', 'players of another game', (record) => ({ ...record, players: PLAYERS.slice(1) })],
    ['wrongRecord', 'a broken envelope', () => ({ bottega: 1, sealed: { check: 'x', text: 'AAAA' } })],
    ['otherRules', 'newer rules', (record) => ({ ...record, rules: 9_999 })],
    ['otherRules', 'older rules that lead elsewhere', (record) => ({ ...record, rules: 0, digests: ['x'] })],
    [
      'otherRules',
      'a position to go on from',
      ({ choices, ...record }) => ({
        ...record,
        choices,
        continued: {
          at: choices.length,
          rules: record.rules,
          state: { open: { stack: [] }, own: [], hidden: {} },
          log: [],
        },
      }),
    ],
    [
      'tooLong',
      'more choices than any game has',
      (record) => ({ ...record, choices: Array.from({ length: 3_001 }, () => record.choices[0]) }),
    ],
    ['tooLong', 'a seed without end', (record) => ({ ...record, seed: 'x'.repeat(201) })],
  ];
  test.each(changes)('%s: %s', async (code, _, change) => {
    const { client } = await guestForTest(shared.origin, 'Anna');
    const { match } = await played(5);
    const asked = client.bringGame({ file: change(match.record), seat: 0, part });
    await expect(asked).rejects.toMatchObject({ status: 400, code });
    expect(await shared.services.db.selectFrom('tables').selectAll().execute()).toEqual([]);
  });

  test('a finished game, a seat that there is not, and the same over and over', async () => {
    const server = await serverForTest();
    const { client } = await guestForTest(server.origin, 'Anna');
    const over = await played(Number.POSITIVE_INFINITY);
    await expect(client.bringGame({ file: over.file, seat: 0, part })).rejects.toMatchObject({ code: 'over' });
    const { file } = await played(1);
    await expect(client.bringGame({ file, seat: 4, part })).rejects.toMatchObject({ code: 'wrongInput' });
    const tries = Array.from({ length: 30 }, () =>
      client.bringGame({ file: null, seat: 0, part }).catch((error) => error.code),
    );
    expect(new Set(await Promise.all(tries))).toEqual(new Set(['wrongRecord', 'tooMany']));
  });
});

test('the host frees the place of somebody who sits there, but not the own one', async () => {
  const server = await serverForTest();
  const anna = await guestForTest(server.origin, 'Anna');
  const bruno = await guestForTest(server.origin, 'Bruno');
  const { id } = await anna.client.createTable({ game: 'principato', seats: 2, part });
  await bruno.client.join(id, part);
  await expect(bruno.client.removePerson(id, 0)).rejects.toMatchObject({ code: 'notAllowed' });
  await expect(anna.client.removePerson(id, 0)).rejects.toMatchObject({ code: 'changed' });
  const { places } = await anna.client.removePerson(id, 1);
  expect(places.map(({ name }) => name)).toEqual(['Anna', null]);
  await expect(anna.client.removePerson(id, 1)).rejects.toMatchObject({ code: 'changed' });
  await anna.client.sitBot(id, 1, 'garzone');
  await expect(anna.client.removePerson(id, 1)).rejects.toMatchObject({ code: 'changed' });
});
