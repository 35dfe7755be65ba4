/** `bottega simulate`: thousands of games between bots, as a table, a report or JSON. */
import { availableParallelism } from 'node:os';
import { completeOptions, type Game, InputError, type Options, seatsOf } from '@bottega/kernel';
import { sayer } from '@bottega/kernel/text';
import { SingleBar as Bar, Presets, type SingleBar } from 'cli-progress';
import { writeSafely } from '../home.js';
import { languageOf, openGame, parseBots, parseOptions } from '../input.js';
import { report } from '../report/index.js';
import { playAll } from '../simulate/crew.js';
import { reportLabels } from '../simulate/labels.js';
import type { Simulation } from '../simulate/simulation.js';
import { summarize } from '../simulate/summary.js';
import { table } from '../simulate/table.js';
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

  const path = reportPath(options, id, seats);
  if (path !== null) await writeSafely(path, ''); // better now than after a thousand games

  const bar = progressBar();
  bar?.start(options.games, 0);
  const begun = performance.now();
  const games = await playAll(
    { game: id, data: game.customData, bots, options: houseRules, seed: options.seed },
    options.games,
    options.workers ?? availableParallelism(),
    (finished) => bar?.update(finished),
  );
  bar?.stop();
  const seconds = (performance.now() - begun) / 1000;
  const simulation: Simulation = { game: id, seats, bots, options: houseRules, seed: options.seed, seconds, games };
  const summary = summarize(simulation);

  const text = await loaded.text(language);
  const say = sayer(await loadCliText(language), language, []);
  const sayGame = sayer(text, language, []);
  const labels = reportLabels(loaded.words, text, sayGame, say, language, simulation, summary);
  if (options.json) console.log(JSON.stringify({ ...simulation, summary }));
  else console.log(table(summary, labels));
  if (path === null) return;
  const changed = houseRulesOtherThanUsual(game, houseRules);
  await writeSafely(path, report({ ...simulation, options: changed }, summary, labels));
  if (!options.json) console.log(say({ key: 'report.written', values: { path } }));
}

function houseRulesOtherThanUsual(game: Game, options: Options): Options {
  return Object.fromEntries(
    game.options.flatMap(({ id, values }) => (options[id] === values[0] ? [] : [[id, options[id]]])),
  );
}

/** With --json a report is written only if it is asked for. */
function reportPath({ report: asked, json, games }: SimulateOptions, game: string, seats: number): string | null {
  if (typeof asked === 'string') return asked;
  if (asked === false || json) return null;
  return `bottega-${game}-${seats}-players-${games}-games.html`;
}

function progressBar(): SingleBar | null {
  if (process.stderr.isTTY !== true) return null;
  return new Bar(
    { stream: process.stderr, format: '{bar} {value}/{total}  {eta_formatted}', clearOnComplete: true },
    Presets.rect,
  );
}
