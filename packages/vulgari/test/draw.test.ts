/** The table as a terminal shows it. */
import { apply, asked, isOver, legal, randomBelow, seeded, start, view } from '@bottega/kernel';
import { COLUMNS, createFormatter, LANGUAGES } from '@bottega/kernel/text';
import { describe, expect, test } from 'vitest';
import { vulgari } from '../src/index.js';
import type { State } from '../src/state.js';
import { draw } from '../src/text/draw.js';
import { loadText } from '../src/text/index.js';
import { table } from './table.js';

const PLAYERS = ['Anna', 'Bruno', 'Carla', 'Dino', 'Elena'];
const drawing = draw(vulgari.tables);

/** Positions of random games, one in forty. */
function* positions(): Generator<State> {
  for (const seats of vulgari.seats) {
    const state = start(vulgari, { seats, options: {}, seed: `drawn ${seats}` });
    const random = seeded(`drawn ${seats}`);
    for (let made = 0; !isOver(state); made++) {
      if (made % 40 === 0) yield state;
      const [seat] = asked(vulgari, state);
      const offered = legal(vulgari, state, seat);
      apply(vulgari, state, seat, offered[randomBelow(random, offered.length)]);
    }
    yield state;
  }
}

describe('the drawing', () => {
  test.each(LANGUAGES)('fits a terminal and leaves no place open: %s', async (language) => {
    const text = await loadText(language);
    const say = createFormatter(text, language, PLAYERS);
    for (const state of positions()) {
      const lines = drawing(view(state, 0), text, say).split('\n');
      expect(lines.filter((line) => line.length > COLUMNS)).toEqual([]);
      expect(lines.filter((line) => line.includes('undefined') || line.includes('{'))).toEqual([]);
    }
  });

  test('shows nothing that the seat cannot see: it is the same in every world that the seat could be in', async () => {
    const text = await loadText('en');
    const say = createFormatter(text, 'en', PLAYERS);
    const random = seeded('worlds');
    for (const state of positions()) {
      if (isOver(state)) continue; // then everything is open
      for (const seat of [null, 0, 1]) {
        const seen = view(state, seat);
        const world = vulgari.imagine(seen, [...random]);
        expect(drawing(view(world, seat), text, say)).toBe(drawing(seen, text, say));
      }
    }
  });

  test('shows pawns, discs, events, and what lies behind the own screen only', async () => {
    const text = await loadText('en');
    const state = table({
      at: 'venice',
      claimed: ['genoa'],
      cubes: { politician: 2 },
      others: { 1: { cubes: { noble: 3 } } },
      firstEvent: 'mercis',
    });
    const drawn = drawing(view(state, 0), text, createFormatter(text, 'en', PLAYERS));
    expect(drawn).toContain('~[o]Venice 20d !30d @A');
    expect(drawn).toContain('~[o]Genoa 20d :A');
    expect(drawn).toContain('Behind the screen: 2▲ · 6\u00a0votes');
    expect(drawn).not.toContain('3◆');
  });
});
