/** The register of games. A new game is a package of its own and one line here. */
import { type Choice, type Game, type GameEvent, InputError, type State } from '@bottega/kernel';
import { type Draw, type GameText, type Language, unbrokenText, type Words } from '@bottega/kernel/text';

/** A game with everything around it; parts are loaded when they are first wanted. */
export interface Registered {
  readonly id: string;
  /** The game, with component data as it was read from a file, or its own. */
  load(customData?: unknown): Promise<Loaded>;
}

export interface Loaded {
  readonly game: Game;
  readonly words: Words;
  readonly draw: Draw;
  /** The game's own component data: what a data file looks like. */
  readonly data: unknown;
  text(language: Language): Promise<GameText>;
}

export const GAMES: readonly Registered[] = [
  register('principato', async (customData) => {
    const { createPrincipato, DATA } = await import('@bottega/principato');
    const { draw, loadText, words } = await import('@bottega/principato/text');
    const game = createPrincipato(customData);
    return { game, words: words(game.tables), draw: draw(game.tables), data: DATA, text: loadText };
  }),
  register('virtu', async (customData) => {
    const { createVirtu, DATA } = await import('@bottega/virtu');
    const { draw, loadText, words } = await import('@bottega/virtu/text');
    const game = createVirtu(customData);
    return { game, words: words(game.tables), draw: draw(game.tables), data: DATA, text: loadText };
  }),
  register('vulgari', async (customData) => {
    const { createVulgari, DATA } = await import('@bottega/vulgari');
    const { draw, loadText, words } = await import('@bottega/vulgari/text');
    const game = createVulgari(customData);
    return { game, words: words(game.tables), draw: draw(game.tables), data: DATA, text: loadText };
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
  readonly draw: Draw<S>;
  readonly data: unknown;
  text(language: Language): Promise<GameText>;
}

/** Forgets the types of a game: outside its package a state is only ever handed back to the game it came from. */
function register<S extends State, C extends Choice, E extends GameEvent>(
  id: string,
  load: (customData: unknown) => Promise<Specific<S, C, E>>,
): Registered {
  return {
    id,
    async load(customData = null) {
      const loaded = (await load(customData)) as unknown as Loaded;
      return { ...loaded, text: async (language) => unbrokenText(await loaded.text(language), language) };
    },
  };
}
