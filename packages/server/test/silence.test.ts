/** Whoever says nothing to a proposal does not hold up the others for ever. */
import type { ProposalKind } from '@bottega/protocol';
import { describe, expect, test } from 'vitest';
import { type Decision, decided } from '../src/votes/decided.js';
import { cleanUp, playOn, serverForTest, tableOf } from './tables.js';

cleanUp();

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** A server whose time passes when it is told to, together with what is to be done then. */
async function withTime() {
  let now = Date.parse('2026-03-10T12:00:00Z');
  const server = await serverForTest({}, 0, { now: () => now });
  const pass = (milliseconds: number) => {
    now += milliseconds;
    server.services.queue.wake();
  };
  return { origin: server.origin, pass, now: () => now };
}

describe('after three days', () => {
  test('a game is ended by half of the people if nobody is against it: one of two is enough', async () => {
    const { origin, pass, now } = await withTime();
    const { id, guests, seen } = await tableOf(origin, 'principato', ['Anna', 'Bruno']);
    const { id: proposal, expires } = await guests[0].client.propose(id, 'end');
    expect(expires).toBe(now() + 3 * DAY_MS);
    pass(3 * DAY_MS - 1);
    expect((await guests[0].watch(id)).latest?.proposal).toMatchObject({
      id: proposal,
      outcome: 'open',
      waitsFor: [1],
    });
    pass(1);
    await seen[1].untilState(({ status }) => status === 'ended');
    expect(seen[1].latest?.proposal).toMatchObject({ outcome: 'agreed', agreed: [0], waitsFor: [] });
  });

  test('nobody goes back who is alone in wanting to, and nothing that happens later changes that', async () => {
    const { origin, pass } = await withTime();
    const { id, guests, seen } = await tableOf(origin, 'principato', ['Anna', 'Bruno', 'Carla', 'Dario']);
    await playOn(seen, 'silence', 8);
    const { id: proposal } = await guests[0].client.propose(id, 'rewind', 1);
    await guests[1].client.vote(id, proposal, true);
    pass(3 * DAY_MS + 1);
    await expect(guests[2].client.vote(id, proposal, true)).rejects.toMatchObject({ code: 'settled' });
    await guests[3].client.concede(id); // of three two would have been enough
    const { proposal: told } = await seen[2].untilState(({ players }) => players[3].hasConceded === true);
    expect(told).toMatchObject({ outcome: 'expired', agreed: [0, 1], waitsFor: [] });
    expect(await guests[0].client.propose(id, 'rewind', 1)).toMatchObject({ outcome: 'open', agreed: [0] });
  });

  test('more than half go back', async () => {
    const { origin, pass } = await withTime();
    const { id, guests, seen } = await tableOf(origin, 'principato', ['Anna', 'Bruno', 'Carla']);
    await playOn(seen, 'most', 8);
    const { id: proposal } = await guests[0].client.propose(id, 'rewind', 1);
    await guests[1].client.vote(id, proposal, true);
    pass(3 * DAY_MS);
    await seen[2].untilState((state) => state.proposal?.outcome === 'agreed');
    expect((await guests[2].client.moment(id, 100_000, null)).length).toBe(1);
  });
});

describe('somebody for whom a bot plays', () => {
  test('has ten minutes to say something', async () => {
    const { origin, pass } = await withTime();
    const { id, guests, seen } = await tableOf(origin, 'principato', ['Anna', 'Bruno', 'Carla']);
    await guests[2].client.goAway(id);
    const { id: proposal } = await guests[0].client.propose(id, 'end');
    await guests[1].client.vote(id, proposal, true);
    pass(10 * MINUTE_MS - 1);
    expect((await guests[0].watch(id)).latest?.proposal).toMatchObject({ outcome: 'open', waitsFor: [2] });
    pass(1);
    await seen[2].untilState(({ status }) => status === 'ended');
  });

  test('can be against it', async () => {
    const { origin, pass } = await withTime();
    const { id, guests, seen } = await tableOf(origin, 'principato', ['Anna', 'Bruno']);
    await guests[1].client.goAway(id);
    const { id: proposal } = await guests[0].client.propose(id, 'end');
    await guests[1].client.vote(id, proposal, false);
    await seen[0].untilState((state) => state.proposal?.outcome === 'refused');
    pass(3 * DAY_MS);
    expect((await guests[0].watch(id)).latest).toMatchObject({ status: 'playing', proposal: { outcome: 'refused' } });
  });

  test('and who returns is waited for', async () => {
    const { origin, pass } = await withTime();
    const { id, guests } = await tableOf(origin, 'principato', ['Anna', 'Bruno']);
    await guests[1].client.goAway(id);
    await guests[0].client.propose(id, 'end');
    await guests[1].client.comeBack(id);
    pass(10 * MINUTE_MS);
    const anna = await guests[0].watch(id);
    expect(anna.latest?.proposal).toMatchObject({ outcome: 'open', waitsFor: [1] });
    await guests[1].client.goAway(id);
    await anna.untilState(({ status }) => status === 'ended');
  });
});

describe('at a table with clocks', () => {
  test('one waits as long as for a decision, and not in the night', async () => {
    const { origin, pass, now } = await withTime();
    const settings = {
      clock: { kind: 'decision', seconds: 12 * 3_600 },
      night: { from: 22, to: 7, offset: 0 },
    } as const;
    const { id, guests, seen } = await tableOf(origin, 'principato', ['Anna', 'Bruno'], [], settings);
    const { expires } = await guests[0].client.propose(id, 'end');
    expect(expires).toBe(now() + (12 + 9) * 60 * MINUTE_MS);
    pass((12 + 9) * 60 * MINUTE_MS);
    await seen[0].untilState(({ status }) => status === 'ended');
  });
});

describe('votes are counted', () => {
  test.each([
    ['rewind', 3, 3, 0, 'agreed'],
    ['rewind', 3, 2, 0, null],
    ['end', 3, 2, 1, 'refused'],
    ['pause', 2, 1, 0, null],
    ['pause', 3, 2, 0, 'agreed'],
    ['pause', 3, 1, 1, null],
    ['pause', 3, 1, 2, 'refused'],
    ['pause', 4, 2, 2, 'refused'],
    ['resume', 2, 1, 0, 'agreed'],
    ['resume', 3, 1, 1, null],
    ['resume', 4, 2, 2, 'agreed'],
    ['end', 0, 0, 0, null],
  ] as const)('to %s with %i asked, %i for and %i against: %s', (kind, voters, agreed, refused, decision) => {
    expect(decided(kind, { voters, agreed, refused, away: 0, isEnd: false })).toBe(decision);
  });

  test.each<[ProposalKind, number, number, number, number, Decision]>([
    ['end', 2, 1, 0, 0, 'agreed'],
    ['end', 3, 1, 0, 0, null],
    ['end', 3, 1, 0, 1, 'agreed'],
    ['end', 4, 3, 1, 0, 'refused'],
    ['rewind', 2, 1, 0, 0, null],
    ['rewind', 2, 1, 0, 1, 'agreed'],
    ['rewind', 3, 2, 0, 0, 'agreed'],
    ['rewind', 4, 2, 0, 0, null],
    ['rewind', 4, 2, 0, 1, 'agreed'],
    ['end', 2, 0, 0, 2, null],
  ])('in the end, to %s with %i asked, %i for, %i against and %i silent where bots play: %s', (...counted) => {
    const [kind, voters, agreed, refused, away, decision] = counted;
    expect(decided(kind, { voters, agreed, refused, away, isEnd: true })).toBe(decision);
  });
});
