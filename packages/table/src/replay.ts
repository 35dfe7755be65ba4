/** A recorded game that is looked at again: any moment of it, without playing it from its beginning each time. */
import type { Weights } from '@bottega/bots';
import {
  apply,
  type Choice,
  firstOf,
  type Game,
  type GameEvent,
  type GameRecord,
  isOver,
  type Logged,
  maySee,
  type Seat,
  type State,
  start,
  type Turn,
  turnsAfter,
} from '@bottega/kernel';
import type { Words } from '@bottega/kernel/text';
import type { Course, Round } from './snapshot.js';
import { addRound, courseEnds, turnStarts } from './stages.js';

/** A game, and how it puts things into words: what a table needs to know of it. */
export interface Playable {
  readonly game: Game;
  readonly words: Words;
  /** What bots have learned for so many seats; null if nothing fits. */
  loadWeights(seats: number): Promise<Weights | null>;
}

/** Positions are kept after so many choices each: to any other it is never further than that. */
const CHECKPOINT_CHOICES = 25;

export class Replay {
  /** The first moment that there is: later than 0 in a game that went on under newer rules. */
  readonly first: number;
  readonly length: number;
  readonly turns: readonly number[];
  readonly rounds: readonly Round[];
  private readonly checkpoints: State[] = [];
  private readonly told: Logged[];
  private readonly isFinished: boolean;
  private readonly game: Game;
  readonly choices: GameRecord['choices'];

  constructor({ game, words }: Playable, record: GameRecord) {
    const begun = firstOf<State, Choice, GameEvent>(game, record);
    this.game = game;
    this.choices = [...record.choices];
    this.first = record.continued?.at ?? 0;
    this.length = record.choices.length;
    this.told = [...(begun?.log ?? [])];
    let turns: readonly Turn[] = [];
    const watchAt = (choices: number) => (one: State) => {
      turns = turnsAfter(game, turns, one, choices, this.told.length);
    };
    const state = begun?.state ?? start(game, record, this.emitAt(0), watchAt(0));
    watchAt(this.first)(state);
    const rounds: Round[] = [];
    for (let at = this.first; ; at++) {
      addRound(rounds, words, at, state);
      if ((at - this.first) % CHECKPOINT_CHOICES === 0) this.checkpoints.push(game.clone(state));
      if (at === this.length) break;
      const [seat, choice] = this.choices[at];
      apply(game, state, seat, choice, this.emitAt(at + 1), watchAt(at + 1));
    }
    this.rounds = rounds;
    this.turns = turnStarts(turns).filter((at) => at > this.first && at < this.length);
    this.isFinished = isOver(state);
  }

  /** The state after so many choices, as a copy of one's own. */
  stateAt(at: number): State {
    const index = Math.floor((this.within(at) - this.first) / CHECKPOINT_CHOICES);
    const state = this.game.clone(this.checkpoints[index]);
    const from = this.first + index * CHECKPOINT_CHOICES;
    for (const [seat, choice] of this.choices.slice(from, this.within(at))) apply(this.game, state, seat, choice);
    return state;
  }

  /** What a seat or a spectator knew after so many choices; with the end of the game everything. */
  logAt(at: number, seat: Seat | null, { isOpen = false, isShut = false } = {}): GameEvent[] {
    const until = this.told.filter((told) => told.at <= this.within(at));
    const isAll = isOpen || (!isShut && this.isFinished && this.within(at) === this.length);
    return until.flatMap((told) => (maySee(told, seat, isAll) ? [told.event] : []));
  }

  /** What a seat or a spectator was told by the last of so many choices. */
  newsAt(at: number, seat: Seat | null): GameEvent[] {
    const isAll = this.isFinished && at === this.length;
    return this.told.flatMap((told) => (told.at === at && maySee(told, seat, isAll) ? [told.event] : []));
  }

  /** Points of every seat after each round, or after each turn if there are none. */
  course(): Pick<Course, 'points' | 'rounds'> {
    const rounds = this.rounds.filter(({ at }) => at < this.length);
    const ends = [...courseEnds(rounds, this)].filter((at) => at > this.first);
    const points = [this.first, ...ends].map((at) => this.game.result(this.stateAt(at)).points);
    return { points, rounds: rounds.map(({ name }) => name) };
  }

  private within(at: number): number {
    return Math.min(Math.max(at, this.first), this.length);
  }

  private emitAt(at: number): (event: GameEvent, to?: readonly Seat[]) => void {
    return (event, to) => this.told.push({ at, event, to: to ?? null });
  }
}
