/** A thread that plays the games it is handed. */
import { parentPort, workerData } from 'node:worker_threads';
import { botOf, DEFAULT_BUDGET, type Weights } from '@bottega/bots';
import { gameById } from '@bottega/games';
import { type MeasuredGame, measureGame } from './measured-game.js';
import { type BalanceSettings, type Job, optionsOf, type Series } from './series.js';

/** What a worker is given. */
export interface BalanceOrder {
  readonly settings: BalanceSettings;
  readonly data: unknown;
  readonly series: readonly Series[];
}

export interface PlayedJob extends Job {
  readonly game: MeasuredGame;
}

const { settings, data, series } = workerData as BalanceOrder;
const { game, loadWeights } = await gameById(settings.game).load(data);
const bot = botOf(settings.bot);
const budget = settings.positions === null ? DEFAULT_BUDGET : { positions: settings.positions };
const weights = new Map<number, Weights | null>();
for (const { seats } of series) {
  if (!weights.has(seats)) weights.set(seats, bot.isLearned ? await loadWeights(seats) : null);
}

parentPort?.on('message', ({ series: at, number }: Job) => {
  const { seats } = series[at];
  const players = Array.from({ length: seats }, () => bot.sit(game, budget, weights.get(seats) ?? null));
  const seed = `${settings.seed} ${seats}-${number}`;
  const played: PlayedJob = {
    series: at,
    number,
    game: measureGame(game, players, optionsOf(series[at], settings.options), seed),
  };
  parentPort?.postMessage(played);
});
