/** What can be said of a stored game from a look at its fields, whatever they are. */
import { GAMES } from '@bottega/games';
import { cleanName, InputError, recordHead } from '@bottega/kernel';
import { gameFile, type KeptGame, type Player, readPlayers, readSeating } from '@bottega/table';
import { messageOf } from '../../errors';
import type { Fault, Listed } from '../table';
import type { Entry } from './store';

/** What the list of games says of an entry, from a look at its fields. Whether it can be played shows `restore`. */
export function listed({ id, value }: Entry): Omit<Listed, 'summary'> {
  const { record, over, updated } = fieldsOf(value);
  const { game } = fieldsOf(record);
  const line = {
    id,
    game: typeof game === 'string' ? cleanName(game) : '',
    over: over === true,
    updated: typeof updated === 'number' && Number.isFinite(new Date(updated).getTime()) ? updated : null,
  };
  try {
    const { players } = readStored(value);
    return { ...line, players, fault: null };
  } catch (error) {
    return { ...line, players: [], fault: faultOf(error) };
  }
}

/** What can be given to a person as a file, even if nobody can play it: as `readFile` takes it if it is whole. */
export function asFile(value: unknown): unknown {
  const { record, players } = fieldsOf(value);
  const isWhole = typeof record === 'object' && record !== null && Array.isArray(players);
  return isWhole ? gameFile(value as KeptGame) : value;
}

/** Why a game cannot be played, if that is the game's own fault and no other's. */
export function faultOf(error: unknown): Fault {
  const { code = 'damaged', facts = {} } = (error instanceof InputError ? error.reason : null) ?? {};
  return { code, facts, detail: messageOf(error) };
}

interface StoredFields {
  readonly record: unknown;
  readonly players: readonly Player[];
}

/** The record and the players of an entry, if they look like that. */
export function readStored(value: unknown): StoredFields {
  if (value === undefined) throw new InputError('the browser cannot read the entry', { code: 'damaged' });
  const { record, players, seating } = fieldsOf(value);
  const { game } = recordHead(record);
  checkGame(game);
  readSeating(seating);
  return { record, players: readPlayers(players) };
}

export function checkGame(id: string): void {
  if (GAMES.some((game) => game.id === id)) return;
  const game = cleanName(id);
  throw new InputError(`there is no game "${game}" here`, { code: 'unknownGame', facts: { game } });
}

export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
