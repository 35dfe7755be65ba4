/** What the report of a training run says, in a language. */
import type { GameText, Language, Say, Value } from '@bottega/kernel/text';
import type { ChartLabels, ChartWords, SetupWords } from '../report/labels.js';
import { chartWords } from '../report/words.js';

export interface TrainLabels extends ChartWords, SetupWords {
  /** The setup: what stands above each value. */
  readonly generations: string;
  readonly gamesEach: string;
  readonly firstGames: string;
  readonly plan: string;
  readonly window: string;
  readonly measureGames: string;
  readonly network: string;
  readonly doneOf: (done: string, all: string) => string;
  readonly units: (inputs: string, first: string, second: string) => string;

  readonly keyFigures: string;
  /** All games together. */
  readonly gamesPlayed: string;
  readonly afterGeneration: (generation: string) => string;
  /** Below the sums of all generations. */
  readonly inAll: (generations: number) => string;

  readonly table: string;
  readonly note: string;
  readonly generation: string;
  readonly games: string;
  readonly positions: string;
  readonly error: string;
  readonly surprise: string;
  readonly wins: string;
  readonly ahead: string;

  readonly charts: string;
  readonly winsChart: ChartLabels;
  readonly aheadChart: ChartLabels;
  readonly errorChart: ChartLabels;
  readonly surpriseChart: ChartLabels;
}

export function trainLabels(text: GameText, say: Say, language: Language): TrainLabels {
  const said = (key: string, values: Readonly<Record<string, Value>> = {}) => say({ key, values });
  const label = (key: string, values: Readonly<Record<string, Value>> = {}) => said(`trained.${key}`, values);
  const chart = (of: string, y: string): ChartLabels => ({
    title: label(`${of}Chart`),
    description: label(`${of}Note`),
    x: label('generation'),
    y,
  });
  return {
    ...chartWords(say, language),
    language,
    title: label('title', { title: text.title }),
    seats: said('report.seats'),
    options: said('report.options'),
    noOptions: said('report.defaults'),
    optionNames: text.options,
    seed: said('report.seed'),
    generations: label('generations'),
    gamesEach: label('gamesEach'),
    firstGames: label('firstGames'),
    plan: label('plan'),
    window: label('window'),
    measureGames: label('measureGames'),
    network: label('network'),
    doneOf: (done, all) => label('doneOf', { done, all }),
    units: (inputs, first, second) => label('units', { inputs, first, second }),
    keyFigures: said('report.keyFigures'),
    gamesPlayed: label('gamesPlayed'),
    afterGeneration: (generation) => label('after', { generation }),
    inAll: (generations) => label('inAll', { count: generations }),
    table: label('table'),
    note: label('note'),
    generation: label('generation'),
    games: said('report.games'),
    positions: label('positions'),
    error: label('error'),
    surprise: label('surprise'),
    wins: said('report.wins'),
    ahead: said('ladder.margin'),
    charts: said('report.charts'),
    winsChart: chart('wins', said('report.share')),
    aheadChart: chart('ahead', said('ladder.margin')),
    errorChart: chart('error', label('error')),
    surpriseChart: chart('surprise', label('surprise')),
  };
}
