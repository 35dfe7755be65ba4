/** What people are told of tables that they do not look at, and where. */
import type { GameEvent, Seat } from '@bottega/kernel';
import type { Language } from '@bottega/kernel/text';

/** Somebody has to choose; somebody is attacked; a game is over; somebody is asked to a table. */
export const NOTICE_KINDS = ['turn', 'attack', 'over', 'invitation'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** How soon a kind of notice is sent: at once, together with others once an hour or a day, or not at all. */
export const NOTICE_PACES = ['now', 'hourly', 'daily', 'never'] as const;
export type NoticePace = (typeof NOTICE_PACES)[number];

/** Ways beside the page. */
export const NOTICE_CHANNELS = ['push', 'mail', 'webhook'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

export interface Notice {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly table: string;
  readonly game: string;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** The seat that it is about; null for an invitation. */
  readonly seat: Seat | null;
  /** What was done to the seat, of an attack. */
  readonly events: readonly GameEvent[];
  /** Who invites. */
  readonly from: string | null;
}

/** Why nothing is sent to a target any more: it is gone, it refuses what it is sent, or it has failed again and again. */
export const NOTICE_TROUBLES = ['gone', 'refused', 'failing'] as const;
export type NoticeTrouble = (typeof NOTICE_TROUBLES)[number];

export interface NoticeTarget {
  readonly id: string;
  readonly channel: NoticeChannel;
  /** As much of the address as may be shown: the rest of a webhook's or a push's is a secret. */
  readonly name: string;
  /** An e-mail address is sent nothing before its owner has confirmed it. */
  readonly isConfirmed: boolean;
  /** Null while it is in use. */
  readonly trouble: NoticeTrouble | null;
}

export interface NoticeSettings {
  readonly language: Language;
  readonly paces: Readonly<Record<NoticeKind, NoticePace>>;
  /** The hour of the daily digest on the person's clock, which is so many minutes ahead of UTC. */
  readonly dailyHour: number;
  readonly offset: number;
  readonly targets: readonly NoticeTarget[];
  /** What a browser needs to subscribe to pushes (VAPID, base64url). */
  readonly pushKey: string;
  /** Whether this server sends e-mails. */
  readonly hasMail: boolean;
}
