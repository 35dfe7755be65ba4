/** Virtù in German. */
import type { GameText } from '@bottega/kernel/text';
import { counts, labels, messages, options, tagline } from './messages/de.js';
import { names } from './names/de.js';
import { rulebook } from './rulebook/de.js';

export const text: GameText = { title: 'Virtù', tagline, names, counts, labels, messages, options, rulebook };
