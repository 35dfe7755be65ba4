/** `bottega ladder`: how much stronger one bot is than the others, in games in which it alone is different. */
import { availableParallelism } from 'node:os';
import { BOTS, botOf } from '@bottega/bots';
import { loadText } from '@bottega/games/text';
import { completeOptions, InputError, seatsOf } from '@bottega/kernel';
import { createFormatter } from '@bottega/kernel/text';
import { languageOf, openGame, parseOptions } from '../input.js';
import { ladderLines } from '../ladder/lines.js';
import { type Rung, standingOf } from '../ladder/standing.js';
import { playAll } from '../simulate/crew.js';
import { wrap } from '../terminal/layout.js';
import { interruptible, progressBar } from '../terminal/long-work.js';
import { note, print, printJson } from '../terminal/print.js';
import { loadCliText } from '../text/index.js';

export interface LadderOptions {
  readonly games: number;
  readonly seats?: number;
  readonly hero?: string;
  readonly rivals?: string;
  readonly workers?: number;
  readonly seed: string;
  readonly data?: string;
  readonly option: readonly string[];
  readonly lang?: string;
  readonly json?: boolean;
}

export async function ladder(id: string, options: LadderOptions): Promise<void> {
  const language = languageOf(options.lang);
  const { game } = await openGame(id, options.data);
  const seats = seatsOf(game, options.seats ?? game.seats[game.seats.length - 1]);
  const pairs = pairsOf(options);
  const houseRules = completeOptions(game, parseOptions(game, options.option));
  const { title } = await loadText(id, language);
  const say = createFormatter(await loadCliText(language), language, []);

  const bar = progressBar();
  bar?.start(options.games * pairs.length, 0);
  const interruption = interruptible();
  const rungs: Rung[] = [];
  try {
    for (const [at, { hero, rivals }] of pairs.entries()) {
      if (interruption.signal.aborted) break;
      const seatings = Array.from({ length: seats }, (_, seat) =>
        Array.from({ length: seats }, (__, other) => (other === seat ? hero : rivals)),
      );
      const games = await playAll(
        { game: id, data: game.customData, seatings, options: houseRules, seed: `${options.seed} ${hero} ${rivals}` },
        options.games,
        options.workers ?? availableParallelism(),
        (finished) => bar?.update(at * options.games + finished),
        interruption.signal,
      );
      if (games.length > 0)
        rungs.push({ hero, rivals, standing: standingOf(games, seats, (number) => number % seats) });
    }
  } finally {
    bar?.stop();
    interruption.end();
  }
  if (interruption.signal.aborted) {
    process.exitCode = interruption.signal.reason;
    const count = rungs.reduce((sum, { standing }) => sum + standing.games, 0);
    const key = count === 0 ? 'simulate.nothing' : 'simulate.interrupted';
    note(wrap(say({ key, values: { count, all: options.games * pairs.length } })));
    if (count === 0) return;
  }
  if (options.json) printJson({ game: id, rules: game.rules, seats, options: houseRules, seed: options.seed, rungs });
  else print(ladderLines(rungs, { title, seats, say, language }));
}

/** The pair that is asked for; else every bot among those one step weaker. */
function pairsOf({ hero, rivals }: LadderOptions): { hero: string; rivals: string }[] {
  if ((hero === undefined) !== (rivals === undefined))
    throw new InputError('--hero and --rivals belong together: who plays, and against whom');
  if (hero !== undefined && rivals !== undefined) return [{ hero: botOf(hero).id, rivals: botOf(rivals).id }];
  const ids = Object.keys(BOTS);
  return ids.slice(1).map((stronger, at) => ({ hero: stronger, rivals: ids[at] }));
}
