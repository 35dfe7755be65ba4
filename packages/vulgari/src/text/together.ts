/** What can be chosen with one click instead of several. */
import { type Seat, sameChoice, type View } from '@bottega/kernel';
import type { Together } from '@bottega/kernel/text';
import { BUSINESS, type Choice, type ChoiceOf, cubes, PSALTER, sell } from '../choices.js';
import { journeyPrice } from '../rules/movement.js';
import { psalterOf } from '../rules/psalter-and-business.js';
import { actionsFor } from '../rules/turn.js';
import type { State } from '../state.js';
import { BUSINESS as BUSINESS_DUCATS, isSea, NOBLE, NOBLE_SALE, ONE_CUBE_ACTIONS, type Tables } from '../tables.js';
import { collectable, gainOf } from './collecting.js';
import { stateFromView, topFrame, turnOf } from './seen.js';
import { listOf, message, zoneName } from './sentences.js';

/** Of the journeys that lead to something: more than these would only make the list longer. */
const MOST_JOURNEYS = 4;
/** What a ducat is about worth where gains are compared; knowledge is 1. */
const DUCAT = 0.3;

export function togetherOf(
  tables: Tables,
  view: View<State>,
  seat: Seat,
  allowed: readonly Choice[],
): readonly Together<Choice>[] {
  if (topFrame(view)?.step !== 'turn') return [];
  return [
    ...everythingHere(tables, view, seat, allowed),
    ...journeys(tables, view, seat, allowed),
    ...psalterAndBusiness(view, seat, allowed),
    ...nobles(allowed),
  ];
}

/** The Event card and the city's value at once. */
function everythingHere(tables: Tables, view: View<State>, seat: Seat, allowed: readonly Choice[]): Together<Choice>[] {
  const { position } = view.open.players[seat];
  const state = stateFromView(view);
  const choices = collectable(tables, state, seat, position).filter((choice) =>
    allowed.some((one) => sameChoice(one, choice)),
  );
  if (choices.length < 2) return [];
  const gain = listOf(gainOf(tables, state, seat, position, choices));
  return [{ says: message('together.here', { zone: zoneName(position), gain }), choices }];
}

/** A journey and what can be collected at its end, the best first. */
function journeys(tables: Tables, view: View<State>, seat: Seat, allowed: readonly Choice[]): Together<Choice>[] {
  const state = stateFromView(view);
  const seen = new Set<number>();
  const found: { readonly worth: number; readonly together: Together<Choice> }[] = [];
  for (const move of allowed) {
    if (!isFirstMove(move, seen)) continue;
    const { to, actions } = move;
    const collected = collectable(tables, state, seat, to);
    if (collected.length === 0) continue;
    const gain = gainOf(tables, state, seat, to, collected);
    const ducat = journeyPrice(tables, view.open, seat, to, actions);
    const worth = (gain.ducat - ducat) * DUCAT + gain.knowledge;
    const says = message('together.move', {
      zone: zoneName(to),
      gain: listOf(gain),
      cost: listOf({ action: actions, ducat }),
    });
    found.push({ worth: worth / actions, together: { says, choices: [move, ...collected] } });
  }
  return found
    .sort((one, other) => other.worth - one.worth)
    .slice(0, MOST_JOURNEYS)
    .map(({ together }) => together);
}

/** Whether a choice is a journey to a zone, the first one there: by fewest actions. */
function isFirstMove(choice: Choice, seen: Set<number>): choice is ChoiceOf<'move'> {
  if (choice.type !== 'move' || isSea(choice.to) || seen.has(choice.to)) return false;
  seen.add(choice.to);
  return true;
}

/** D-11: what everybody does in the same breath who has two actions left for it. */
function psalterAndBusiness(view: View<State>, seat: Seat, allowed: readonly Choice[]): Together<Choice>[] {
  const choices = [PSALTER, BUSINESS];
  const state = stateFromView(view);
  const isWhole = choices.every((choice) => allowed.some((one) => sameChoice(one, choice)));
  if (!isWhole || actionsFor(state, turnOf(view)) < choices.length) return [];
  const gain = listOf({ knowledge: psalterOf(state, seat), ducat: BUSINESS_DUCATS });
  return [{ says: message('together.study', { gain, actions: choices.length }), choices }];
}

/** D-10.7: a noble, and what becomes of it. */
function nobles(allowed: readonly Choice[]): Together<Choice>[] {
  const one = cubes(NOBLE, 1);
  if (!allowed.some((choice) => sameChoice(choice, one))) return [];
  const values = { actions: ONE_CUBE_ACTIONS, ducats: NOBLE_SALE };
  return [
    { says: message('together.noble.keep', values), choices: [one, sell(0)] },
    { says: message('together.noble.sell', values), choices: [one, sell(1)] },
  ];
}
