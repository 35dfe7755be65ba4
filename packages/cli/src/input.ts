/** What comes from outside through the command line: files, options, languages. Wrong input is one clear sentence. */
import { createReadStream } from 'node:fs';
import { botOf } from '@bottega/bots';
import { gameById, type Loaded } from '@bottega/games';
import {
  type Game,
  type GameRecord,
  InputError,
  type Options,
  type OptionValue,
  parseRecord,
  recordHead,
} from '@bottega/kernel';
import { isLanguage, LANGUAGES, type Language } from '@bottega/kernel/text';
import { checkNotSealed } from '@bottega/table';
import { reasonOf } from './home.js';

/** Far more than any file of ours has: 4 and 6 levels in records and data. */
const MAX_DEPTH = 64;
/** A thousand times the longest record. */
const MAX_BYTES = 256 * 2 ** 20;

/** A JSON file. `-` is standard input. */
export async function readJson(path: string): Promise<unknown> {
  return parseJson(await readText(path), path);
}

/** A JSON text, and in errors where it is from. What is nested too deeply is refused before anything walks through it. */
export function parseJson(text: string, path: string): unknown {
  if (depthOf(text) > MAX_DEPTH) {
    throw new InputError(`${path} is nested too deeply: lists and objects may stand ${MAX_DEPTH} within one another`);
  }
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')); // some editors put a mark at the beginning
  } catch (error) {
    const reason = text.includes('\u0000') ? 'it is not UTF-8 text' : (error as Error).message.replace(/\s+/g, ' ');
    throw new InputError(`${path} is not JSON: ${reason}`);
  }
}

/** How many lists and objects of a JSON text stand within one another at most. Sign by sign: it must not be deep itself. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (isInText && sign === '\\') at++;
    else if (sign === '"') isInText = !isInText;
    else if (isInText) continue;
    else if (sign === '[' || sign === '{') deepest = Math.max(deepest, ++depth);
    else if (sign === ']' || sign === '}') depth--;
  }
  return deepest;
}

/** A game, with the component data of a file if one is named. */
export async function openGame(id: string, dataPath?: string): Promise<Loaded> {
  const registered = gameById(id);
  if (dataPath === undefined) return registered.load();
  const data = await readJson(dataPath);
  return withPath(dataPath, () => registered.load(data));
}

/** A record and the game it is of, with the component data it was played with; and all that the file says. */
export async function openRecord(path: string): Promise<{ loaded: Loaded; record: GameRecord; json: unknown }> {
  const json = await readJson(path);
  return withPath(path, async () => {
    checkNotSealed(json);
    const { game, data } = recordHead(json);
    const loaded = await gameById(game).load(data ?? null);
    return { loaded, record: parseRecord(loaded.game, json), json };
  });
}

/** House rules as `name=value`. */
export function parseOptions(game: Game, given: readonly string[]): Options {
  return Object.fromEntries(
    given.map((text): [string, OptionValue] => {
      const at = text.indexOf('=');
      if (at < 0) throw new InputError(`a house rule is given as name=value, not "${text}"`);
      const id = text.slice(0, at);
      const value = text.slice(at + 1);
      const option = game.options.find((one) => one.id === id);
      // An unknown name or value goes on as it is: the kernel refuses it and says what there is.
      return [id, option?.values.find((one) => String(one) === value) ?? value];
    }),
  );
}

/** Bots by name: a list, one name for so many seats, or none. */
export function parseBots(text: string, seats: number): string[] {
  if (text === 'none') return [];
  const names = text.split(',').map((name) => name.trim());
  for (const name of names) botOf(name);
  return names.length === 1 ? Array.from({ length: seats }, () => names[0]) : names;
}

/** The language asked for, else that of the environment, else English. */
export function languageOf(asked: string | undefined, environment: NodeJS.ProcessEnv = process.env): Language {
  if (asked !== undefined) {
    if (isLanguage(asked)) return asked;
    throw new InputError(`Bottega speaks ${LANGUAGES.join(', ')}, not "${asked}"`);
  }
  const wanted = (environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || '').slice(0, 2);
  return isLanguage(wanted) ? wanted : 'en';
}

/** Says of which file an input error speaks. */
async function withPath<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof InputError) throw new InputError(`${path}: ${error.message}`);
    throw error;
  }
}

async function readText(path: string): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of path === '-' ? process.stdin : createReadStream(path)) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes > MAX_BYTES) break; // a device may never end
    }
  } catch (error) {
    throw new InputError(`cannot read ${path}: ${reasonOf(error)}`);
  }
  if (bytes > MAX_BYTES) throw new InputError(`${path} is too large: more than ${MAX_BYTES / 2 ** 20} MB`);
  return Buffer.concat(chunks).toString('utf8');
}
