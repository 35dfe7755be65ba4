/** Every lesson of every game can be gone through to its end, whatever a learner does on the way. */
import { GAMES, gameById } from '@bottega/games';
import { loadLessons, loadLessonTexts, loadPointShares } from '@bottega/games/lessons';
import { loadText } from '@bottega/games/text';
import { type Choice, fitsPattern, type Lesson, Match, PRIMER_PARTS } from '@bottega/kernel';
import { createFormatter, LANGUAGES, placesOf } from '@bottega/kernel/text';
import { describe, expect, test } from 'vitest';
import { type Playable, TableMirror, type TableSnapshot } from '../src/index.js';
import { LessonCourse } from '../src/lesson-course.js';
import { person } from './table.js';

/** Somebody who learns, with what they see. */
class Learner {
  readonly course: LessonCourse;
  private mirror: TableMirror | null = null;
  private requests = 0;

  private constructor(playable: Playable, lesson: Lesson) {
    const players = Array.from({ length: lesson.setup.seats }, (_, seat) => person(`Player ${seat + 1}`));
    this.course = new LessonCourse(playable, lesson, players, {
      begin: (update) => {
        this.mirror = new TableMirror(playable.game, update);
      },
      update: (update) => this.mirror?.receive(update),
    });
  }

  static async of(playable: Playable, lesson: Lesson): Promise<Learner> {
    const learner = new Learner(playable, lesson);
    learner.mirror = new TableMirror(playable.game, await learner.course.look());
    return learner;
  }

  seen(): TableSnapshot {
    if (this.mirror === null) throw new Error('nothing is seen yet');
    return this.mirror.snapshot();
  }

  choose(...choices: readonly Choice[]) {
    const position = this.mirror?.position ?? '';
    return this.course.choose({ position, id: `request ${this.requests++}` }, choices);
  }

  undo() {
    return this.course.undo({ position: this.mirror?.position ?? '', id: `request ${this.requests++}` });
  }
}

describe.each(GAMES.map(({ id }) => id))('%s in three minutes', (id) => {
  test('is told in every language', async () => {
    for (const language of LANGUAGES) {
      const texts = await loadLessonTexts(id, language);
      for (const part of PRIMER_PARTS) expect(texts[`primer.${part}`], `${language} ${part}`).toMatch(/\p{L}.*\.$/u);
    }
  });

  test('names categories of the score sheet, and their shares are nearly everything', async () => {
    const { game } = await gameById(id).load();
    const match = new Match(game, { seats: game.seats[0], options: {}, seed: 'any' });
    const known = game.result(match.state).sheet.map(({ category }) => category);
    const { shares } = await loadPointShares(id);
    for (const { category } of shares) expect(known).toContain(category);
    const sum = shares.reduce((all, { percent }) => all + percent, 0);
    expect(sum).toBeGreaterThan(95);
    expect(sum).toBeLessThan(105);
  });
});

const lessons = await Promise.all(
  GAMES.map(async ({ id, load }) => ({ id, playable: await load(), lessons: await loadLessons(id) })),
);
const all = lessons.flatMap(({ id, playable, lessons: some }) =>
  some.map((lesson) => [`${id}: ${lesson.id}`, playable, lesson] as const),
);

describe.each(all)('%s', (_name, playable, lesson) => {
  test('each step can be done in each way that it asks for, up to the end', async () => {
    for (const [at, { task }] of lesson.steps.entries()) {
      if (typeof task !== 'object') continue;
      for (const pattern of task) {
        const learner = await Learner.of(playable, lesson);
        for (let step = 0; step < at; step++) await learner.course.next();
        const fitting = learner.seen().allowed.filter((choice) => fitsPattern(choice, pattern));
        expect(fitting, `${lesson.steps[at].id}: ${JSON.stringify(pattern)}`).not.toEqual([]);
        await learner.choose(fitting[0]);
        while (!learner.course.place().isDone) await learner.course.next();
      }
    }
  });

  test('what is allowed and not asked for is answered, and changes nothing', async () => {
    const learner = await Learner.of(playable, lesson);
    while (!learner.course.place().isDone) {
      const { step, at } = learner.course.place();
      if (typeof step.task === 'object') {
        const { task } = step;
        const seen = learner.seen();
        for (const choice of seen.allowed) {
          if (task.some((pattern) => fitsPattern(choice, pattern))) continue;
          expect(await learner.choose(choice)).toEqual({ ok: true });
          expect(learner.course.place()).toMatchObject({ at, other: choice });
          expect(learner.seen().view).toEqual(seen.view);
        }
      }
      await learner.course.next();
    }
  });

  test('every step can be gone back from, and the lesson begun again', async () => {
    const learner = await Learner.of(playable, lesson);
    const views = [];
    while (!learner.course.place().isDone) {
      views.push(learner.seen().view);
      await learner.course.next();
    }
    for (let at = views.length - 1; at > 0; at--) {
      await learner.course.back();
      const place = learner.course.place();
      expect(learner.seen().view).toEqual(views[place.at]);
    }
    await learner.course.repeat();
    expect(learner.course.place()).toMatchObject({ at: 0, isDone: false });
    expect(learner.seen().view).toEqual(views[0]);
  });

  test('every step is said in every language, with the same places', async () => {
    const game = playable.game.id;
    const english = await loadLessonTexts(game, 'en');
    for (const language of LANGUAGES) {
      const texts = await loadLessonTexts(game, language);
      const say = createFormatter({ ...(await loadText(game, language)), messages: texts }, language, ['A', 'B', 'C']);
      for (const [id, values] of [
        ['title', {}] as const,
        ...lesson.steps.map((step) => [step.id, step.values ?? {}] as const),
      ]) {
        const key = `${lesson.id}.${id}`;
        expect(placesOf(texts[key] ?? ''), `${language} ${key}`).toEqual(placesOf(english[key]));
        expect(say({ key, values }), `${language} ${key}`).not.toMatch(/[{}[\]]/);
      }
    }
  });
});

test('what is allowed and not asked for is answered with what would come of all of it', async () => {
  const playable = await gameById('principato').load();
  const [production] = await loadLessons('principato');
  const learner = await Learner.of(playable, production);
  await learner.course.next();
  const { log } = learner.seen();
  const wanted = { type: 'activate', slot: 1 } as Choice; // Farm Works
  await learner.choose(wanted, { type: 'pay', favor: 0 } as Choice);
  const { other, meant } = learner.course.place();
  expect(other).toEqual(wanted);
  expect(meant.map(({ type }) => type)).toEqual(['activated', 'paid', 'built']);
  expect(learner.seen().log).toEqual(log);
  // The right choice takes the answer away.
  await learner.choose({ type: 'activate', slot: 0 } as Choice);
  expect(learner.course.place()).toMatchObject({ other: null, meant: [] });
});
