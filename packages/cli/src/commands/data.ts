/** `bottega data`: the component data of a game, to be edited and given back with --data. */
import { openGame } from '../input.js';

export async function data(id: string): Promise<void> {
  const loaded = await openGame(id);
  console.log(JSON.stringify(loaded.data, null, 2));
}
