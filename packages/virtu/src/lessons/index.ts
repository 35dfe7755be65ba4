/** Lessons of Virtù in the order in which they are learned, and their texts by language. */
import type { FirstGame, LessonKey, PrimerPosition } from '@bottega/kernel';
import { textLoader } from '@bottega/kernel/text';
import { ANNEX_GOVERN } from './annex-govern.js';
import { INTRIGUE } from './intrigue.js';
import { PALACE } from './palace.js';
import { PAYING } from './paying.js';
import { TWO_YEARS } from './two-years.js';
import { WAR } from './war.js';
import { WHAT_WINS } from './what-wins.js';
import { WINTER } from './winter.js';

export { POINT_SHARES } from './point-shares.js';

export const LESSONS = [PALACE, PAYING, ANNEX_GOVERN, WAR, INTRIGUE, WINTER, WHAT_WINS, TWO_YEARS] as const;

/** Everybody has cities, cards and points in it. */
export const PRIMER: PrimerPosition = WHAT_WINS;

/** V-10.1.5: seven years at most; the game ends before if somebody has won by then. */
export const FIRST_GAME: FirstGame = { seats: 3, options: { yearLimit: 7 } };

export type LessonTexts = Readonly<Record<LessonKey<(typeof LESSONS)[number]>, string>>;

export const loadLessonTexts = textLoader<LessonTexts>({
  en: () => import('./text/en.js'),
  fr: () => import('./text/fr.js'),
  de: () => import('./text/de.js'),
  cs: () => import('./text/cs.js'),
  it: () => import('./text/it.js'),
});
