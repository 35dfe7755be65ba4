/** When a notice is sent. */
import type { Language } from '@bottega/kernel/text';
import { NOTICE_KINDS, type NoticeKind, type NoticePace } from '@bottega/protocol';
import type { NoticeSettingsRow } from '../store/notice-schema.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MINUTE_MS = 60_000;

export type Paces = Readonly<Record<NoticeKind, NoticePace>>;

export interface Wishes {
  readonly language: Language;
  readonly paces: Paces;
  readonly dailyHour: number;
  readonly offset: number;
}

/** What holds for somebody who has set nothing. */
export const USUAL_WISHES: Wishes = {
  language: 'en',
  paces: { turn: 'now', attack: 'now', over: 'now', invitation: 'now' },
  dailyHour: 8,
  offset: 0,
};

export function wishesOf(row: NoticeSettingsRow | undefined): Wishes {
  if (row === undefined) return USUAL_WISHES;
  const kept = JSON.parse(row.paces) as Partial<Paces>;
  const paces = Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, kept[kind] ?? USUAL_WISHES.paces[kind]])) as Paces;
  return { language: row.language, paces, dailyHour: row.daily_hour, offset: row.time_offset };
}

/** When something of a kind is sent that may be sent from a time on; null if it is not. */
export function dueTime({ paces, dailyHour, offset }: Wishes, kind: NoticeKind, from: number): number | null {
  switch (paces[kind]) {
    case 'now':
      return from;
    case 'hourly':
      return Math.ceil(from / HOUR_MS) * HOUR_MS;
    case 'daily': {
      // Since midnight UTC of the day on which the person's clock began to count.
      const first = dailyHour * HOUR_MS - offset * MINUTE_MS;
      return Math.ceil((from - first) / DAY_MS) * DAY_MS + first;
    }
    case 'never':
      return null;
  }
}
