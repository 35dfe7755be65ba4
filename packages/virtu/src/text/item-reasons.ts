/** Why an item of the market cannot be bought, in a word that fits on its card; the refusal says the whole sentence. */
import type { CitedId } from '../rule-ids.js';
import type { Messages } from './message-table.js';

type Key = keyof Messages & `table.bar.${string}`;

const REASONS = new Map<string, Key>([
  ['V-2.6', 'table.bar.soldOut'],
  ['V-9.3.1', 'table.bar.wanted'],
  ['V-9.3.5', 'table.bar.one'],
  ['V-9.3.7', 'table.bar.site'],
  ['V-9.3.10', 'table.bar.dear'],
  ['V-9.3.12', 'table.bar.space'],
] satisfies [CitedId, Key][]);

/** The key of the word for the rule that bars an item; null for a rule that has none. */
export const itemReason = (rule: string): Key | null => REASONS.get(rule) ?? null;
