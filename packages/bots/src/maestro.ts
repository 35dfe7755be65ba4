/** The strongest bot: of all the ends that its turn can have it takes the one of which the most was learned to be expected. */
import type { Choice, Game, GameEvent, Seat, State } from '@bottega/kernel';
import { apprendista } from './apprendista.js';
import type { Bot, BotPlayer, Budget } from './bot.js';
import type { EndOfTurn } from './plan/ends-of-turn.js';
import { Planner } from './plan/planner.js';
import { LearnedValue } from './value/learned-value.js';
import { searched } from './value/order.js';
import type { Weights } from './value/weights.js';

/** Ends that are worth less, by what the turn is searched by, are hardly ever the best ones. In De Vulgari 5 points and 60 ends were too few. */
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
  { shape, order, numbers }: Weights,
): BotPlayer<S, C> {
  const value = new LearnedValue(game, shape, numbers);
  return new Planner(searched(game, value, order), {
    positions,
    margin: CONSIDERED_MARGIN,
    pick(ends: readonly EndOfTurn<S, C>[], seat: Seat) {
      let best = ends[0];
      let highest = Number.NEGATIVE_INFINITY;
      for (const end of ends.slice(0, CONSIDERED_ENDS)) {
        const margin = value.margin(end.state, seat, game.evaluate(end.state, seat));
        if (margin <= highest) continue;
        highest = margin;
        best = end;
      }
      return best;
    },
  });
}
