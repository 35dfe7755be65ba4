/** `bottega verify`: replays a record and checks every choice, every digest, the hash of the seed and what the seed was made of. */
import { isOver, rulesOf } from '@bottega/kernel';
import { cleanLine } from '../terminal/clean.js';
import { print } from '../terminal/print.js';
import { openVerified } from '../verified-record.js';

export async function verify(path: string): Promise<void> {
  const { loaded, record, state, unchecked, shuffle } = await openVerified(path);
  const { choices, seed, seedHash } = record;
  const end = isOver(state) ? `ended with ${loaded.game.result(state).points.join(', ')} points` : 'is not over';
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
