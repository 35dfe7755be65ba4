/** Games that are over: as files, as tables to go on from, and played again. */
import { type GameRecord, isFairSeed, Match, type ShuffleParts, seatPlayers, verify } from '@bottega/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { partOf, type Running } from './server.js';
import { cleanUp, guestForTest, type PlayedTable, playOn, serverForTest, tableOf } from './tables.js';

cleanUp();

let server: Running;
let game: PlayedTable;

beforeAll(async () => {
  server = await serverForTest();
  const settings = { seating: 'drawn', clock: { kind: 'decision', seconds: 86_400 } } as const;
  game = await tableOf(server.origin, 'vulgari', ['Anna', 'Bruno', 'Carla'], [], settings);
  await playOn(game.seen, 'finished');
});

type Exported = GameRecord & {
  readonly shuffle: ShuffleParts;
  readonly sat: readonly number[];
  readonly players: readonly { readonly name: string }[];
};

describe('an export', () => {
  test('has the record, the players and all that the shuffle was made of', async () => {
    const { id, guests } = game;
    const before = await guests[0].client.table(id);
    const file = (await guests[1].client.exportGame(id)) as Exported;
    const { game: loaded } = await server.services.games.load('vulgari');
    expect(verify(loaded, file)).toMatchObject({ ok: true, over: true });
    expect(isFairSeed(file.seed, file.shuffle)).toBe(true);
    expect(file.shuffle).toEqual(before.shuffle);
    expect(file.shuffle.secretHash).toBe(before.secretHash);
    expect(file.shuffle.parts).toEqual(['Anna', 'Bruno', 'Carla'].map(partOf));
    const names = ['Anna', 'Bruno', 'Carla'];
    expect(file.players.map(({ name }) => name)).toEqual(seatPlayers(names, 'drawn', file.seed));
    expect(file.sat.map((seat) => file.players[seat].name)).toEqual(names);
    expect(isFairSeed(file.seed, { ...file.shuffle, parts: [...file.shuffle.parts].reverse() })).toBe(false);
  });

  test('there is none of a game that goes on', async () => {
    const { id, guests, seen } = await tableOf(server.origin, 'principato', ['Anna', 'Bruno']);
    await playOn(seen, 'running', 5);
    await expect(guests[0].client.exportGame(id)).rejects.toMatchObject({ code: 'notOver', status: 409 });
    await expect(guests[0].client.branch(id, 2, 0)).rejects.toMatchObject({ code: 'notOver' });
    await expect(guests[0].client.rematch(id, partOf('again'))).rejects.toMatchObject({ code: 'notOver' });
  });

  test('of a game that was ended by agreement has everything until there', async () => {
    const { id, guests, seen } = await tableOf(server.origin, 'principato', ['Anna', 'Bruno']);
    await playOn(seen, 'ended', 9);
    const { id: proposal } = await guests[0].client.propose(id, 'end');
    await guests[1].client.vote(id, proposal, true);
    const file = (await guests[0].client.exportGame(id)) as Exported;
    const { game: loaded } = await server.services.games.load('principato');
    expect(verify(loaded, file)).toMatchObject({ ok: true, over: false });
    expect(isFairSeed(file.seed, file.shuffle)).toBe(true);
  });
});

describe('going on from a moment', () => {
  test.each([0, 17])('after %i choices: one person against bots, from exactly that position', async (at) => {
    const { id, guests } = game;
    const record = (await guests[2].client.exportGame(id)) as Exported;
    const { game: loaded } = await server.services.games.load('vulgari');
    const match = Match.resume(loaded, record, at);
    const [seat] = match.asked();
    const branch = await guests[2].client.branch(id, at, seat);
    expect(branch).toMatchObject({
      status: 'playing',
      branch: { table: id, at },
      clock: { kind: 'none' },
      shuffle: null,
    });
    expect(branch).toMatchObject({ isMyTurn: true, asked: [seat] });
    expect(branch.places.filter(({ bot }) => bot !== null)).toHaveLength(2);
    const seen = await guests[2].watch(branch.id);
    expect(seen.seen().view).toEqual(JSON.parse(JSON.stringify(match.view(seat))));
    expect(seen.seen().log).toEqual(match.log(seat));
    await playOn([seen], 'from there', 6);
    expect(seen.seen().log.length).toBeGreaterThan(match.log(seat).length);
    const stranger = await guestForTest(server.origin, 'Dario');
    await expect(stranger.client.table(branch.id)).rejects.toMatchObject({ code: 'noTable' });
  });

  test('not where nothing is to be decided, nor from another seat than there are', async () => {
    const { id, guests } = game;
    const { choices } = (await guests[0].client.exportGame(id)) as Exported;
    await expect(guests[0].client.branch(id, choices.length, 0)).rejects.toMatchObject({ code: 'over' });
    await expect(guests[0].client.branch(id, choices.length + 1, 0)).rejects.toMatchObject({ code: 'wrongInput' });
    await expect(guests[0].client.branch(id, 0, 4)).rejects.toMatchObject({ code: 'wrongInput' });
  });
});

