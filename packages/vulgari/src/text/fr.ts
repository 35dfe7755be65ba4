/** De Vulgari Eloquentia in French. */
import type { GameText } from '@bottega/kernel/text';
import { counts, messages, options, tagline } from './messages/fr.js';
import { names } from './names/fr.js';
import { rulebook } from './rulebook/fr.js';

export const text: GameText = {
  title: 'De Vulgari Eloquentia',
  tagline,
  names,
  counts,
  messages,
  options,
  rulebook,
};
