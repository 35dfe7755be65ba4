/** What a server tells of a game that is played: what a seat sees, what it may choose, and what came of that. */
import type { Refusal, RulesChange, View } from '@bottega/kernel';
import type { Answer, Delta, DeltaUpdate, FullUpdate, TableInfo } from '@bottega/table';
import { z } from 'zod';
import type { Watched } from './messages.js';
import { options, player, result, seating, tableState, tableTalk } from './table-answers.js';
import { type SeatOffers, type SeatTurn, TABLE_STATUSES } from './table-types.js';
import { choice, count, gameEvent, seat, told } from './told.js';

export const view = told<View>()({
  seat: seat.nullable(),
  seats: z.number().int(),
  open: z.any().describe('what everybody sees: Open in state.ts of the game'),
  own: z.any().describe('what only this seat sees: Own in state.ts of the game; null for a spectator'),
  all: z.any().describe('everything, once the game is over; null before'),
});

export const undoBar = z.enum(['nothing', 'confirmed', 'others', 'revealed']).nullable();
export const recap = z.tuple([count, count]).describe('what happened since your last turn, as places in the log');
const around = {
  position: z.string().describe('names the position; goes with every choice'),
  asked: z.array(seat),
  undoBar,
  recap,
  handOver: seat.nullable(),
};

export const fullUpdate = told<FullUpdate>()({
  type: z.literal('full'),
  ...around,
  seat: seat.nullable(),
  view,
  log: z.array(gameEvent),
});

/** What changes in a value, in its own shape. */
const delta: z.ZodType<Delta> = z.lazy(() =>
  z.union([
    z.number(),
    z.string(),
    z.boolean(),
    z.tuple([]).describe('takes out what is there'),
    z.tuple([z.any()]).describe('takes the place of what is there'),
    z.record(z.string(), delta).describe('what changes under its keys, or at the places of a list'),
  ]),
);
const packedEvent = z.union([
  gameEvent,
  z
    .tuple([z.string()], z.any())
    .describe('the values of an event with the same fields in the same order as the last one of its type in the log'),
]);
export const deltaUpdate = told<DeltaUpdate>()({
  type: z.literal('delta'),
  position: around.position,
  from: z.string().describe('the position that it changes; what is not in it has not changed'),
  asked: around.asked.exactOptional(),
  undoBar: around.undoBar.exactOptional(),
  recap: around.recap.exactOptional(),
  handOver: around.handOver.exactOptional(),
  view: delta.exactOptional(),
  log: told<NonNullable<DeltaUpdate['log']>>()({ keep: count, events: z.array(packedEvent) }).exactOptional(),
});

const info = told<TableInfo>()({
  id: z.string(),
  game: z.string(),
  players: z.array(player),
  seating,
  options,
  seedHash: z.string(),
  data: z.any().describe('component data other than the game’s own; null for the game’s own'),
});

export const watched = told<Watched>()({
  info,
  state: tableState,
  update: fullUpdate.describe('of the log only what follows the events that are known'),
  keep: count.describe('how many events of the known log still stand'),
  rulesChange: told<RulesChange>()({ from: count, to: count, at: count })
    .nullable()
    .describe('if the game goes on under newer rules from here, and nobody has chosen under them yet'),
  ...tableTalk.shape,
  since: count.nullable().describe('where in the log begins what you have not seen; null for a spectator'),
});

type Undone<Reason> = Extract<Answer, { readonly reason: Reason }>;
const refusal = told<Refusal>()({
  ok: z.literal(false),
  reason: z.enum(['over', 'seat', 'barred', 'unknown']),
  rule: z.string().nullable().describe('the rule that forbids it'),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** What came of a choice or an undo. */
export const outcome = z.discriminatedUnion('ok', [
  told<Extract<Answer, { readonly ok: true }>>()({ ok: z.literal(true) }),
  z.discriminatedUnion('reason', [
    told<Undone<'stale'>>()({
      ok: z.literal(false),
      reason: z.literal('stale'),
      update: fullUpdate.describe('how it stands now'),
    }),
    told<Undone<'refused'>>()({
      ok: z.literal(false),
      reason: z.literal('refused'),
      index: count.describe('which of the choices'),
      refusal,
    }),
    told<Undone<'impossible'>>()({ ok: z.literal(false), reason: z.literal('impossible') }),
  ]),
]);

/** What a seat may do, told by the server: for programs that do not know the rules. */
export const seatOffers = told<SeatOffers>()({
  seat: seat.nullable(),
  position: z.string(),
  choices: z.array(choice).describe('empty if the seat is not asked'),
});

/** Everything that a program needs to choose in a seat, over plain HTTP. */
export const seatTurn = told<SeatTurn>()({
  ...seatOffers.shape,
  status: z.enum(TABLE_STATUSES),
  asked: z.array(seat),
  view,
  result: result.nullable(),
});
