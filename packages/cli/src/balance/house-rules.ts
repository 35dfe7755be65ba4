/** What a house rule changes: the same deals with it and without it. */
import type { OptionValue } from '@bottega/kernel';
import type { Interval } from '../simulate/simulation.js';
import { mean, victoryShares } from '../simulate/summary.js';
import { meanInterval } from '../simulate/wilson.js';
import type { MeasuredGame } from './measured-game.js';

export interface HouseRuleEffect {
  readonly option: string;
  readonly value: OptionValue;
  readonly games: number;
  /** Games that were the same with it. */
  readonly same: number;
  /** Points of all seats. */
  readonly points: Change;
  readonly choices: Change;
  readonly rounds: Change | null;
  /** Share of wins of the seat that begins. */
  readonly first: Change;
}

/** A mean without and with the rule, and by how much they differ deal by deal. */
export interface Change {
  readonly without: number;
  readonly with: number;
  readonly difference: number;
  /** Null where there are too few games. */
  readonly interval: Interval | null;
}

/** `usual` and `changed` have the same deals; of at least one game each. */
export function effectOf(
  { option, value }: Pick<HouseRuleEffect, 'option' | 'value'>,
  usual: readonly MeasuredGame[],
  changed: readonly MeasuredGame[],
): HouseRuleEffect {
  const games = Math.min(usual.length, changed.length);
  const change = (of: (game: MeasuredGame) => number): Change => {
    const before = usual.slice(0, games).map(of);
    const after = changed.slice(0, games).map(of);
    const differences = after.map((now, at) => now - before[at]);
    return {
      without: mean(before),
      with: mean(after),
      difference: mean(differences),
      interval: meanInterval(differences),
    };
  };
  const isSame = (one: MeasuredGame, other: MeasuredGame) =>
    one.choices === other.choices && one.points.every((points, seat) => points === other.points[seat]);
  return {
    option,
    value,
    games,
    same: changed.slice(0, games).filter((game, at) => isSame(game, usual[at])).length,
    points: change(({ points }) => mean(points)),
    choices: change(({ choices }) => choices),
    rounds: usual[0].chronicle === null ? null : change(({ chronicle }) => chronicle?.rounds ?? 0),
    first: change((game) => victoryShares(game)[game.order[0]]),
  };
}
