/** Players made of code. They know the kernel's `Game` and nothing of any game. */
import { InputError } from '@bottega/kernel';
import type { Bot } from './bot.js';
import { greedy } from './greedy.js';
import { random } from './random.js';

export { type Advice, advise, type Change, type Line } from './advice.js';
export { type Bot, type Budget, DEFAULT_BUDGET } from './bot.js';

/** Every bot by its id, from weak to strong. */
export const BOTS: Readonly<Record<string, Bot>> = { random, greedy };

/** The bot of that name; refuses an unknown one with the names that are known. */
export function botOf(id: string): Bot {
  if (!Object.hasOwn(BOTS, id)) {
    throw new InputError(`There is no bot called "${id}". Known bots: ${Object.keys(BOTS).join(', ')}.`);
  }
  return BOTS[id];
}
