/**
 * The yardstick: boardgame.io playing a game of comparable size, written in its idiom and driven in the fastest of its
 * documented ways. It is a development dependency of the bench alone and is loaded only when a bench runs.
 */
import { Bug, type RandomState, randomBelow, seeded } from '@bottega/kernel';
import { type Config, comparableGame, type Extent, type G, type Listed, SEATS } from './comparable-game.js';
import type { Workload } from './measure.js';
import { requireTheirs, theirVersion } from './require-theirs.js';
import { countNumbers, type Size } from './size.js';

const SAMPLE_GAMES = 4;
/** Per call of its bot. Few, so that a step stays short; a larger tree would only cost it more memory. */
const ITERATIONS = 4;
/** More than a game has decisions: its playouts go to the end, as ours do. */
const PLAYOUT_DEPTH = 1000;

export interface Yardstick {
  readonly version: string;
  readonly size: Size;
  /** Enumerate the legal moves, take one at random, reduce. A step is a game. */
  readonly decide: Workload;
  /** Reduce the moves of a recorded game. A step is a game. */
  readonly replay: Workload;
  /** Its own tree search with random playouts to the end. */
  readonly playout: Workload;
}

/**
 * The comparable game with its drivers. NODE_ENV must be `production` from before this call until the last step:
 * boardgame.io and Immer read it both when they are loaded and at every move, and are slower without it.
 */
export function yardstick(extent: Extent): Yardstick {
  const internal = requireTheirs<Internal>('boardgame.io/internal', ['CreateGameReducer', 'InitializeGame']);
  const ai = requireTheirs<{ readonly MCTSBot: BotClass }>('boardgame.io/ai', ['MCTSBot']);
  const config = comparableGame(extent);
  const reduce = internal.CreateGameReducer({ game: config });
  const begin = () => internal.InitializeGame({ game: config, numPlayers: SEATS });
  const driver: Driver = { config, reduce, begin };
  return {
    version: theirVersion(),
    size: sizeOf(driver),
    decide: deciding(driver),
    replay: replaying(driver),
    playout: searching(driver, ai.MCTSBot),
  };
}

interface TheirState {
  readonly G: G;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}
type Action = ReturnType<typeof makeMove>;
type Reduce = (state: TheirState, action: Action) => TheirState & { readonly transients?: unknown };
interface Driver {
  readonly config: Config;
  readonly reduce: Reduce;
  begin(): TheirState;
}
interface Internal {
  CreateGameReducer(options: { game: Config }): Reduce;
  InitializeGame(options: { game: Config; numPlayers: number }): TheirState;
}
type BotClass = new (options: {
  game: Config;
  enumerate: Config['ai']['enumerate'];
  iterations: number;
  playoutDepth: number;
}) => { play(state: TheirState, playerID: string): Promise<unknown> };

/** The action that its own `makeMove` makes; made for the chosen move only, which is cheaper than what its bots do. */
function makeMove({ move, args }: Listed, playerID: string) {
  return { type: 'MAKE_MOVE', payload: { type: move, args, playerID, credentials: undefined } };
}

function deciding({ config, reduce, begin }: Driver): Workload {
  const random = seeded('decide');
  return {
    step() {
      let state = begin();
      let decisions = 0;
      while (state.ctx.gameover === undefined) {
        const { currentPlayer } = state.ctx;
        const moves = config.ai.enumerate(state.G, state.ctx, currentPlayer);
        state = reduce(state, makeMove(pickOne(moves, random), currentPlayer));
        decisions++;
      }
      return { decisions, wholes: 1 };
    },
  };
}

function replaying({ config, reduce, begin }: Driver): Workload {
  const random = seeded('record');
  const actions: Action[] = [];
  for (let state = begin(); state.ctx.gameover === undefined; ) {
    const { currentPlayer } = state.ctx;
    const action = makeMove(pickOne(config.ai.enumerate(state.G, state.ctx, currentPlayer), random), currentPlayer);
    actions.push(action);
    state = reduce(state, action);
  }
  return {
    step() {
      let state = begin();
      for (const action of actions) state = reduce(state, action);
      if (state.ctx.gameover === undefined) throw new Bug('a replayed game of boardgame.io is not over');
      return { decisions: actions.length, wholes: 1 };
    },
  };
}

/**
 * Counted in decisions simulated, on both sides: iterations would favour the shorter game. Its bot enumerates once for
 * each move it reduces (in expansion and playout alike) and once for the root, so enumerations tell the decisions
 * without touching the bot. What it does besides (selection, backpropagation) is far below a percent of its time, so
 * our side, which has no tree here, gains nothing by that. Left unseeded: its seeded generator is rebuilt at each draw.
 */
function searching({ config, begin }: Driver, MCTSBot: BotClass): Workload {
  let enumerations = 0;
  const bot = new MCTSBot({
    game: config,
    enumerate: (G, ctx, playerID) => {
      enumerations++;
      return config.ai.enumerate(G, ctx, playerID);
    },
    iterations: ITERATIONS,
    playoutDepth: PLAYOUT_DEPTH,
  });
  const root = begin();
  return {
    step() {
      enumerations = 0;
      // With its `async` option off, as it is by default, the work is done before the promise is returned.
      void bot.play(root, root.ctx.currentPlayer);
      return { decisions: enumerations - 1, wholes: ITERATIONS };
    },
  };
}

function sizeOf({ config, reduce, begin }: Driver): Size {
  const random = seeded('size');
  let decisions = 0;
  let legal = 0;
  let numbers = 0;
  for (let played = 0; played < SAMPLE_GAMES; played++) {
    let state = begin();
    while (state.ctx.gameover === undefined) {
      const { currentPlayer } = state.ctx;
      const moves = config.ai.enumerate(state.G, state.ctx, currentPlayer);
      decisions++;
      legal += moves.length;
      numbers += countNumbers(state.G);
      const next = reduce(state, makeMove(pickOne(moves, random), currentPlayer));
      if (next.transients !== undefined) throw new Bug('boardgame.io refuses a move that was listed', { moves });
      state = next;
    }
  }
  return { decisions: decisions / SAMPLE_GAMES, legal: legal / decisions, numbers: numbers / decisions };
}

function pickOne<T>(items: readonly T[], random: RandomState): T {
  return items[randomBelow(random, items.length)];
}
