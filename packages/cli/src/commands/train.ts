/** `bottega train`: a network learns a game from playing against itself. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { loadText } from '@bottega/games/text';
import { completeOptions, InputError, seatsOf } from '@bottega/kernel';
import { createFormatter } from '@bottega/kernel/text';
import { Crew } from '../crew.js';
import { expectWritable, writeSafely } from '../home.js';
import { unusualHouseRules } from '../house-rules.js';
import { languageOf, openGame, parseOptions } from '../input.js';
import { wrap } from '../terminal/layout.js';
import { interruptible, progressBar } from '../terminal/long-work.js';
import { note, print } from '../terminal/print.js';
import { loadCliText } from '../text/index.js';
import { keepRun, openRun } from '../train/folder.js';
import { trainLabels } from '../train/labels.js';
import { curveLine } from '../train/lines.js';
import { trainReport } from '../train/report.js';
import { nextGeneration } from '../train/run.js';
import { type TrainSettings, USUAL, usualPlay } from '../train/settings.js';
import type { TrainDone, TrainJob, TrainOrder } from '../train/worker.js';

export interface TrainOptions {
  readonly seats?: number;
  readonly generations: number;
  readonly straightGenerations: number;
  /** In per cent. */
  readonly straightKeeps: number;
  readonly byHand: number;
  readonly games: number;
  readonly firstGames: number;
  readonly positions: number;
  readonly window: number;
  readonly measureEvery: number;
  readonly measureGames: number;
  readonly seed: string;
  readonly into?: string;
  readonly workers?: number;
  readonly option: readonly string[];
  readonly lang?: string;
}

export async function train(id: string, options: TrainOptions): Promise<void> {
  const language = languageOf(options.lang);
  const { game } = await openGame(id);
  if (game.features === undefined)
    throw new InputError(`${id} does not say what its positions look like: nothing can be learned`);
  const seats = seatsOf(game, options.seats ?? game.seats[game.seats.length - 1]);
  const text = await loadText(id, language);
  const say = createFormatter(await loadCliText(language), language, []);
  const settings: TrainSettings = {
    ...USUAL,
    game: id,
    rules: game.rules,
    seed: options.seed,
    generations: options.generations,
    straightGenerations: options.straightGenerations,
    straightKeeps: options.straightKeeps / 100,
    games: options.games,
    firstGames: options.firstGames,
    window: options.window,
    measureEvery: options.measureEvery,
    measureGames: options.measureGames,
    play: usualPlay(
      seats,
      completeOptions(game, parseOptions(game, options.option)),
      options.positions,
      options.byHand / 100,
    ),
  };
  const folder = options.into ?? `bottega-train-${id}-${seats}`;
  await expectWritable(join(folder, 'run.json'));
  const run = await openRun(folder, game, settings);
  const order: TrainOrder = { game: id, shape: run.shape, play: settings.play };
  const mostJobs = Math.max(settings.firstGames, settings.games, settings.measureGames);
  const threads = Math.min(options.workers ?? availableParallelism(), mostJobs);
  print(wrap(say({ key: 'train.title', values: { title: text.title, seats, folder } })));
  for (const point of run.curve) print(curveLine(point, say, language));
  const path = join(folder, 'report.html');
  const houseRules = unusualHouseRules(game, settings.play.options);
  const labels = trainLabels(text, say, language);
  const report = () => writeSafely(path, trainReport({ ...run, houseRules }, labels));
  if (run.curve.length > 0) await report();

  const crew = new Crew<TrainJob, TrainDone>(new URL('../train/worker.js', import.meta.url), order, threads);
  const interruption = interruptible();
  try {
    while (run.generation <= settings.generations && !interruption.signal.aborted) {
      const bar = progressBar();
      bar?.start(run.generation === 0 ? settings.firstGames : settings.games, 0);
      const point = await nextGeneration(run, crew, (games) => bar?.update(games), interruption.signal).finally(() =>
        bar?.stop(),
      );
      if (point === null) break;
      await keepRun(folder, run);
      await report();
      print(curveLine(point, say, language));
    }
  } finally {
    interruption.end();
    await crew.end();
  }
  if (run.curve.length > 0) print(wrap(say({ key: 'report.written', values: { path } })));
  if (interruption.signal.aborted) {
    process.exitCode = interruption.signal.reason;
    note(wrap(say({ key: 'train.interrupted', values: { count: run.generation } })));
  }
}
