/** Plays the games of all series on all cores; those that are kept in a file need not be played again. */
import { Crew } from '../crew.js';
import type { KeptGames } from './kept-games.js';
import type { MeasuredGame } from './measured-game.js';
import { type Job, jobsOf, type Series } from './series.js';
import type { BalanceOrder, PlayedJob } from './worker.js';

/** Tells how many of all games there are; once the signal aborts no more are begun. */
export interface PlayOptions {
  readonly threads: number;
  readonly kept: KeptGames | null;
  readonly done: (games: number) => void;
  readonly signal: AbortSignal;
}

/** The games of each series, from its first to the one before the first that is missing. */
export async function playSeries(
  order: BalanceOrder,
  { threads, kept, done, signal }: PlayOptions,
): Promise<MeasuredGame[][]> {
  const { series } = order;
  const games = series.map((one): (MeasuredGame | undefined)[] => kept?.gamesOf(one) ?? []);
  const missing = jobsOf(series).filter(({ series: at, number }) => games[at][number] === undefined);
  let finished = series.reduce((sum, one) => sum + one.games, 0) - missing.length;
  done(finished);
  if (missing.length > 0) {
    const crew = new Crew<Job, PlayedJob>(
      new URL('./worker.js', import.meta.url),
      order,
      Math.min(threads, missing.length),
    );
    try {
      const take = (played: PlayedJob) => {
        games[played.series][played.number] = played.game;
        kept?.keep(series[played.series], played);
        done(++finished);
      };
      await crew.run(missing, take, signal);
    } finally {
      await crew.end();
    }
  }
  return games.map((of, at) => wholeBeginning(of, series[at]));
}

/** As many games as if no more had been asked for; of a file that holds more than that, no more. */
function wholeBeginning(games: readonly (MeasuredGame | undefined)[], { games: most }: Series): MeasuredGame[] {
  const whole: MeasuredGame[] = [];
  for (let number = 0; number < most; number++) {
    const game = games[number];
    if (game === undefined) break;
    whole.push(game);
  }
  return whole;
}
