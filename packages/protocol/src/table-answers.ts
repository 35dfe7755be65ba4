/** What a server tells of tables: those that wait, and how those that are played at stand. */
import type { ShuffleParts } from '@bottega/kernel';
import type { Player } from '@bottega/table';
import { z } from 'zod';
import { clock, nightHours } from './schemas.js';
import {
  type ChatLine,
  type Muted,
  type Place,
  PROPOSAL_KINDS,
  PROPOSAL_OUTCOMES,
  type Proposal,
  type SeatClockState,
  SPECTATOR_RIGHTS,
  TABLE_STATUSES,
  type TableClocks,
  type TableList,
  type TableState,
  type TableSummary,
  type TableTalk,
  type Whereabouts,
} from './table-types.js';
import { count, seat, time, told } from './told.js';

export const options = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).describe('house rules');
export const seating = z.enum(['asSat', 'drawn']);
const standing = z.enum(['running', 'paused', 'ended']);
const rematch = z.string().nullable().describe('the table at which the same people play again');

export const result = told<NonNullable<TableSummary['result']>>()({
  places: z.array(z.number()).describe('of each seat, from 1; tied seats share a place'),
  points: z.array(z.number()),
});

const place = told<Place>()({
  place: count,
  name: z.string().nullable().describe('null while nobody sits there'),
  bot: z.string().nullable(),
  isHost: z.boolean(),
  isMe: z.boolean(),
  person: z.string().nullable().describe('whose page tells more of them; null unless you sit at the table yourself'),
  seat: seat.nullable().describe('the seat in the game, from the start on'),
  heldFor: z.string().nullable().describe('whose place it is in a rematch, until they sit down'),
  isHeldForMe: z.boolean(),
  before: z
    .string()
    .nullable()
    .describe('who played this seat before the game was brought here, while nobody sits there'),
});

export const shuffle = told<ShuffleParts>()({ secret: z.string(), secretHash: z.string(), parts: z.array(z.string()) });

export const tableSummary = told<TableSummary>()({
  id: z.string(),
  game: z.string(),
  status: z.enum(TABLE_STATUSES),
  isOpen: z.boolean().describe('whether it stands in the list of tables that wait for anybody'),
  isHost: z.boolean(),
  places: z.array(place),
  seating,
  options,
  hasOwnData: z.boolean().describe('whether it is played with component data other than the game’s own'),
  spectators: z.enum(SPECTATOR_RIGHTS),
  clock,
  night: nightHours.nullable(),
  created: time,
  updated: time,
  asked: z.array(seat).describe('seats that have to choose'),
  isMyTurn: z.boolean().describe('whether you have to choose, and no bot does it for you'),
  standing,
  unread: count.describe('lines of the chat that you have not read'),
  secretHash: z.string().describe('SHA-256 of the server’s part of the shuffle'),
  seedHash: z.string().nullable().describe('SHA-256 of the seed, from the start on'),
  shuffle: shuffle
    .nullable()
    .describe('what the seed was made of, once the game is over and if you may see everything'),
  result: result.nullable(),
  rematch,
  branch: told<NonNullable<TableSummary['branch']>>()({ table: z.string(), at: count })
    .nullable()
    .describe('the finished game that this one goes on from, and after how many choices'),
  brought: count
    .nullable()
    .describe(
      'after how many choices a game that was begun elsewhere was brought here: its bringer may know its secrets',
    ),
});

export const whereabouts = told<Whereabouts>()({ addresses: z.array(z.string()) });

export const tableList = told<TableList>()({
  tables: z.array(tableSummary),
  next: z.string().nullable().describe('where the next page begins; null if this is the last'),
});

export const player = told<Player>()({
  name: z.string(),
  bot: z.string().nullable(),
  substitute: z.string().exactOptional().describe('the bot that plays until the owner of the seat returns'),
  hasConceded: z.literal(true).exactOptional(),
});

const seatClock = told<SeatClockState>()({
  left: z.number().describe('milliseconds that were left at `now`'),
  deadline: z.number().nullable().describe('when the time is up; null while the clock does not run'),
});

export const proposal = told<Proposal>()({
  id: z.string(),
  kind: z.enum(PROPOSAL_KINDS),
  moment: count.nullable().describe('where to go back to'),
  seat: seat.describe('who proposed it'),
  agreed: z.array(seat),
  refused: z.array(seat),
  waitsFor: z.array(seat).describe('who has not voted yet'),
  expires: time,
  outcome: z.enum(PROPOSAL_OUTCOMES),
});

export const tableState = told<TableState>()({
  status: z.enum(TABLE_STATUSES),
  standing,
  players: z.array(player),
  present: z.array(seat).describe('seats whose owners are connected'),
  clocks: told<TableClocks>()({ now: time.describe('the time of the server'), seats: z.array(seatClock) }).nullable(),
  proposal: proposal.nullable().describe('what was proposed last, and what came of it'),
  result: result.nullable(),
  rematch,
  isBrought: z.boolean().describe('whether the game was begun elsewhere: whoever brought it here may know its secrets'),
});

export const chatLine = told<ChatLine>()({
  seq: z.number().int(),
  name: z.string(),
  seat: seat.nullable(),
  text: z.string(),
  time,
});

export const muted = told<Muted>()({ isTableMuted: z.boolean(), seats: z.array(seat) });

export const tableTalk = told<TableTalk>()({
  chat: z.array(chatLine).describe('the last lines; none for a spectator'),
  unread: count,
  muted,
});
