/** The bot that looks one turn ahead: what can I bring about by myself, and which of it is worth most to me? */
import { pickRandom } from '@bottega/kernel';
import type { Bot } from './bot.js';
import type { EndOfTurn } from './plan/ends-of-turn.js';
import { Planner } from './plan/planner.js';

/**
 * An end that is worth so little less than the best is as good as it, and one of these is drawn: in a game without chance the
 * same players would repeat the same game. Evaluations are much less exact than this.
 */
const AS_GOOD = 0.03;

/** Goes to the best end of its turn that it finds. */
export const apprendista: Bot = {
  id: 'apprendista',
  isLearned: false,
  sit: (game, { positions }) =>
    new Planner(game, {
      positions,
      margin: AS_GOOD,
      pick(ends, _seat, random) {
        const good = ends.filter((end) => !isDominated(end, ends));
        return good.length === 1 ? good[0] : pickRandom(random, good);
      },
    }),
};

/** Whether another end is worth as much after fewer choices. */
function isDominated<S, C>(end: EndOfTurn<S, C>, ends: readonly EndOfTurn<S, C>[]): boolean {
  return ends.some(({ worth, way }) => worth >= end.worth && way.length < end.way.length);
}
