/** Invariants of a game as a table of checks by id. */
import type { Seat } from './game.js';

/** Says what is wrong with a state, or null; `before` is the state one choice earlier. */
export type Invariant<T, S> = (tables: T, state: S, before: S | null) => string | null;

/** The ids of the invariants that a state breaks, each with what is wrong: what a game answers as `violations`. */
export function violations<T, S>(
  invariants: Readonly<Record<string, Invariant<T, S>>>,
  tables: T,
  state: S,
  before: S | null,
): string[] {
  return Object.entries(invariants).flatMap(([id, invariant]) => {
    const wrong = invariant(tables, state, before);
    return wrong === null ? [] : [`${id}: ${wrong}`];
  });
}

/** What is wrong with the first seat that something is wrong with, or null. */
export function eachSeat<P>(players: readonly P[], check: (seat: Seat, player: P) => string | null): string | null {
  for (let seat = 0; seat < players.length; seat++) {
    const wrong = check(seat, players[seat]);
    if (wrong !== null) return `seat ${seat}: ${wrong}`;
  }
  return null;
}

/** Whether every seat of so many stands in an order exactly once. */
export function isOrderOfSeats(order: readonly Seat[], seats: number): boolean {
  return order.length === seats && new Set(order).size === seats && order.every((seat) => seat >= 0 && seat < seats);
}
