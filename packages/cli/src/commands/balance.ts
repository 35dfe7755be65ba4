/** `bottega balance`: how fair a game is to its seats, and what goes with winning, from many games between bots. */
import { availableParallelism } from 'node:os';
import { botOf, DEFAULT_BUDGET } from '@bottega/bots';
import { loadText } from '@bottega/games/text';
import { completeOptions, InputError, sha256Hex } from '@bottega/kernel';
import { createFormatter } from '@bottega/kernel/text';
import { type BalanceFigures, figuresOf } from '../balance/figures.js';
import { effectOf, type HouseRuleEffect } from '../balance/house-rules.js';
import { KeptGames } from '../balance/kept-games.js';
import { figuresMarkdown, placeIn, withFigures } from '../balance/markdown.js';
import type { MeasuredGame } from '../balance/measured-game.js';
import { playSeries } from '../balance/play.js';
import { balanceReport } from '../balance/report.js';
import { seatsPart } from '../balance/sections.js';
import { type BalanceSettings, type Series, seriesOf } from '../balance/series.js';
import { figureLines } from '../figures/lines.js';
import { figureWords } from '../figures/words.js';
import { expectWritable, readIfThere, writeSafely } from '../home.js';
import { unusualHouseRules } from '../house-rules.js';
import { languageOf, openGame, parseOptions } from '../input.js';
import { wrap } from '../terminal/layout.js';
import { interruptible, progressBar } from '../terminal/long-work.js';
import { note, print, printJson } from '../terminal/print.js';
import { loadCliText } from '../text/index.js';

export interface BalanceOptions {
  readonly games: number;
  readonly seats: readonly number[];
  readonly bot: string;
  readonly positions?: number;
  readonly houseRuleGames: number;
  readonly into?: string;
  readonly workers?: number;
  readonly seed: string;
  readonly data?: string;
  readonly option: readonly string[];
  readonly lang?: string;
  readonly report?: string;
  readonly markdown?: string;
  readonly json?: boolean;
}

export async function balance(id: string, options: BalanceOptions): Promise<void> {
  const language = languageOf(options.lang);
  const { game, words: gameWords } = await openGame(id, options.data);
  const houseRules = completeOptions(game, parseOptions(game, options.option));
  const series = seriesOf(game, options.seats, houseRules, options.games, options.houseRuleGames);
  const { seed, into } = options;
  const positions = positionsOf(options);
  const settings: BalanceSettings = {
    game: id,
    rules: game.rules,
    bot: botOf(options.bot).id,
    positions,
    options: houseRules,
    seed,
  };
  await expectPlaces(options);
  const data = game.customData === null ? null : sha256Hex(JSON.stringify(game.customData));
  const kept = into === undefined ? null : await KeptGames.open(into, { balance: settings, data });
  const text = await loadText(id, language);
  const say = createFormatter(await loadCliText(language), language, []);
  const words = figureWords(gameWords, text, say, language);

  const all = series.reduce((sum, one) => sum + one.games, 0);
  const bar = progressBar();
  bar?.start(all, 0);
  const interruption = interruptible();
  const played = await playSeries(
    { settings, data: game.customData, series },
    {
      threads: options.workers ?? availableParallelism(),
      kept,
      done: (games) => bar?.update(games),
      signal: interruption.signal,
    },
  ).finally(() => {
    bar?.stop();
    interruption.end();
  });
  const count = played.reduce((sum, { length }) => sum + length, 0);
  if (interruption.signal.aborted) {
    process.exitCode = interruption.signal.reason;
    const key = count === 0 ? 'simulate.nothing' : 'simulate.interrupted';
    note(wrap(say({ key, values: { count, all } })));
    if (into !== undefined) note(wrap(words.label('balance.kept', { path: into })));
    if (count === 0) return;
  }

  const facts = [
    [words.label('report.bots'), settings.bot],
    ...(positions === null ? [] : [[words.label('trained.plan'), words.chart.number(positions, 0)] as const]),
    [words.label('balance.rules'), words.chart.number(game.rules, 0)],
    [words.label('report.seed'), seed],
  ] as const;
  const balances = balancesOf(series, played);
  const parts = balances.map(({ figures, effects }) => seatsPart(figures, effects, words));
  const title = words.label('balance.title', { title: text.title });
  if (options.json) printJson({ ...settings, balances });
  else
    print(
      figureLines(
        title,
        facts.map(([name, value]) => words.chart.labelled(name, value)),
        parts,
      ),
    );

  const changed = unusualHouseRules(game, houseRules);
  const tell = (path: string) => options.json || print(wrap(say({ key: 'report.written', values: { path } })));
  if (options.report !== undefined) {
    await writeSafely(options.report, balanceReport(title, facts, changed, parts, words));
    tell(options.report);
  }
  if (options.markdown !== undefined) {
    const file = await readIfThere(options.markdown);
    const figures = figuresMarkdown([...facts, ...houseRuleFacts(changed)], parts);
    await writeSafely(options.markdown, withFigures(options.markdown, file, title, figures));
    tell(options.markdown);
  }

  function houseRuleFacts(rules: typeof changed): (readonly [string, string])[] {
    return Object.entries(rules).map(([option, value]) => {
      const { name, values } = text.options[option];
      return [name, values[String(value)] ?? String(value)];
    });
  }
}

/** Garzone always looks at the same number of positions. */
function positionsOf({ bot, positions }: BalanceOptions): number | null {
  if (bot !== 'garzone') return positions ?? DEFAULT_BUDGET.positions;
  if (positions !== undefined) throw new InputError('--positions is for apprendista and maestro, not for garzone');
  return null;
}

interface Balance {
  readonly figures: BalanceFigures;
  readonly effects: readonly HouseRuleEffect[];
}

/** For each number of players of which there are games. */
function balancesOf(series: readonly Series[], played: readonly (readonly MeasuredGame[])[]): Balance[] {
  return series.flatMap(({ seats, changed }, at) => {
    const usual = played[at];
    if (changed !== null || usual.length === 0) return [];
    const effects = series.flatMap((other, number) =>
      other.seats === seats && other.changed !== null && played[number].length > 0
        ? [effectOf(other.changed, usual, played[number])]
        : [],
    );
    return [{ figures: figuresOf(usual, seats), effects }];
  });
}

/** Better to know now than after an hour's work that something cannot be written. */
async function expectPlaces({ report, markdown }: BalanceOptions): Promise<void> {
  if (report !== undefined) await expectWritable(report);
  if (markdown === undefined) return;
  await expectWritable(markdown);
  const file = await readIfThere(markdown);
  if (file !== null) placeIn(markdown, file);
  if (markdown === report) throw new InputError('--report and --markdown cannot be the same file');
}
