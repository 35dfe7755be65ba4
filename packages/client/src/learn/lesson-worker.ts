/** The worker of a lesson: the game and the one who leads through the lesson, off the page's thread and out of the first page's file. */
import { gameById } from '@bottega/games';
import { loadLessons } from '@bottega/games/lessons';
import { LessonCourse, type LessonPlace } from '@bottega/table/lesson';
import { serveTable } from '../table/own/serve';
import type { LessonCalls } from './lesson-protocol';

let course: LessonCourse | null = null;

function opened(): LessonCourse {
  if (course === null) throw new Error('no lesson is open');
  return course;
}

serveTable<LessonCalls, LessonPlace>(
  ({ begin, update }) => ({
    async open(game, id, players) {
      const lesson = (await loadLessons(game)).find((one) => one.id === id);
      if (lesson === undefined) throw new Error(`there is no lesson "${id}"`);
      course = new LessonCourse(await gameById(game).load(), lesson, players, { begin, update });
      return { info: course.info(), update: await course.look() };
    },
    choose: (request, choices) => opened().choose(request, choices),
    undo: (request) => opened().undo(request),
    next: () => opened().next(),
    back: () => opened().back(),
    repeat: () => opened().repeat(),
    moment: (at, seat) => opened().moment(at, seat),
    recap: () => opened().recap(),
  }),
  () => opened().place(),
);
