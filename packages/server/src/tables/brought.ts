/**
 * A game that was begun elsewhere and goes on here. Nothing in it is believed: it is played again, choice by choice, under the rules of
 * today. A position from which it would go on is not taken from outside, because rules trust their own states.
 */
import { cleanName, digest, type GameRecord, InputError, Match, readRecord, recordHead, verify } from '@bottega/kernel';
import { historyFrom, type Player, readGameFile, readPlayers } from '@bottega/table';
import { conflict, RequestError } from '../problem.js';
import type { ActsRow } from '../store/schema.js';
import { rowOf } from './act-rows.js';
import type { GameShelf } from './game-shelf.js';

/** The longest games take about a thousand choices; more would only keep the server busy. */
const MAX_CHOICES = 3_000;
const MAX_SEED_LENGTH = 200;

export interface BroughtGame {
  readonly record: GameRecord;
  /** Who played until now; null if the file does not say. */
  readonly players: readonly Player[] | null;
}

/** Reads and checks a game; a RequestError says why it cannot go on here. */
export async function readBrought(games: GameShelf, file: unknown): Promise<BroughtGame> {
  try {
    return await checked(games, file);
  } catch (error) {
    if (error instanceof RequestError) throw error;
    // With a record that only looks like one the rules may fail anywhere.
    if (!(error instanceof InputError)) throw wrongRecord('the game cannot be played again');
    const code = error.reason?.code;
    if (code === 'rules') throw new RequestError(400, 'otherRules', error.message);
    throw code === 'tooLong' ? tooLong(error.message) : wrongRecord(error.message);
  }
}

async function checked(games: GameShelf, file: unknown): Promise<BroughtGame> {
  const json = readGameFile(file);
  const { game: id, data, fields } = recordHead(json);
  const { game } = await games.load(id, data ?? null);
  const record = readRecord(game, json);
  const { choices, continued, seed, seats } = record;
  if (choices.length > MAX_CHOICES) throw tooLong(`there are ${choices.length} choices, more than ${MAX_CHOICES}`);
  if (seed.length > MAX_SEED_LENGTH) throw tooLong(`the seed is longer than ${MAX_SEED_LENGTH} letters`);
  if (continued !== undefined) throw otherRules(record, game.rules);
  const verdict = verify(game, record);
  if (!verdict.ok) throw record.rules < game.rules ? otherRules(record, game.rules) : wrongRecord(verdict.detail);
  if (verdict.over) throw conflict('over', 'the game is over');
  const players = fields.players === undefined ? null : readPlayers(fields.players);
  if (players !== null && players.length !== seats) {
    throw wrongRecord(`there are ${players.length} players for ${seats} seats`);
  }
  return { record, players };
}

/** What happened so far as acts of a table here, and who is asked now. */
export async function broughtActs(games: GameShelf, table: string, body: string, time: number) {
  const { record } = await readBrought(games, JSON.parse(body));
  const { game } = await games.load(record.game, record.data ?? null);
  const match = new Match(game, record);
  const acts = historyFrom(record.choices).map((act): ActsRow => {
    for (const choice of act.type === 'choose' ? act.choices : []) match.play(act.seat, choice);
    return rowOf(table, { ...act, time }, digest(match.state), match.asked());
  });
  return { seed: record.seed, rules: game.rules, acts, asked: match.asked() };
}

/** What a seat's player was called until now. */
export const nameBefore = (players: readonly Player[] | null, seat: number): string =>
  cleanName(players?.[seat]?.name ?? '');

const otherRules = ({ rules }: GameRecord, here: number) =>
  new RequestError(400, 'otherRules', `the game was begun under rules version ${rules}; this is version ${here}`);
const wrongRecord = (sentence: string) => new RequestError(400, 'wrongRecord', sentence.slice(0, 1_000));
const tooLong = (sentence: string) => new RequestError(400, 'tooLong', sentence);
