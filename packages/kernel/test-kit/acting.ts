/** Acting at a table in tests: choices that must be accepted, refused or taken back. */
import {
  asked,
  type Choice,
  digest,
  type Game,
  type GameEvent,
  Match,
  play,
  type Refusal,
  type Seat,
  type State,
  settle,
  suggest,
} from '@bottega/kernel';
import { expect } from 'vitest';

/** No game takes as many suggested answers. */
const MOST_ANSWERS = 10_000;

export interface Acting<S extends State, C extends Choice, E extends GameEvent> {
  /** Plays the choices of a seat one after the other and gives what was told. */
  does(state: S, seat: Seat, ...choices: readonly C[]): E[];
  /** The refusal of a choice; nothing has changed by it. */
  refused(state: S, seat: Seat, choice: C): Refusal;
  /** Takes the suggested answers until a condition holds or the game is over, and gives what was told. */
  playOn(state: S, until?: (state: S) => boolean): E[];
  /** A match that goes on from this state. */
  matchAt(state: S): Match<S, C, E>;
  /** Plays the choices of a seat and takes back as many; the state must be the one before them, step by step. */
  thereAndBack(state: S, seat: Seat, ...choices: readonly C[]): void;
}

/** The ways to act in a game. */
export function acting<S extends State, C extends Choice, E extends GameEvent>(game: Game<S, C, E>): Acting<S, C, E> {
  const does = (state: S, seat: Seat, ...choices: readonly C[]) => {
    const events: E[] = [];
    for (const choice of choices) {
      const played = play(game, state, seat, choice, (event) => events.push(event));
      expect(played, JSON.stringify(choice)).toEqual({ ok: true });
      expect(game.violations(state, null)).toEqual([]);
    }
    return events;
  };
  const matchAt = (state: S) => {
    const setup = { seats: state.own.length, options: state.open.options, seed: 'table' };
    return new Match({ ...game, create: () => game.clone(state) }, setup);
  };
  return {
    does,
    matchAt,
    refused(state, seat, choice) {
      const before = JSON.stringify(state);
      const played = play(game, state, seat, choice);
      if (played.ok) throw new Error(`${JSON.stringify(choice)} is accepted`);
      expect(JSON.stringify(state)).toBe(before);
      return played;
    },
    playOn(state, until = () => false) {
      const events: E[] = [];
      settle(game, state, (event) => events.push(event));
      for (let answers = 0; answers < MOST_ANSWERS && !until(state); answers++) {
        const [seat] = asked(game, state);
        if (seat === undefined) break;
        events.push(...does(state, seat, suggest(game, state, seat)));
      }
      return events;
    },
    thereAndBack(state, seat, ...choices) {
      const match = matchAt(state);
      const digests = choices.map((choice) => {
        const before = digest(match.state);
        expect(match.play(seat, choice), JSON.stringify(choice)).toEqual({ ok: true });
        return before;
      });
      for (const before of digests.reverse()) {
        expect(match.canUndo(seat)).toBe(true);
        expect(match.undo(seat)).toBe(true);
        expect(digest(match.state)).toBe(before);
      }
      expect(match.canUndo(seat)).toBe(false);
      expect(match.record.choices).toEqual([]);
    },
  };
}
