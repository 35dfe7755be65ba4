/** Lessons of De Vulgari Eloquentia in the order in which they are learned, and their texts by language. */
import type { FirstGame, LessonKey, PrimerPosition } from '@bottega/kernel';
import { textLoader } from '@bottega/kernel/text';
import { CUBES } from './cubes.js';
import { ELECTION } from './election.js';
import { JOURNEYS } from './journeys.js';
import { MANUSCRIPTS } from './manuscripts.js';
import { ROUNDS } from './rounds.js';
import { STATUSES } from './statuses.js';
import { SUMMONS } from './summons.js';
import { TRACKS } from './tracks.js';

export { POINT_SHARES } from './point-shares.js';

export const LESSONS = [JOURNEYS, MANUSCRIPTS, CUBES, STATUSES, TRACKS, SUMMONS, ELECTION, ROUNDS] as const;

/** Everybody is on the way in it, and everything that can be taken lies there. */
export const PRIMER: PrimerPosition = TRACKS;

export const FIRST_GAME: FirstGame = { seats: 2, options: {} };

export type LessonTexts = Readonly<Record<LessonKey<(typeof LESSONS)[number]>, string>>;

export const loadLessonTexts = textLoader<LessonTexts>({
  en: () => import('./text/en.js'),
  fr: () => import('./text/fr.js'),
  de: () => import('./text/de.js'),
  cs: () => import('./text/cs.js'),
  it: () => import('./text/it.js'),
});
