/** Going to a room or lifting its indulgence: with one click it is paid as suggested and acted in, where nothing else is in question (V-6.6.1). */
import type { Seat } from '@bottega/kernel';
import { type Choice, stateFromView, visitOf } from '@bottega/virtu/show';
import type { ChoiceController } from '../../../choosing/choice-controller';
import type { Meant } from '../../../choosing/Targets';
import { type BoardContext, t } from '../board-context';

export interface Visiting {
  readonly choices: readonly Meant<Choice>[];
  readonly pick: ChoiceController<Choice>;
}

/** What can be chosen at a room, with names that say all that a click does. The list has each without the action. */
export function visiting(shown: BoardContext, seat: Seat, choices: readonly Meant<Choice>[]): Visiting {
  const { tables, view, pick } = shown;
  const wayOf = (choice: Choice): readonly Choice[] =>
    (choice.type === 'room' || choice.type === 'steps' || choice.type === 'lift') && pick.status(choice) === 'may'
      ? visitOf(tables, stateFromView(view), seat, choice)
      : [choice];
  return {
    choices: choices.map(({ choice, label }) => ({ choice, label: labelOf(shown, wayOf(choice), label) })),
    pick: {
      ...pick,
      choose(choice, at) {
        const way = wayOf(choice);
        if (way.length > 1) pick.play(way);
        else pick.choose(choice, at);
      },
    },
  };
}

/** Says that it is paid for, and that the action comes with it. */
function labelOf(shown: BoardContext, [, ...rest]: readonly Choice[], label: string): string {
  const isActing = rest.at(-1)?.type === 'perform';
  const isPaid = rest.length > Number(isActing);
  const paid = isPaid ? t(shown, 'table.asSuggested', { choice: label }) : label;
  return isActing ? t(shown, 'table.visit', { choice: paid }) : paid;
}
