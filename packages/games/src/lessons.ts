/** Lessons of the games, for whoever teaches them: a game's are loaded when they are first wanted. */
import type { FirstGame, Lesson, PointShares, PrimerPosition } from '@bottega/kernel';
import { type Language, unbroken } from '@bottega/kernel/text';
import { gameById } from './index.js';

interface LessonBook {
  /** In the order in which they are learned. */
  readonly LESSONS: readonly Lesson[];
  readonly POINT_SHARES: PointShares;
  readonly PRIMER: PrimerPosition;
  readonly FIRST_GAME: FirstGame;
  loadLessonTexts(language: Language): Promise<Readonly<Record<string, string>>>;
}

const BOOKS: Readonly<Record<string, () => Promise<LessonBook>>> = {
  principato: () => import('@bottega/principato/lessons') as Promise<LessonBook>,
  virtu: () => import('@bottega/virtu/lessons') as Promise<LessonBook>,
  vulgari: () => import('@bottega/vulgari/lessons') as Promise<LessonBook>,
};

const bookOf = (id: string): Promise<LessonBook> => BOOKS[gameById(id).id]();

export async function loadLessons(id: string): Promise<readonly Lesson[]> {
  return (await bookOf(id)).LESSONS;
}

/** Where the points of a game come from. */
export async function loadPointShares(id: string): Promise<PointShares> {
  return (await bookOf(id)).POINT_SHARES;
}

/** The position in which a game in three minutes is shown. */
export async function loadPrimerPosition(id: string): Promise<PrimerPosition> {
  return (await bookOf(id)).PRIMER;
}

/** How the whole game is set up that comes after the last lesson. */
export async function loadFirstGame(id: string): Promise<FirstGame> {
  return (await bookOf(id)).FIRST_GAME;
}

/** What the lessons of a game say: its three minutes, a title for each lesson, and a text for each step. */
export async function loadLessonTexts(id: string, language: Language): Promise<Readonly<Record<string, string>>> {
  const texts = await (await bookOf(id)).loadLessonTexts(language);
  return Object.fromEntries(Object.entries(texts).map(([key, said]) => [key, unbroken(said, language)]));
}
