/**
 * The moments of a game that goes on, counted by somebody who knows only what they noticed: their own choices, and those that told them
 * something. How many choices there were in all would give away how many questions somebody else's sealed answer took.
 */
import type { Seat } from '@bottega/kernel';
import type { Replay } from './replay.js';
import type { Moment } from './snapshot.js';

export class NoticedMoments {
  /** After how many choices each begins. It lasts until the next: what happens unnoticed belongs to it. */
  private readonly starts: readonly number[];

  constructor(
    private readonly replay: Replay,
    seat: Seat | null,
  ) {
    this.starts = [replay.first, ...replay.noticedBy(seat)];
  }

  /** How many choices there were at the end of a moment. */
  choicesAt(moment: number): number {
    const next = this.starts[Math.max(0, Math.floor(moment)) + 1];
    return next === undefined ? this.replay.length : next - 1;
  }

  /** The moment to which the state after so many choices belongs. */
  momentAt(choices: number): number {
    return Math.max(
      0,
      this.starts.findLastIndex((start) => start <= choices),
    );
  }

  /** A moment with everything in it counted like this. */
  renumbered(moment: Moment): Moment {
    const at = this.momentAt(moment.at);
    const length = this.starts.length - 1;
    const turns = new Set(moment.turns.map((choices) => this.momentAt(choices)));
    return {
      ...moment,
      seen: { ...moment.seen, version: at },
      at,
      length,
      first: 0,
      turns: [...turns].filter((one) => one > 0 && one < length),
      rounds: moment.rounds.map((round) => ({ ...round, at: this.momentAt(round.at) })),
    };
  }
}
