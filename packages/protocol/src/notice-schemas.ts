/** What a server takes from outside about notices. */
import { LANGUAGES } from '@bottega/kernel/text';
import { z } from 'zod';
import { NOTICE_PACES } from './notices.js';

const MAX_ADDRESS = 1_000;
const id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
const base64url = (most: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]+={0,2}$/)
    .max(most);
const pace = z.enum(NOTICE_PACES);

export const noticeWishes = z.strictObject({
  language: z.enum(LANGUAGES),
  paces: z.strictObject({ turn: pace, attack: pace, over: pace, invitation: pace }),
  dailyHour: z.number().int().min(0).max(23),
  /** Minutes that the person's clock is ahead of UTC. */
  offset: z
    .number()
    .int()
    .min(-14 * 60)
    .max(14 * 60),
});

/** Ids of notices, or all of them. */
export const noticesPutAway = z.strictObject({ ids: z.array(id).min(1).max(200).optional() });

/** As a browser's `PushSubscription` writes itself down. */
export const newPushTarget = z.object({
  endpoint: z.string().max(MAX_ADDRESS),
  keys: z.object({ p256dh: base64url(100), auth: base64url(30) }),
});
export const newMailTarget = z.strictObject({ address: z.email().max(254) });
export const newWebhookTarget = z.strictObject({ url: z.string().trim().max(MAX_ADDRESS) });

/** By the name of an account, or everybody who sat with oneself at another table. */
export const invitation = z.union([
  z.strictObject({ handle: z.string().trim().min(1).max(64) }),
  z.strictObject({ playersOf: id }),
]);

export type NoticeWishes = z.infer<typeof noticeWishes>;
export type Invitation = z.infer<typeof invitation>;
