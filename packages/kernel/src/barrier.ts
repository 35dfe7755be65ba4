/** Which choices can be taken back: those after which nobody knows more than before. */
import type { Choice, Game, GameEvent, Seat, State } from './game.js';
import { equalPlain } from './plain.js';

/**
 * Whether a choice of a seat crossed the barrier: chance was drawn, something hidden moved, somebody else's compartment
 * changed, or something left the chooser's own. What only came into the chooser's own compartment can be put back.
 */
export function crossesBarrier(before: Pick<State, 'own' | 'hidden'>, after: State, chooser: Seat): boolean {
  if (!equalPlain(before.hidden, after.hidden)) return true;
  return before.own.some((own, seat) =>
    seat === chooser ? !keepsAll(own, after.own[seat]) : !equalPlain(own, after.own[seat]),
  );
}

/** Whether a seat's compartment is as it was. */
export function isSameOwn<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  before: S['own'][number],
  after: S['own'][number],
): boolean {
  return game.isSameOwn === undefined ? equalPlain(before, after) : game.isSameOwn(before, after);
}

/** Whether everything in `before` is still in `after`: fields stay, lists lose nothing, amounts do not shrink. */
function keepsAll(before: unknown, after: unknown): boolean {
  if (before === null || before === after) return true;
  if (typeof before === 'number') return typeof after === 'number' && after >= before;
  if (typeof before !== 'object' || typeof after !== 'object' || after === null) return false;
  if (Array.isArray(before)) {
    if (!Array.isArray(after)) return false;
    const rest = after.slice();
    return before.every((item) => {
      const at = rest.findIndex((other) => equalPlain(item, other));
      if (at >= 0) rest.splice(at, 1);
      return at >= 0;
    });
  }
  const left = before as Readonly<Record<string, unknown>>;
  const right = after as Readonly<Record<string, unknown>>;
  return Object.keys(left).every((key) => keepsAll(left[key], right[key]));
}
