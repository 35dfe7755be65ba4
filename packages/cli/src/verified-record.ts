/** A record from a file, once everything that it claims was found true. */
import type { Loaded } from '@bottega/games';
import { type GameRecord, InputError, type State, verify } from '@bottega/kernel';
import { openRecord } from './input.js';
import { checkShuffle } from './shuffle-check.js';

export interface VerifiedRecord {
  readonly loaded: Loaded;
  readonly record: GameRecord;
  /** All that the file says. */
  readonly json: unknown;
  /** The position at the end of the record. */
  readonly state: State;
  /** How many choices were made under older rules and could not be checked. */
  readonly unchecked: number;
  /** What was checked of the shuffle, as sentences. */
  readonly shuffle: readonly string[];
}

/** Every choice, every digest, the hash of the seed and what the seed was made of; an InputError names the first that is wrong. */
export async function openVerified(path: string): Promise<VerifiedRecord> {
  const { loaded, record, json } = await openRecord(path);
  const verdict = verify(loaded.game, record);
  if (!verdict.ok) {
    const where = verdict.at < 0 ? '' : `choice ${verdict.at + 1} of ${record.choices.length}: `;
    throw new InputError(`${path} is not a true record: ${where}${verdict.detail}`);
  }
  const { state, unchecked } = verdict;
  return { loaded, record, json, state, unchecked, shuffle: shuffleOf(path, json, record) };
}

function shuffleOf(path: string, json: unknown, record: GameRecord): string[] {
  try {
    return checkShuffle(json, record);
  } catch (error) {
    if (error instanceof InputError) throw new InputError(`${path} is not a true record: ${error.message}`);
    throw error;
  }
}
