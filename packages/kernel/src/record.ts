/** A game as the choices that were made in it: what is saved, sent, replayed and checked. */
import { show } from './data/reader.js';
import { digest } from './digest.js';
import type { Choice, Emit, Game, GameEvent, Options, OptionValue, Seat, Setup, State } from './game.js';
import { InputError } from './game.js';
import { completeOptions, seatsOf } from './options.js';
import { isTooDeep } from './plain.js';
import { apply, start } from './play.js';
import { sha256Hex } from './sha256.js';
import type { Logged } from './view.js';

export const RECORD_FORMAT = 1;

/** The longest games take about a thousand choices; what is much longer would only keep the reader busy. */
export const MAX_CHOICES = 50_000;

/** A choice with the seat that made it. */
export type Made<C extends Choice = Choice> = readonly [seat: Seat, choice: C];

/** A position from which a game went on under newer rules: what lies before it cannot be played again. */
export interface Continued {
  /** After so many choices. */
  readonly at: number;
  /** The rules version that holds from there on. */
  readonly rules: number;
  readonly state: State;
  /** What had been told until then, and to whom. */
  readonly log: readonly Logged[];
}

export interface GameRecord<C extends Choice = Choice> {
  readonly bottega: typeof RECORD_FORMAT;
  readonly game: string;
  /** The rules version under which it was begun. */
  readonly rules: number;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  /** SHA-256 of the seed, published when the game starts. */
  readonly seedHash: string;
  /** The component data, if it was not the game's own. */
  readonly data?: unknown;
  /** Where it went on under newer rules, if the choices before do not lead there any more. */
  readonly continued?: Continued;
  readonly choices: Made<C>[];
  /** The state's digest after the deal and after every choice: one more than there are choices. */
  readonly digests: string[];
}

/** The record of a game that has just been dealt. */
export function newRecord<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  setup: Setup,
  dealt: S,
): GameRecord<C> {
  return {
    bottega: RECORD_FORMAT,
    game: game.id,
    rules: game.rules,
    seats: setup.seats,
    options: completeOptions(game, setup.options),
    seed: setup.seed,
    seedHash: sha256Hex(setup.seed),
    ...(game.customData === null ? {} : { data: game.customData }),
    choices: [],
    digests: [dealDigest(game, dealt)],
  };
}

/** The digest after the deal also vouches for component data that is not the game's own: points may follow from it alone. */
export function dealDigest<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  dealt: S,
): string {
  return game.customData === null ? digest(dealt) : digest([dealt, game.customData]);
}

/** The rules version under which a record's last choices were made. */
export function rulesOf({ rules, continued }: Pick<GameRecord, 'rules' | 'continued'>): number {
  return continued?.rules ?? rules;
}

/** The position from which a continued record can be played again, and the record as it was there. */
export function firstOf<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  record: GameRecord<C>,
): { readonly state: S; readonly log: readonly Logged<E>[]; readonly record: GameRecord<C> } | null {
  const { continued, choices, digests } = record;
  if (continued === undefined) return null;
  const { at, state, log } = continued;
  return {
    // What a record holds is of the game that it names.
    state: game.clone(state as S),
    log: log as readonly Logged<E>[],
    record: { ...record, choices: choices.slice(0, at), digests: digests.slice(0, at + 1) },
  };
}

/**
 * Plays a record's choices without checking them again (see `verify` for a record from outside). Of a continued record, those from
 * there on.
 */
export function replay<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  record: GameRecord<C>,
  upTo: number = record.choices.length,
  emit: Emit<E> = null,
): S {
  const state = firstOf(game, record)?.state ?? start(game, record, emit);
  const choices = record.choices;
  for (let at = record.continued?.at ?? 0; at < upTo; at++) apply(game, state, choices[at][0], choices[at][1], emit);
  return state;
}

/**
 * Reads a record of this game, of whatever rules version, from a parsed JSON value; every way it can be wrong is named in one
 * sentence.
 */
