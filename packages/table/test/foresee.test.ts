/** What a choice leads to is foreseen truly or not at all: whole games of every game, held against what really happens. */
import { GAMES } from '@bottega/games';
import { clonePlain, Match, pickRandom, type Seat, seeded } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { foresee } from '../src/foresee.js';
import type { FullUpdate } from '../src/index.js';
import { playAll, playForced } from '../src/play-choices.js';
import { recapOf } from '../src/recap.js';
import type { AnyMatch } from '../src/session-types.js';
import { ANNA, BRUNO, quietChoice, tableOf } from './table.js';

/** What a seat is shown of a match. */
function shownTo(match: AnyMatch, seat: Seat): FullUpdate {
  return clonePlain({
    type: 'full',
    position: '',
    seat,
    view: match.view(seat),
    log: match.log(seat),
    asked: [...match.asked()],
    undoBar: match.undoBar(seat),
    recap: recapOf(match, seat),
    handOver: null,
  }) as FullUpdate;
}

describe.each(GAMES.map(({ id, load }) => ({ id, load })))('$id', ({ load }) => {
  test('what is foreseen happens, and it is foreseen for most choices', async () => {
    const playable = await load();
    let [foreseen, made] = [0, 0];
    for (const seats of [3, 4]) {
      const match = new Match(playable.game, { seats, options: {}, seed: `foreseen ${seats}` }) as AnyMatch;
      const random = seeded(`choices ${seats}`);
      while (!match.over) {
        const asked = match.asked();
        const seat = asked[made++ % asked.length];
        const choice = pickRandom(random, match.offers(seat).allowed);
        const before = shownTo(match, seat);
        const guess = foresee(playable, before, [choice]);
        expect(playAll(match, seat, [choice])).toBeNull();
        playForced(playable, match, seat);
        if (guess === null) continue;
        foreseen++;
        expect({ ...guess, recap: null }).toEqual({ ...shownTo(match, seat), recap: null });
      }
    }
    expect(foreseen / made).toBeGreaterThan(0.5);
  });
});

describe('a mirror that looks ahead', () => {
  const playable = GAMES[0];

  async function atTable() {
    const { words } = await playable.load();
    const { table, match, disk, look } = tableOf([ANNA, BRUNO]);
    const [seat] = match.asked();
    const screen = await look(seat);
    return { table, disk, screen, words, choice: quietChoice(screen) };
  }

  test('shows what was chosen at once; what comes as expected changes nothing any more', async () => {
    const { screen, words, choice } = await atTable();
    const before = screen.seen();
    expect(screen.mirror.lookAhead(words, [choice])).toBe(true);
    const ahead = screen.seen();
    expect([screen.mirror.isAhead, ahead.version]).toEqual([true, before.version + 1]);
    expect(ahead.view).not.toEqual(before.view);
    expect(await screen.choose(choice)).toEqual({ ok: true });
    expect(screen.mirror.isAhead).toBe(false);
    expect(screen.seen()).toEqual(ahead);
  });

  test('shows again what was, if it was refused or could not be kept', async () => {
    const { screen, words, choice, disk } = await atTable();
    const before = screen.seen();
    screen.mirror.lookAhead(words, [choice]);
    disk.isFull = true;
    await expect(screen.choose(choice)).rejects.toThrow();
    screen.mirror.lookBack();
    expect(screen.seen()).toEqual({ ...before, version: before.version + 2 });
  });

  test('does not look ahead of what is not allowed', async () => {
    const { screen, words } = await atTable();
    expect(screen.mirror.lookAhead(words, [{ type: 'no such choice' }])).toBe(false);
    expect(screen.mirror.isAhead).toBe(false);
  });
});
