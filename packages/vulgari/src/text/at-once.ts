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
      return journey(tables, view, seat, choice);
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

/** D-8.1: the Event cards and cities at both ends of a journey, but for those that may be wanted later. */
export function collectedBy(
  tables: Tables,
  view: View<State>,
  seat: Seat,
  { to, actions }: ChoiceOf<'move'>,
): Collected {
  const state = stateFromView(view);
  const { position } = view.open.players[seat];
  const all = {
    here: collectable(tables, state, seat, position),
    there: collectable(tables, state, seat, to),
  };
  const left = turnOf(view).actions - actions;
  const knowledgeOf = (zone: number, choices: readonly Choice[]) =>
    gainOf(tables, state, seat, zone, choices).knowledge;
  const learned = knowledgeOf(position, all.here) + knowledgeOf(to, all.there);
  const isPsalterWeighed = left > 0 && !turnOf(view).psalter && overtakes(state, seat, learned);
  const unweighed = (zone: number, choices: readonly Choice[]) =>
    choices.filter((choice) => {
      const { ducat, knowledge } = gainOf(tables, state, seat, zone, [choice]);
      const isOrientWeighed = choice.type === 'claim' && ducat > 0 && isOnTheWay(tables, state, seat);
      return !isOrientWeighed && !(isPsalterWeighed && knowledge > 0);
    });
  return { here: unweighed(position, all.here), there: unweighed(to, all.there) };
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

function journey(tables: Tables, view: View<State>, seat: Seat, move: ChoiceOf<'move'>): Together<Choice> | null {
  const { to, actions } = move;
  const { position } = view.open.players[seat];
  const { here, there } = collectedBy(tables, view, seat, move);
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
