/** Moments as somebody counts them who does not know how many choices others have made. */
import { GAMES } from '@bottega/games';
import { Match, maySee, pickRandom, seeded } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { momentOf } from '../src/moment.js';
import { NoticedMoments } from '../src/noticed-moments.js';
import { Replay } from '../src/replay.js';

const CHOICES = 120;

describe.each(GAMES.map(({ id, load }) => [id, load] as const))('%s', (id, load) => {
  test('each moment is one that was noticed, and they lead up to now', async () => {
    const playable = await load();
    const { game } = playable;
    const match = new Match(game, { seats: game.seats.at(-1) ?? 2, options: {}, seed: id });
    for (const random = seeded(id); match.record.choices.length < CHOICES; ) {
      const seat = pickRandom(random, match.asked());
      match.play(seat, pickRandom(random, match.offers(seat).allowed));
    }
    const replay = new Replay(playable, match.record);
    for (const seat of [null, ...match.state.own.keys()]) {
      const moments = new NoticedMoments(replay, seat);
      const seen = (number: number) =>
        moments.renumbered(momentOf(game, replay, moments.choicesAt(number), seat, { isOpen: false }));
      const { length, first } = seen(0);
      const told = match.everything().filter((one) => one.at > 0 && maySee(one, seat, false));
      const own = match.record.choices.flatMap(([chooser], at) => (chooser === seat ? [at + 1] : []));
      expect([first, length]).toEqual([0, new Set([...told.map(({ at }) => at), ...own]).size]);
      for (let number = 0; number <= length; number++) expect(seen(number).at).toBe(number);
      expect(seen(length).seen.view).toEqual(match.view(seat));
      expect(seen(length).seen.log).toEqual(match.log(seat));
      expect([seen(-5).at, seen(1e6).at]).toEqual([0, length]);
    }
  });
});
