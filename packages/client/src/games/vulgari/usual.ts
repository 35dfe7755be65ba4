/** Choosing on the board: a choice takes the usual rest along, and its name says so beforehand. */
import { atOnce, type Choice } from '@bottega/vulgari/show';
import type { BoardContext } from './board-context';

/** The same table, in which a choice is named and made with what usually goes with it; the list goes step by step. */
export function withUsual(shown: BoardContext): BoardContext {
  const known = contexts.get(shown) ?? usualOf(shown);
  contexts.set(shown, known);
  return known;
}

/** Thirty places ask for it at every position. */
const contexts = new WeakMap<BoardContext, BoardContext>();

function usualOf(shown: BoardContext): BoardContext {
  const { tables, view, seen, pick, name, say } = shown;
  const restOf = (choice: Choice) =>
    seen.seat !== null && pick.status(choice) === 'may' ? atOnce(tables, view, seen.seat, choice) : null;
  return {
    ...shown,
    name(choice) {
      const all = restOf(choice);
      return all === null ? name(choice) : say(all.says);
    },
    pick: {
      ...pick,
      choose(choice, at) {
        const all = restOf(choice);
        if (all === null) pick.choose(choice, at);
        else pick.play(all.choices);
      },
    },
  };
}