export function readRecord<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  json: unknown,
): GameRecord<C> {
  const head = recordHead(json);
  if (head.game !== game.id) throw new InputError(`the record is of the game "${head.game}", not "${game.id}"`);
  const { rules, seats, options, seed, seedHash, choices, digests } = head.fields;
  if (!isCount(rules)) throw new InputError('"rules" must be a number');
  if (rules > game.rules) throw otherRules(game, rules);
  if (typeof seats !== 'number') throw new InputError('"seats" must be a number');
  seatsOf(game, seats);
  if (!isFlat(options)) throw new InputError('"options" must be an object of texts, numbers and true/false');
  if (typeof seed !== 'string') throw new InputError('"seed" must be a text');
  if (typeof seedHash !== 'string') throw new InputError('"seedHash" must be a text');
  if (!isTexts(digests)) throw new InputError('"digests" must be a list of texts');
  if (!Array.isArray(choices)) throw new InputError('"choices" must be a list');
  if (choices.length > MAX_CHOICES) {
    throw new InputError(`there are ${choices.length} choices, more than ${MAX_CHOICES}`, { code: 'tooLong' });
  }
  choices.forEach((made, at) => {
    const [seat, choice] = Array.isArray(made) ? made : [];
    if (!Number.isInteger(seat) || seat < 0 || seat >= seats) {
      throw new InputError(`choice ${at} must be [seat, choice] with a seat from 0 to ${seats - 1}`);
    }
    if (!isFlat(choice) || typeof choice.type !== 'string') {
      throw new InputError(`choice ${at} must have a "type" and flat values`);
    }
  });
  const continued = parseContinued(head.fields.continued, choices.length);
  return {
    bottega: RECORD_FORMAT,
    game: game.id,
    rules,
    seats,
    options: completeOptions(game, options),
    seed,
    seedHash,
    ...(head.fields.data === undefined ? {} : { data: head.fields.data }),
    ...(continued === null ? {} : { continued }),
    choices: choices as Made<C>[],
    digests,
  };
}

/** Why a record cannot be played under the rules of today. */
export function otherRules(
  { id, rules: here }: { readonly id: string; readonly rules: number },
  begun: number,
): InputError {
  return new InputError(`the record was begun under rules version ${begun} of ${id}; this is version ${here}`, {
    code: 'rules',
    facts: { begun: String(begun), here },
  });
}

/** Whether the state in it is one of the game's shows `verify`. */
function parseContinued(json: unknown, choices: number): Continued | null {
  if (json === undefined) return null;
  const { at, rules, state, log } = (json ?? {}) as Readonly<Record<string, unknown>>;
  if (!isCount(at) || at > choices || !isCount(rules)) {
    throw new InputError(`"continued" must say after which of the ${choices} choices, and under which rules`);
  }
  return { at, rules, state: parseState(state), log: parseLog(log) };
}

/** A state as far as every game has the same. */
export function parseState(json: unknown): State {
  const { open, own, hidden } = (json ?? {}) as Readonly<Record<string, unknown>>;
  const { stack } = (open ?? {}) as Readonly<Record<string, unknown>>;
  if (!Array.isArray(stack) || !Array.isArray(own) || typeof hidden !== 'object' || hidden === null) {
    throw new InputError('a state must have "open", "own" and "hidden"');
  }
  return json as State;
}

export function parseLog(json: unknown): Logged[] {
  const isLogged = (one: unknown): one is Logged => {
    const { at, event, to } = (one ?? {}) as Readonly<Record<string, unknown>>;
    const { type } = (event ?? {}) as Readonly<Record<string, unknown>>;
    return isCount(at) && typeof type === 'string' && (to === null || (Array.isArray(to) && to.every(isCount)));
  };
  if (!Array.isArray(json) || !json.every(isLogged)) throw new InputError('"log" must be a list of events');
  return json;
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}

/** Which game a parsed JSON value is a record of, before that game is loaded. */
export function recordHead(json: unknown): { game: string; data: unknown; fields: Readonly<Record<string, unknown>> } {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new InputError('a record must be a JSON object', { code: 'noRecord' });
  }
  if (isTooDeep(json)) throw new InputError('the record is nested too deeply', { code: 'tooDeep' });
  const fields = json as Readonly<Record<string, unknown>>;
  if (fields.bottega !== RECORD_FORMAT) {
    throw new InputError(
      `a record must begin with "bottega": ${RECORD_FORMAT}; this one has ${fields.bottega === undefined ? 'nothing' : show(fields.bottega)}`,
      { code: typeof fields.bottega === 'number' ? 'format' : 'noRecord' },
    );
  }
  if (typeof fields.game !== 'string') throw new InputError('"game" must be a text');
  return { game: fields.game, data: fields.data, fields };
}

function isFlat(value: unknown): value is Record<string, OptionValue> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((item) => ['string', 'number', 'boolean'].includes(typeof item));
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
