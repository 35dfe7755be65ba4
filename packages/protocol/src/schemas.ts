/** What a server takes from outside, over HTTP and over the socket: everything is read with these schemas before it is looked at. */
import { z } from 'zod';
import { CLOCK_KINDS, PROPOSAL_KINDS, SPECTATOR_RIGHTS, TABLE_LISTS } from './table-types.js';

export * from './notice-schemas.js';

/** Names are cleaned after they were read; these bounds only keep away what nobody would type. */
const MAX_TEXT = 200;
const MAX_CHAT_LENGTH = 500;
const MAX_SEATS = 5;
/** A whole payment is one request; nobody makes more choices at once. */
const MAX_CHOICES_AT_ONCE = 60;

const text = z.string().max(MAX_TEXT);
const name = z.string().trim().min(1).max(MAX_TEXT);
const count = (most: number) => z.number().int().min(0).max(most);
/** Ids that a server made. */
const id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
/** A part of the shuffle from a browser: 128 bits as hexadecimal digits. */
const part = z.string().regex(/^[0-9a-f]{32}$/);
/** How a choice looks from outside: flat, with a type. The rules know the rest. */
const choice = z.looseObject({ type: z.string().max(64) });

export const clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal(CLOCK_KINDS[0]) }),
  /** Each decision has so many seconds. */
  z.strictObject({
    kind: z.literal(CLOCK_KINDS[1]),
    seconds: z
      .number()
      .int()
      .min(10)
      .max(30 * 86_400),
  }),
  /** Each seat has a budget, to which every decision adds something. */
  z.strictObject({
    kind: z.literal(CLOCK_KINDS[2]),
    seconds: z
      .number()
      .int()
      .min(10)
      .max(30 * 86_400),
    increment: z.number().int().min(0).max(86_400),
  }),
]);

const hours = { from: count(23), to: count(23) };

/** Hours in which no clock runs, by the clock on the wall of the host: in their time zone, or as many minutes ahead of UTC all the year. */
export const nightHours = z.union([
  z.strictObject({ ...hours, zone: z.string().max(64).refine(isTimeZone).describe('as IANA calls it: Europe/Rome') }),
  z.strictObject({
    ...hours,
    offset: z
      .number()
      .int()
      .min(-14 * 60)
      .max(14 * 60),
  }),
]);

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }) !== null;
  } catch {
    return false;
  }
}

export const newGuest = z.strictObject({ name });

const seats = z.number().int().min(1).max(MAX_SEATS);
const seating = z.enum(['asSat', 'drawn']);
const houseRules = z.record(text, z.union([z.string().max(64), z.number(), z.boolean()]));
const spectators = z.enum(SPECTATOR_RIGHTS);
/** Short enough to be hashed at once; what makes a password good is its length. */
const password = z.string().min(8).max(200);
/** What somebody types who wants in may be anything. */
const typedPassword = z.string().max(200);

export const newAccount = z.strictObject({ name: name.optional(), password });
export const signIn = z.strictObject({ name, password: typedPassword });
export const newName = z.strictObject({ name });
export const newPassword = z.strictObject({ old: typedPassword.optional(), password });
/** The own name must be typed: nobody deletes an account by a slip. */
export const goodbye = z.strictObject({ name, password: typedPassword.optional() });

/** What a browser's `navigator.credentials` gives, as JSON; it is verified by those who know it. */
const base64url = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[A-Za-z0-9_-]+$/);
const credential = {
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal('public-key'),
  authenticatorAttachment: text.nullish(),
  clientExtensionResults: z.looseObject({}).default({}),
};
const clientDataJSON = base64url(4_000);
export const newPasskey = z.strictObject({
  /** The name of the account, for a guest who has none yet. */
  name: name.optional(),
  label: text.default(''),
  response: z.strictObject({
    ...credential,
    response: z.looseObject({
      clientDataJSON,
      attestationObject: base64url(20_000),
      transports: z.array(z.string().max(32)).max(10).optional(),
    }),
  }),
});
export const passkeySignIn = z.strictObject({
  response: z.strictObject({
    ...credential,
    response: z.looseObject({
      clientDataJSON,
      authenticatorData: base64url(4_000),
      signature: base64url(4_000),
      userHandle: base64url(200).nullish(),
    }),
  }),
});

export const newTable = z.strictObject({
  game: text,
  seats,
  seating: seating.default('asSat'),
  options: houseRules.default({}),
  /** Component data other than the game's own. */
  data: z.unknown().optional(),
  isOpen: z.boolean().default(false),
  spectators: spectators.default('public'),
  clock: clock.default({ kind: 'none' }),
  night: nightHours.nullable().default(null),
  /** The host's part of the shuffle. */
  part,
});

/** A game that was begun elsewhere is to go on here: as a file holds it, and the seat of whoever brings it. */
export const broughtGame = z.strictObject({
  file: z.unknown(),
  seat: count(MAX_SEATS - 1),
  part,
});

