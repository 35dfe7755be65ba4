/** Games drawn with letters, for the terminal. */
import type { Draw } from '@bottega/kernel/text';
import { gameById } from './index.js';

const DRAWINGS: Readonly<Record<string, (customData: unknown) => Promise<unknown>>> = {
  async principato(customData) {
    const { createPrincipato } = await import('@bottega/principato');
    return (await import('@bottega/principato/draw')).draw(createPrincipato(customData).tables);
  },
  async virtu(customData) {
    const { createVirtu } = await import('@bottega/virtu');
    return (await import('@bottega/virtu/draw')).draw(createVirtu(customData).tables);
  },
  async vulgari(customData) {
    const { createVulgari } = await import('@bottega/vulgari');
    return (await import('@bottega/vulgari/draw')).draw(createVulgari(customData).tables);
  },
};

/** How a game with its own or other component data is drawn. */
export async function loadDraw(id: string, customData: unknown = null): Promise<Draw> {
  // As with the games themselves: a view is only ever drawn by the game it came from.
  return (await DRAWINGS[gameById(id).id](customData)) as Draw;
}
