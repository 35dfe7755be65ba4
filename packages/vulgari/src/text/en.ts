/** De Vulgari Eloquentia in English. */
import type { GameText } from '@bottega/kernel/text';
import { counts, messages, options, tagline } from './messages/en.js';
import { names } from './names/en.js';
import { rulebook } from './rulebook/en.js';

export const text: GameText = {
  title: 'De Vulgari Eloquentia',
  tagline,
  names,
  counts,
  messages,
  options,
  rulebook,
};
