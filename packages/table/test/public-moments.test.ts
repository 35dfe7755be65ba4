/** Moments where others look on: counted by what everybody saw, so that nobody learns how many questions somebody was asked. */
import { GAMES } from '@bottega/games';
import { pickRandom, type Seat, seeded } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { person, tableOf } from './table.js';

const CHOICES = 120;

describe.each(GAMES.map(({ id, load }) => [id, load] as const))('moments of %s', (_id, load) => {
  const begin = async () => {
    const playable = await load();
    const people = ['Anna', 'Bruno', 'Carla'].map(person);
    const given = tableOf(people, { playable, seed: 'moments', countsPublicly: true });
    const eyes = await Promise.all(people.map((_, seat) => given.look(seat)));
    return { ...given, people, eyes, random: seeded('moments') };
  };

  test('tell nobody anything that the game itself did not tell them', async () => {
    const { table, match, look, eyes, random } = await begin();
    const spectator = await look();
    const newest = async (viewer: typeof spectator, seat: Seat | null) => {
      const { seen, ...counts } = await table.moment(viewer.viewer, 100_000, seat);
      const { view, log, asked } = seen;
      return JSON.stringify([counts, view, log, asked, await table.recap(viewer.viewer)]);
    };
    const known = new Map<Seat | null, string>();
    const told = new Map<Seat | null, number>();
    let quiet = 0;
    for (let made = 0; made < CHOICES && !match.over; made++) {
      const seat = pickRandom(random, match.asked());
      await eyes[seat].choose(pickRandom(random, eyes[seat].seen().allowed));
      for (const [at, one] of [...eyes, spectator].entries()) {
        const whose = at < eyes.length ? at : null;
        const now = await newest(one, whose);
        if (told.get(whose) === one.updates.length) {
          quiet++;
          expect(now).toBe(known.get(whose));
        }
        known.set(whose, now);
        told.set(whose, one.updates.length);
      }
    }
    if (match.game.id === 'virtu') expect(quiet).toBeGreaterThan(0); // it has sealed answers early on
  });

  test('are what can be gone back to, and look the same then', async () => {
    const { table, match, look, eyes, random } = await begin();
    const spectator = await look();
    for (let made = 0; made < 40; made++) {
      const seat = pickRandom(random, match.asked());
      await eyes[seat].choose(pickRandom(random, eyes[seat].seen().allowed));
    }
    const { length } = await table.moment(spectator.viewer, 0, null);
    for (const at of [length - 1, Math.floor(length / 2), 0]) {
      const { seen } = await table.moment(spectator.viewer, at, null);
      const to = await table.choicesAt(at);
      if (to === null) throw new Error('there is no such moment');
      await table.agree({ type: 'rewind', seat: 0, id: `to ${at}`, to });
      expect(spectator.seen().view).toEqual(seen.view);
      expect((await table.moment(spectator.viewer, 100_000, null)).length).toBe(at);
    }
    expect(await table.choicesAt(1)).toBeNull();
  });
});
