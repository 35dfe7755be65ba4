/**
 * The folder in which chances are held against finished games: what was asked for, and the games, a line each, so that a run can be
 * broken off at any time. Games that were played elsewhere count as well: they are a file of the same lines.
 */
import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { storeWeights, type Weights } from '@bottega/bots';
import { InputError, type Made, sha256Hex } from '@bottega/kernel';
import { appendLine, readIfThere, reasonOf, writeSafely } from '../home.js';
import { parseJson } from '../input.js';
import { differencesOf } from '../run-differences.js';

/** What the games follow from. */
export interface CalibrateSettings {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  /** Game number n has the seed `${seed} ${n}`. */
  readonly seed: string;
  /** What the players look at for a plan. */
  readonly positions: number;
  /** The fingerprint of what they have learned. */
  readonly weights: string;
}

/** A finished game by its seed and choices: a line of the file. */
interface KeptLine {
  readonly seed: string;
  readonly choices: readonly Made[];
}

/** What players have learned, but for what is made of it here and what they do not use. */
export function fingerprintOf(weights: Weights): string {
  return sha256Hex(JSON.stringify(storeWeights({ ...weights, worlds: 0, chances: null }))).slice(0, 16);
}

export const gameSeed = ({ seed }: Pick<CalibrateSettings, 'seed'>, number: number): string => `${seed} ${number}`;

export class CalibrateFolder {
  private constructor(
    private readonly path: string,
    private readonly settings: CalibrateSettings,
    private readonly games: ReadonlyMap<string, readonly Made[]>,
  ) {}

  /** Refuses games of other settings, and a line that cannot be read. */
  static async open(folder: string, settings: CalibrateSettings): Promise<CalibrateFolder> {
    const path = join(folder, 'games.jsonl');
    await expectSettings(join(folder, 'run.json'), folder, settings);
    const games = await readGames(path);
    const seeds = [...games.keys()];
    if (seeds.length > 0 && !seeds.some((seed) => seed.startsWith(`${settings.seed} `)))
      throw new InputError(`${path} has no games of --seed ${settings.seed}: its first one is "${seeds[0]}"`);
    await writeSafely(join(folder, 'run.json'), `${JSON.stringify(settings, null, 1)}\n`);
    return new CalibrateFolder(path, settings, games);
  }

  /** The choices of a game; null if it is still to be played. */
  choicesOf(number: number): readonly Made[] | null {
    return this.games.get(gameSeed(this.settings, number)) ?? null;
  }

  keep(number: number, choices: readonly Made[]): void {
    appendLine(this.path, JSON.stringify({ seed: gameSeed(this.settings, number), choices } satisfies KeptLine));
  }

  /** For games that turn out not to be true. */
  refuse(number: number, problem: string): never {
    throw new InputError(`${this.path} is damaged: the game "${gameSeed(this.settings, number)}" ${problem}`);
  }
}

async function expectSettings(path: string, folder: string, settings: CalibrateSettings): Promise<void> {
  const text = await readIfThere(path);
  if (text === null) return;
  const kept = parseJson(text, path);
  const differences = differencesOf(typeof kept === 'object' && kept !== null ? kept : {}, settings);
  if (differences.length > 0)
    throw new InputError(
      `${folder} holds games of other settings (${differences.join(', ')}); ask for the same, or name another folder with --into`,
    );
}

async function readGames(path: string): Promise<Map<string, readonly Made[]>> {
  const text = (await readIfThere(path)) ?? '';
  // A line that was being written when the machine stopped is not whole: its game is played again.
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole !== text) cut(path, Buffer.byteLength(whole));
  const games = new Map<string, readonly Made[]>();
  whole
    .split('\n')
    .slice(0, -1)
    .forEach((line, at) => {
      const game = keptLine(line);
      if (game === null)
        throw new InputError(`${path} is damaged in line ${at + 1}: without that line its game is played again`);
      games.set(game.seed, game.choices);
    });
  return games;
}

function cut(path: string, bytes: number): void {
  try {
    truncateSync(path, bytes);
  } catch (error) {
    throw new InputError(`cannot write ${path}: ${reasonOf(error)}`);
  }
}

/** Null for what is no game; whether the choices of one are possible is seen when they are played. */
function keptLine(line: string): KeptLine | null {
  try {
    const { seed, choices } = JSON.parse(line) as Partial<KeptLine>;
    return typeof seed === 'string' && Array.isArray(choices) ? { seed, choices } : null;
  } catch {
    return null;
  }
}
