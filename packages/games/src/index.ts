/**
 * The register of games: rules, and how play is put into words. A new game is a package of its own and one line here, one in
 * text.ts and one in draw.ts: whoever only plays (a worker, a server) carries neither texts nor drawings.
 */
import { inputsOf, readWeights, type Weights } from '@bottega/bots';
import { type Choice, type Game, type GameEvent, InputError, type State, type StoredWeights } from '@bottega/kernel';
import type { Words } from '@bottega/kernel/text';

/** A game; its parts are loaded when they are first wanted. */
export interface Registered {
  readonly id: string;
  /** The game, with component data as it was read from a file, or its own. */
  load(customData?: unknown): Promise<Loaded>;
}

export interface Loaded {
  readonly game: Game;
  readonly words: Words;
  /** The game's own component data: what a data file looks like. */
  readonly data: unknown;
  /** For how many seats bots have learned: under these rules and with these components, or it would mislead. */
  readonly learnedSeats: readonly number[];
  /** What was learned for so many seats; null if nothing was. */
  loadWeights(seats: number): Promise<Weights | null>;
}

export const GAMES: readonly Registered[] = [
  register('principato', async (customData) => {
    const { createPrincipato, DATA } = await import('@bottega/principato');
    const { words } = await import('@bottega/principato/words');
    const game = createPrincipato(customData);
    return {
      game,
      words: words(game.tables),
      data: DATA,
      weights: await import('@bottega/principato/weights'),
    };
  }),
  register('virtu', async (customData) => {
    const { createVirtu, DATA } = await import('@bottega/virtu');
    const { words } = await import('@bottega/virtu/words');
    const game = createVirtu(customData);
    return {
      game,
      words: words(game.tables),
      data: DATA,
      weights: await import('@bottega/virtu/weights'),
    };
  }),
  register('vulgari', async (customData) => {
    const { createVulgari, DATA } = await import('@bottega/vulgari');
    const { words } = await import('@bottega/vulgari/words');
    const game = createVulgari(customData);
    return {
      game,
      words: words(game.tables),
      data: DATA,
      weights: await import('@bottega/vulgari/weights'),
    };
  }),
];

/** The game with this id; the error names those that there are. */
export function gameById(id: string): Registered {
  const found = GAMES.find((game) => game.id === id);
  if (found !== undefined) return found;
  throw new InputError(`there is no game "${id}"; there is ${GAMES.map((game) => game.id).join(', ')}`);
}

/** A game as its package knows it. */
interface Specific<S extends State, C extends Choice, E extends GameEvent> {
  readonly game: Game<S, C, E>;
  readonly words: Words<S, C, E>;
  readonly data: unknown;
  readonly weights: {
    /** For how many seats something was learned, and under which rules. */
    readonly LEARNED: readonly { readonly seats: number; readonly rules: number }[];
    loadWeights(seats: number): Promise<StoredWeights | null>;
  };
}

/** Forgets the types of a game: outside its package a state is only ever handed back to the game it came from. */
function register<S extends State, C extends Choice, E extends GameEvent>(
  id: string,
  load: (customData: unknown) => Promise<Specific<S, C, E>>,
): Registered {
  return {
    id,
    async load(customData = null) {
      const { weights, ...specific } = await load(customData);
      const loaded = specific as unknown as Omit<Loaded, 'loadWeights' | 'learnedSeats'>;
      const { game } = loaded;
      const fitting = game.customData === null ? weights.LEARNED.filter(({ rules }) => rules === game.rules) : [];
      const learnedSeats = fitting.map(({ seats }) => seats);
      return {
        ...loaded,
        learnedSeats,
        async loadWeights(seats) {
          const stored = learnedSeats.includes(seats) ? await weights.loadWeights(seats) : null;
          return stored?.inputs === inputsOf(game, seats) ? readWeights(stored) : null;
        },
      };
    },
  };
}
