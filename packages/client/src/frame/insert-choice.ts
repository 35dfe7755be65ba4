/** Plays a choice that is offered only before those made last. */
import type { Choice } from '@bottega/kernel';
import type { Table } from '../table/table';

/** Takes back until the choice can be played, and then plays what still can be of those that were taken back. */
export async function insertChoice(table: Table, choice: Choice): Promise<void> {
  const { choices } = await table.record();
  const later: Choice[] = [];
  while ((await table.choose(choice)) !== null && (await table.undo()))
    later.unshift(choices[choices.length - 1 - later.length][1]);
  for (const one of later) await table.choose(one); // one that is not needed any more is refused, and left out
}
