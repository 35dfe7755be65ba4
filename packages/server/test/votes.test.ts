/** What people at a table decide together: going back, a pause, going on, an end before the end. */
import { describe, expect, test } from 'vitest';
import { askedOf, cleanUp, guestForTest, playOn, serverForTest, stop, tableOf } from './tables.js';

cleanUp();

describe('going back', () => {
  test('needs everybody: they are asked, and see what they saw then', async () => {
    const { origin } = await serverForTest();
    const { id, guests, seen } = await tableOf(origin, 'principato', ['Anna', 'Bruno', 'Carla']);
    const [anna, bruno, carla] = seen;
    await playOn(seen, 'before', 20);
    const { length } = await guests[0].client.moment(id, 100_000, null);
    const past = await guests[0].client.moment(id, length - 6, 0);
    const proposal = await guests[0].client.propose(id, 'rewind', length - 6);
    expect(proposal).toMatchObject({ kind: 'rewind', moment: length - 6, seat: 0, agreed: [0], waitsFor: [1, 2] });
    for (const one of [bruno, carla]) {
      const { proposal: told } = await one.untilState((state) => state.proposal?.outcome === 'open');
      expect(told).toEqual(proposal);
    }
    await guests[1].client.vote(id, proposal.id, true);
    await carla.untilState((state) => state.proposal?.agreed.length === 2);
    expect((await guests[1].client.moment(id, 100_000, null)).length).toBe(length); // not yet
    await guests[2].client.vote(id, proposal.id, true);
    for (const one of seen) await one.untilState((state) => state.proposal?.outcome === 'agreed');
    await anna.until(({ log }) => log.length === past.seen.log.length);
    expect(anna.seen().view).toEqual(past.seen.view);
    expect((await guests[1].client.moment(id, 100_000, null)).length).toBe(length - 6);
    await playOn(seen, 'after', 12);
  });

  test('is off as soon as somebody is against it; whoever asked waits before asking again', async () => {
    const { origin } = await serverForTest();
    const { id, guests, seen } = await tableOf(origin, 'principato', ['Anna', 'Bruno', 'Carla']);
    await playOn(seen, 'against', 8);
    const { id: proposal } = await guests[0].client.propose(id, 'rewind', 1);
    await guests[2].client.vote(id, proposal, false);
    const { proposal: told } = await seen[1].untilState((state) => state.proposal?.outcome === 'refused');
    expect(told).toMatchObject({ agreed: [0], refused: [2], waitsFor: [] });
    await expect(guests[1].client.vote(id, proposal, true)).rejects.toMatchObject({ code: 'settled' });
    await expect(guests[0].client.propose(id, 'rewind', 2)).rejects.toMatchObject({ code: 'tooSoon' });
    expect(await guests[1].client.propose(id, 'rewind', 2)).toMatchObject({ outcome: 'open', agreed: [1] });
  });

  test('is overtaken when somebody chooses instead of voting', async () => {
    const { origin } = await serverForTest();
    const { id, guests, seen } = await tableOf(origin, 'principato', ['Anna', 'Bruno']);
    await playOn(seen, 'overtaken', 8);
    const { id: proposal } = await guests[0].client.propose(id, 'rewind', 1);
    await playOn(seen, 'on', 1);
    for (const one of seen) await one.untilState((state) => state.proposal?.outcome === 'overtaken');
    await expect(guests[1].client.vote(id, proposal, true)).rejects.toMatchObject({ code: 'settled' });
  });

  test('can be withdrawn by who proposed it, and by nobody else', async () => {
    const { origin } = await serverForTest();
    const { id, guests, seen } = await tableOf(origin, 'principato', ['Anna', 'Bruno']);
    await playOn(seen, 'withdrawn', 4);
    const { id: proposal } = await guests[0].client.propose(id, 'rewind', 1);
    await expect(guests[1].client.withdraw(id, proposal)).rejects.toMatchObject({ code: 'notAllowed' });
    await expect(guests[1].client.propose(id, 'pause')).rejects.toMatchObject({ code: 'proposed' });
    await guests[0].client.withdraw(id, proposal);
    await seen[1].untilState((state) => state.proposal?.outcome === 'withdrawn');
    expect(await guests[1].client.propose(id, 'pause')).toMatchObject({ kind: 'pause', outcome: 'open' });
  });

  test('alone among bots it is done at once', async () => {
    const { origin } = await serverForTest();
    const { id, guests, seen } = await tableOf(origin, 'principato', ['Anna'], ['random']);
    await playOn(seen, 'alone', 10);
    expect(await guests[0].client.propose(id, 'rewind', 0)).toMatchObject({ outcome: 'agreed' });
    await seen[0].until(({ allowed }) => allowed.length > 0);
    await playOn(seen, 'again', 5);
  });

  test('nowhere is not a place to go back to', async () => {
    const { origin } = await serverForTest();
    const { id, guests, seen } = await tableOf(origin, 'principato', ['Anna', 'Bruno']);
    await playOn(seen, 'nowhere', 3);
    await expect(guests[0].client.propose(id, 'rewind', 5_000)).rejects.toMatchObject({ code: 'wrongInput' });
    await expect(guests[0].client.propose(id, 'rewind')).rejects.toMatchObject({ code: 'wrongInput' });
  });
});

