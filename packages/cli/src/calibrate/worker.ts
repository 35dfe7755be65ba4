/** A thread that plays games between maestri, and takes positions of finished games with what is expected of them. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Weights } from '@bottega/bots';
import { type ChanceSample, chanceSamples } from '@bottega/bots/learn';
import { gameById } from '@bottega/games';
import { type Choice, type GameEvent, isOver, type Made, play, type State, start } from '@bottega/kernel';
import { gameSeed } from './folder.js';
import { playBetweenMaestri } from './play.js';

export interface CalibrateOrder {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  readonly positions: number;
  readonly weights: Weights;
}

/** A game; `choices` if it was played already. */
export interface CalibrateJob {
  readonly number: number;
  readonly choices: readonly Made[] | null;
}

export interface CalibrateDone {
  readonly number: number;
  /** What was played now; null if it had been before. */
  readonly played: readonly Made[] | null;
  /** A list for the game, or what is wrong with it. */
  readonly samples: readonly ChanceSample[] | string;
}

/** Positions of one game tell much the same: a part of them is enough. */
const SHARE = 0.3;

const { game: id, seats, seed: seedOfAll, positions, weights } = workerData as CalibrateOrder;
const { game } = await gameById(id).load();

parentPort?.on('message', (job: CalibrateJob) => parentPort?.postMessage(workOn(job)));

function workOn({ number, choices: kept }: CalibrateJob): CalibrateDone {
  const seed = gameSeed({ seed: seedOfAll }, number);
  const problem = kept === null ? null : problemOf(kept, seed);
  if (problem !== null) return { number, played: null, samples: problem };
  const choices = kept ?? playBetweenMaestri(game, { seats, positions, weights, seed });
  const samples = chanceSamples<State, Choice, GameEvent>(game, weights, { seats, seed, choices }, SHARE);
  return { number, played: kept === null ? choices : null, samples };
}

/** What is wrong with a game out of a file; null if it is one that could have been played. */
function problemOf(choices: readonly Made[], seed: string): string | null {
  const state = start<State, Choice, GameEvent>(game, { seats, options: {}, seed });
  for (const [at, made] of choices.entries()) {
    const isPossible = Array.isArray(made) && isOver(state) === false && isPlayed(state, made);
    if (!isPossible) return `cannot have choice ${at + 1} of ${choices.length}`;
  }
  return isOver(state) ? null : 'is not over';
}

function isPlayed(state: State, [seat, choice]: Made): boolean {
  try {
    return play<State, Choice, GameEvent>(game, state, seat, choice).ok;
  } catch {
    return false; // the rules trust what they are handed: something that is no choice at all may fail anywhere
  }
}
