/** How a network is trained; written into the run's folder, so that a run goes on as it began. */
import type { SelfPlay } from '@bottega/bots/learn';
import type { Options } from '@bottega/kernel';

export interface TrainSettings {
  readonly game: string;
  readonly rules: number;
  readonly seed: string;
  /** Hidden units. */
  readonly first: number;
  readonly second: number;
  /** Games by the hand-written evaluation from which the straight way is solved first. */
  readonly firstGames: number;
  readonly generations: number;
  /** After so many generations the straight way stays as it is, and the hidden layers learn what it cannot say. */
  readonly straightGenerations: number;
  /** How much the games of a generation still count for the straight way when there are newer ones: players are others by then. */
  readonly straightKeeps: number;
  /** Games in each generation. */
  readonly games: number;
  /** Generations that are learned from; older ones are forgotten. */
  readonly window: number;
  /** How often a position is looked at on average in the generation that brought it. */
  readonly passes: number;
  readonly batch: number;
  readonly lambda: number;
  /** Rate of the first and of the last generation. */
  readonly fromRate: number;
  readonly toRate: number;
  /** After every so many generations so many games are played against hand-written players. */
  readonly measureEvery: number;
  readonly measureGames: number;
  readonly play: SelfPlay;
}

/** What was found to work (docs/bots.md). */
export const USUAL: Omit<TrainSettings, 'game' | 'rules' | 'seed' | 'play'> = {
  first: 48,
  second: 24,
  firstGames: 600,
  generations: 24,
  straightGenerations: 6,
  straightKeeps: 0.6,
  games: 300,
  window: 16,
  passes: 4,
  batch: 64,
  lambda: 0.7,
  fromRate: 4e-4,
  toRate: 4e-5,
  measureEvery: 2,
  measureGames: 80,
};

/** A third of what a player gets: three times as many games, and most of a turn is found with it. */
export const USUAL_POSITIONS = 300;

/** The part of the seats that hand-written players keep. */
export const USUAL_BY_HAND = 0.25;

export function usualPlay(seats: number, options: Options, positions: number, byHand = USUAL_BY_HAND): SelfPlay {
  return {
    seats,
    options,
    positions,
    margin: 5,
    ends: 40,
    byHand,
    misjudging: 0.35,
    misjudgement: 0.5,
    followsOpinions: false,
    noise: 0.25,
    largeNoise: 2,
    largeNoiseShare: 0.06,
  };
}
