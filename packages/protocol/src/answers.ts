/** What a server tells, as schemas: for OpenAPI, for /api/messages.json, and for tests that hold all traffic against them. */
import { z } from 'zod';
import type { Answers, DownMessage } from './messages.js';
import { notice } from './notice-answers.js';
import { deltaUpdate, fullUpdate, outcome, seatOffers, watched } from './play-answers.js';
import { course, moment } from './replay-answers.js';
import { chatLine, muted, proposal, tableState, tableSummary } from './table-answers.js';
import type { Problem } from './table-types.js';
import { count, told } from './told.js';

export { tableAnalysis } from './analysis-answers.js';
export * from './notice-answers.js';
export * from './people-answers.js';
export * from './person-answers.js';
export { outcome, seatOffers, seatTurn, watched } from './play-answers.js';
export { gameFile } from './replay-answers.js';
export { tableList, tableState, tableSummary, tableTalk, whereabouts } from './table-answers.js';
export { choice, gameEvent } from './told.js';

export const problem = told<Problem>()({
  error: z.string().describe('a code for programs'),
  message: z.string().describe('a sentence for engineers'),
});

const down = <Type extends DownMessage['type']>() => told<Extract<DownMessage, { readonly type: Type }>>();
const ref = z.number().int();

export const downMessage = z.discriminatedUnion('type', [
  down<'hello'>()({ type: z.literal('hello'), protocol: z.number().int() }),
  down<'answer'>()({ type: z.literal('answer'), ref, value: z.any() }),
  down<'problem'>()({ type: z.literal('problem'), ref: ref.nullable(), ...problem.shape }),
  down<'update'>()({
    type: z.literal('update'),
    table: z.string(),
    update: z.discriminatedUnion('type', [fullUpdate, deltaUpdate]),
  }),
  down<'state'>()({ type: z.literal('state'), table: z.string(), state: tableState }),
  down<'summary'>()({ type: z.literal('summary'), table: z.string(), summary: tableSummary }),
  down<'chat'>()({ type: z.literal('chat'), table: z.string(), line: chatLine }),
  down<'notice'>()({ type: z.literal('notice'), notice }),
]);

/** The `value` of an answer, by what was asked for. */
export const ANSWERS = {
  watch: watched,
  unwatch: z.null(),
  follow: tableSummary,
  unfollow: z.null(),
  visible: z.null(),
  ping: z.null(),
  choose: outcome,
  undo: outcome,
  concede: z.null(),
  away: z.null(),
  return: z.null(),
  chat: z.null(),
  read: z.null(),
  mute: muted,
  propose: proposal,
  vote: z.null(),
  withdraw: z.null(),
  moment,
  recap: z.array(count),
  course,
  offers: seatOffers,
} as const satisfies Record<keyof Answers, z.ZodType>;
