/** A game as it comes out of the storage or of a file, played again before anybody sits down to it. */
import { gameById, type Loaded } from '@bottega/games';
import {
  type Choice,
  type GameEvent,
  type GameRecord,
  InputError,
  Match,
  parseRecord,
  recordHead,
  type Seating,
  type State,
  verify,
} from '@bottega/kernel';
import { messageOf } from '../../errors';
import type { Player } from '../table';
import { TableError } from '../table-error';
import { USUAL_BOT } from '../usual-bot';
import { revisionOf } from './store';
import { checkGame, fieldsOf, nameless, readPlayers, readSeating, readStored } from './stored-game';

/** A game that can be played on. */
export interface Restored {
  readonly id: string;
  readonly loaded: Loaded;
  readonly match: Match<State, Choice, GameEvent>;
  readonly players: readonly Player[];
  readonly seating: Seating;
  readonly revision: string | null;
}

/** A stored game, with all its choices played again; an InputError says why it cannot be played on. */
export async function restore(id: string, value: unknown): Promise<Restored> {
  const { json, players, seating } = readStored(value);
  const { loaded, match } = await replayed(json);
  checkSeats(players, match.record);
  return { id, loaded, match, players, seating, revision: revisionOf(value) };
}

/** A game from a file. */
export async function readFile(json: unknown): Promise<Omit<Restored, 'id' | 'revision'>> {
  const { loaded, match } = await replayed(json);
  const { players: given, seating } = fieldsOf(json);
  const players = given === undefined || given === null ? unknownPlayers(match.record.seats) : readPlayers(given);
  checkSeats(players, match.record);
  return { loaded, match, players, seating: readSeating(seating) };
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

async function replayed(json: unknown): Promise<Pick<Restored, 'loaded' | 'match'>> {
  const { game: id, data } = recordHead(json);
  const loaded = await loadGame(id, data ?? null);
  const { game } = loaded;
  try {
    const record = parseRecord(game, json);
    const verdict = verify(game, record);
    if (verdict.ok) return { loaded, match: Match.resume(game, record) };
    const { what, at, detail } = verdict;
    throw new InputError(detail, { code: what, facts: { number: at + 1 } });
  } catch (error) {
    // The rules trust their own states: with a record that only looks like one they may fail anywhere.
    throw error instanceof InputError ? error : new InputError(messageOf(error), { code: 'damaged' });
  }
}

function checkSeats(players: readonly Player[], { seats }: GameRecord): void {
  if (players.length === seats) return;
  throw new InputError(`there are ${players.length} players for ${seats} seats`, { code: 'damaged' });
}

/** A record from the command line names nobody: the first seat is the person's. */
function unknownPlayers(seats: number): Player[] {
  return Array.from({ length: seats }, (_, seat) => ({ name: nameless(seat), bot: seat === 0 ? null : USUAL_BOT }));
}
