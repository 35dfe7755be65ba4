/** What bots are called, without the bots themselves: all that a page needs to offer them. */

/** The bots that people are offered, from easy to strong. */
export const LEVELS = ['garzone', 'apprendista', 'maestro'] as const;

/** Those that can be offered: where nothing was learned the strongest would play as the one before it. */
export function levelsWhere(isLearned: boolean): readonly string[] {
  return isLearned ? LEVELS : LEVELS.filter((level) => level !== 'maestro');
}

/** Names of bots in older games, and what they are called today. */
const FORMER_NAMES: Readonly<Record<string, string>> = { greedy: 'apprendista' };

/** What a bot is called today. */
export function presentName(id: string): string {
  return Object.hasOwn(FORMER_NAMES, id) ? FORMER_NAMES[id] : id;
}
