/** The strongest bot: of all the ends that its turn can have it takes the one of which the most was learned to be expected. */
import { type Choice, type Game, type GameEvent, pickRandom, type RandomState, type State } from '@bottega/kernel';
import { apprendista } from './apprendista.js';
import type { Bot, BotPlayer, Budget } from './bot.js';
import type { EndOfTurn } from './plan/ends-of-turn.js';
import { Lookahead } from './plan/lookahead.js';
import { Planner } from './plan/planner.js';
import { LearnedValue } from './value/learned-value.js';
import { bestFirst, type ValuedEnd } from './value/valued-ends.js';
import type { Weights } from './value/weights.js';

/** Ends that are worth less, by the hand-written worth, are hardly ever the best ones. In De Vulgari 5 points and 60 ends were too few. */
const CONSIDERED_MARGIN = 12;
const CONSIDERED_ENDS = 200;

/**
 * Points by which an end may be expected to bring less than the best and is as good as it. One of these is drawn: in Virtù, where nothing
 * is left to chance, maestri would play the same game again and again. What is learned is much less exact than this.
 */
const AS_GOOD = 0.05;

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
      return lookahead === null ? drawn(valued, random) : lookahead.pick(valued, seat, random);
    },
  });
}

/** One of the ends that are as good as the first. */
function drawn<S, C>(ends: readonly ValuedEnd<S, C>[], random: RandomState): EndOfTurn<S, C> {
  const good = ends.filter(({ value }) => value >= ends[0].value - AS_GOOD);
  return good.length === 1 ? good[0].end : pickRandom(random, good).end;
}
