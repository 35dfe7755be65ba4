/** What a server tells of a finished game that it has looked at again. */
import type { CoursePoint, Influence, Reason } from '@bottega/bots';
import {
  ANALYSIS_FORMAT,
  type Cost,
  type Decision,
  type GameAnalysis,
  type Line,
  SIGHTS,
  type TurningMoment,
} from '@bottega/table';
import { z } from 'zod';
import { ANALYSIS_STATES, type TableAnalysis } from './analysis-types.js';
import { words } from './replay-answers.js';
import { choice, count, seat, told } from './told.js';

const share = z.number().min(0).max(1);
const chances = z.array(share);

const coursePoint = told<CoursePoint>()({
  at: count.describe('after so many choices'),
  seat: seat.nullable().describe('whose turn had ended; null at the beginning'),
  points: z.array(z.number()).describe('of every seat, if the game had ended there'),
  leads: z.array(z.number()).nullable().describe('points ahead of the mean of the rivals that were to be expected'),
  chances: chances.nullable().describe('of every seat to win'),
  seen: z.array(chances).nullable().describe('the same as each seat could tell it then'),
});

const cost = told<Cost>()({ chance: z.number().min(0).nullable(), points: z.number().min(0) });

const decision = told<Decision>()({
  seat,
  from: count.describe('the first of its choices'),
  to: count.describe('the first choice that does not belong to it'),
  known: cost.describe('what it cost by what the seat knew'),
  open: cost.describe('what it cost with everything open'),
  about: words.nullable(),
  round: words.nullable(),
});

const line = told<Line>()({
  choices: z.array(choice),
  says: z.array(words),
  chance: share.nullable(),
  points: z.number(),
});

const reason = told<Reason>()({ part: words, points: z.number() });

const moment = told<TurningMoment>()({
  seat,
  from: count,
  to: count,
  round: words.nullable(),
  kind: z.enum(['slip', 'find']),
  played: line,
  other: line.describe('of a slip the best, of a find what is easily taken for the best'),
  reasons: z.array(reason),
  beyond: z.number().nullable().describe('points of the difference that no part names; null where nothing was learned'),
  couldKnow: z.boolean(),
});

const influence = told<Influence>()({
  own: z.number(),
  others: z.number(),
  deal: z.number(),
  rest: z.number(),
});

const gameAnalysis = told<GameAnalysis>()({
  format: z.literal(ANALYSIS_FORMAT),
  game: z.string(),
  rules: count.describe('the version of the rules'),
  seats: count,
  positions: count.describe('how many were looked at for a decision'),
  end: z.string().describe('the digest of the position at the end'),
  length: count.describe('how many choices were made'),
  first: count.describe('before so many nothing can be looked at'),
  isComplete: z.boolean(),
  course: z.array(coursePoint),
  decisions: z.array(decision),
  moments: told<GameAnalysis['moments']>()({ [SIGHTS[0]]: z.array(moment), [SIGHTS[1]]: z.array(moment) }),
  influences: z.array(influence).nullable(),
});

export const tableAnalysis = told<TableAnalysis>()({
  state: z.enum(ANALYSIS_STATES),
  share: share.describe('how much of it is done'),
  part: gameAnalysis.nullable().describe('what was found so far while it is being worked out'),
  analysis: gameAnalysis.nullable().describe('null until all of it is there'),
  trouble: z.string().nullable().describe('why it could not be worked out'),
});
