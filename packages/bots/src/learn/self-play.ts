/** Games from which is learned: players that follow what they have learned, and now and then try something else. */
import {
  apply,
  asked,
  type Choice,
  type Game,
  type GameEvent,
  isOver,
  legal,
  type Options,
  type RandomState,
  randomUnit,
  type Seat,
  type State,
  seeded,
  start,
  view,
} from '@bottega/kernel';
import { apprendista } from '../apprendista.js';
import { drawMisjudgement, gumbel, type Misjudgement } from '../misjudging.js';
import type { EndOfTurn } from '../plan/ends-of-turn.js';
import { Planner } from '../plan/planner.js';
import { LearnedValue, outcomeOf, writeInputs } from '../value/learned-value.js';
import type { Shape } from '../value/network.js';
import type { BestEnd, Trajectory } from './trajectory.js';

/** How the games are played. */
export interface SelfPlay {
  readonly seats: number;
  readonly options: Options;
  /** Positions for a plan. */
  readonly positions: number;
  /** How much less than the best an end may be worth by hand to be considered, and how many are. */
  readonly margin: number;
  readonly ends: number;
  /** Part of the seats that play by the hand-written evaluation alone: against learners only, play drifts away from everybody else's. */
  readonly byHand: number;
  /** Part of the learners that misjudge the parts of the evaluation throughout a game, and by how much. */
  readonly misjudging: number;
  readonly misjudgement: number;
  /** Whether what is done out of an opinion counts as the best that could be done: so it is before anything was learned. */
  readonly followsOpinions: boolean;
  /** Points by which a value is usually mistaken on purpose, and now and then. */
  readonly noise: number;
  readonly largeNoise: number;
  readonly largeNoiseShare: number;
}

/** A game of learners: what each of them went through. It is fixed by its seed and the weights. */
export function playToLearn<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  shape: Shape,
  weights: Float32Array,
  how: SelfPlay,
  seed: string,
): Trajectory[] {
  const state = start(game, { seats: how.seats, options: how.options, seed });
  const chance = seeded(`${seed} players`);
  const value = new LearnedValue(game, shape, weights);
  const learners = Array.from({ length: how.seats }, () =>
    randomUnit(chance) < how.byHand ? null : new Learner(game, value, how, chance),
  );
  const players = learners.map((learner) => learner?.player ?? apprendista.sit(game, how, null));
  while (!isOver(state)) {
    const [seat] = asked(game, state);
    apply(game, state, seat, players[seat].choose(view(state, seat), legal(game, state, seat), chance));
  }
  return learners.flatMap((learner, seat) => (learner === null ? [] : [learner.learned(state, seat)]));
}

class Learner<S extends State, C extends Choice, E extends GameEvent> {
  readonly player: Planner<S, C, E>;
  private readonly inputs: Float32Array[] = [];
  private readonly worths: number[] = [];
  private readonly values: number[] = [];
  private readonly bests: (BestEnd | null)[] = [];
  private readonly opinion: Misjudgement<S>;

  constructor(
    private readonly game: Game<S, C, E>,
    private readonly value: LearnedValue<S, C, E>,
    private readonly how: SelfPlay,
    chance: RandomState,
  ) {
    const isMisjudging = randomUnit(chance) < how.misjudging;
    this.opinion = isMisjudging ? drawMisjudgement(game, how.misjudgement, chance) : () => 0;
    // Opinions decide between ends of turn only: asked in every position of a search they would double its time.
    this.player = new Planner(game, {
      positions: how.positions,
      margin: how.margin,
      pick: (ends, seat, random) => this.pick(ends.slice(0, how.ends), seat, random),
    });
  }

  private pick(ends: readonly EndOfTurn<S, C>[], seat: Seat, random: RandomState): EndOfTurn<S, C> {
    const { game, value, how } = this;
    const noise = randomUnit(random) < how.largeNoiseShare ? how.largeNoise : how.noise;
    let chosen = 0;
    let highest = Number.NEGATIVE_INFINITY;
    let best = 0;
    let bestFelt = Number.NEGATIVE_INFINITY;
    const judged = ends.map(({ state }, at) => {
      const worth = game.evaluate(state, seat);
      const margin = value.margin(state, seat, worth);
      const felt = margin + this.opinion(state, seat);
      const wanted = felt + noise * gumbel(random);
      if (wanted > highest) {
        highest = wanted;
        chosen = at;
      }
      // Where opinions are all there is, what they lead to is how this player plays and not a trial.
      const judgement = how.followsOpinions ? felt : margin;
      if (judgement > bestFelt) {
        bestFelt = judgement;
        best = at;
      }
      return { margin, worth };
    });
    const { state } = ends[chosen];
    if (isOver(state)) return ends[chosen];
    this.inputs.push(this.inputsOf(state, seat, judged[chosen].worth));
    this.worths.push(judged[chosen].worth);
    this.values.push(judged[chosen].margin);
    this.bests.push(best === chosen ? null : this.bestEnd(ends[best].state, seat, judged[best]));
    return ends[chosen];
  }

  private bestEnd(state: S, seat: Seat, { margin, worth }: { margin: number; worth: number }): BestEnd {
    return { inputs: isOver(state) ? null : this.inputsOf(state, seat, worth), worth, value: margin };
  }

  private inputsOf(state: S, seat: Seat, worth: number): Float32Array {
    const inputs = new Float32Array(this.value.inputs.length);
    writeInputs(this.game, state, seat, worth, inputs);
    return inputs;
  }

  learned(state: S, seat: Seat): Trajectory {
    const size = this.value.inputs.length;
    const inputs = new Float32Array(this.inputs.length * size);
    this.inputs.forEach((one, at) => {
      inputs.set(one, at * size);
    });
    return {
      inputs,
      worths: Float32Array.from(this.worths),
      values: Float32Array.from(this.values),
      bests: this.bests,
      ...outcomeOf(this.game, state, seat),
    };
  }
}
