/** Which games are played: for each number of players a series, and one for each value of each house rule. */
import { type Game, InputError, type Options, type OptionValue, seatsOf } from '@bottega/kernel';

/** What is the same for all games of a run. */
export interface BalanceSettings {
  readonly game: string;
  readonly rules: number;
  readonly bot: string;
  /** Positions that are looked at for a plan; null for a bot that has a number of its own. */
  readonly positions: number | null;
  readonly options: Options;
  readonly seed: string;
}

export interface Series {
  readonly seats: number;
  /** The house rule that is different from the settings; null in the series that others are compared with. */
  readonly changed: { readonly option: string; readonly value: OptionValue } | null;
  readonly games: number;
}

/** The n-th game of a series. Those with the same number and seats have the same deal. */
export interface Job {
  readonly series: number;
  readonly number: number;
}

export function seriesOf(
  game: Game,
  seats: readonly number[],
  options: Options,
  games: number,
  houseRuleGames: number,
): Series[] {
  if (houseRuleGames > games)
    throw new InputError(
      '--house-rule-games cannot be more than --games: each is compared with a game by the usual rules',
    );
  const counts = seats.length === 0 ? game.seats : [...new Set(seats)].map((count) => seatsOf(game, count));
  const changes = houseRuleGames === 0 ? [] : otherValues(game, options);
  return counts.flatMap((count) => [
    { seats: count, changed: null, games },
    ...changes.map((changed) => ({ seats: count, changed, games: houseRuleGames })),
  ]);
}

/** The house rules of a series. */
export function optionsOf({ changed }: Series, options: Options): Options {
  return changed === null ? options : { ...options, [changed.option]: changed.value };
}

/** All games, mixed so that whoever breaks off has about the same part of each series. */
export function jobsOf(series: readonly Series[]): Job[] {
  const jobs = series.flatMap(({ games }, at) =>
    Array.from({ length: games }, (_, number) => ({ series: at, number, part: (number + 0.5) / games })),
  );
  return jobs
    .sort((one, other) => one.part - other.part || one.series - other.series)
    .map(({ series: at, number }) => ({ series: at, number }));
}

function otherValues(game: Game, options: Options): NonNullable<Series['changed']>[] {
  return game.options.flatMap(({ id, values }) =>
    values.flatMap((value) => (value === options[id] ? [] : [{ option: id, value }])),
  );
}
