/** Weights as `bottega train` writes them, without the training. */
import { inputsOf, OUTPUTS, storeWeights } from '@bottega/bots';
import { newTrainer } from '@bottega/bots/learn';
import { gameById } from '@bottega/games';
import { type StoredWeights, seeded } from '@bottega/kernel';

/** What they say is as good as drawn. */
export async function weightsFor(id: string, seats: number): Promise<StoredWeights> {
  const { game } = await gameById(id).load();
  const shape = { inputs: inputsOf(game, seats), first: 2, second: 2, outputs: OUTPUTS };
  const numbers = newTrainer(shape, seeded('weights')).weights.map((weight, at) => weight + (at % 7) - 3);
  return storeWeights({ game: id, rules: game.rules, seats, shape, worlds: 0, chances: null, numbers });
}