describe('a pause', () => {
  test('stops people and bots until half of the people want to go on', async () => {
    const { origin, services, live } = await serverForTest();
    const { id, guests, seen } = await tableOf(origin, 'principato', ['Anna', 'Bruno'], ['random']);
    const { id: proposal } = await guests[0].client.propose(id, 'pause');
    await guests[1].client.vote(id, proposal, true);
    for (const one of seen) await one.untilState(({ standing }) => standing === 'paused');
    const asked = askedOf(seen);
    if (asked !== undefined) {
      expect(await asked.choose([asked.seen().allowed[0]])).toMatchObject({ ok: false, reason: 'impossible' });
    }
    const acts = () => services.db.selectFrom('acts').select('type').where('table_id', '=', id).execute();
    const before = await acts();
    await live.with(id, (table) => table.playBots());
    expect(await acts()).toEqual(before);
    expect(await guests[1].client.propose(id, 'resume')).toMatchObject({ outcome: 'agreed' });
    await seen[0].untilState(({ standing }) => standing === 'running');
    await playOn(seen, 'on', 10);
  });

  test('there is nothing to go on with where nothing was stopped', async () => {
    const { origin } = await serverForTest();
    const { id, guests } = await tableOf(origin, 'principato', ['Anna', 'Bruno']);
    await expect(guests[0].client.propose(id, 'resume')).rejects.toMatchObject({ code: 'impossible' });
  });
});

describe('an agreed end', () => {
  test('ends the game, and opens everything', async () => {
    const { origin } = await serverForTest();
    const { id, guests, seen } = await tableOf(origin, 'virtu', ['Anna', 'Bruno', 'Carla']);
    await playOn(seen, 'end', 10);
    expect((await guests[0].client.course(id)).seed).toBeNull();
    expect((await guests[0].client.moment(id, 3, 1)).seen.seat).toBeNull(); // not with somebody else's eyes
    const { id: proposal } = await guests[0].client.propose(id, 'end');
    for (const guest of guests.slice(1)) await guest.client.vote(id, proposal, true);
    for (const one of seen) await one.untilState(({ status }) => status === 'ended');
    const summary = await guests[1].client.table(id);
    expect(summary).toMatchObject({ status: 'ended', standing: 'ended', isMyTurn: false, result: null });
    expect((await guests[0].client.course(id)).seed).not.toBeNull();
    expect((await guests[0].client.moment(id, 3, 1)).seen.seat).toBe(1);
    await expect(guests[0].client.propose(id, 'rewind', 1)).rejects.toMatchObject({ code: 'impossible' });
    await expect(guests[0].client.concede(id)).rejects.toMatchObject({ code: 'over' });
  });

  test('whoever has given up is not asked, and bots are not', async () => {
    const { origin } = await serverForTest();
    const { id, guests, seen } = await tableOf(origin, 'principato', ['Anna', 'Bruno', 'Carla'], ['random']);
    await guests[2].client.concede(id);
    const proposal = await guests[0].client.propose(id, 'end');
    expect(proposal.waitsFor).toEqual([1]);
    await expect(guests[2].client.vote(id, proposal.id, false)).rejects.toMatchObject({ code: 'notAllowed' });
    await expect(guests[2].client.propose(id, 'end')).rejects.toMatchObject({ code: 'proposed' });
    await guests[1].client.vote(id, proposal.id, true);
    await seen[0].untilState(({ status }) => status === 'ended');
  });

  test('spectators do not vote', async () => {
    const { origin } = await serverForTest();
    const { id, guests } = await tableOf(origin, 'principato', ['Anna', 'Bruno']);
    const dario = await guestForTest(origin, 'Dario');
    const eyes = await dario.watch(id);
    const proposal = await guests[0].client.propose(id, 'end');
    await eyes.untilState((state) => state.proposal?.id === proposal.id);
    await expect(dario.client.vote(id, proposal.id, true)).rejects.toMatchObject({ code: 'notAllowed' });
    await expect(dario.client.propose(id, 'end')).rejects.toMatchObject({ code: 'notAllowed' });
  });
});

describe('votes', () => {
  test('are counted once for a seat, which can change its mind until it is settled', async () => {
    const { origin } = await serverForTest();
    const { id, guests, seen } = await tableOf(origin, 'principato', ['Anna', 'Bruno', 'Carla', 'Dario']);
    const { id: proposal } = await guests[0].client.propose(id, 'pause');
    await guests[1].client.vote(id, proposal, false);
    await guests[1].client.vote(id, proposal, true);
    await guests[1].client.vote(id, proposal, true);
    const { standing, proposal: told } = await seen[3].untilState((state) => state.proposal?.agreed.length === 2);
    expect([standing, told?.refused, told?.outcome]).toEqual(['running', [], 'open']);
    await guests[2].client.vote(id, proposal, true);
    await seen[3].untilState((state) => state.standing === 'paused');
  });

  test('outlive the server, and what all had agreed to is done by the next that looks', async () => {
    const first = await serverForTest();
    const { id, guests, seen } = await tableOf(first.origin, 'principato', ['Anna', 'Bruno']);
    await playOn(seen, 'outlive', 6);
    const { id: proposal } = await guests[0].client.propose(id, 'end');
    for (const { client } of guests) client.close();
    // The last vote was written, and then the power failed.
    const vote = { table_id: id, proposal, seat: 1, agrees: 1 };
    await first.services.db.insertInto('votes').values(vote).execute();
    await stop(first);
    const second = await serverForTest({ database: first.database });
    const again = await guestForTest(second.origin, 'Dario');
    const eyes = await again.watch(id);
    await eyes.untilState(({ status }) => status === 'ended');
    expect(eyes.latest?.proposal).toMatchObject({ id: proposal, outcome: 'agreed' });
  });
});
