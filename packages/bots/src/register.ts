/** Every bot by name. */
import { InputError } from '@bottega/kernel';
import { apprendista } from './apprendista.js';
import type { Bot } from './bot.js';
import { garzone } from './garzone.js';
import { presentName } from './levels.js';
import { maestro } from './maestro.js';
import { random } from './random.js';

/** Every bot by its id, from weak to strong. */
export const BOTS: Readonly<Record<string, Bot>> = { random, garzone, apprendista, maestro };

/** The strongest bot there is. */
export const ADVISER = maestro.id;

/** The bot of that name; refuses an unknown one with the names that are known. */
export function botOf(id: string): Bot {
  const bot = findBot(id);
  if (bot === null) {
    throw new InputError(`There is no bot called "${id}". Known bots: ${Object.keys(BOTS).join(', ')}.`);
  }
  return bot;
}

/** The bot of that name, which may be a former one; null if there is none. */
export function findBot(id: string): Bot | null {
  const name = presentName(id);
  return Object.hasOwn(BOTS, name) ? BOTS[name] : null;
}
