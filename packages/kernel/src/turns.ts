/** Whose turn it is, and when turns began and ended: one notion for everybody who tells of turns. */
import { Bug, type Frame, type Game, type Seat, type State } from './game.js';

/** A moment of a match: after so many choices and so many events of the whole log. */
export interface Place {
  readonly choices: number;
  readonly events: number;
}

/** A player's turn, from its first question to what its last choice has done; `to` is null while it lasts. */
export interface Turn {
  readonly seat: Seat;
  readonly from: Place;
  readonly to: Place | null;
}

type TurnsOf = Pick<Game, 'id' | 'turns'>;

/** Whose turn it is; nobody's (null) between turns, whoever is asked: in a scoring, an auction, a war. */
export function turnOf({ id, turns }: TurnsOf, { open }: State): Seat | null {
  for (const frame of open.stack as (Frame & { readonly seat?: Seat })[]) {
    if (!turns.includes(frame.step)) continue;
    if (frame.seat === undefined) throw new Bug('a turn without a seat', { game: id, frame });
    return frame.seat;
  }
  return null;
}

/** The turns so far, given those before and the state after the next step; the same list if no turn has begun or ended with it. */
export function turnsAfter(
  game: TurnsOf,
  turns: readonly Turn[],
  state: State,
  choices: number,
  events: number,
): readonly Turn[] {
  const seat = turnOf(game, state);
  const last = turns.length === 0 ? null : turns[turns.length - 1];
  const current = last?.to === null ? last : null;
  if (seat === (current === null ? null : current.seat)) return turns;
  const now: Place = { choices, events };
  const ended = current === null ? turns : [...turns.slice(0, -1), { ...current, to: now }];
  return seat === null ? ended : [...ended, { seat, from: now, to: null }];
}
