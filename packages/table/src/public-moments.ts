/**
 * The moments of a game as everybody saw them. Choices are not counted where others look on: their number would tell how many
 * questions somebody's sealed answer took.
 */
import {
  apply,
  asked,
  type Choice,
  digest,
  firstOf,
  type Game,
  type GameEvent,
  type GameRecord,
  type Seat,
  type State,
  start,
  view,
} from '@bottega/kernel';
import type { Moment } from './snapshot.js';

export class PublicMoments {
  /** How many choices had been made at each moment. */
  private readonly choices: readonly number[];
  /** How many choices there are; what happened since the last moment is seen only by those who did it. */
  private readonly now: number;

  constructor(game: Game, record: GameRecord) {
    this.choices = momentsOf(game, record);
    this.now = record.choices.length;
  }

  get last(): number {
    return this.choices.length - 1;
  }

  /** After how many choices a moment begins; null if there is no such moment. */
  choicesAt(moment: number): number | null {
    return this.choices[moment] ?? null;
  }

  /** The choices after which a moment is looked at: the last one as it is now. */
  seenAt(moment: number): number {
    return moment < this.last ? this.choices[Math.max(0, moment)] : this.now;
  }

  /** The moment that shows what so many choices did. */
  momentOf(choices: number): number {
    const at = this.choices.findIndex((one) => one >= choices);
    return at < 0 ? this.last : at;
  }

  /** A moment as it is told, with everything counted as everybody does. */
  counted(moment: Moment): Moment {
    const at = this.momentOf(moment.at);
    return {
      seen: { ...moment.seen, version: at },
      at,
      length: this.last,
      first: 0,
      turns: [...new Set(moment.turns.map((choices) => this.momentOf(choices)))],
      rounds: moment.rounds.map((round) => ({ ...round, at: this.momentOf(round.at) })),
    };
  }
}

/** After how many choices something changed for everybody. */
function momentsOf(game: Game, record: GameRecord): number[] {
  let told = 0;
  const count = (_event: GameEvent, to?: readonly Seat[]) => {
    if (to === undefined) told++;
  };
  const state = firstOf<State, Choice, GameEvent>(game, record)?.state ?? start(game, record, count);
  const moments: number[] = [];
  let last = '';
  for (let at = record.continued?.at ?? 0; ; at++) {
    const seen = digest([{ ...view(state, null), all: null }, [...asked(game, state)], told]);
    if (seen !== last) moments.push(at);
    last = seen;
    if (at === record.choices.length) return moments;
    const [seat, choice] = record.choices[at];
    apply(game, state, seat, choice, count);
  }
}
