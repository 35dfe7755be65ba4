/** The bot that looks one turn ahead: what can I bring about by myself, and which of it is worth most to me? */
import {
  Bug,
  type Choice,
  type Game,
  type GameEvent,
  pickRandom,
  type RandomState,
  type State,
  type View,
} from '@bottega/kernel';
import type { Bot, BotPlayer, Budget } from './bot.js';
import { type EndOfTurn, endsOfTurn } from './plan/ends-of-turn.js';
import { KeptPlan } from './plan/kept-plan.js';

/** Goes to the best end of its turn that it finds. */
export const greedy: Bot = { id: 'greedy', sit: (game, budget) => new Greedy(game, budget) };

/**
 * An end that is worth so little less than the best is as good as it, and one of these is drawn: in a game without chance the
 * same players would repeat the same game. Evaluations are much less exact than this.
 */
const AS_GOOD = 0.03;

class Greedy<S extends State, C extends Choice, E extends GameEvent> implements BotPlayer<S, C> {
  private readonly plan: KeptPlan<S, C, E>;

  constructor(
    private readonly game: Game<S, C, E>,
    private readonly budget: Budget,
  ) {
    this.plan = new KeptPlan(game);
  }

  choose(view: View<S>, legal: readonly C[], random: RandomState): C {
    const { game, plan } = this;
    const planned = plan.next(view, legal);
    if (planned !== null) return planned;
    if (legal.length === 1) return legal[0];
    if (view.seat === null) throw new Bug('a spectator was asked to choose', { game: game.id });
    const world = game.imagine(view, random);
    const ends = endsOfTurn(game, world, view.seat, legal, this.budget.positions, AS_GOOD);
    const good = ends.filter((end) => !isDominated(end, ends));
    const { way } = good.length === 1 ? good[0] : pickRandom(random, good);
    const [choice, ...rest] = way;
    if (rest.length > 0) {
      plan.keep(world, view.seat, way);
      plan.next(view, legal);
    }
    return choice;
  }
}

/** Whether another end is worth as much after fewer choices. */
function isDominated<S, C>(end: EndOfTurn<S, C>, ends: readonly EndOfTurn<S, C>[]): boolean {
  return ends.some(({ worth, way }) => worth >= end.worth && way.length < end.way.length);
}
