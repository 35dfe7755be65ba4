/** Whole games with everybody looking at once: each from their own seat, all at one screen, and a spectator. */
import { GAMES } from '@bottega/games';
import { type Choice, explained, pickRandom, type Seat, seeded } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { planOf } from '../src/index.js';
import { type Looking, person, tableOf } from './table.js';

const NAMES = ['Anna', 'Bruno', 'Carla', 'Dario', 'Elena'];
const EVERY = 20;

describe.each(GAMES.map(({ id, load }) => [id, load] as const))('%s, seen by everybody at once', (_id, load) => {
  test('each sees exactly what they may, and works out what is offered from that', async () => {
    const playable = await load();
    const { game } = playable;
    const seats = game.seats.at(-1) ?? 2;
    const options = game.options.some(({ id }) => id === 'yearLimit') ? { yearLimit: 7 } : {};
    const { match, look } = tableOf(NAMES.slice(0, seats).map(person), { playable, options, seed: 'viewers' });
    const people = await Promise.all(NAMES.slice(0, seats).map((_, seat) => look(seat)));
    const screen = await look(...people.keys());
    const spectator = await look();
    const random = seeded('viewers');
    const sizes: number[] = [];

    for (let choices = 0; !match.over; choices++) {
      const seat: Seat = pickRandom(random, match.asked());
      const one = people[seat];
      if (choices % EVERY === 0) {
        for (const [at, viewer] of people.entries()) expectTruth(viewer, at);
        expectTruth(spectator, null);
        expectTruth(screen, screen.seen().seat);
        expect(screen.seen().handOver === null).toBe(screen.seen().seat !== null);
      }
      if (random[0] % 5 === 0 && one.seen().canUndo) expect(await one.undo()).toEqual({ ok: true });
      else expect(await one.choose(pickRandom(random, one.seen().allowed))).toEqual({ ok: true });
      if (choices % 3 === 0) await screen.take(screen.seen().handOver ?? 0);
      const last = one.updates.at(-1);
      if (last !== undefined) sizes.push(JSON.stringify(last).length);
    }
    for (const viewer of [...people, screen, spectator]) {
      expect(viewer.seen().over).toBe(true);
      expect(viewer.seen().result).toEqual(game.result(match.state));
      expect(viewer.seen().log).toEqual(match.log(null));
    }
    // What travels is small: the whole log never does again, nor offers or plans.
    sizes.sort((a, b) => a - b);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(1000);

    function expectTruth({ seen }: Looking, seat: Seat | null): void {
      const { view, log, asked, allowed, barred, plan, canUndo } = seen();
      expect(view).toEqual(JSON.parse(JSON.stringify(match.view(seat))));
      expect([log, asked]).toEqual([match.log(seat), match.asked()]);
      const isAsked = seat !== null && asked.includes(seat);
      const truth = isAsked ? explained(game, match.state, seat) : { allowed: [], barred: [] };
      expect(allowed).toEqual(truth.allowed);
      expect(barred).toEqual(truth.barred);
      expect(plan).toEqual(isAsked ? planOf(game, match.state, seat) : ([] as Choice[]));
      expect(canUndo).toBe(seat !== null && match.canUndo(seat));
    }
  });
});

describe('a viewer', () => {
  test('who leaves hears nothing any more; who comes later sees all of it', async () => {
    const { table, match, look } = tableOf([person('Anna'), person('Bruno')]);
    const [mine, spectator] = [await look(match.asked()[0]), await look()];
    table.leave(spectator.viewer);
    await mine.choose({ type: 'end' } as Choice);
    expect(spectator.updates).toEqual([]);
    const late = await look();
    expect(late.seen().log).toEqual(match.log(null));
    expect(late.seen().log.length).toBeGreaterThan(spectator.seen().log.length);
  });

  test('that has missed an update notices, and is put right by the whole of it', async () => {
    const { table, match, look } = tableOf([person('Anna'), person('Bruno')]);
    const mine = await look(match.asked()[0]);
    const lossy = await look();
    const [first] = [lossy.updates.length];
    await mine.choose(mine.seen().allowed[0]);
    const missed = lossy.updates.slice(first);
    const { mirror } = await look();
    expect(missed.map((update) => mirror.receive(update))).toEqual(missed.map(() => false));
    expect(mirror.receive(await table.look(lossy.viewer))).toBe(true);
    expect(mirror.snapshot().view).toEqual(lossy.seen().view);
  });
});
