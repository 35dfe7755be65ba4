/** A full state that a view could belong to: only family cards that are still being placed are unknown. */
import { pickRandom, type RandomState, type View } from '@bottega/kernel';
import { canPut } from './rules/setup.js';
import { cloneOpen, cloneOwn, type Own, type State } from './state.js';
import { NONE, SLOT_COUNT, type Tables } from './tables.js';

export function imagine(tables: Tables, view: View<State>, random: RandomState): State {
  const own = Array.from({ length: view.seats }, (_, seat): Own => {
    if (seat === view.seat && view.own !== null) return cloneOwn(view.own);
    return { family: imagineFamily(tables, view, seat, random) };
  });
  return { open: cloneOpen(view.open), own, hidden: { random: [...random] } };
}

/** What another seat may have put where: everything if it is no longer waited for, nothing otherwise. Null once it is shown. */
function imagineFamily(tables: Tables, view: View<State>, seat: number, random: RandomState): number[] | null {
  const { open } = view;
  if (open.season !== 'setup') return null;
  const palace = open.palaces[seat];
  if (palace.cards.some((card) => card !== NONE)) return null; // in turn order the first ones are shown already
  const chosen: number[] = [];
  if (open.stack[open.stack.length - 1].step !== 'family') return chosen;
  if (open.waiting.includes(seat) || open.options.familyPlacement === 'turnOrder') return chosen;
  const { family } = tables.palaces[palace.dynasty];
  while (chosen.length < family.length) {
    const slots = Array.from({ length: SLOT_COUNT }, (_, slot) => slot);
    chosen.push(
      pickRandom(
        random,
        slots.filter((slot) => canPut(tables, family, chosen, slot)),
      ),
    );
  }
  return chosen;
}
