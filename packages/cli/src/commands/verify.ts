/** `bottega verify`: replays a record and checks every choice, every digest and the hash of the seed. */
import { verify as check, InputError, isOver } from '@bottega/kernel';
import { openRecord } from '../input.js';
import { cleanLine } from '../terminal/clean.js';
import { print } from '../terminal/print.js';

export async function verify(path: string): Promise<void> {
  const { loaded, record } = await openRecord(path);
  const verdict = check(loaded.game, record);
  if (!verdict.ok) {
    const where = verdict.at < 0 ? '' : `choice ${verdict.at + 1} of ${record.choices.length}: `;
    throw new InputError(`${path} is not a true record: ${where}${verdict.detail}`);
  }
  const { choices, seed, seedHash } = record;
  const end = isOver(verdict.state)
    ? `ended with ${loaded.game.result(verdict.state).points.join(', ')} points`
    : 'is not over';
  print(
    cleanLine(`${path} is a true record: ${choices.length} choices of ${record.game} replay to the recorded states.`),
  );
  print(cleanLine(`Seed ${seed} has the published hash ${seedHash}.`));
  print(cleanLine(`The game ${end}.`));
}
