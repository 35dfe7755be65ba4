/** A thread that plays games until there are none left. */
import { parentPort, workerData } from 'node:worker_threads';
import { botOf } from '@bottega/bots';
import { gameById } from '@bottega/games';
import type { Options } from '@bottega/kernel';
import { simulateGame } from './game.js';

/** What a worker is given. */
export interface Order {
  readonly game: string;
  readonly data: unknown;
  readonly bots: readonly string[];
  readonly options: Options;
  readonly seed: string;
}

const order = workerData as Order;
const { game } = await gameById(order.game).load(order.data);
const bots = order.bots.map(botOf);

parentPort?.on('message', (numbers: readonly number[]) => {
  const played = numbers.map((number) => [number, simulateGame(game, bots, order.options, `${order.seed}-${number}`)]);
  parentPort?.postMessage(played);
});
