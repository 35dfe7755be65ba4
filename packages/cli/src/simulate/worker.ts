/** A thread that plays games until there are none left. */
import { parentPort, workerData } from 'node:worker_threads';
import { botOf, DEFAULT_BUDGET } from '@bottega/bots';
import { gameById } from '@bottega/games';
import type { Options } from '@bottega/kernel';
import { simulateGame } from './game.js';

/** What a worker is given. */
export interface Order {
  readonly game: string;
  readonly data: unknown;
  /** Who sits where: game number n has the n-th of these, round and round, and each deal is played with all of them. */
  readonly seatings: readonly (readonly string[])[];
  readonly options: Options;
  readonly seed: string;
}

const order = workerData as Order;
const { game, loadWeights } = await gameById(order.game).load(order.data);
const seatings = order.seatings.map((names) => names.map(botOf));
const isLearned = seatings.some((bots) => bots.some((bot) => bot.isLearned));
const weights = isLearned ? await loadWeights(seatings[0].length) : null;

parentPort?.on('message', (numbers: readonly number[]) => {
  const played = numbers.map((number) => {
    const bots = seatings[number % seatings.length];
    const deal = Math.floor(number / seatings.length);
    const players = bots.map((bot) => bot.sit(game, DEFAULT_BUDGET, weights));
    return simulateGame(game, players, order.options, `${order.seed}-${deal}`);
  });
  parentPort?.postMessage(played);
});
