import { gameById, type Loaded } from '@bottega/games';
import { loadLessons } from '@bottega/games/lessons';
import { LessonCourse, type LessonPlace } from '@bottega/table/lesson';
import { afterEach, expect, test, vi } from 'vitest';
import type { LessonCalls } from '../src/learn/lesson-protocol';
import { LessonTable } from '../src/learn/lesson-table';
import { OwnWorker } from '../src/table/own/own-worker';
import type { FromOwnWorker, OwnCall } from '../src/table/own/protocol';

afterEach(() => vi.unstubAllGlobals());

/** A lesson led through on this thread, which says the same as its worker does. */
async function openLesson(loaded: Loaded, game: string, id: string) {
  const lesson = (await loadLessons(game)).find((one) => one.id === id);
  if (lesson === undefined) throw new Error(`there is no lesson "${id}"`);
  const players = Array.from({ length: lesson.setup.seats }, (_, seat) => ({ name: `Player ${seat}`, bot: null }));
  const said: FromOwnWorker<LessonPlace>[] = [];
  const course: LessonCourse = new LessonCourse(loaded, lesson, players, {
    begin: (update) => say({ begin: update }),
    update: (update) => say({ update }),
  });
  const thread: Pick<Worker, 'postMessage' | 'onmessage' | 'terminate'> = {
    onmessage: null,
    terminate: () => {},
    async postMessage({ call, name }: OwnCall) {
      const result: unknown =
        name === 'open' ? { info: course.info(), update: await course.look() } : await course[name as 'next']();
      say({ call, result, place: course.place() });
    },
  };
  function say(message: FromOwnWorker<LessonPlace>): void {
    said.push(message);
    thread.onmessage?.call(thread as Worker, { data: message } as MessageEvent);
  }
  const worker = new OwnWorker<LessonCalls, LessonPlace>(thread as Worker);
  const table = new LessonTable(worker, loaded.game, await worker.call('open', game, id, players));
  return { table, said, steps: lesson.steps.length };
}

test('a step of a lesson is told together with the position that it speaks of', async () => {
  // No frame is ever drawn: nothing may wait for one.
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const { table, said, steps } = await openLesson(await gameById('principato').load(), 'principato', 'firstYear');
  const told: string[] = [];
  table.subscribe(() => told.push(`${table.place().at} ${table.seen().version}`));
  let moved = 0;
  for (let at = 1; at < steps; at++) {
    const before = table.seen().version;
    said.length = 0;
    told.length = 0;
    await table.next();
    const isMoved = said.some((message) => 'update' in message);
    if (isMoved) moved++;
    expect(table.place().at).toBe(at);
    expect(table.seen().version > before).toBe(isMoved);
    // Never the one without the other.
    expect(new Set(told)).toEqual(new Set([`${at} ${table.seen().version}`]));
  }
  expect(moved).toBeGreaterThan(3);
});
