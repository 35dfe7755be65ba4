/** De Vulgari Eloquentia in Italian. */
import type { GameText } from '@bottega/kernel/text';
import { counts, messages, options, tagline } from './messages/it.js';
import { names } from './names/it.js';
import { rulebook } from './rulebook/it.js';

export const text: GameText = {
  title: 'De Vulgari Eloquentia',
  tagline,
  names,
  counts,
  messages,
  options,
  rulebook,
};
