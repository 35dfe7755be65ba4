/** A thread that plays games to learn from, and games that tell how much was learned. */
import { parentPort, workerData } from 'node:worker_threads';
import { botOf, DEFAULT_BUDGET, type Shape } from '@bottega/bots';
import { playToLearn, type SelfPlay, type Trajectory } from '@bottega/bots/learn';
import { gameById } from '@bottega/games';
import { simulateGame } from '../simulate/game.js';

export interface TrainOrder {
  readonly game: string;
  readonly shape: Shape;
  readonly play: SelfPlay;
}

/** A game to learn from, or one in which a learned player in the hero's seat meets hand-written ones. */
export type TrainJob =
  | { readonly kind: 'learn'; readonly weights: Float32Array; readonly seed: string; readonly play: Partial<SelfPlay> }
  | { readonly kind: 'measure'; readonly weights: Float32Array; readonly seed: string; readonly hero: number };

export type TrainDone =
  | { readonly kind: 'learn'; readonly trajectories: readonly Trajectory[] }
  | { readonly kind: 'measure'; readonly share: number; readonly margin: number };

const { game: id, shape, play } = workerData as TrainOrder;
const { game } = await gameById(id).load();

parentPort?.on('message', (job: TrainJob) => parentPort?.postMessage(workOn(job)));

function workOn(job: TrainJob): TrainDone {
  if (job.kind === 'learn') {
    const trajectories = playToLearn(game, shape, job.weights, { ...play, ...job.play }, job.seed);
    return { kind: 'learn', trajectories };
  }
  const { seats, options } = play;
  const weights = { game: id, rules: game.rules, seats, shape, worlds: 0, chances: null, numbers: job.weights };
  const players = Array.from({ length: seats }, (_, seat) =>
    seat === job.hero
      ? botOf('maestro').sit(game, DEFAULT_BUDGET, weights)
      : botOf('apprendista').sit(game, DEFAULT_BUDGET, null),
  );
  const { places, points } = simulateGame(game, players, options, job.seed);
  const winners = places.filter((place) => place === 1).length;
  const rivals = points.reduce((sum, one, seat) => (seat === job.hero ? sum : sum + one), 0);
  return {
    kind: 'measure',
    share: places[job.hero] === 1 ? 1 / winners : 0,
    margin: points[job.hero] - rivals / (seats - 1),
  };
}
