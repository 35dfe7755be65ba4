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
  /**
   * What was learned for so many seats; null if nothing was, or if it was learned under other rules or with other components: then it
   * would mislead.
   */
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
      stored: async (seats) => (await import('@bottega/principato/weights')).loadWeights(seats),
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
      stored: async (seats) => (await import('@bottega/virtu/weights')).loadWeights(seats),
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
      stored: async (seats) => (await import('@bottega/vulgari/weights')).loadWeights(seats),
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
  /** What was learned for so many seats. */
  stored(seats: number): Promise<StoredWeights | null>;
}

/** Forgets the types of a game: outside its package a state is only ever handed back to the game it came from. */
function register<S extends State, C extends Choice, E extends GameEvent>(
  id: string,
  load: (customData: unknown) => Promise<Specific<S, C, E>>,
): Registered {
  return {
    id,
    async load(customData = null) {
      const { stored, ...specific } = await load(customData);
      const loaded = specific as unknown as Omit<Loaded, 'loadWeights'>;
      return { ...loaded, loadWeights: async (seats) => fitting(loaded.game, seats, await stored(seats)) };
    },
  };
}

function fitting(game: Game, seats: number, stored: StoredWeights | null): Weights | null {
  if (stored === null || game.customData !== null || stored.rules !== game.rules) return null;
  return stored.inputs === inputsOf(game, seats) ? readWeights(stored) : null;
}
