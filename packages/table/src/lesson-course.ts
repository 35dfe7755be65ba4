/**
 * Leads through a lesson at a real table: lets the learner do what a step asks for, answers whatever else they try, and plays what the
 * others do as it is written. Nothing of it is kept.
 */
import {
  type Choice,
  explained,
  fitsPattern,
  type GameEvent,
  type Lesson,
  type LessonStep,
  type LessonTask,
  type Made,
  Match,
  type Seat,
  sameChoice,
} from '@bottega/kernel';
import { IMPOSSIBLE, playForced } from './play-choices.js';
import type { Player } from './player.js';
import type { Playable } from './replay.js';
import { TableSession } from './session.js';
import type { AnyMatch, Outside, Request } from './session-types.js';
import type { Moment } from './snapshot.js';
import type { Answer, FullUpdate, Update } from './update.js';
import type { Viewer } from './viewer.js';

/** Where somebody is in a lesson. */
export interface LessonPlace {
  readonly step: LessonStep;
  /** Of how many, counted from 0. */
  readonly at: number;
  readonly count: number;
  /** Whether the last step is done. */
  readonly isDone: boolean;
  /** What was chosen last, if it is allowed but not what the step asks for: it was not played. */
  readonly other: Choice | null;
  /** What the learner would have been told, had it been played. */
  readonly meant: readonly GameEvent[];
  /** Whether something was tried that does not count. */
  readonly isTried: boolean;
}

/** Who looks at the lesson's table. */
export interface LessonEyes {
  /** Everything anew: at the beginning, and when the lesson goes back. */
  begin(update: FullUpdate): void;
  update(update: Update): void;
}

const NOWHERE: Outside = {
  keep: async () => {},
  report: (trouble) => {
    if (trouble !== null) throw trouble;
  },
  now: () => 0,
  wait: async () => {},
  breathe: async () => {},
  callsBots: true,
};

export class LessonCourse {
  private match: AnyMatch;
  private session: TableSession;
  private viewer: Viewer;
  private at = 0;
  private isDone = false;
  private other: Choice | null = null;
  private meant: readonly GameEvent[] = [];
  /** How many choices there were when each step began. */
  private readonly begins: number[];
  private requests = 0;

  constructor(
    private readonly playable: Playable,
    readonly lesson: Lesson,
    private readonly players: readonly Player[],
    private readonly eyes: LessonEyes,
  ) {
    this.match = this.matchWith(lesson.before);
    this.begins = [this.match.record.choices.length];
    [this.session, this.viewer] = this.seated();
  }

  place(): LessonPlace {
    const { at, isDone, other, meant } = this;
    const isTried = this.match.record.choices.length > this.begins[at];
    return { step: this.step, at, count: this.lesson.steps.length, isDone, other, meant, isTried };
  }

  info(): ReturnType<TableSession['info']> {
    return this.session.info();
  }

  look(): Promise<FullUpdate> {
    return this.session.look(this.viewer);
  }

  moment(at: number, seat: Seat | null): Promise<Moment> {
    return this.session.moment(this.viewer, at, seat);
  }

  recap(): Promise<readonly number[]> {
    return this.session.recap(this.viewer);
  }

  /** Plays what the step asks for and goes on to the next; what else is allowed is noted and not played. */
  async choose(request: Request, choices: readonly Choice[]): Promise<Answer> {
    if (this.isDone) return IMPOSSIBLE;
    for (const [index, choice] of choices.entries()) {
      const { task } = this.step;
      const isTrial = typeof task === 'string';
      if (!isTrial && !isAskedFor(choice, task)) {
        if (index > 0) break; // what was asked for is done
        if (!this.allowed().some((one) => sameChoice(one, choice))) {
          return this.session.choose(this.viewer, request, [choice]); // it says why not
        }
        this.answer(choice, this.outcomeOf(choices));
        return { ok: true };
      }
      const answer = await this.session.choose(this.viewer, index === 0 ? request : this.request(), [choice]);
      if (!answer.ok) return answer;
      this.answer(null);
      if (!isTrial) await this.finishStep();
      else if (task === 'tryChoice' || !this.isAsked()) break;
    }
    return { ok: true };
  }

  /** Takes back what was tried; otherwise a step back. */
  async undo(request: Request): Promise<Answer> {
    if (typeof this.step.task === 'string' && this.place().isTried) return this.session.undo(this.viewer, request);
    if (this.at === 0) return IMPOSSIBLE;
    await this.back();
    return { ok: true };
  }

