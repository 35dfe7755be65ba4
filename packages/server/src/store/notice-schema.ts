/** The tables around notices: what somebody has seen, what they are told, and where. */
import type { Language } from '@bottega/kernel/text';
import type { NoticeChannel, NoticeKind } from '@bottega/protocol';

/** How far somebody who sits at a table has looked: so many acts, and so many events of their own log. */
export interface LookedRow {
  table_id: string;
  person: string;
  acts: number;
  log: number;
}

/** Something that somebody is to be told; there is one of a kind with a key for a person and a table. */
export interface NoticesRow {
  id: string;
  person: string;
  table_id: string;
  kind: NoticeKind;
  key: string;
  /** How many acts there were at the table with the one that it follows from: whoever has looked so far has seen it. */
  seq: number;
  /** What else there is to it, as JSON. */
  body: string;
  created: number;
  /** When it is sent to where the person wants it; null if it is not, or not any more. */
  due: number | null;
  /** When the person has put it away in the page. */
  put_away: number | null;
}

export interface NoticeSettingsRow {
  person: string;
  language: Language;
  /** How soon each kind is sent, as JSON. */
  paces: string;
  /** The hour of the daily digest, and by how many minutes the person's clock is ahead of UTC. */
  daily_hour: number;
  time_offset: number;
}

/** Where somebody wants to be told things beside the page. */
export interface NoticeTargetsRow {
  id: string;
  person: string;
  channel: NoticeChannel;
  address: string;
  /** The browser's keys for pushes, as JSON. */
  keys: string | null;
  /** When its owner has agreed to it; null while an e-mail address is not confirmed. */
  confirmed: number | null;
  /** Failed attempts since the last that did not fail. */
  failures: number;
  /** When it was switched off because nothing could be sent there, and why. */
  off: number | null;
  trouble: string | null;
  created: number;
  /** An address that was taken away before it was confirmed is remembered for a while: nobody is sent one request after the other. */
  removed: number | null;
}

/** What is to be sent to a target; gone when it is there, or was given up. */
export interface DeliveriesRow {
  id: string;
  target: string;
  /** Ids of notices as JSON; null for the request to confirm an address. */
  notices: string | null;
  attempts: number;
  created: number;
}

export interface NoticeTables {
  looked: LookedRow;
  notices: NoticesRow;
  notice_settings: NoticeSettingsRow;
  notice_targets: NoticeTargetsRow;
  deliveries: DeliveriesRow;
}
