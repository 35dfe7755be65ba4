/** `bottega analyse`: a finished game looked at again, or all games of a folder. */
import { stat } from 'node:fs/promises';
import { InputError } from '@bottega/kernel';
import { SIGHTS, type Sight } from '@bottega/table';
import { ANALYSIS_POSITIONS } from '@bottega/table/analysis';
import { analyseFolder } from '../analyse/folder.js';
import { analyseGame } from '../analyse/game.js';
import { expectWritable } from '../home.js';
import { languageOf } from '../input.js';

export interface AnalyseOptions {
  readonly sight: string;
  readonly positions?: number;
  readonly seat?: number;
  readonly workers?: number;
  readonly lang?: string;
  readonly report?: string;
  readonly json?: boolean;
}

export async function analyse(path: string, options: AnalyseOptions): Promise<void> {
  const language = languageOf(options.lang);
  const { positions = ANALYSIS_POSITIONS, seat = null, report = null, json = false } = options;
  const asked = { positions, seat, report, json, language, sight: sightOf(options.sight) };
  if (report !== null) await expectWritable(report);
  if (!(await isFolder(path))) return analyseGame(path, asked);
  if (seat !== null) throw new InputError('--seat is for one game: in a folder players are told apart by their names');
  return analyseFolder(path, { ...asked, workers: options.workers ?? null });
}

function sightOf(name: string): Sight {
  const sight = SIGHTS.find((one) => one === name);
  if (sight !== undefined) return sight;
  throw new InputError(`--sight is ${SIGHTS.join(' or ')}, not "${name}"`);
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return path !== '-' && (await stat(path)).isDirectory();
  } catch {
    return false; // reading it will say what is wrong
  }
}