  /** Goes on: what the step asks for and is not done yet is done for the learner. */
  async next(): Promise<void> {
    if (this.isDone) return;
    const { task } = this.step;
    if (task !== undefined && typeof task !== 'string') {
      await this.choose(this.request(), [this.shownChoice(task)]);
      return;
    }
    if (this.place().isTried) await this.reopen();
    await this.finishStep();
  }

  async back(): Promise<void> {
    if (this.at > 0 && !this.isDone) this.at--;
    await this.reopen();
  }

  /** From the first step on. */
  async repeat(): Promise<void> {
    this.at = 0;
    await this.reopen();
  }

  /** What is shown to somebody who wants to see how it is done. */
  private shownChoice(task: readonly Parameters<typeof fitsPattern>[1][]): Choice {
    const allowed = this.allowed();
    for (const pattern of task) {
      const found = allowed.find((choice) => fitsPattern(choice, pattern));
      if (found !== undefined) return found;
    }
    throw new Error(`lesson ${this.lesson.id}, step ${this.step.id}: nothing that it asks for is allowed`);
  }

  private answer(other: Choice | null, meant: readonly GameEvent[] = []): void {
    this.other = other;
    this.meant = meant;
  }

  /** What the learner would be told if these were played: on a copy, and up to the first that is not allowed. */
  private outcomeOf(choices: readonly Choice[]): readonly GameEvent[] {
    const { seat } = this.lesson;
    const copy = this.matchWith(this.match.record.choices);
    const known = copy.log(seat).length;
    for (const choice of choices) if (!copy.play(seat, choice).ok) break;
    playForced(this.playable, copy, seat);
    return copy.log(seat, known);
  }

  private async finishStep(): Promise<void> {
    for (const [seat, choice] of this.step.afterwards ?? []) {
      const viewer = this.session.join([seat], () => {});
      await this.session.look(viewer);
      const answer = await this.session.choose(viewer, { ...this.request(), position: viewer.position }, [choice]);
      this.session.leave(viewer);
      if (!answer.ok) {
        throw new Error(`lesson ${this.lesson.id}, step ${this.step.id}: ${JSON.stringify(choice)} is not allowed`);
      }
    }
    this.answer(null);
    this.isDone = this.at === this.lesson.steps.length - 1;
    if (this.isDone) return;
    this.at++;
    this.begins[this.at] = this.match.record.choices.length;
  }

  /** The table as it was when the present step began. */
  private async reopen(): Promise<void> {
    const before = this.match.record.choices.slice(0, this.begins[this.at]);
    await this.session.close();
    this.isDone = false;
    this.answer(null);
    this.match = this.matchWith(before);
    [this.session, this.viewer] = this.seated();
    this.eyes.begin(await this.look());
  }

  private matchWith(choices: readonly Made[]): AnyMatch {
    const match: AnyMatch = new Match(this.playable.game, this.lesson.setup);
    for (const [index, [seat, choice]] of choices.entries()) {
      if (!match.play(seat, choice).ok) {
        throw new Error(
          `lesson ${this.lesson.id}: choice ${index} before it, ${JSON.stringify(choice)}, is not allowed`,
        );
      }
    }
    return match;
  }

  private seated(): [TableSession, Viewer] {
    const { match, players, lesson } = this;
    const seated = { id: `lesson-${lesson.id}`, match, players, seating: 'asSat' } as const;
    const session = new TableSession(this.playable, seated, NOWHERE);
    return [session, session.join([lesson.seat], (update) => this.eyes.update(update))];
  }

  private get step(): LessonStep {
    return this.lesson.steps[this.at];
  }

  /** Also what is only another order of what search is offered: a learner may choose it. */
  private allowed(): readonly Choice[] {
    return explained(this.match.game, this.match.state, this.lesson.seat).allowed;
  }

  private isAsked(): boolean {
    return this.match.asked().includes(this.lesson.seat);
  }

  private request(): Request {
    return { position: this.viewer.position, id: `step ${this.requests++}` };
  }
}

function isAskedFor(choice: Choice, task: LessonTask<Choice> | undefined): boolean {
  return typeof task === 'object' && task.some((pattern) => fitsPattern(choice, pattern));
}
