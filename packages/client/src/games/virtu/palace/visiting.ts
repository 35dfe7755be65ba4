/** Going to a room or lifting its indulgence: with one click also its action is performed, where nothing else is in question (V-6.6.1). */
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
    choices: choices.map(({ choice, label }) => ({
      choice,
      label: wayOf(choice).length > 1 ? t(shown, 'table.visit', { choice: label }) : label,
    })),
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
