/** `bottega simulate`: thousands of games between bots, as a table, a report or JSON. */

import { availableParallelism } from 'node:os';
import { loadText } from '@bottega/games/text';
import { completeOptions, InputError, seatsOf } from '@bottega/kernel';
import { createFormatter } from '@bottega/kernel/text';
import { expectWritable, writeSafely } from '../home.js';
import { unusualHouseRules } from '../house-rules.js';
import { languageOf, openGame, parseBots, parseOptions } from '../input.js';
import { report } from '../report/index.js';
import { playAll } from '../simulate/crew.js';
import { reportLabels } from '../simulate/labels.js';
import type { Simulation } from '../simulate/simulation.js';
import { summarize } from '../simulate/summary.js';
import { table } from '../simulate/table.js';
import { wrap } from '../terminal/layout.js';
import { interruptible, progressBar } from '../terminal/long-work.js';
import { note, print, printJson } from '../terminal/print.js';
import { loadCliText } from '../text/index.js';

export interface SimulateOptions {
  readonly games: number;
  readonly seats?: number;
  readonly bots: string;
  readonly workers?: number;
  readonly seed: string;
  readonly data?: string;
  readonly option: readonly string[];
  readonly lang?: string;
  readonly report?: string | boolean;
  readonly json?: boolean;
}

export async function simulate(id: string, options: SimulateOptions): Promise<void> {
  const language = languageOf(options.lang);
  const loaded = await openGame(id, options.data);
  const { game } = loaded;
  const seats = seatsOf(game, options.seats ?? game.seats[game.seats.length - 1]);
  const bots = parseBots(options.bots, seats);
  if (bots.length !== seats)
    throw new InputError(`${seats} seats need ${seats} bots, or one name for all; not ${bots.length}`);
  const houseRules = completeOptions(game, parseOptions(game, options.option));

  if (wantsReport(options)) await expectWritable(reportPath(options, id, seats, options.games));

  const text = await loadText(id, language);
  const say = createFormatter(await loadCliText(language), language, []);
  const bar = progressBar();
  bar?.start(options.games, 0);
  const begun = performance.now();
  const interruption = interruptible();
  const games = await playAll(
    { game: id, data: game.customData, seatings: [bots], options: houseRules, seed: options.seed },
    options.games,
    options.workers ?? availableParallelism(),
    (finished) => bar?.update(finished),
    interruption.signal,
  ).finally(() => {
    bar?.stop();
    interruption.end();
  });
  const seconds = (performance.now() - begun) / 1000;
  if (interruption.signal.aborted) {
    process.exitCode = interruption.signal.reason;
    const key = games.length === 0 ? 'simulate.nothing' : 'simulate.interrupted';
    note(wrap(say({ key, values: { count: games.length, all: options.games } })));
    if (games.length === 0) return;
  }
  const simulation: Simulation = { game: id, seats, bots, options: houseRules, seed: options.seed, seconds, games };
  const summary = summarize(simulation);

  const labels = reportLabels(
    loaded.words,
    text,
    createFormatter(text, language, []),
    say,
    language,
    simulation,
    summary,
  );
  if (options.json) printJson({ ...simulation, summary });
  else print(table(summary, labels));
  if (!wantsReport(options)) return;
  const path = reportPath(options, id, seats, games.length);
  const changed = unusualHouseRules(game, houseRules);
  await writeSafely(path, report({ ...simulation, options: changed }, summary, labels));
  if (!options.json) print(wrap(say({ key: 'report.written', values: { path } })));
}

/** With --json a report is written only if it is asked for. */
function wantsReport({ report: asked, json }: SimulateOptions): boolean {
  return typeof asked === 'string' || (asked !== false && json !== true);
}

function reportPath({ report: asked }: SimulateOptions, game: string, seats: number, games: number): string {
  return typeof asked === 'string' ? asked : `bottega-${game}-${seats}-players-${games}-games.html`;
}
