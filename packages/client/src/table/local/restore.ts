/** A game as it comes out of the storage or of a file, played again before anybody sits down to it. */
import { gameById, type Loaded } from '@bottega/games';
import { InputError, recordHead } from '@bottega/kernel';
import { nameless, type Opened, openKept, type Player, readGameFile, STANDARD_BOT, TableError } from '@bottega/table';
import { messageOf } from '../../errors';
import { revisionOf } from './store';
import { checkGame, fieldsOf, readStored } from './stored-game';

/** A game that can be played on. */
export interface Restored extends Opened {
  readonly id: string;
  readonly loaded: Loaded;
  readonly revision: string | null;
}

/** A stored game, with all its choices played again; an InputError says why it cannot be played on. */
export async function restore(id: string, value: unknown): Promise<Restored> {
  const { game, data } = recordHead(readStored(value).record);
  const loaded = await loadGame(game, data ?? null);
  return { id, loaded, ...openKept(loaded.game, value), revision: revisionOf(value) };
}

/** A game from a file: the fields of the record, and beside them what else was kept. */
export async function readFile(json: unknown): Promise<Omit<Restored, 'id' | 'revision'>> {
  const file = readGameFile(json);
  const { game, data } = recordHead(file);
  const loaded = await loadGame(game, data ?? null);
  return { loaded, ...openKept(loaded.game, { ...fieldsOf(file), record: file }, unknownPlayers) };
}

/** A game with its rules and words; one that cannot be loaded is nobody's fault. */
export async function loadGame(id: string, data: unknown = null): Promise<Loaded> {
  checkGame(id);
  try {
    return await gameById(id).load(data);
  } catch (error) {
    if (error instanceof InputError) throw error; // the data is not what the game needs
    throw new TableError('missingPart', messageOf(error));
  }
}

/** A record from the command line names nobody: the first seat is the person's. */
function unknownPlayers(seats: number): Player[] {
  return Array.from({ length: seats }, (_, seat) => ({ name: nameless(seat), bot: seat === 0 ? null : STANDARD_BOT }));
}