/** What the host changes while the table waits; what is left out stays. `data: null` means the game's own components. */
export const tableSettings = z.strictObject({
  seats: seats.optional(),
  seating: seating.optional(),
  options: houseRules.optional(),
  data: z.unknown().optional(),
  isOpen: z.boolean().optional(),
  spectators: spectators.optional(),
  clock: clock.optional(),
  night: nightHours.nullable().optional(),
});

/** The same people play again: in the seats that they had, or drawn anew. */
export const rematch = z.strictObject({ seating: seating.default('asSat'), part });

/** Somebody goes on from a moment of a finished game, against bots. */
export const branching = z.strictObject({ at: count(100_000), seat: count(MAX_SEATS - 1) });

export const tableList = z.strictObject({
  list: z.enum(TABLE_LISTS),
  from: z
    .string()
    .regex(/^[A-Za-z0-9_.-]{1,64}$/)
    .optional(),
});

/** Where a page of a list begins, as the one before said. */
export const furtherPage = z.strictObject({
  from: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional(),
});

export const joining = z.strictObject({ place: count(MAX_SEATS - 1).optional(), part });
/** A bot sits down, called by a name if one is given; null for a place that is to be free again. */
export const botSeat = z.strictObject({
  place: count(MAX_SEATS - 1),
  bot: z.string().max(64).nullable(),
  name: name.optional(),
});

/** A place at which somebody sits who is to go. */
export const takenSeat = z.strictObject({ place: count(MAX_SEATS - 1) });

/** A choice over plain HTTP, as over the socket. */
export const choosing = z.strictObject({
  position: z.string().max(64),
  id,
  choices: z.array(choice).min(1).max(MAX_CHOICES_AT_ONCE),
});

const head = { ref: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER), table: id };
const request = { ...head, position: z.string().max(64), id };

/** What a viewer asks for over the socket. */
export const upMessage = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('watch'),
    ...head,
    /** What the viewer knows from before: the log that it has needs not be sent again. */
    known: z.strictObject({ position: z.string().max(64), log: count(100_000), digest: z.string().max(64) }).optional(),
  }),
  z.strictObject({ type: z.literal('unwatch'), ...head }),
  /** Hears of every change of a table's places and settings: while it waits for players, for example. */
  z.strictObject({ type: z.literal('follow'), ...head }),
  z.strictObject({ type: z.literal('unfollow'), ...head }),
  /** Whether somebody can see what is watched through this connection: a page in the background tells nobody anything. */
  z.strictObject({ type: z.literal('visible'), ref: head.ref, isVisible: z.boolean() }),
  /** Whether the line still carries; it is answered at once, whatever else is being done. */
  z.strictObject({ type: z.literal('ping'), ref: head.ref }),
  z.strictObject({
    type: z.literal('choose'),
    ...request,
    choices: z.array(choice).min(1).max(MAX_CHOICES_AT_ONCE),
  }),
  z.strictObject({ type: z.literal('undo'), ...request }),
  z.strictObject({ type: z.literal('concede'), ...head }),
  /** A bot plays the seat until its owner returns. */
  z.strictObject({ type: z.literal('away'), ...head }),
  z.strictObject({ type: z.literal('return'), ...head }),
  z.strictObject({ type: z.literal('chat'), ...head, id, text: z.string().min(1).max(MAX_CHAT_LENGTH) }),
  /** Everything up to this line was read. */
  z.strictObject({ type: z.literal('read'), ...head, seq: count(Number.MAX_SAFE_INTEGER) }),
  /** Lines of a seat, or all of the table (null), are not wanted; or are wanted again. */
  z.strictObject({ type: z.literal('mute'), ...head, seat: count(MAX_SEATS - 1).nullable(), isMuted: z.boolean() }),
  /** Everybody is asked: `moment` says where to go back to. */
  z.strictObject({
    type: z.literal('propose'),
    ...head,
    kind: z.enum(PROPOSAL_KINDS),
    moment: count(100_000).optional(),
  }),
  z.strictObject({ type: z.literal('vote'), ...head, proposal: id, agrees: z.boolean() }),
  z.strictObject({ type: z.literal('withdraw'), ...head, proposal: id }),
  z.strictObject({ type: z.literal('moment'), ...head, at: count(100_000), seat: count(MAX_SEATS - 1).nullable() }),
  /** The moments since the last turn, or since a place in the log: where somebody last looked. */
  z.strictObject({ type: z.literal('recap'), ...head, since: count(1_000_000).optional() }),
  z.strictObject({ type: z.literal('course'), ...head }),
  /** What the viewer's own seat may choose, for programs that do not know the rules. */
  z.strictObject({ type: z.literal('offers'), ...head }),
]);

export type UpMessage = z.infer<typeof upMessage>;
export type NewTableRequest = z.input<typeof newTable>;
export type BroughtGameRequest = z.input<typeof broughtGame>;
export type TableSettingsRequest = z.input<typeof tableSettings>;
export type Clock = z.infer<typeof clock>;
export type NightHours = z.infer<typeof nightHours>;
