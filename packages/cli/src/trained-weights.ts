/** What a run of training has learned, as its `weights.json` holds it. */
import { inputsOf, readWeights, type Weights } from '@bottega/bots';
import { type Game, InputError, type StoredWeights } from '@bottega/kernel';
import { readJson } from './input.js';

/** The weights of a file; refuses those that were learned for something else, and says what they are for. */
export async function openWeights(path: string, game: Game, seats: number): Promise<Weights> {
  const stored = await readStoredWeights(path);
  if (stored.game !== game.id) throw new InputError(`${path} was learned for ${stored.game}, not for ${game.id}`);
  if (stored.seats !== seats)
    throw new InputError(`${path} was learned for ${stored.seats} players, not for ${seats}; see --seats`);
  if (stored.rules !== game.rules)
    throw new InputError(
      `${path} was learned under version ${stored.rules} of the rules of ${game.id}; they are at ${game.rules}`,
    );
  if (game.customData !== null)
    throw new InputError(`${path} was learned with the components of ${game.id} itself, not with those of --data`);
  const inputs = inputsOf(game, seats);
  if (stored.inputs !== inputs)
    throw new InputError(`${path} expects ${stored.inputs} numbers for a position; ${game.id} gives ${inputs} by now`);
  return readWeights(stored);
}

/** The weights of a file as they stand there, whatever they are for. */
export async function readStoredWeights(path: string): Promise<StoredWeights> {
  const json = await readJson(path);
  if (!isStored(json)) throw new InputError(`${path} does not hold weights: bottega train writes them as weights.json`);
  try {
    readWeights(json);
  } catch (error) {
    if (error instanceof InputError) throw new InputError(`${path}: ${error.message}`);
    throw error;
  }
  return json;
}

function isStored(json: unknown): json is StoredWeights {
  if (typeof json !== 'object' || json === null) return false;
  const { game, rules, seats, inputs, first, second, worlds, scales, numbers } = json as Record<
    keyof StoredWeights,
    unknown
  >;
  return (
    typeof game === 'string' &&
    typeof numbers === 'string' &&
    [rules, seats, inputs, first, second].every((count) => Number.isSafeInteger(count) && Number(count) > 0) &&
    Number.isSafeInteger(worlds) &&
    Number(worlds) >= 0 &&
    Array.isArray(scales) &&
    scales.every((scale) => Number.isFinite(scale))
  );
}
