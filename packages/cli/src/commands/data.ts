/** `bottega data`: the component data of a game, to be edited and given back with --data. */
import { openGame } from '../input.js';
import { printJson } from '../terminal/print.js';

export async function data(id: string): Promise<void> {
  const loaded = await openGame(id);
  printJson(loaded.data, 2);
}
