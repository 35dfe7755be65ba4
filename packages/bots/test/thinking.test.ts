/** Thinking in slices: the same choices as at once, watched on the way, and stopped at any point. */
import { gameById } from '@bottega/games';
import { apply, asked, type Game, isOver, legal, seeded, start, view } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { makeToy } from '../../kernel/test/toy.js';
import { BOTS, type Progress, type Thinking } from '../src/index.js';

const BUDGET = { positions: 150 };
const SEATS = 3;
/** Questions of each game that are compared. */
const QUESTIONS = 100;

const loaded = await Promise.all(
  ['principato', 'virtu', 'vulgari'].map(async (id) => {
    const { game, loadWeights } = await gameById(id).load();
    const weights = await loadWeights(SEATS);
    // Looking ahead is not sliced: one world shows that it comes out the same.
    return { name: id, game, weights: weights === null ? null : { ...weights, worlds: Math.min(1, weights.worlds) } };
  }),
);
const GAMES = [{ name: 'a toy', game: makeToy() as unknown as Game, weights: null }, ...loaded];
const CASES = GAMES.flatMap((one) => Object.values(BOTS).map((bot) => ({ ...one, bot, id: bot.id })));

/** Thinks in slices of so many positions. */
function sliced<C>(thinking: Thinking<C>, slice: number): C {
  while (!thinking.advance(slice));
  return thinking.choice();
}

/** What can be seen while somebody thinks in slices of so many positions. */
function watched<C>(thinking: Thinking<C>, slice: number): Progress<C>[] {
  const seen = [thinking.progress()];
  while (!thinking.advance(slice)) seen.push(thinking.progress());
  return seen;
}

describe.each(CASES)('$id in $name', ({ game, weights, bot }) => {
  test('in slices of any size the choices are those that are made at once', () => {
    const state = start(game, { seats: SEATS, options: {}, seed: 'sliced' });
    const sit = () => Array.from({ length: SEATS }, () => bot.sit(game, BUDGET, bot.isLearned ? weights : null));
    const [whole, ones, tens] = [sit(), sit(), sit()];
    for (let question = 0; question < QUESTIONS && !isOver(state); question++) {
      const [seat] = asked(game, state);
      const choices = legal(game, state, seat);
      const seen = view(state, seat);
      const random = () => seeded(`question ${question}`);
      const choice = whole[seat].choose(seen, choices, random());
      expect(sliced(ones[seat].think(seen, choices, random()), 1)).toEqual(choice);
      expect(sliced(tens[seat].think(seen, choices, random()), 37)).toEqual(choice);
      apply(game, state, seat, choice);
    }
  });
});

describe.each(loaded)('thinking in $name', ({ game }) => {
  /** Questions spread over a game, with what apprendista begins to think about each. */
  function* questions() {
    const state = start(game, { seats: SEATS, options: {}, seed: 'stopped' });
    const chance = seeded('stopped');
    const wanderer = BOTS.random.sit(game, BUDGET, null);
    for (let question = 0; question < QUESTIONS && !isOver(state); question++) {
      const [seat] = asked(game, state);
      const choices = legal(game, state, seat);
      const seen = view(state, seat);
      const think = () => BOTS.apprendista.sit(game, BUDGET, null).think(seen, choices, seeded('think'));
      if (question % 8 === 0 && choices.length > 1) yield { choices, think };
      apply(game, state, seat, wanderer.choose(seen, choices, chance));
    }
  }

  test('is watched: what was looked at grows, what was found only gets better, and the best of it is told', () => {
    let slices = 0;
    for (const { think } of questions()) {
      const seen = watched(think(), 5);
      slices += seen.length;
      for (const [at, { looked, most, best, ends }] of seen.entries()) {
        const before = seen[Math.max(0, at - 1)];
        expect(most).toBe(BUDGET.positions);
        expect(looked).toBeGreaterThanOrEqual(before.looked);
        expect(best.length).toBe(Math.min(3, ends));
        expect(best[0]?.worth ?? Number.NEGATIVE_INFINITY).toBeGreaterThanOrEqual(
          before.best[0]?.worth ?? Number.NEGATIVE_INFINITY,
        );
      }
    }
    expect(slices).toBeGreaterThan(20);
  });

  test('is stopped at any point with a choice, which is the first of a way that was found if there was one', () => {
    for (const { choices, think } of questions()) {
      for (const after of [0, 1, 20, 60]) {
        const thinking = think();
        for (let slice = 0; slice < after; slice++) thinking.advance(1);
        const { best } = thinking.progress();
        const choice = thinking.choice();
        expect(choices).toContain(choice);
        expect(thinking.choice()).toBe(choice);
        expect(thinking.advance(1)).toBe(true);
        // Ends that are as good as the best are drawn from, so the worth is compared and not the way.
        if (best.length === 1) expect(choice).toBe(best[0].way[0]);
      }
    }
  });
});
