/** The strongest bot: of all the ends that its turn can have it takes the one of which the most was learned to be expected. */
import type { Choice, Game, GameEvent, State } from '@bottega/kernel';
import { apprendista } from './apprendista.js';
import type { Bot, BotPlayer, Budget } from './bot.js';
import { Lookahead } from './plan/lookahead.js';
import { Planner } from './plan/planner.js';
import { LearnedValue } from './value/learned-value.js';
import { bestFirst } from './value/valued-ends.js';
import type { Weights } from './value/weights.js';

/** Ends that are worth less, by the hand-written worth, are hardly ever the best ones. In De Vulgari 5 points and 60 ends were too few. */
const CONSIDERED_MARGIN = 12;
const CONSIDERED_ENDS = 200;

/** Without weights for this game and number of players it plays by the hand-written evaluation. */
export const maestro: Bot = {
  id: 'maestro',
  isLearned: true,
  sit: (game, budget, weights) =>
    weights === null ? apprendista.sit(game, budget, null) : sitWith(game, budget, weights),
};

function sitWith<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  { positions }: Budget,
  { shape, worlds, numbers }: Weights,
): BotPlayer<S, C> {
  const value = new LearnedValue(game, shape, numbers);
  const lookahead = worlds === 0 ? null : new Lookahead(game, value, worlds);
  return new Planner(game, {
    positions,
    margin: CONSIDERED_MARGIN,
    pick(ends, seat, random) {
      const valued = bestFirst(game, value, ends.slice(0, CONSIDERED_ENDS), seat);
      return lookahead === null ? valued[0].end : lookahead.pick(valued, seat, random);
    },
  });
}
