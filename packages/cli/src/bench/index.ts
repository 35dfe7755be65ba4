/** `bottega bench`: how fast the kernel and a game are, beside boardgame.io in the same run. */
import { type Choice, type Game, type GameEvent, InputError, type State } from '@bottega/kernel';
import { yardstick } from './boardgame-io.js';
import { COMPARABLE, NARROW } from './comparable-game.js';
import { measure, median, medianRatio, type Pace, type Timing, type Workload } from './measure.js';
import type { Size } from './size.js';
import { searchPath, sizeOf, workloads } from './workloads.js';

export { formatBench } from './format.js';
export type { Size } from './size.js';

/** About 75 seconds in all. */
export const FULL: Timing = { rounds: 7, roundMs: 800, warmUpMs: 1000 };
/** About 15 seconds: enough to see a large change, not for a verdict. */
export const QUICK: Timing = { rounds: 5, roundMs: 100, warmUpMs: 500 };

export interface BenchOptions<S extends State, C extends Choice, E extends GameEvent> extends Partial<Timing> {
  readonly game: Game<S, C, E>;
  /** The number of players in the comparison; four or, if the game has no four, the nearest below. */
  readonly seats?: number;
}

/** A measured rate per second of one core: the median of the rounds, the least and the most. */
export interface Rate {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** What Bottega and boardgame.io did of the same, in decisions per second. */
export interface Comparison {
  readonly of: (typeof COMPARED)[number]['of'];
  readonly ours: Rate;
  readonly theirs: Rate;
  /** The median of the rounds' ratios. */
  readonly ratio: number;
  /** The same beside a boardgame.io game with as few legal moves and as little state as a question of Principato. */
  readonly narrowRatio: number | null;
  /** Null where nothing in particular is asked for. */
  readonly target: number | null;
  readonly met: boolean | null;
}

export interface BenchReport {
  readonly game: string;
  readonly seats: number;
  readonly node: string;
  readonly boardgameIo: string;
  readonly rounds: number;
  readonly roundMs: number;
  readonly seconds: number;
  readonly sizes: { readonly ours: Size; readonly theirs: Size; readonly narrow: Size };
  readonly comparisons: readonly Comparison[];
  /** Random games per second on the search path, for each number of players. */
  readonly games: readonly { readonly seats: number; readonly games: Rate; readonly decisions: Rate }[];
  readonly theirGames: Rate;
  /** Choices in a match beside the same by the rules alone, per second; `ratio` is how many times as long the match takes. */
  readonly match: {
    readonly match: Rate;
    readonly rules: Rate;
    readonly ratio: number;
    readonly target: number;
    readonly met: boolean;
  };
  readonly clones: Rate;
  readonly playouts: Rate;
  readonly theirPlayouts: Rate;
}

/**
 * What is compared with what. Each is set beside the same work of boardgame.io; its reducer always checks a move, so both
 * ways of choosing are set beside the one way it has.
 */
const COMPARED = [
  { of: 'search', theirs: 'decide' },
  { of: 'checked', theirs: 'decide' },
  { of: 'replay', theirs: 'replay' },
  { of: 'playout', theirs: 'playout' },
] as const;

/** The ratios that are asked for. Virtù searches payments, and a turn of De Vulgari offers a whole map. */
const TARGETS: Readonly<Record<string, Partial<Readonly<Record<Comparison['of'], number>>>>> = {
  principato: { search: 120, checked: 60, replay: 500, playout: 100 },
  virtu: { search: 40 },
  vulgari: { search: 60 },
};

/** A choice in a match may take so many times as long as by the rules alone. */
const MOST_OF_A_MATCH = 5;

/** Measures a game and boardgame.io in turns, on this thread. */
export async function bench<S extends State, C extends Choice, E extends GameEvent>(
  options: BenchOptions<S, C, E>,
): Promise<BenchReport> {
  const environment = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production'; // see `yardstick`
  try {
    return run(options);
  } finally {
    if (environment === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = environment;
  }
}

function run<S extends State, C extends Choice, E extends GameEvent>({
  game,
  seats = game.seats.findLast((number) => number <= 4) ?? game.seats[0],
  ...given
}: BenchOptions<S, C, E>): BenchReport {
  if (!game.seats.includes(seats)) throw new InputError(`${game.id} is not played by ${seats}`);
  const timing: Timing = { ...FULL, ...given };
  const began = performance.now();
  const theirs = yardstick(COMPARABLE);
  const narrow = yardstick(NARROW);
  const others = game.seats.filter((number) => number !== seats);
  const ours = workloads(game, seats);
  const paces = measure<string>(
    {
      // Ours and theirs of each kind next to each other: a ratio is taken from neighbouring turns.
      ...COMPARED.reduce<Record<string, Workload>>((all, { of, theirs: their }) => {
        all[`our ${of}`] = ours[of];
        all[`their ${their}`] = theirs[their];
        return all;
      }, {}),
      rules: ours.rules,
      match: ours.match,
      narrow: narrow.decide,
      clone: ours.clone,
      ...Object.fromEntries(others.map((number) => [`games ${number}`, searchPath(game, number)])),
    },
    timing,
  );
  const matchRatio = medianRatio(paces.rules.decisions, paces.match.decisions);
  const gamesOf = (number: number): Pace => paces[number === seats ? 'our search' : `games ${number}`];
  return {
    game: game.id,
    seats,
    node: process.versions.node,
    boardgameIo: theirs.version,
    rounds: timing.rounds,
    roundMs: timing.roundMs,
    seconds: (performance.now() - began) / 1000,
    sizes: { ours: sizeOf(game, seats), theirs: theirs.size, narrow: narrow.size },
    comparisons: COMPARED.map(({ of, theirs: their }): Comparison => {
      const target = TARGETS[game.id]?.[of] ?? null;
      const our = paces[`our ${of}`].decisions;
      const ratio = medianRatio(our, paces[`their ${their}`].decisions);
      return {
        of,
        ours: rate(our),
        theirs: rate(paces[`their ${their}`].decisions),
        ratio,
        narrowRatio: their === 'decide' ? medianRatio(our, paces.narrow.decisions) : null,
        target,
        met: target === null ? null : ratio >= target,
      };
    }),
    games: game.seats.map((number) => ({
      seats: number,
      games: rate(gamesOf(number).wholes),
      decisions: rate(gamesOf(number).decisions),
    })),
    theirGames: rate(paces['their decide'].wholes),
    match: {
      match: rate(paces.match.decisions),
      rules: rate(paces.rules.decisions),
      ratio: matchRatio,
      target: MOST_OF_A_MATCH,
      met: matchRatio <= MOST_OF_A_MATCH,
    },
    clones: rate(paces.clone.wholes),
    playouts: rate(paces['our playout'].wholes),
    theirPlayouts: rate(paces['their playout'].wholes),
  };
}

function rate(perSecond: readonly number[]): Rate {
  return { median: median(perSecond), least: Math.min(...perSecond), most: Math.max(...perSecond) };
}
