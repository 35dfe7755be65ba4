/** The worker of a lesson: the game and the one who leads through the lesson, off the page's thread and out of the first page's file. */
import { gameById } from '@bottega/games';
import { loadLessons } from '@bottega/games/lessons';
import { LessonCourse } from '@bottega/table/lesson';
import { messageOf } from '../errors';
import type { FromLesson, LessonCall, LessonCalls, LessonOpened } from './lesson-protocol';

const post = (message: FromLesson) => self.postMessage(message);
let course: LessonCourse | null = null;

function opened(): LessonCourse {
  if (course === null) throw new Error('no lesson is open');
  return course;
}

const answers: LessonCalls = {
  async open(game, id, players): Promise<LessonOpened> {
    const lesson = (await loadLessons(game)).find((one) => one.id === id);
    if (lesson === undefined) throw new Error(`there is no lesson "${id}"`);
    course = new LessonCourse(await gameById(game).load(), lesson, players, {
      begin: (update) => post({ begin: update }),
      update: (update) => post({ update }),
    });
    return { info: course.info(), update: await course.look() };
  },
  choose: (request, choices) => opened().choose(request, choices),
  undo: (request) => opened().undo(request),
  next: () => opened().next(),
  back: () => opened().back(),
  repeat: () => opened().repeat(),
  moment: (at, seat) => opened().moment(at, seat),
  recap: () => opened().recap(),
};

self.onmessage = async ({ data: { call, name, args } }: MessageEvent<LessonCall>) => {
  try {
    const result = await (answers[name] as (...args: readonly unknown[]) => Promise<unknown>)(...args);
    post({ call, result, place: opened().place() });
  } catch (error) {
    post({ call, error: messageOf(error) });
  }
};
