/** Which lessons somebody has gone through in this browser, each by its game and id. */
const KEY = 'bottega-lessons';

export function lessonsDone(): ReadonlySet<string> {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(json) ? json.filter((one): one is string => typeof one === 'string') : []);
  } catch {
    return new Set(); // a damaged entry only means that lessons are offered again
  }
}

export function markLessonDone(game: string, lesson: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...lessonsDone(), keyOf(game, lesson)])]));
  } catch {
    // Private windows may refuse; the lesson is then offered again on the next visit.
  }
}

export const keyOf = (game: string, lesson: string): string => `${game}/${lesson}`;
