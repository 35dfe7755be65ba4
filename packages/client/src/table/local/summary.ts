/** How a stored game stands, from its newest position: what a look at the table would tell anybody. */
import type { Loaded } from '@bottega/games';
import { asked, isOver, readSnapshot, recordHead, view } from '@bottega/kernel';
import type { Summary } from '../table';
import { loadGame } from './restore';
import { fieldsOf } from './stored-game';

/** Null where it cannot be told: in games that were kept before there were snapshots, and where the rules could not be loaded. */
export async function summaryOf(value: unknown): Promise<Summary | null> {
  try {
    const { record, snapshot } = fieldsOf(value);
    const { game: id, data } = recordHead(record);
    const { game, words } = await (data === undefined || data === null ? loadUsual(id) : loadGame(id, data));
    const { state } = readSnapshot(snapshot);
    if (isOver(state)) {
      const { places, points } = game.result(state);
      return { round: null, asked: [], result: { places, points } };
    }
    // With a spectator's eyes: nobody's secrets are for the list of games.
    return { round: words.round?.(view(state, null)) ?? null, asked: [...asked(game, state)], result: null };
  } catch {
    return null; // what is wrong with it, `listed` and `restore` say
  }
}

/** Games with their own component data: their tables are made once for all of the list. */
const usual = new Map<string, Promise<Loaded>>();

function loadUsual(id: string): Promise<Loaded> {
  const known = usual.get(id);
  if (known !== undefined) return known;
  const loading = loadGame(id);
  usual.set(id, loading);
  loading.catch(() => usual.delete(id)); // to be tried again
  return loading;
}
