/** De Vulgari Eloquentia in Czech. */
import type { GameText } from '@bottega/kernel/text';
import { counts, messages, options, tagline } from './messages/cs.js';
import { names } from './names/cs.js';
import { rulebook } from './rulebook/cs.js';

export const text: GameText = {
  title: 'De Vulgari Eloquentia',
  tagline,
  names,
  counts,
  messages,
  options,
  rulebook,
};
