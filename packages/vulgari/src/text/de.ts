/** De Vulgari Eloquentia in German. */
import type { GameText } from '@bottega/kernel/text';
import { counts, messages, options, tagline } from './messages/de.js';
import { names } from './names/de.js';
import { rulebook } from './rulebook/de.js';

export const text: GameText = {
  title: 'De Vulgari Eloquentia',
  tagline,
  names,
  counts,
  messages,
  options,
  rulebook,
};
