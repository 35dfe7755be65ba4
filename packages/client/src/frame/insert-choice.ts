/** Plays a choice that is offered only before those made last. */
import type { Choice } from '@bottega/kernel';
import type { Table } from '../table/table';

/**
 * Takes back until the choice can be played, and then plays what still can be of those that were taken back. If it fails on the
 * way, the same function called again goes on from there.
 */
export function insertion(table: Table, choice: Choice): () => Promise<void> {
  let choices: readonly (readonly [unknown, Choice])[] | null = null;
  const later: Choice[] = [];
  let isPlayed = false;
  return async () => {
    choices ??= [...(await table.record()).choices];
    while (!isPlayed) {
      isPlayed = (await table.choose(choice)) === null || !(await table.undo());
      if (!isPlayed) later.unshift(choices[choices.length - 1 - later.length][1]);
    }
    for (let [next] = later; next !== undefined; [next] = later) {
      await table.choose(next); // one that is not needed any more is refused, and left out
      later.shift();
    }
  };
}
