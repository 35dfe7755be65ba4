/** The tables of all games as a terminal shows them: in any width, and in French with the space before a colon. */
import { GAMES, gameById } from '@bottega/games';
import { loadDraw } from '@bottega/games/draw';
import { loadText } from '@bottega/games/text';
import { apply, asked, isOver, legal, randomBelow, type State, seeded, start, view } from '@bottega/kernel';
import { createFormatter, LANGUAGES } from '@bottega/kernel/text';
import { describe, expect, test } from 'vitest';

const PLAYERS = ['Anna', 'Bruno', 'Carla', 'Dario', 'Elena'];
type AnyGame = Awaited<ReturnType<(typeof GAMES)[number]['load']>>['game'];

/** Positions of a random game, one in sixty. */
function* positions(game: AnyGame): Generator<State> {
  const seats = game.seats[game.seats.length - 1];
  const state = start(game, { seats, options: {}, seed: 'drawn' });
  const random = seeded('drawn');
  for (let made = 0; !isOver(state); made++) {
    if (made % 60 === 0) yield state;
    const [seat] = asked(game, state);
    const offered = legal(game, state, seat);
    apply(game, state, seat, offered[randomBelow(random, offered.length)]);
  }
  yield state;
}

describe.each(GAMES.map(({ id }) => id))('%s', (id) => {
  test.each([40, 60, 80, 100])('its table fits %i columns in every language', async (columns) => {
    const { game } = await gameById(id).load();
    const draw = await loadDraw(id);
    const texts = await Promise.all(
      LANGUAGES.map(async (language) => ({ language, words: await loadText(id, language) })),
    );
    for (const state of positions(game)) {
      for (const { language, words } of texts) {
        const lines = draw(view(state, 0), words, createFormatter(words, language, PLAYERS), columns).split('\n');
        expect(lines.filter((line) => line.length > columns)).toEqual([]);
        expect(lines[0]).toBe('─'.repeat(columns));
      }
    }
  });

  test('in French a no-break space stands before every colon', async () => {
    const { game } = await gameById(id).load();
    const draw = await loadDraw(id);
    const words = await loadText(id, 'fr');
    for (const state of positions(game)) {
      const drawn = draw(view(state, 0), words, createFormatter(words, 'fr', PLAYERS));
      expect(drawn.match(/[^\u00a0\u202f ]+:(?=\s|$)/gm)?.filter((found) => !found.includes('\u00a0'))).toBeUndefined();
    }
  });
});
