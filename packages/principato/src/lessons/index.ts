/** Lessons of Principato in the order in which they are learned, and their texts by language. */
import type { FirstGame, LessonKey } from '@bottega/kernel';
import { textLoader } from '@bottega/kernel/text';
import { ARMY } from './army.js';
import { CARDS } from './cards.js';
import { CULTURE } from './culture.js';
import { FAVOUR } from './favour.js';
import { FIRST_YEAR } from './first-year.js';
import { PRODUCTION } from './production.js';
import { SCORING } from './scoring.js';

export { POINT_SHARES } from './point-shares.js';
export { PRIMER } from './primer-position.js';

export const LESSONS = [PRODUCTION, CARDS, FAVOUR, ARMY, SCORING, CULTURE, FIRST_YEAR] as const;

export const FIRST_GAME: FirstGame = { seats: 2, options: {} };

export type LessonTexts = Readonly<Record<LessonKey<(typeof LESSONS)[number]>, string>>;

export const loadLessonTexts = textLoader<LessonTexts>({
  en: () => import('./text/en.js'),
  fr: () => import('./text/fr.js'),
  de: () => import('./text/de.js'),
  cs: () => import('./text/cs.js'),
  it: () => import('./text/it.js'),
});
