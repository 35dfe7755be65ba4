/** A game as the choices that were made in it: what is saved, sent, replayed and checked. */
import { show } from './data/reader.js';
import { digest } from './digest.js';
import type { Choice, Game, GameEvent, Options, OptionValue, Seat, Setup, State, Tell } from './game.js';
import { InputError } from './game.js';
import { completeOptions, seatsOf } from './options.js';
import { isTooDeep } from './plain.js';
import { apply, play, start } from './play.js';
import { sha256Hex } from './sha256.js';
import { isOver } from './view.js';

export const RECORD_FORMAT = 1;

/** The longest games take about a thousand choices; what is much longer would only keep the reader busy. */
export const MAX_CHOICES = 50_000;

/** A choice with the seat that made it. */
export type Made<C extends Choice = Choice> = readonly [seat: Seat, choice: C];

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
function dealDigest<S extends State, C extends Choice, E extends GameEvent>(game: Game<S, C, E>, dealt: S): string {
  return game.customData === null ? digest(dealt) : digest([dealt, game.customData]);
}

/** Plays a record's choices without checking them again (see `verify` for a record from outside). */
export function replay<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  record: GameRecord<C>,
  upTo: number = record.choices.length,
  tell: Tell<E> = null,
): S {
  const state = start(game, record, tell);
  const choices = record.choices;
  for (let at = 0; at < upTo; at++) apply(game, state, choices[at][0], choices[at][1], tell);
  return state;
}

/** What `verify` found: all is right, or where the record stops being true. */
export type Verdict<S extends State> =
  | { readonly ok: true; readonly state: S; readonly over: boolean }
  | {
      readonly ok: false;
      /** Which choice (from 0) is wrong; −1 if it is the deal or the head of the record. */
      readonly at: number;
      readonly what: 'seedHash' | 'deal' | 'choice' | 'digest' | 'digests';
      readonly detail: string;
    };

/** Plays a record again, checking every choice against the rules and every digest (if there are any) against the state. */
export function verify<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  record: Omit<GameRecord<C>, 'digests'> & { readonly digests: readonly string[] | null },
): Verdict<S> {
  const wrong = (at: number, what: 'seedHash' | 'deal' | 'choice' | 'digest' | 'digests', detail: string) =>
    ({ ok: false, at, what, detail }) as const;
  if (record.seedHash !== sha256Hex(record.seed)) {
    return wrong(-1, 'seedHash', 'the published hash is not the hash of the seed');
  }
  const { digests } = record;
  if (digests !== null && digests.length !== record.choices.length + 1) {
    const expected = record.choices.length + 1;
    return wrong(-1, 'digests', `there are ${digests.length} digests where ${expected} belong`);
  }
  const state = start(game, record);
  if (digests !== null && dealDigest(game, state) !== digests[0]) {
    return wrong(-1, 'deal', 'seed, seats, options or data were changed: the deal is another one');
  }
  for (let at = 0; at < record.choices.length; at++) {
    const [seat, choice] = record.choices[at];
    const played = play(game, state, seat, choice);
    if (!played.ok) {
      const why = played.rule === null ? played.reason : `${played.reason} by ${played.rule}`;
      return wrong(at, 'choice', `seat ${seat} cannot choose ${JSON.stringify(choice)} here (${why})`);
    }
    if (digests !== null && digest(state) !== digests[at + 1]) {
      return wrong(at, 'digest', `after ${JSON.stringify(choice)} of seat ${seat} the state is not the recorded one`);
    }
  }
  return { ok: true, state, over: isOver(state) };
}

/** Reads a record of this game from a parsed JSON value; every way it can be wrong is named in one sentence. */
export function parseRecord<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  json: unknown,
): GameRecord<C> {
  const head = recordHead(json);
  if (head.game !== game.id) throw new InputError(`the record is of the game "${head.game}", not "${game.id}"`);
  const { rules, seats, options, seed, seedHash, choices, digests } = head.fields;
  if (rules !== game.rules) {
    throw new InputError(
      `the record was begun under rules version ${String(rules)} of ${game.id}; this is version ${game.rules}`,
      { code: 'rules', facts: { begun: String(rules), here: game.rules } },
    );
  }
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
  return {
    bottega: RECORD_FORMAT,
    game: game.id,
    rules: game.rules,
    seats,
    options: completeOptions(game, options),
    seed,
    seedHash,
    ...(head.fields.data === undefined ? {} : { data: head.fields.data }),
    choices: choices as Made<C>[],
    digests,
  };
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
