/** An outside bot: it is asked over JSON lines and answers in time, or loses the choice. The protocol is in docs/bots.md. */
import type { Choice, Result, View } from '@bottega/kernel';
import { parseJson } from '../input.js';
import { BotProcess } from './bot-process.js';

/** The first line that a bot is sent. */
export interface Start {
  readonly type: 'start';
  readonly protocol: 1;
  readonly game: string;
  readonly rules: number;
  readonly seat: number;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** Component data other than the game's own; else null. */
  readonly data: unknown;
  readonly names: readonly string[];
}

/** Why a choice was lost; each has a message `outside.…`, for which these are the values. */
export interface Lost {
  readonly why:
    | 'notStarted'
    | 'ended'
    | 'gaveUp'
    | 'silent'
    | 'tooLong'
    | 'notAnAnswer'
    | 'otherQuestion'
    | 'notOffered';
  readonly values: Readonly<Record<string, string | number>>;
}

/** So often in a row a bot may stay silent: people wait for it each time. */
const MAX_SILENCES = 3;
/** What a shell says of a command that it does not find, or may not run. */
const NOT_FOUND = [126, 127];
/** Milliseconds after the end of a bot's output until we know how it has ended. */
const EXIT_MS = 1000;
/** As much of a wrong answer is shown. */
const EXCERPT_LENGTH = 60;

export class OutsideBot {
  private readonly process: BotProcess;
  private questions = 0;
  private silences = 0;
  private hasSpoken = false;
  private isGone = false;
  /** Questions that were lost: their answers may still come, and then mean nothing. */
  private readonly lost = new Set<number>();

  constructor(
    command: string,
    start: Start,
    private readonly seconds: number,
    hearError: (line: string) => void,
  ) {
    this.process = new BotProcess(command, hearError);
    this.process.send(start);
  }

  /** The index of one of the choices, or why there is none; null once it is known that there will be none any more. */
  async choose(view: View, choices: readonly Choice[]): Promise<number | Lost | null> {
    if (this.isGone) return null;
    const id = ++this.questions;
    this.process.send({ type: 'choose', id, view, choices });
    const answer = await this.answerTo(id, choices.length);
    if (typeof answer !== 'number') this.lost.add(id);
    return answer;
  }

  /** The game is over, or broken off (null). */
  async end(result: Result | null): Promise<void> {
    if (result !== null) this.process.send({ type: 'end', points: result.points, places: result.places });
    await this.process.end();
  }

  private async answerTo(id: number, count: number): Promise<number | Lost> {
    const until = performance.now() + this.seconds * 1000;
    for (;;) {
      const heard = await this.process.read(until - performance.now());
      if (heard.type === 'ended') return this.ended();
      if (heard.type === 'silent') return this.silent();
      this.silences = 0;
      this.hasSpoken = true;
      if (heard.type === 'tooLong') return { why: 'tooLong', values: {} };
      const answer = readAnswer(heard.line);
      if (answer === null) return { why: 'notAnAnswer', values: { line: heard.line.slice(0, EXCERPT_LENGTH) } };
      if (answer.id !== id && this.lost.delete(answer.id)) continue;
      if (answer.id !== id) return { why: 'otherQuestion', values: { id: answer.id, wanted: id } };
      const { choice } = answer;
      return choice >= 0 && choice < count ? choice : { why: 'notOffered', values: { choice, last: count - 1 } };
    }
  }

  private async silent(): Promise<Lost> {
    const { seconds } = this;
    this.silences++;
    if (this.silences < MAX_SILENCES) return { why: 'silent', values: { seconds } };
    this.isGone = true;
    await this.process.end(0);
    return { why: 'gaveUp', values: { seconds, times: MAX_SILENCES } };
  }

  private async ended(): Promise<Lost> {
    this.isGone = true;
    const exit = await this.process.end(EXIT_MS);
    const isFound = typeof exit === 'number' ? !NOT_FOUND.includes(exit) : exit !== 'notStarted';
    if (!isFound && !this.hasSpoken) return { why: 'notStarted', values: {} };
    // A bot that closes its output and runs on has ended for us.
    return { why: 'ended', values: { cause: typeof exit === 'number' ? `exit ${exit}` : (exit ?? 'EOF') } };
  }
}

/** What a line says; null if it is no answer. Whatever else it says is ignored. */
function readAnswer(line: string): { readonly id: number; readonly choice: number } | null {
  try {
    const json = parseJson(line, '');
    if (typeof json !== 'object' || json === null || !('id' in json) || !('choice' in json)) return null;
    const { id, choice } = json;
    const isAnswer = Number.isSafeInteger(id) && Number.isSafeInteger(choice);
    return isAnswer ? { id: Number(id), choice: Number(choice) } : null;
  } catch {
    return null;
  }
}
