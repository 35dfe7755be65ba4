/**
 * The folder of a run: how far it is, what the trainer knows, and the samples of its last generations. `run.json` names the generation
 * that is complete and is written last, so that a run which is broken off goes on as if nothing had happened.
 */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { storeWeights } from '@bottega/bots';
import type { Samples } from '@bottega/bots/learn';
import { type Game, InputError } from '@bottega/kernel';
import { readIfThere, reasonOf, writeSafely } from '../home.js';
import { parseJson } from '../input.js';
import { differencesOf } from '../run-differences.js';
import { type CurvePoint, isBestSoFar, newRun, type TrainRun, weightsOf } from './run.js';
import type { TrainSettings } from './settings.js';

interface RunFile {
  readonly settings: TrainSettings;
  readonly generation: number;
  readonly steps: number;
  readonly curve: readonly CurvePoint[];
}

/** The run of a folder, or a new one with these settings; refuses a folder of another run. */
export async function openRun(folder: string, game: Game, settings: TrainSettings): Promise<TrainRun> {
  const run = newRun(game, settings);
  const path = join(folder, 'run.json');
  const text = await readIfThere(path);
  if (text === null) return run;
  const file = parseJson(text, path);
  if (!isRunFile(file)) throw new InputError(`${path} is damaged: it does not say how far the run is`);
  const differences = differencesOf(file.settings, settings, ['generations']);
  if (differences.length > 0) {
    throw new InputError(
      `${folder} holds a run with other settings (${differences.join(', ')}); ask for the same, or name another folder with --into`,
    );
  }
  const { weights, mean, first, second } = run.trainer;
  let rest = await readNumbers(join(folder, trainerFile(file.generation)), 4 * weights.length);
  for (const list of [weights, mean, first, second]) {
    list.set(rest.subarray(0, list.length));
    rest = rest.subarray(list.length);
  }
  const { matrix, goal } = run.straight;
  const sums = await readDoubles(join(folder, straightFile(file.generation)), matrix.length + goal.length);
  matrix.set(sums.subarray(0, matrix.length));
  goal.set(sums.subarray(matrix.length));
  run.trainer.steps = file.steps;
  run.generation = file.generation;
  run.curve.push(...file.curve);
  for (let number = Math.max(0, file.generation - settings.window); number < file.generation; number++) {
    run.window.push(
      await readSamples(join(folder, samplesFile(number)), run.shape.inputs, file.curve[number].positions),
    );
  }
  return run;
}

/** Whether it says how far a run is, with a point of the curve for each generation. */
function isRunFile(json: unknown): json is RunFile {
  const { settings, generation, steps, curve } = (json ?? {}) as Partial<RunFile>;
  return (
    typeof settings === 'object' &&
    settings !== null &&
    Number.isSafeInteger(steps) &&
    Array.isArray(curve) &&
    curve.length > 0 &&
    curve.length === generation
  );
}

/** Writes what the last generation has changed. */
export async function keepRun(folder: string, run: TrainRun): Promise<void> {
  const { settings, generation, straight, trainer, curve, window } = run;
  const newest = window[window.length - 1];
  await writeSafely(join(folder, samplesFile(generation - 1)), bytesOf(newest.inputs, newest.margins, newest.wins));
  const { weights, mean, first, second, steps } = trainer;
  await writeSafely(join(folder, trainerFile(generation)), bytesOf(weights, mean, first, second));
  await writeSafely(join(folder, straightFile(generation)), bytesOf(straight.matrix, straight.goal));
  if (isBestSoFar(curve)) {
    await writeSafely(join(folder, 'weights.json'), `${JSON.stringify(storeWeights(weightsOf(run)))}\n`);
  }
  const file: RunFile = { settings, generation, steps, curve };
  await writeSafely(join(folder, 'run.json'), `${JSON.stringify(file, null, 1)}\n`);
  await rm(join(folder, trainerFile(generation - 1)), { force: true });
  await rm(join(folder, straightFile(generation - 1)), { force: true });
  await rm(join(folder, samplesFile(generation - 1 - settings.window)), { force: true });
}

const trainerFile = (generation: number): string => `trainer-${generation}.bin`;
const straightFile = (generation: number): string => `straight-${generation}.bin`;
const samplesFile = (generation: number): string => `generation-${generation}.bin`;

async function readSamples(path: string, inputs: number, count: number): Promise<Samples> {
  const numbers = await readNumbers(path, count * (inputs + 2));
  return {
    count,
    inputs: numbers.slice(0, count * inputs),
    margins: numbers.slice(count * inputs, count * (inputs + 1)),
    wins: numbers.slice(count * (inputs + 1)),
  };
}

async function readNumbers(path: string, count: number): Promise<Float32Array> {
  return new Float32Array(await readBytes(path, 4 * count));
}

async function readDoubles(path: string, count: number): Promise<Float64Array> {
  return new Float64Array(await readBytes(path, 8 * count));
}

async function readBytes(path: string, count: number): Promise<ArrayBuffer> {
  let bytes: Buffer;
  try {
    bytes = await readFile(path);
  } catch (error) {
    throw new InputError(`cannot read ${path}: ${reasonOf(error)}`);
  }
  if (bytes.length !== count) throw new InputError(`${path} is damaged: it has ${bytes.length} bytes, not ${count}`);
  // A copy of its own: what is read lies somewhere in a larger buffer.
  return new Uint8Array(bytes).buffer;
}

function bytesOf(...lists: readonly (Float32Array | Float64Array)[]): Uint8Array {
  return Buffer.concat(
    lists.map(({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength)),
  );
}
