/** How strong a bot is, in the page's words. */
import { presentName } from '@bottega/bots/levels';
import type { PageText } from '../text';

/** A bot's level in a word ("easy"); one that the page has no word for is called by its id. */
export function botLevel(text: PageText, bot: string): string {
  return text.find(`bots.${presentName(bot)}.level`) ?? bot;
}

/** A sentence on how a bot plays; null for one that the page does not know. */
export function botSays(text: PageText, bot: string): string | null {
  return text.find(`bots.${presentName(bot)}.says`);
}
