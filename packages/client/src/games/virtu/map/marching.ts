/** V-7.5.3: a city to move to is chosen together with the troop that goes there and the suggested payment. */
import { type Choice, CITIES, type March, marchesOf, marchesTo, stateFromView } from '@bottega/virtu/show';
import type { ChoiceController } from '../../../choosing/choice-controller';
import type { Meant } from '../../../choosing/Targets';
import { type BoardContext, meant, t } from '../board-context';
import { cityChoices } from './city-choices';

interface Marching {
  readonly choices: readonly Meant<Choice>[];
  readonly pick: ChoiceController<Choice>;
}

/** What can be chosen at a city. The list has the troop, the way and the payment one after the other. */
export function marching(shown: BoardContext, city: number): Marching {
  const { pick } = shown;
  const choices = meant(shown, cityChoices(city));
  const marches = marchesTo(allMarches(shown), city);
  // What the choice at the city is: the way of the troop that is moving, or else the troop.
  const firstOf = ({ choices: [first] }: March) => first;
  const found = (choice: Choice) => marches.find((march) => firstOf(march) === choice);
  if (marches.length === 0) return { choices, pick };
  const others = choices.filter(({ choice }) => !marches.some(({ way }) => way.type === choice.type));
  return {
    choices: [
      ...marches.map((march) => ({
        choice: firstOf(march),
        label: labelOf(shown, march),
        after: march.choices.slice(1, march.choices.indexOf(march.way) + 1),
      })),
      ...others,
    ],
    pick: {
      ...pick,
      choose(choice, at) {
        const march = found(choice);
        if (march === undefined) pick.choose(choice, at);
        else pick.play(march.choices);
      },
    },
  };
}

function labelOf(shown: BoardContext, { from, way, choices, isPaid }: March): string {
  const { tables, view, name } = shown;
  const { city } = way;
  const cost = way.type === 'road' ? { cavalry: 1 } : { ships: tables.boards[view.seats].seaWays[from][city] };
  const label =
    choices[0] === way
      ? name(way)
      : t(shown, `table.march.${way.type}`, { from: CITIES[from], city: CITIES[city], ...cost });
  return isPaid ? t(shown, 'table.asSuggested', { choice: label }) : label;
}

/** All moves of a question: thirty cities ask for their own. */
const known = new WeakMap<BoardContext['seen'], readonly March[]>();

function allMarches({ tables, view, seen }: BoardContext): readonly March[] {
  const { seat } = seen;
  if (seat === null || seen.allowed.length === 0) return [];
  const before = known.get(seen);
  if (before !== undefined) return before;
  const marches = marchesOf(tables, stateFromView(view), seat);
  known.set(seen, marches);
  return marches;
}
