/** `bottega ladder`: how much stronger one bot is than the others, in games in which it alone is different. */
import { availableParallelism } from 'node:os';
import { BOTS, botOf, type Weights } from '@bottega/bots';
import { loadText } from '@bottega/games/text';
import { completeOptions, InputError, seatsOf } from '@bottega/kernel';
import { createFormatter } from '@bottega/kernel/text';
import { languageOf, openGame, parseOptions } from '../input.js';
import { ladderLines } from '../ladder/lines.js';
import { type Rung, standingOf } from '../ladder/standing.js';
import { playAll } from '../simulate/crew.js';
import type { Trained } from '../simulate/worker.js';
import { wrap } from '../terminal/layout.js';
import { interruptible, progressBar } from '../terminal/long-work.js';
import { note, print, printJson } from '../terminal/print.js';
import { loadCliText } from '../text/index.js';
import { openWeights } from '../trained-weights.js';

export interface LadderOptions {
  readonly games: number;
  readonly seats?: number;
  readonly hero?: string;
  readonly rivals?: string;
  readonly weights?: string;
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
  if (options.weights !== undefined && !pairs.some(({ hero, rivals }) => isLearned(hero) || isLearned(rivals)))
    throw new InputError('--weights is for a bot that plays by what was learned, and neither of these does');
  const weights = options.weights === undefined ? null : await openWeights(options.weights, game, seats);
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
      const seed = `${options.seed} ${hero} ${rivals}`;
      const order = { game: id, data: game.customData, seatings, options: houseRules, seed };
      const games = await playAll(
        weights === null ? order : { ...order, trained: trainedOf(weights, seatings, hero === rivals) },
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
  if (options.json) {
    const { seed, weights: file = null } = options;
    printJson({ game: id, rules: game.rules, seats, options: houseRules, seed, weights: file, rungs });
  } else print(ladderLines(rungs, { title, seats, say, language }));
}

/** The pair that is asked for; else every bot among those one step weaker. */
function pairsOf({ hero, rivals }: LadderOptions): { hero: string; rivals: string }[] {
  if ((hero === undefined) !== (rivals === undefined))
    throw new InputError('--hero and --rivals belong together: who plays, and against whom');
  if (hero !== undefined && rivals !== undefined) return [{ hero: botOf(hero).id, rivals: botOf(rivals).id }];
  const ids = Object.keys(BOTS);
  return ids.slice(1).map((stronger, at) => ({ hero: stronger, rivals: ids[at] }));
}

const isLearned = (bot: string): boolean => botOf(bot).isLearned;

/** The hero's seat moves on with the seating. Against its like it alone has the weights: so they are compared with the shipped ones. */
function trainedOf(weights: Weights, seatings: readonly (readonly string[])[], isAmongLikes: boolean): Trained {
  return {
    weights,
    seats: seatings.map((seating, hero) => seating.map((_, seat) => !isAmongLikes || seat === hero)),
  };
}
