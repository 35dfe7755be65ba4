/** Lessons of Principato in the order in which they are learned, and their texts by language. */
import type { FirstGame, LessonKey } from '@bottega/kernel';
import { textLoader } from '@bottega/kernel/text';
import { CARDS } from './cards.js';
import { FAVOUR } from './favour.js';
import { PRODUCTION } from './production.js';

export { POINT_SHARES } from './point-shares.js';
export { PRIMER } from './primer-position.js';

export const LESSONS = [PRODUCTION, CARDS, FAVOUR] as const;

export const FIRST_GAME: FirstGame = { seats: 2, options: {} };

export type LessonTexts = Readonly<Record<LessonKey<(typeof LESSONS)[number]>, string>>;

export const loadLessonTexts = textLoader<LessonTexts>({
  en: () => import('./text/en.js'),
  fr: () => import('./text/fr.js'),
  de: () => import('./text/de.js'),
  cs: () => import('./text/cs.js'),
  it: () => import('./text/it.js'),
});
