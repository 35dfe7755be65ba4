/** The one door through which anything leaves for a person. */
import type { GameEvent, Seat, State, View } from './game.js';

/** An event and who may see it (null: everybody). */
export interface Told<E extends GameEvent = GameEvent> {
  readonly event: E;
  readonly to: readonly Seat[] | null;
}

/**
 * An event with the number of choices that had been made when it was told. That number is not for other seats: it would
 * give away how many questions a sealed answer took.
 */
export interface Logged<E extends GameEvent = GameEvent> extends Told<E> {
  readonly at: number;
}

export function isOver(state: State): boolean {
  return state.open.stack.length === 0;
}

/** The state as a seat sees it, or a spectator (null). It refers to the live state: copy before keeping or changing it. */
export function view<S extends State>(state: S, seat: Seat | null): View<S> {
  return {
    seat,
    seats: state.own.length,
    open: state.open,
    own: seat === null ? null : state.own[seat],
    all: isOver(state) ? { own: state.own, hidden: state.hidden } : null,
  };
}

/** Whether a seat or a spectator (null) may see an event. After the end everything is open. */
export function maySee(told: Told, seat: Seat | null, over: boolean): boolean {
  return over || told.to === null || (seat !== null && told.to.includes(seat));
}
