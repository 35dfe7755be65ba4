/** A thread that plays games until there are none left. */
import { parentPort, workerData } from 'node:worker_threads';
import { botOf, DEFAULT_BUDGET, type Weights } from '@bottega/bots';
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
  /** Weights for learned bots instead of those that are shipped. */
  readonly trained?: Trained;
}

export interface Trained {
  readonly weights: Weights;
  /** Who uses them: by seating, whether each seat does. */
  readonly seats: readonly (readonly boolean[])[];
}

const order = workerData as Order;
const { game, loadWeights } = await gameById(order.game).load(order.data);
const seatings = order.seatings.map((names) => names.map(botOf));
const isLearned = seatings.some((bots) => bots.some((bot) => bot.isLearned));
const shipped = isLearned ? await loadWeights(seatings[0].length) : null;

parentPort?.on('message', (numbers: readonly number[]) => {
  const played = numbers.map((number) => {
    const seating = number % seatings.length;
    const deal = Math.floor(number / seatings.length);
    const players = seatings[seating].map((bot, seat) => {
      const isTrained = order.trained?.seats[seating][seat] === true;
      return bot.sit(game, DEFAULT_BUDGET, isTrained ? order.trained.weights : shipped);
    });
    return simulateGame(game, players, order.options, `${order.seed}-${deal}`);
  });
  parentPort?.postMessage(played);
});
