/** Plays the games of all series on all cores; those that are kept in a file need not be played again. */
import { equalPlain, InputError } from '@bottega/kernel';
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
export async function playSeries(order: BalanceOrder, options: PlayOptions): Promise<MeasuredGame[][]> {
  const { series } = order;
  const { kept, done, signal } = options;
  const games = series.map((one): (MeasuredGame | undefined)[] => kept?.gamesOf(one) ?? []);
  const missing = jobsOf(series).filter(({ series: at, number }) => games[at][number] === undefined);
  let finished = series.reduce((sum, one) => sum + one.games, 0) - missing.length;
  done(finished);
  const known = knownJobs(series, games);
  if (missing.length + known.length > 0) {
    const threads = Math.max(1, Math.min(options.threads, missing.length));
    const crew = new Crew<Job, PlayedJob>(new URL('./worker.js', import.meta.url), order, threads);
    try {
      const again = await crew.run(known, undefined, signal);
      if (!again.every((job) => equalPlain(plain(job.game), games[job.series][job.number])))
        throw new InputError('the bots play otherwise by now than in the games of --into: name another file');
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

/** A kept game for each number of players, to be played again: games of other bots must not be counted with those of today's. */
function knownJobs(series: readonly Series[], games: readonly (readonly unknown[])[]): Job[] {
  return series.flatMap(({ changed }, at) => {
    const number = games[at].findIndex((game) => game !== undefined);
    return changed === null && number >= 0 ? [{ series: at, number }] : [];
  });
}

/** As it comes out of a file. */
const plain = (game: MeasuredGame): unknown => JSON.parse(JSON.stringify(game));

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
