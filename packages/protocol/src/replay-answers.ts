/** What a server tells of a game that is looked at again. */
import { type Barred, type Choice, type GameRecord, RECORD_FORMAT, type Result } from '@bottega/kernel';
import type { Message } from '@bottega/kernel/text';
import type { Course, Moment, Round, TableSnapshot } from '@bottega/table';
import { z } from 'zod';
import { recap, undoBar, view } from './play-answers.js';
import { options, player, result, seating, shuffle } from './table-answers.js';
import { choice, count, gameEvent, seat, told } from './told.js';

export const words = told<Message>()({ key: z.string(), values: z.record(z.string(), z.any()) });

const barred = told<Barred<Choice>>()({
  choice,
  rule: z.string(),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
});

const finalResult = told<Result>()({
  ...result.shape,
  sheet: z.array(told<Result['sheet'][number]>()({ category: z.string(), points: z.array(z.number()) })),
});

const snapshot = told<TableSnapshot>()({
  version: z.number(),
  seat: seat.nullable().describe('whose eyes these are'),
  view,
  asked: z.array(seat),
  allowed: z.array(choice),
  barred: z.array(barred),
  suggested: choice.nullable(),
  plan: z.array(choice),
  canUndo: z.boolean(),
  undoBar,
  recap,
  log: z.array(gameEvent),
  handOver: seat.nullable(),
  over: z.boolean(),
  result: finalResult.nullable(),
});

export const moment = told<Moment>()({
  seen: snapshot,
  at: count,
  length: count.describe('how many moments there are so far'),
  first: count.describe('the first that can be looked at'),
  turns: z.array(count).describe('the moments at which a turn began'),
  rounds: z.array(told<Round>()({ at: count, name: words })),
});

export const course = told<Course>()({
  points: z
    .array(z.array(z.number()))
    .describe('of every seat: at the beginning, then at the end of each round or turn'),
  rounds: z.array(words),
  seed: z.string().nullable().describe('what the game was dealt from'),
});

const record = told<GameRecord>()({
  bottega: z.literal(RECORD_FORMAT).describe('the version of the format'),
  game: z.string(),
  rules: count.describe('the version of the rules'),
  seats: count,
  options,
  seed: z.string(),
  seedHash: z.string(),
  data: z.any().optional().describe('component data, if it was not the game’s own'),
  continued: z.any().optional().describe('where it went on under newer rules'),
  choices: z.array(z.any()).describe('all choices with their seats'),
  digests: z.array(z.string()).describe('of the state after the deal and after every choice'),
});

/** A finished game as a file: its record, and beside it who played and what the shuffle was made of. */
export const gameFile = z.looseObject({
  ...record.shape,
  players: z.array(player),
  seating,
  sat: z.array(seat.nullable()).optional().describe('the seat of each who sat down, in the order in which they did'),
  shuffle: shuffle.optional(),
});
