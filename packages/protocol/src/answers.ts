/**
 * What a server tells, as schemas: for OpenAPI, for /api/messages.json, and for tests that hold all traffic against them. Programs ignore
 * fields that they do not know, so that fields can be added.
 */
import { z } from 'zod';
import { clock, nightHours } from './schemas.js';
import { SPECTATOR_RIGHTS, TABLE_STATUSES } from './table-types.js';

const seat = z.number().int().min(0);
const time = z.number().int().describe('milliseconds since 1970');
const choice = z.looseObject({ type: z.string() });
const gameEvent = z.looseObject({ type: z.string() });
const option = z.union([z.string(), z.number(), z.boolean()]);

export const problem = z.looseObject({
  error: z.string().describe('a code for programs'),
  message: z.string().describe('a sentence for engineers'),
});

export const me = z.looseObject({ id: z.string(), name: z.string(), isGuest: z.boolean() });

const place = z.looseObject({
  place: z.number().int().min(0),
  name: z.string().nullable().describe('null while nobody sits there'),
  bot: z.string().nullable(),
  isHost: z.boolean(),
  isMe: z.boolean(),
  seat: seat.nullable().describe('the seat in the game, from the start on'),
});

export const tableSummary = z.looseObject({
  id: z.string(),
  game: z.string(),
  status: z.enum(TABLE_STATUSES),
  isOpen: z.boolean(),
  isHost: z.boolean(),
  places: z.array(place),
  seating: z.enum(['asSat', 'drawn']),
  options: z.record(z.string(), option),
  hasOwnData: z.boolean(),
  spectators: z.enum(SPECTATOR_RIGHTS),
  clock,
  night: nightHours.nullable(),
  created: time,
  updated: time,
  asked: z.array(seat).describe('seats that have to choose'),
  secretHash: z.string(),
  seedHash: z.string().nullable(),
  result: z.looseObject({ places: z.array(z.number()), points: z.array(z.number()) }).nullable(),
  rematch: z.string().nullable(),
});

export const view = z.looseObject({
  seat: seat.nullable(),
  seats: z.number().int(),
  open: z.unknown().describe('what everybody sees: Open in state.ts of the game'),
  own: z.unknown().describe('what only this seat sees: Own in state.ts of the game; null for a spectator'),
  all: z.unknown().describe('everything, once the game is over; null before'),
});

const around = {
  position: z.string().describe('names the position; goes with every choice'),
  asked: z.array(seat),
  undoBar: z.enum(['nothing', 'confirmed', 'others', 'revealed']).nullable(),
  recap: z.array(z.number().int()).length(2),
  handOver: seat.nullable(),
};

export const fullUpdate = z.looseObject({
  type: z.literal('full'),
  ...around,
  seat: seat.nullable(),
  view,
  log: z.array(gameEvent),
});

export const deltaUpdate = z.looseObject({
  type: z.literal('delta'),
  ...around,
  from: z.string().describe('the position that it changes'),
  view: z.array(z.array(z.unknown())).describe('[path, value] sets, [path] takes out'),
  log: z.looseObject({ keep: z.number().int(), events: z.array(gameEvent) }),
});

const player = z.looseObject({ name: z.string(), bot: z.string().nullable(), substitute: z.string().optional() });

export const tableState = z.looseObject({
  status: z.enum(TABLE_STATUSES),
  standing: z.enum(['running', 'paused', 'ended']),
  players: z.array(player),
  present: z.array(seat),
});

const chatLine = z.looseObject({
  seq: z.number().int(),
  name: z.string(),
  seat: seat.nullable(),
  text: z.string(),
  time,
});

export const watched = z.looseObject({
  info: z.looseObject({
    id: z.string(),
    game: z.string(),
    players: z.array(player),
    options: z.record(z.string(), option),
  }),
  state: tableState,
  update: fullUpdate.describe('of the log only what follows the events that are known'),
  keep: z.number().int().describe('how many events of the known log still stand'),
  chat: z.array(chatLine),
});

/** What came of a choice or an undo. */
export const outcome = z.discriminatedUnion('ok', [
  z.looseObject({ ok: z.literal(true) }),
  z.looseObject({
    ok: z.literal(false),
    reason: z.enum(['stale', 'refused', 'impossible']),
    update: fullUpdate.optional().describe('with "stale": how it stands now'),
    index: z.number().int().optional().describe('with "refused": which of the choices'),
    refusal: z.unknown().optional().describe('with "refused": the rule and its facts'),
  }),
]);

/** What a seat may do, told by the server: for programs that do not know the rules. */
export const seatOffers = z.looseObject({
  seat: seat.nullable(),
  position: z.string(),
  choices: z.array(choice).describe('empty if the seat is not asked'),
});

/** Everything that a program needs to choose in a seat, over plain HTTP. */
export const seatTurn = z.looseObject({
  ...seatOffers.shape,
  status: z.enum(TABLE_STATUSES),
  asked: z.array(seat),
  view,
  result: z.looseObject({ places: z.array(z.number()), points: z.array(z.number()) }).nullable(),
});

export const downMessage = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('hello'), protocol: z.number().int() }),
  z.looseObject({ type: z.literal('answer'), ref: z.number().int(), value: z.unknown() }),
  z.looseObject({ type: z.literal('problem'), ref: z.number().int().nullable(), ...problem.shape }),
  z.looseObject({
    type: z.literal('update'),
    table: z.string(),
    update: z.discriminatedUnion('type', [fullUpdate, deltaUpdate]),
  }),
  z.looseObject({ type: z.literal('state'), table: z.string(), state: tableState }),
  z.looseObject({ type: z.literal('summary'), table: z.string(), summary: tableSummary }),
  z.looseObject({ type: z.literal('chat'), table: z.string(), line: chatLine }),
]);

/** The `value` of an answer, by what was asked for; what is not listed has null or is not described. */
export const ANSWERS = { watch: watched, choose: outcome, undo: outcome, offers: seatOffers } as const;
