/** A run of training: generation after generation of games, learned from, and measured by games. */
import type { Shape, Weights } from '@bottega/bots';
import { inputsOf, OUTPUTS } from '@bottega/bots';
import {
  errorsOf,
  newTrainer,
  revalue,
  type Samples,
  type SelfPlay,
  StraightWay,
  samplesOf,
  setStraightWay,
  type TrainerState,
  train,
} from '@bottega/bots/learn';
import { type Game, seeded } from '@bottega/kernel';
import type { Crew } from '../crew.js';
import type { TrainSettings } from './settings.js';
import type { TrainDone, TrainJob } from './worker.js';

/** How far a run has come. */
export interface TrainRun {
  readonly settings: TrainSettings;
  readonly shape: Shape;
  readonly straight: StraightWay;
  readonly trainer: TrainerState;
  /** The samples of the last generations, the oldest first. */
  readonly window: Samples[];
  readonly curve: CurvePoint[];
  /** Generations learned from, the first games being number 0. */
  generation: number;
}

/** What a generation brought. */
export interface CurvePoint {
  readonly generation: number;
  readonly games: number;
  readonly positions: number;
  readonly marginError: number;
  readonly winError: number;
  /** Share of wins among hand-written players, and points more than their mean; null where it was not measured. */
  readonly share: number | null;
  readonly margin: number | null;
}

export function newRun(game: Game, settings: TrainSettings): TrainRun {
  const { first, second, play, seed } = settings;
  const shape: Shape = { inputs: inputsOf(game, play.seats), first, second, outputs: OUTPUTS };
  return {
    settings,
    shape,
    straight: new StraightWay(shape.inputs),
    trainer: newTrainer(shape, seeded(`${seed} network`)),
    window: [],
    curve: [],
    generation: 0,
  };
}

/** The weights with which is played: the running mean. */
export function weightsOf({ settings, shape, trainer }: TrainRun): Weights {
  const { game, rules, play } = settings;
  return { game, rules, seats: play.seats, shape, worlds: 0, chances: null, numbers: trainer.mean };
}

/** Whether nothing that was measured so far was further ahead than the last generation: then its weights are the ones to keep. */
export function isBestSoFar(curve: readonly CurvePoint[]): boolean {
  const last = curve[curve.length - 1].margin;
  return last !== null && curve.every(({ margin }) => margin === null || margin <= last);
}

/** A restraint for the straight way: as if so many positions had said that an input means nothing. */
const RESTRAINT = 20;
/** Hand-written players that begin try more than learned ones do. */
const FIRST_PLAY: Partial<SelfPlay> = {
  byHand: 0,
  misjudging: 0.7,
  misjudgement: 0.7,
  followsOpinions: true,
  noise: 0.5,
};

/** One more generation. Null if it was interrupted: then the run is no more use, and is to be opened again from what was kept of it. */
export async function nextGeneration(
  run: TrainRun,
  crew: Crew<TrainJob, TrainDone>,
  played: (games: number) => void,
  signal: AbortSignal,
): Promise<CurvePoint | null> {
  const { settings, shape, straight, trainer, window, generation } = run;
  const isFirst = generation === 0;
  const games = isFirst ? settings.firstGames : settings.games;
  const weights = trainer.mean.slice();
  let count = 0;
  const jobs = Array.from(
    { length: games },
    (_, game): TrainJob => ({
      kind: 'learn',
      weights,
      seed: `${settings.seed} generation ${generation} game ${game}`,
      play: isFirst ? FIRST_PLAY : {},
    }),
  );
  const done = await crew.run(jobs, () => played(++count), signal);
  if (done.length < games) return null;
  let trajectories = done.flatMap((one) => (one.kind === 'learn' ? one.trajectories : []));
  const errors = errorsOf(shape, weights, samplesOf(trajectories, settings.lambda));
  const isStraight = generation <= settings.straightGenerations;
  if (isStraight) {
    straight.fade(settings.straightKeeps);
    for (const trajectory of trajectories) straight.add(trajectory, settings.lambda);
    setStraightWay(shape, trainer, straight.solve(RESTRAINT));
    trajectories = trajectories.map((trajectory) => revalue(trajectory, shape, trainer.mean));
  }
  const samples = samplesOf(trajectories, settings.lambda);
  window.push(samples);
  if (window.length > settings.window) window.shift();
  if (!isStraight) {
    const steps = Math.ceil((samples.count * settings.passes) / settings.batch);
    const random = seeded(`${settings.seed} batches ${generation}`);
    train(shape, trainer, window, steps, settings.batch, rateOf(settings, generation), random);
  }
  const isMeasured = generation % settings.measureEvery === 0 || generation === settings.generations;
  const measured = isMeasured ? await measure(run, crew, signal) : null;
  if (isMeasured && measured === null) return null;
  const point = {
    generation,
    games,
    positions: samples.count,
    marginError: errors.margin,
    winError: errors.win,
    share: measured?.share ?? null,
    margin: measured?.margin ?? null,
  };
  run.generation++;
  run.curve.push(point);
  return point;
}

/** From the first to the last rate by equal factors. */
function rateOf({ fromRate, toRate, generations, straightGenerations }: TrainSettings, generation: number): number {
  const first = straightGenerations + 1;
  return fromRate * (toRate / fromRate) ** ((generation - first) / Math.max(1, generations - first));
}

/**
 * Every generation meets the same deals, so that less of the difference between two is luck. Null if it was interrupted: a curve must not
 * depend on when.
 */
async function measure(
  { settings, trainer }: TrainRun,
  crew: Crew<TrainJob, TrainDone>,
  signal: AbortSignal,
): Promise<{ share: number; margin: number } | null> {
  const { seats } = settings.play;
  const weights = trainer.mean.slice();
  const jobs = Array.from(
    { length: settings.measureGames },
    (_, game): TrainJob => ({
      kind: 'measure',
      weights,
      seed: `${settings.seed} measured deal ${Math.floor(game / seats)}`,
      hero: game % seats,
    }),
  );
  const done = await crew.run(jobs, undefined, signal);
  if (done.length < jobs.length) return null;
  const measured = done.flatMap((one) => (one.kind === 'measure' ? [one] : []));
  const mean = (of: (one: (typeof measured)[number]) => number) =>
    measured.reduce((sum, one) => sum + of(one), 0) / measured.length;
  return { share: mean(({ share }) => share), margin: mean(({ margin }) => margin) };
}
