/** Every bot by name. */
import { InputError } from '@bottega/kernel';
import type { Bot } from './bot.js';
import { garzone } from './garzone.js';
import { greedy } from './greedy.js';
import { maestro } from './maestro.js';
import { random } from './random.js';

/** Every bot by its id, from weak to strong. */
export const BOTS: Readonly<Record<string, Bot>> = { random, garzone, greedy, maestro };

/** The strongest bot there is. */
export const ADVISER = 'greedy';

/** The bot of that name; refuses an unknown one with the names that are known. */
export function botOf(id: string): Bot {
  if (!Object.hasOwn(BOTS, id)) {
    throw new InputError(`There is no bot called "${id}". Known bots: ${Object.keys(BOTS).join(', ')}.`);
  }
  return BOTS[id];
}
