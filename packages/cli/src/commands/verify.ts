/** `bottega verify`: replays a record and checks every choice, every digest, the hash of the seed and what the seed was made of. */
import { verify as check, type GameRecord, InputError, isOver, rulesOf } from '@bottega/kernel';
import { openRecord } from '../input.js';
import { checkShuffle } from '../shuffle-check.js';
import { cleanLine } from '../terminal/clean.js';
import { print } from '../terminal/print.js';

export async function verify(path: string): Promise<void> {
  const { loaded, record, json } = await openRecord(path);
  const verdict = check(loaded.game, record);
  if (!verdict.ok) {
    const where = verdict.at < 0 ? '' : `choice ${verdict.at + 1} of ${record.choices.length}: `;
    throw new InputError(`${path} is not a true record: ${where}${verdict.detail}`);
  }
  const shuffle = shuffleOf(path, json, record);
  const { choices, seed, seedHash } = record;
  const end = isOver(verdict.state)
    ? `ended with ${loaded.game.result(verdict.state).points.join(', ')} points`
    : 'is not over';
  const { unchecked } = verdict;
  const replayed = `${choices.length - unchecked} choices of ${record.game} replay to the recorded states`;
  print(cleanLine(`${path} is a true record: ${replayed}.`));
  if (unchecked > 0) {
    const under = `under version ${record.rules} of the rules, which cannot be replayed under version ${rulesOf(record)}`;
    print(cleanLine(`The first ${unchecked} were made ${under}: they are taken from the state that was kept.`));
  }
  print(cleanLine(`Seed ${seed} has the published hash ${seedHash}.`));
  for (const checked of shuffle) print(cleanLine(checked));
  print(cleanLine(`The game ${end}.`));
}

function shuffleOf(path: string, json: unknown, record: GameRecord): string[] {
  try {
    return checkShuffle(json, record);
  } catch (error) {
    if (error instanceof InputError) throw new InputError(`${path} is not a true record: ${error.message}`);
    throw error;
  }
}
