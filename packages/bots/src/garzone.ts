/**
 * The beginner. It sees most of what it could do but not all, thinks of a few ways its turn could go, takes the points that lie near
 * for more than those that lie far, and has opinions of its own about what matters: other ones in every game.
 */
import {
  type Choice,
  type Game,
  type GameEvent,
  isOver,
  type RandomState,
  randomUnit,
  type State,
  type View,
} from '@bottega/kernel';
import type { Bot, BotPlayer } from './bot.js';
import { drawMisjudgement, gumbel, type Misjudgement } from './misjudging.js';
import { Planner } from './plan/planner.js';
import { type Thinking, thinkThrough } from './thinking.js';

/** Positions it looks at for a plan, of the usual thousand. */
const POSITIONS = 60;
/** Part of what it could choose that it does not think of. */
const OVERLOOKED = 0.15;
/** Up to so many times e it takes a part of the evaluation for more or less than it is. */
const MISJUDGEMENT = 0.9;
/** What it has counts so much beside what is promised. */
const NEARNESS = 0.4;
/** Points by which it usually mistakes the end of a turn. */
const CARELESSNESS = 1.2;
/** It considers ends that are worth so much less than the best. */
const CONSIDERED = 8;

export const garzone: Bot = { id: 'garzone', isLearned: false, sit: (game) => new Garzone(game) };

class Garzone<S extends State, C extends Choice, E extends GameEvent> implements BotPlayer<S, C> {
  private planner: Planner<S, C, E> | null = null;

  constructor(private readonly game: Game<S, C, E>) {}

  think(view: View<S>, legal: readonly C[], random: RandomState): Thinking<C> {
    this.planner ??= this.begin(random);
    const noticed = legal.filter(() => randomUnit(random) >= OVERLOOKED);
    return this.planner.think(view, noticed.length === 0 ? legal : noticed, random);
  }

  choose(view: View<S>, legal: readonly C[], random: RandomState): C {
    return thinkThrough(this.think(view, legal, random));
  }

  /** Its opinions are drawn with its first choice. */
  private begin(random: RandomState): Planner<S, C, E> {
    return new Planner(nearsighted(this.game, drawMisjudgement(this.game, MISJUDGEMENT, random)), {
      positions: POSITIONS,
      margin: CONSIDERED,
      pick(ends, _seat, chance) {
        const felt = ends.map(({ worth }) => worth + CARELESSNESS * gumbel(chance));
        return ends[felt.indexOf(Math.max(...felt))];
      },
    });
  }
}

/** The game as it looks to somebody with these opinions who likes what lies near. */
function nearsighted<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  opinion: Misjudgement<S>,
): Game<S, C, E> {
  return {
    ...game,
    evaluate(state, seat) {
      const worth = game.evaluate(state, seat) + opinion(state, seat);
      return isOver(state) ? worth : (1 - NEARNESS) * worth + NEARNESS * game.result(state).points[seat];
    },
  };
}
