/** What must be true of every game's evaluation, in every position of whole games. */
import { type Choice, type Game, type GameEvent, type State, seeded } from '@bottega/kernel';
import { wander } from '@bottega/kernel/conformance';
import { expect, test } from 'vitest';

/** Plays games from these beginnings to their end, with the name as seed of the choices; `names` are all parts of the evaluation. */
export function testEvaluation<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  names: readonly string[],
  beginnings: Readonly<Record<string, () => S>>,
): void {
  test.each(Object.keys(beginnings))('%s: the parts add up to the whole, a number that changes nothing', (name) => {
    const state = beginnings[name]();
    wander(game, state, seeded(name), () => {
      const before = JSON.stringify(state);
      for (let seat = 0; seat < state.own.length; seat++) {
        const worth = game.evaluate(state, seat);
        expect(Number.isFinite(worth)).toBe(true);
        const parts = game.evaluateParts?.(state, seat) ?? {};
        expect(names.reduce((sum, part) => sum + parts[part], 0)).toBeCloseTo(worth, 9);
      }
      expect(JSON.stringify(state)).toBe(before);
    });
  });
}
