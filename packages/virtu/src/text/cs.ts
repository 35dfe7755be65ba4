/** Virtù in Czech. */
import type { GameText } from '@bottega/kernel/text';
import { counts, labels, messages, options, tagline } from './messages/cs.js';
import { names } from './names/cs.js';
import { rulebook } from './rulebook/cs.js';

export const text: GameText = { title: 'Virtù', tagline, names, counts, labels, messages, options, rulebook };
