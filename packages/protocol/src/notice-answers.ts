/** What a server tells of notices. */
import { LANGUAGES } from '@bottega/kernel/text';
import { z } from 'zod';
import {
  NOTICE_CHANNELS,
  NOTICE_KINDS,
  NOTICE_PACES,
  NOTICE_TROUBLES,
  type Notice,
  type NoticeSettings,
  type NoticeTarget,
} from './notices.js';
import { count, gameEvent, seat, time, told } from './told.js';

export const notice = told<Notice>()({
  id: z.string(),
  kind: z.enum(NOTICE_KINDS),
  table: z.string(),
  game: z.string(),
  time,
  seat: seat.nullable().describe('the seat that it is about; null for an invitation'),
  events: z.array(gameEvent).describe('of an attack, what was done to the seat'),
  from: z.string().nullable().describe('who invites'),
});

export const noticeTarget = told<NoticeTarget>()({
  id: z.string(),
  channel: z.enum(NOTICE_CHANNELS),
  name: z.string().describe('as much of the address as may be shown'),
  isConfirmed: z.boolean(),
  trouble: z.enum(NOTICE_TROUBLES).nullable().describe('why nothing is sent there any more; null while it is in use'),
});

const pace = z.enum(NOTICE_PACES);

export const noticeSettings = told<NoticeSettings>()({
  language: z.enum(LANGUAGES),
  paces: told<NoticeSettings['paces']>()({ turn: pace, attack: pace, over: pace, invitation: pace }),
  dailyHour: count.max(23),
  offset: z.number().int().describe('minutes that your clock is ahead of UTC'),
  targets: z.array(noticeTarget),
  pushKey: z.string().describe('what a browser needs to subscribe to pushes (VAPID, base64url)'),
  hasMail: z.boolean().describe('whether this server sends e-mails'),
});
