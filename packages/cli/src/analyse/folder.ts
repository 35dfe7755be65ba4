/** All finished games of a folder: what they tell of each player. */
import { readdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { gameById } from '@bottega/games';
import { loadText } from '@bottega/games/text';
import { InputError } from '@bottega/kernel';
import { createFormatter, type Say } from '@bottega/kernel/text';
import { Crew } from '../crew.js';
import { figureLines } from '../figures/lines.js';
import { figureWords } from '../figures/words.js';
import { reasonOf, writeSafely } from '../home.js';
import { wrap } from '../terminal/layout.js';
import { interruptible, progressBar } from '../terminal/long-work.js';
import { note, print, printJson } from '../terminal/print.js';
import { loadCliText } from '../text/index.js';
import { type Asked, factsOf } from './game.js';
import { gamesReport } from './report.js';
import { summariesOf } from './summary.js';
import { type SayOf, summaryParts } from './summary-parts.js';
import type { AnalyseDone, AnalyseOrder } from './worker.js';

export async function analyseFolder(folder: string, asked: Asked & { readonly workers: number | null }): Promise<void> {
  const { sight, positions, language, report, json, workers } = asked;
  const paths = await filesIn(folder);
  const say = createFormatter(await loadCliText(language), language, []);
  const label = (key: string, values: Record<string, string | number> = {}) => say({ key: `analyse.${key}`, values });
  const interruption = interruptible();
  const done = await analyseAll(paths, { positions }, workers ?? availableParallelism(), interruption.signal).finally(
    interruption.end,
  );
  const skipped = done.flatMap(({ problem }) => problem ?? []);
  const games = done.flatMap(({ game }) => game ?? []);
  if (interruption.signal.aborted) {
    process.exitCode = interruption.signal.reason;
    const told = done.length === 0 ? label('nothing') : label('interrupted', { count: done.length, all: paths.length });
    note(wrap(told));
    if (games.length === 0) return;
  }
  const skippedNotes = skipped.map((reason) => label('skipped', { reason }));
  for (const told of skippedNotes) note(wrap(told));
  if (games.length === 0) throw new InputError(`there is no finished game in ${folder} that can be analysed`);

  const players = summariesOf(games, sight);
  if (json) {
    const told = games.map(({ path, names, points, places, analysis: { game } }) => ({
      path,
      game,
      players: names,
      points,
      places,
    }));
    printJson({ sight, positions, games: told, skipped, players });
  }
  if (json && report === null) return;
  const ids = [...new Set(games.map(({ analysis }) => analysis.game))];
  const first = await gameById(ids[0]).load();
  const words = figureWords(first.words, await loadText(ids[0], language), say, language);
  const parts = summaryParts(players, await sayingAll(ids, asked, words.chart.labelled), words);
  const title = label('folder', { count: games.length });
  const facts = factsOf(asked, words);
  if (!json) {
    const lines = facts.map(([name, value]) => words.chart.labelled(name, value));
    print(figureLines(title, lines, parts));
  }
  if (report === null) return;
  const [all, ...each] = parts;
  const withSkipped = [{ ...all, notes: [...all.notes, ...skippedNotes] }, ...each];
  await writeSafely(report, gamesReport(title, facts, withSkipped, words));
  if (!json) print('', wrap(words.label('report.written', { path: report })));
}

/** The files of a folder by name; those that are hidden, and folders in it, are no games. */
async function filesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    const names = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name);
    if (names.length > 0) return names.sort().map((name) => join(folder, name));
  } catch (error) {
    throw new InputError(`cannot read ${folder}: ${reasonOf(error)}`);
  }
  throw new InputError(`there are no files in ${folder}`);
}

/** From the first file to the one before the first that was not finished. */
async function analyseAll(
  paths: readonly string[],
  order: AnalyseOrder,
  threads: number,
  signal: AbortSignal,
): Promise<AnalyseDone[]> {
  const module = new URL('./worker.js', import.meta.url);
  const crew = new Crew<string, AnalyseDone>(module, order, Math.min(threads, paths.length));
  const bar = progressBar();
  bar?.start(paths.length, 0);
  let finished = 0;
  try {
    return await crew.run(paths, () => bar?.update(++finished), signal);
  } finally {
    bar?.stop();
    await crew.end();
  }
}

/** Says what is of a game in its own words; beside other games with its title. */
async function sayingAll(
  ids: readonly string[],
  { language }: Asked,
  labelled: (name: string, value: string) => string,
): Promise<SayOf> {
  const sayings = new Map<string, { readonly say: Say; readonly title: string }>();
  for (const id of ids) {
    const text = await loadText(id, language);
    sayings.set(id, { say: createFormatter(text, language, []), title: text.title });
  }
  return (game, message) => {
    const saying = sayings.get(game);
    if (saying === undefined) throw new Error(`no words for ${game}`);
    const said = saying.say(message);
    return ids.length === 1 ? said : labelled(saying.title, said);
  };
}