describe('a rematch', () => {
  test('keeps settings and seats; each sits down at the place that is kept for them', async () => {
    const { id, guests, seen } = game;
    const old = await guests[1].client.table(id);
    const bySeat = old.places.map(({ name, seat }) => [seat, name] as const).sort();
    const again = await guests[1].client.rematch(id, partOf('again'));
    expect(again).toMatchObject({
      status: 'waiting',
      isHost: true,
      seating: 'asSat',
      clock: old.clock,
      game: old.game,
    });
    expect(again.id).not.toBe(id);
    expect(again.places.map(({ name, heldFor }) => name ?? heldFor)).toEqual(bySeat.map(([, name]) => name));
    expect(again.places.filter(({ name }) => name !== null)).toHaveLength(1);
    for (const one of seen) await one.untilState(({ rematch }) => rematch === again.id);
    const stranger = await guestForTest(server.origin, 'Dario');
    await expect(stranger.client.join(again.id, partOf('Dario'))).rejects.toMatchObject({ code: 'taken' });
    const { tables } = await guests[0].client.listTables('mine');
    expect(tables.find((one) => one.id === again.id)?.places.some(({ isHeldForMe }) => isHeldForMe)).toBe(true);
    await guests[0].client.rematch(id, partOf('me too')); // joins the one that is there
    const full = await guests[2].client.join(again.id, partOf('and me'));
    expect(full.places.map(({ name }) => name)).toEqual(bySeat.map(([, name]) => name));
    const started = await guests[1].client.start(again.id);
    expect(started.places.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(started.secretHash).not.toBe(old.secretHash);
    await expect(stranger.client.rematch(id, partOf('Dario'))).rejects.toMatchObject({ code: 'notAllowed' });
  });

  test('of two who ask at once one opens the table, and the other sits down at it', async () => {
    const { id, guests, seen } = await tableOf(server.origin, 'principato', ['Anna', 'Bruno'], ['random']);
    await playOn(seen, 'at once', 3);
    const { id: proposal } = await guests[0].client.propose(id, 'end');
    await guests[1].client.vote(id, proposal, true);
    const [one, other] = await Promise.all(guests.map(({ client }, at) => client.rematch(id, partOf(`again ${at}`))));
    expect(one.id).toBe(other.id);
    const table = await guests[0].client.table(one.id);
    expect(table.places.map(({ name, bot }) => bot ?? name)).toEqual(['Anna', 'Bruno', 'random']);
    const host = guests[table.isHost ? 0 : 1];
    await host.client.start(one.id);
  });

  test('a place that nobody comes back to can be given to a bot or to somebody else', async () => {
    const { id, guests, seen } = await tableOf(server.origin, 'principato', ['Anna', 'Bruno']);
    await playOn(seen, 'empty', 3);
    const { id: proposal } = await guests[0].client.propose(id, 'end');
    await guests[1].client.vote(id, proposal, true);
    const again = await guests[0].client.rematch(id, partOf('Anna'));
    await guests[0].client.sitBot(again.id, 1, null);
    const dario = await guestForTest(server.origin, 'Dario');
    const { places } = await dario.client.join(again.id, partOf('Dario'));
    expect(places.map(({ name, heldFor }) => [name, heldFor])).toEqual([
      ['Anna', null],
      ['Dario', null],
    ]);
  });
});
