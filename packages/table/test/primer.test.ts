/** What is shown of a game in three minutes is a position of it, and the game after its lessons can be played. */
import { GAMES, gameById } from '@bottega/games';
import { loadFirstGame, loadPrimerPosition } from '@bottega/games/lessons';
import { asked, completeOptions, Match } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';

describe.each(GAMES.map(({ id }) => id))('%s', (id) => {
  test('every choice that leads to the position of the three minutes is allowed, and the game goes on from there', async () => {
    const { game } = await gameById(id).load();
    const { setup, seat, before } = await loadPrimerPosition(id);
    const match = new Match(game, setup);
    for (const [who, choice] of before) {
      expect(match.play(who, choice), JSON.stringify(choice)).toMatchObject({ ok: true });
    }
    expect(asked(game, match.state)).toContain(seat);
  });

  test('the first game is one of the least players, with house rules that there are', async () => {
    const { game } = await gameById(id).load();
    const { seats, options } = await loadFirstGame(id);
    expect(seats).toBe(Math.min(...game.seats));
    expect(completeOptions(game, options)).toMatchObject(options);
  });
});
