/** Games that were begun under older rules: replayed under those of today, or continued from where they stood. */
import { digest } from './digest.js';
import type { Choice, Game, GameEvent, State } from './game.js';
import { asked, legal } from './play.js';
import { dealDigest, type GameRecord, otherRules, parseLog, parseState, readRecord, rulesOf } from './record.js';
import { verify } from './verify.js';
import type { Logged } from './view.js';

/** The newest position of a game that is kept beside its record, so that the game outlives a change of its rules. */
export interface Snapshot {
  readonly state: State;
  readonly log: readonly Logged[];
}

/** Reads a snapshot from a parsed JSON value. Whether it is one of a record shows `upToDate`. */
export function readSnapshot(json: unknown): Snapshot {
  const { state, log } = (json ?? {}) as Readonly<Record<string, unknown>>;
  return { state: parseState(state), log: parseLog(log) };
}

/** A game went on under newer rules. */
export interface RulesChange {
  /** The rules version until then. */
  readonly from: number;
  readonly to: number;
  /** After so many choices. */
  readonly at: number;
}

/** A record under the rules of today. */
export interface UpToDate<C extends Choice> {
  readonly record: GameRecord<C>;
  /** Null if nothing changes for this game. */
  readonly change: RulesChange | null;
}

/**
 * A record as it can be played on today. Where the choices still lead to the recorded states nothing has changed for it. Where they
 * do not, it goes on from its snapshot; without one, or if the record is of newer rules than these, an InputError says so.
 */
export function upToDate<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  record: GameRecord<C>,
  snapshot: Snapshot | null = null,
): UpToDate<C> {
  const from = rulesOf(record);
  if (from === game.rules) return { record, change: null };
  if (from < game.rules) {
    if (replays(game, record)) return { record: raised(record, game.rules), change: null };
    const continued = snapshot === null ? null : continuedFrom(game, record, snapshot);
    if (continued !== null) {
      return { record: continued, change: { from, to: game.rules, at: record.choices.length } };
    }
  }
  throw otherRules(game, from);
}

/** Reads a record of this game that can be played today from a parsed JSON value; the error is one sentence. */
export function parseRecord<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  json: unknown,
): GameRecord<C> {
  return upToDate(game, readRecord(game, json)).record;
}

/** Whether the choices lead to the recorded states under the rules of today. */
function replays<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  record: GameRecord<C>,
): boolean {
  try {
    return verify(game, record).ok;
  } catch {
    return false; // an older state or choice may be one that the rules of today know nothing of
  }
}

function raised<C extends Choice>(record: GameRecord<C>, rules: number): GameRecord<C> {
  const { continued } = record;
  return continued === undefined ? { ...record, rules } : { ...record, continued: { ...continued, rules } };
}

/** The record, going on from its snapshot; null if that is not the recorded state or cannot be played under today's rules. */
function continuedFrom<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  record: GameRecord<C>,
  { state: stood, log }: Snapshot,
): GameRecord<C> | null {
  const at = record.choices.length;
  const digestOf = (state: State) => (at === 0 ? dealDigest(game, state as S) : digest(state));
  if (digestOf(stood) !== record.digests[at]) return null;
  try {
    const state = game.migrate?.(stood, rulesOf(record)) ?? (stood as S);
    if (state.own.length !== record.seats || game.violations(state, null).length > 0) return null;
    if (asked(game, state).some((seat) => legal(game, state, seat).length === 0)) return null;
    const digests = [...record.digests.slice(0, at), digestOf(state)];
    return { ...record, digests, continued: { at, rules: game.rules, state, log } };
  } catch {
    return null; // a shape that these rules know nothing of
  }
}
