/** The worker of a lesson: the game and the one who leads through the lesson, off the page's thread and out of the first page's file. */
import { gameById } from '@bottega/games';
import { loadBook } from '@bottega/games/book';
import { loadLessons } from '@bottega/games/lessons';
import { exampleLesson, type Lesson } from '@bottega/kernel';
import { LessonCourse } from '@bottega/table/lesson';
import { messageOf } from '../errors';
import type { FromLesson, LessonCall, LessonCalls, LessonOpened, WantedLesson } from './lesson-protocol';

const post = (message: FromLesson) => self.postMessage(message);
let course: LessonCourse | null = null;

function opened(): LessonCourse {
  if (course === null) throw new Error('no lesson is open');
  return course;
}

async function find(game: string, { kind, id }: WantedLesson): Promise<Lesson> {
  if (kind === 'lesson') {
    const lesson = (await loadLessons(game)).find((one) => one.id === id);
    if (lesson !== undefined) return lesson;
  } else {
    const example = (await loadBook(game)).examples.find((one) => one.id === id);
    if (example !== undefined) return exampleLesson(example);
  }
  throw new Error(`there is no ${kind} "${id}"`);
}

const answers: LessonCalls = {
  async open(game, wanted, players): Promise<LessonOpened> {
    course = new LessonCourse(await gameById(game).load(), await find(game, wanted), players, {
      begin: (update) => post({ begin: update }),
      update: (update) => post({ update }),
      trouble: (error) => post({ trouble: messageOf(error) }),
      clock: { now: Date.now, wait, breathe: () => wait(0) },
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

/** Milliseconds that a bot's choice stays before the next. */
function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

self.onmessage = async ({ data: { call, name, args } }: MessageEvent<LessonCall>) => {
  try {
    const result = await (answers[name] as (...args: readonly unknown[]) => Promise<unknown>)(...args);
    post({ call, result, place: opened().place() });
  } catch (error) {
    post({ call, error: messageOf(error) });
  }
};
