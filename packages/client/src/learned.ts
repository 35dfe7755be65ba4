/** What somebody knows of the games by what they did in this browser: lessons gone through, games met, and games played to the end. */
import { KeptSet } from './kept-set';

/** Lessons that were gone through, each by its game and id. */
const lessons = new KeptSet('bottega-lessons');
/** Games of which a table was opened here. */
const met = new KeptSet('bottega-met');
/** Games that were played to the end here, against bots. */
const played = new KeptSet('bottega-played');
/** Tables at which the lessons of a game end, each by its game and id. */
const firstTables = new KeptSet('bottega-first-tables');

/** What the whole game after the last lesson is called among the lessons. */
export const FIRST_GAME = 'first-game';

export const keyOf = (game: string, lesson: string): string => `${game}/${lesson}`;

export const lessonsDone = (): ReadonlySet<string> => lessons.read();
export const markLessonDone = (game: string, lesson: string): void => lessons.add(keyOf(game, lesson));

export const hasMet = (game: string): boolean => met.read().has(game);
export const markMet = (game: string): void => met.add(game);

export const markFirstTable = (game: string, table: string): void => firstTables.add(keyOf(game, table));

/** The table at which the lessons of a game ended last; null if none was begun. */
export function firstTableOf(game: string): string | null {
  const begun = [...firstTables.read()].findLast((one) => one.startsWith(keyOf(game, '')));
  return begun?.slice(keyOf(game, '').length) ?? null;
}

/** Whether a game at this table is somebody's first: no other was played to the end, or the lessons end here. */
export function isFirstGame(game: string, table: string): boolean {
  return !played.read().has(game) || firstTables.read().has(keyOf(game, table));
}

/** A game against bots is over. */
export function markPlayed(game: string, table: string): void {
  played.add(game);
  if (firstTables.read().has(keyOf(game, table))) markLessonDone(game, FIRST_GAME);
}
