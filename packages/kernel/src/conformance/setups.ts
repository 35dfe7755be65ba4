/** Which games are walked through: with which number of seats and which house rules. */
import type { Choice, Game, GameEvent, Options, OptionValue, Setup, State } from '../game.js';
import { completeOptions } from '../options.js';
import { pickRandom, type RandomState, randomBelow, seeded, shuffle } from '../random.js';

/** What can vary: the number of seats, then every house rule. */
type Factor = readonly OptionValue[];
/** For each factor which of its values; undefined while that is open. */
type Row = (number | undefined)[];

/**
 * Setups in which, `times` over, every two values of two house rules come together, and every value with every number of seats;
 * and before them a game without any house rule for each number of seats. Rules that disturb each other nearly always do so in
 * twos, and far fewer games hold all pairs than hold every value by itself.
 */
export function setups<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  times = 1,
  seed = 'conformance',
): Setup[] {
  const random = seeded(seed);
  const factors: Factor[] = [game.seats, ...game.options.map(({ values }) => values)];
  const rows = Array.from({ length: times }, () => pairwise(factors, random)).flat();
  const plain = game.seats.map((seats) => ({ seats, options: {} }));
  const varied = rows.map(([seats = 0, ...values]) => ({
    seats: game.seats[seats],
    options: Object.fromEntries(game.options.map((option, at) => [option.id, option.values[values[at] ?? 0]])),
  }));
  return [...plain, ...varied].map(({ seats, options }, at) => ({
    seats,
    options: completeOptions(game, options),
    seed: `${seed} ${at}`,
  }));
}

/** A random value for every house rule. */
export function anyOptions<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  random: RandomState,
): Options {
  return Object.fromEntries(game.options.map(({ id, values }) => [id, values[randomBelow(random, values.length)]]));
}

/** Rows that together hold every pair of values of different factors: each row takes up as many new pairs as it can. */
function pairwise(factors: readonly Factor[], random: RandomState): Row[] {
  const left = new Map<string, Row>();
  factors.forEach((values, one) => {
    for (let other = 0; other < one; other++) {
      values.forEach((_, value) => {
        factors[other].forEach((__, otherValue) => {
          const row: Row = factors.map(() => undefined);
          row[one] = value;
          row[other] = otherValue;
          left.set(pairName(one, value, other, otherValue), row);
        });
      });
    }
  });
  const rows: Row[] = [];
  for (let [next] = left.values(); next !== undefined; [next] = left.values()) {
    const row = [...next];
    const order = shuffle(
      random,
      factors.map((_, factor) => factor),
    );
    for (const factor of order) row[factor] ??= bestValue(factors[factor], factor, row, left, random);
    for (const name of pairsOf(row)) left.delete(name);
    rows.push(row);
  }
  return rows;
}

/** The value that adds the most pairs to a row; any of those, if they are several. */
function bestValue(
  values: Factor,
  factor: number,
  row: Row,
  left: ReadonlyMap<string, Row>,
  random: RandomState,
): number {
  const gains = values.map((_, value) => {
    const names = row.map((otherValue, other) =>
      otherValue === undefined ? '' : pairName(factor, value, other, otherValue),
    );
    return names.filter((name) => left.has(name)).length;
  });
  const most = Math.max(...gains);
  return pickRandom(
    random,
    [...gains.keys()].filter((value) => gains[value] === most),
  );
}

function pairsOf(row: Row): string[] {
  return row.flatMap((value, one) =>
    row.slice(0, one).map((otherValue, other) => pairName(one, value ?? 0, other, otherValue ?? 0)),
  );
}

/** The same for both orders. */
function pairName(one: number, value: number, other: number, otherValue: number): string {
  return one > other ? `${one} ${value} ${other} ${otherValue}` : `${other} ${otherValue} ${one} ${value}`;
}
