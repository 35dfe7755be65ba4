/** `bottega calibrate`: what chances follow from what is expected of a position, and how honest they are. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { storeWeights, type Weights } from '@bottega/bots';
import { type ChanceSample, fitChances } from '@bottega/bots/learn';
import type { Loaded } from '@bottega/games';
import { loadText } from '@bottega/games/text';
import { InputError, seatsOf } from '@bottega/kernel';
import { createFormatter } from '@bottega/kernel/text';
import { CalibrateFolder, type CalibrateSettings, fingerprintOf } from '../calibrate/folder.js';
import { reliabilityPart } from '../calibrate/part.js';
import { reliabilityOf } from '../calibrate/reliability.js';
import { calibrateReport } from '../calibrate/report.js';
import type { CalibrateDone, CalibrateJob, CalibrateOrder } from '../calibrate/worker.js';
import { Crew } from '../crew.js';
import { figureLines } from '../figures/lines.js';
import { markdownTable } from '../figures/markdown.js';
import { figureWords } from '../figures/words.js';
import { expectWritable, writeSafely } from '../home.js';
import { languageOf, openGame } from '../input.js';
import { wrap } from '../terminal/layout.js';
import { interruptible, progressBar } from '../terminal/long-work.js';
import { note, print, printJson } from '../terminal/print.js';
import { loadCliText } from '../text/index.js';
import { openWeights } from '../trained-weights.js';

export interface CalibrateOptions {
  readonly seats?: number;
  readonly games: number;
  readonly positions: number;
  readonly weights?: string;
  readonly into?: string;
  readonly workers?: number;
  readonly seed: string;
  readonly lang?: string;
  readonly markdown?: boolean;
  readonly json?: boolean;
}

export async function calibrate(id: string, options: CalibrateOptions): Promise<void> {
  const language = languageOf(options.lang);
  const loaded = await openGame(id);
  const { game, words: gameWords } = loaded;
  const seats = seatsOf(game, options.seats ?? game.seats[game.seats.length - 1]);
  const weights = await weightsFor(loaded, seats, options.weights);
  const { seed, positions, games: all } = options;
  const into = options.into ?? `bottega-calibrate-${id}-${seats}`;
  const settings: CalibrateSettings = {
    game: id,
    rules: game.rules,
    seats,
    seed,
    positions,
    weights: fingerprintOf(weights),
  };
  await expectWritable(join(into, 'run.json'));
  const folder = await CalibrateFolder.open(into, settings);
  const text = await loadText(id, language);
  const say = createFormatter(await loadCliText(language), language, []);
  const words = figureWords(gameWords, text, say, language);

  const interruption = interruptible();
  const samples = await samplesOf({ ...settings, weights }, folder, options, interruption.signal).finally(
    interruption.end,
  );
  if (samples.length < all) {
    process.exitCode = interruption.signal.reason;
    note(wrap(words.label('calibrate.interrupted', { count: samples.length, all })));
    return;
  }

  const found = reliabilityOf(samples, seats);
  const chances = fitChances(samples.flat(), seats);
  const paths = { weights: join(into, 'weights.json'), report: join(into, 'report.html') };
  await writeSafely(paths.weights, `${JSON.stringify(storeWeights({ ...weights, chances }))}\n`);
  const facts = [
    [words.label('trained.plan'), words.chart.number(positions, 0)],
    [words.label('balance.rules'), words.chart.number(game.rules, 0)],
    [words.label('report.seed'), seed],
  ] as const;
  const title = words.label('calibrate.title', { title: text.title });
  const part = reliabilityPart(found, seats, words);
  await writeSafely(paths.report, calibrateReport(title, facts, found, part, words));
  if (options.json) return printJson({ ...settings, chances, ...found });
  if (options.markdown) {
    const [{ columns, rows }] = part.sections;
    return print(markdownTable(columns, rows), '', part.notes.join(' '));
  }
  const lines = facts.map(([name, value]) => words.chart.labelled(name, value));
  print(figureLines(title, lines, [part]), '');
  print(wrap(words.label('calibrate.written', { path: paths.weights })));
  print(wrap(words.label('report.written', { path: paths.report })));
}

/** Those of a file, or what is shipped. */
async function weightsFor({ game, loadWeights }: Loaded, seats: number, path: string | undefined): Promise<Weights> {
  if (path !== undefined) return openWeights(path, game, seats);
  const shipped = await loadWeights(seats);
  if (shipped !== null) return shipped;
  throw new InputError(`nothing was learned for ${game.id} with ${seats} players: bottega train does, then --weights`);
}

/** Positions of each game, from the first to the one before the first that is missing. */
async function samplesOf(
  order: CalibrateOrder,
  folder: CalibrateFolder,
  { games, workers }: CalibrateOptions,
  signal: AbortSignal,
): Promise<(readonly ChanceSample[])[]> {
  const jobs = Array.from({ length: games }, (_, number) => ({ number, choices: folder.choicesOf(number) }));
  const threads = Math.min(workers ?? availableParallelism(), jobs.length);
  const crew = new Crew<CalibrateJob, CalibrateDone>(
    new URL('../calibrate/worker.js', import.meta.url),
    order,
    threads,
  );
  const bar = progressBar();
  bar?.start(games, 0);
  let finished = 0;
  const refused: { number: number; problem: string }[] = [];
  const isRefused = new AbortController();
  const take = ({ number, played, samples }: CalibrateDone) => {
    if (played !== null) folder.keep(number, played);
    bar?.update(++finished);
    if (typeof samples !== 'string') return;
    refused.push({ number, problem: samples });
    isRefused.abort();
  };
  try {
    const done = await crew.run(jobs, take, AbortSignal.any([signal, isRefused.signal]));
    for (const { number, problem } of refused) folder.refuse(number, problem);
    return done.flatMap(({ samples }) => (typeof samples === 'string' ? [] : [samples]));
  } finally {
    bar?.stop();
    await crew.end();
  }
}
