/** What a server tells somebody of themselves. */
import { z } from 'zod';
import { tableSummary } from './table-answers.js';
import type { Account, DeviceLink, LeftGuest, Me, Passkey, SignedIn } from './table-types.js';
import { count, seat, time, told } from './told.js';

export const me = told<Me>()({ id: z.string(), name: z.string(), isGuest: z.boolean() });

const leftGuest = told<LeftGuest>()({ name: z.string(), tables: count.describe('at how many tables they sit') });

export const signedIn = told<SignedIn>()({
  me,
  guest: leftGuest.nullable().describe('who played as a guest in this browser before: their seats can be taken over'),
});

const passkey = told<Passkey>()({ id: z.string(), label: z.string(), created: time, used: time.nullable() });

export const account = told<Account>()({
  hasPassword: z.boolean(),
  passkeys: z.array(passkey),
  devices: count.describe('browsers that are signed in'),
  guest: leftGuest.nullable(),
});

export const deviceLink = told<DeviceLink>()({ token: z.string(), expires: time });

/** What `navigator.credentials` takes, as JSON; the rest is described by WebAuthn. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });

export const takenOver = z.looseObject({ tables: count.describe('how many seats were taken over') });

/** Everything that is kept of somebody. */
export const personalExport = z.looseObject({
  exported: time,
  person: z.looseObject({
    id: z.string(),
    name: z.string(),
    handle: z.string().nullable().describe('the name that signs in, as it is compared; null for a guest'),
    created: time,
    seen: time.describe('when they were last here'),
    banned: time.nullable(),
    hasPassword: z.boolean(),
    settings: z.looseObject({}),
  }),
  kept: z.record(z.string(), z.array(z.unknown())).describe('what else is kept, by where it is kept'),
  chat: z.array(
    z.looseObject({
      table_id: z.string(),
      seq: count,
      name: z.string(),
      seat: seat.nullable(),
      text: z.string(),
      time,
    }),
  ),
  tables: z.array(
    z.looseObject({
      ...tableSummary.shape,
      part: z.string().nullable().describe('their own part of the shuffle'),
      record: z.unknown().optional().describe('a finished game, as `bottega replay` and `verify` take it'),
      seen: z.unknown().optional().describe('of a game that goes on, what their seat sees'),
    }),
  ),
});
