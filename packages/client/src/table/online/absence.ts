/** What somebody missed while they did not look: the page was closed, in the background, or cut off. */
import type { Absence, TableSnapshot } from '../table';

type Seen = Pick<TableSnapshot, 'log' | 'recap'>;

/** Somebody is back who had seen so much of their log; null if that is all, or if they see the game for the first time. */
export function absenceOf(since: number | null, { log, recap }: Seen): Absence | null {
  if (since === null || since === 0 || since >= log.length) return null;
  return { since, until: log.length, lastTurn: recap[0] };
}

/** Somebody was away again before they had a turn: what they missed the first time they may not have read yet. */
export function withAbsence(before: Absence | null, next: Absence | null, { log, recap }: Seen): Absence | null {
  const isNews = before !== null && before.lastTurn === recap[0] && before.since < log.length;
  if (!isNews) return next;
  return next === null ? before : { ...next, since: Math.min(before.since, next.since) };
}
