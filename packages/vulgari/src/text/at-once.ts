/**
 * What a choice on the board takes along, because nobody leaves it out who has nothing to weigh: what lies free at both ends of a
 * journey, Stefano's ducats, the cheapest cube for a cardinal. The list asks for each of them by itself.
 */
import type { Seat, View } from '@bottega/kernel';
import type { Together } from '@bottega/kernel/text';
import { type Choice, type ChoiceOf, SELL_VIRTUAL } from '../choices.js';
import { isMerchant } from '../rules/holding.js';
import { journeyPrice } from '../rules/movement.js';
import { psalterOf } from '../rules/psalter-and-business.js';
import { friarPrice, tributesOf } from '../rules/zones.js';
import type { State } from '../state.js';
import { isSea, KNOWLEDGE, NOBLE_SALE, ORIENT, PSALTER_OF_LAST, STEFANO, type Tables } from '../tables.js';
import { personChoice } from './choices.js';
import { collectable, gainOf } from './collecting.js';
import { stateFromView, turnOf } from './seen.js';
import { listOf, message, personName, seaName, zoneName } from './sentences.js';

/** A choice of a turn with the usual rest; null if nothing goes along. */
export function atOnce(tables: Tables, view: View<State>, seat: Seat, choice: Choice): Together<Choice> | null {
  switch (choice.type) {
    case 'move':
      return journeyWith(tables, view, seat, choice, collectedUnasked(tables, view, seat, choice));
    case 'friar':
      return stefano(tables, view, seat, choice);
    case 'cardinal':
      return cardinal(tables, view, seat, choice);
    default:
      return null;
  }
}

/** What is collected before a journey and after it. */
export interface Collected {
  readonly here: readonly Choice[];
  readonly there: readonly Choice[];
}

/** D-8.1: the Event cards and cities at both ends of a journey, but for a city that may bring more later. */
export function collectedBy(tables: Tables, view: View<State>, seat: Seat, { to }: ChoiceOf<'move'>): Collected {
  const state = stateFromView(view);
  const { position } = view.open.players[seat];
  return { here: freeIn(tables, state, seat, position), there: freeIn(tables, state, seat, to) };
}

/** D-11.1: the same without the knowledge that would take a seat off the last place before its Psalter. */
function collectedUnasked(tables: Tables, view: View<State>, seat: Seat, move: ChoiceOf<'move'>): Collected {
  const state = stateFromView(view);
  const { position } = view.open.players[seat];
  const { here, there } = collectedBy(tables, view, seat, move);
  const knowledgeOf = (zone: number, choices: readonly Choice[]) =>
    gainOf(tables, state, seat, zone, choices).knowledge;
  const learned = knowledgeOf(position, here) + knowledgeOf(move.to, there);
  const { actions, psalter } = turnOf(view);
  if (actions === move.actions || psalter || !overtakes(state, seat, learned)) return { here, there };
  const unlearned = (zone: number, choices: readonly Choice[]) =>
    choices.filter((choice) => knowledgeOf(zone, [choice]) === 0);
  return { here: unlearned(position, here), there: unlearned(move.to, there) };
}

/** What lies in a zone and is taken along, but for a city that may bring more later. */
export function freeIn(tables: Tables, state: State, seat: Seat, zone: number): readonly Choice[] {
  return collectable(tables, state, seat, zone).filter(
    (choice) =>
      choice.type !== 'claim' ||
      !isOnTheWay(tables, state, seat) ||
      gainOf(tables, state, seat, zone, [choice]).ducat === 0,
  );
}

/** D-14.2: whoever is on the way to the Orient may keep cities for later, when they bring more. */
function isOnTheWay(tables: Tables, state: State, seat: Seat): boolean {
  const space = state.open.tracks[ORIENT].at[seat];
  return isMerchant(state, seat) && space > 0 && space < tables.lengths[ORIENT];
}

/** D-11.1: whether so much knowledge takes a seat off the last place, on which the Psalter brings more. */
function overtakes(state: State, seat: Seat, knowledge: number): boolean {
  if (psalterOf(state, seat) !== PSALTER_OF_LAST) return false;
  const { at } = state.open.tracks[KNOWLEDGE];
  return at.some((space, other) => other !== seat && at[seat] + knowledge > space); // D-1.4: it arrives on top
}

/** A journey with what is collected before and after it; null if nothing is. */
export function journeyWith(
  tables: Tables,
  view: View<State>,
  seat: Seat,
  move: ChoiceOf<'move'>,
  { here, there }: Collected,
): Together<Choice> | null {
  const { to, actions } = move;
  const { position } = view.open.players[seat];
  if (here.length + there.length === 0) return null;
  const state = stateFromView(view);
  const cost = listOf({ action: actions, ducat: journeyPrice(tables, view.open, seat, to, actions) });
  const gain = listOf(gainOf(tables, state, seat, to, there));
  const choices = [...here, move, ...there];
  if (here.length === 0) return { says: message('together.move', { zone: zoneName(to), gain, cost }), choices };
  const first = { here: zoneName(position), first: listOf(gainOf(tables, state, seat, position, here)) };
  if (isSea(to)) return { says: message('together.leave.sea', { ...first, sea: seaName(to), cost }), choices };
  const values = { ...first, zone: zoneName(to), cost };
  const says = there.length === 0 ? message('together.leave', values) : message('together.both', { ...values, gain });
  return { says, choices };
}

/** D-18.6: the virtual noble is kept all the same, so nobody leaves its ducats. */
function stefano(tables: Tables, view: View<State>, seat: Seat, choice: ChoiceOf<'friar'>): Together<Choice> | null {
  const { person } = choice;
  if (person !== STEFANO || view.open.options.stefanoSale !== 'once') return null;
  const price = friarPrice(stateFromView(view), seat);
  const says = message('together.stefano', {
    person: personName(person),
    cost: price > 0 ? listOf({ ducat: price }) : [{ of: 'ducat', count: 0 }],
    knowledge: tables.persons[person].knowledge,
    ducats: NOBLE_SALE,
  });
  return { says, choices: [choice, SELL_VIRTUAL] };
}

/** D-8.12, D-8.13: the virtual noble leaves with the friar anyway; else the cube that is worth fewer votes is given. */
function cardinal(
  tables: Tables,
  view: View<State>,
  seat: Seat,
  choice: ChoiceOf<'cardinal'>,
): Together<Choice> | null {
  const [cheapest, ...others] = tributesOf(stateFromView(view), seat);
  if (others.length === 0) return null; // it is not asked
  const { person } = choice;
  const noun = cheapest.cube === 'virtual' ? 'virtualNoble' : cheapest.cube;
  const says = personChoice(tables, person, listOf({ ducat: tables.persons[person].ducats, [noun]: 1 }));
  return { says, choices: [choice, cheapest] };
}
