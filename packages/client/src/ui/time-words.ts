/** Spans of time in the words of a language. */
import type { Language } from '@bottega/kernel/text';
import { localeOf } from './locale';

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** "3 days", "90 minutes": in the largest unit that leaves no rest. */
export function durationIn(language: Language, seconds: number): string {
  const [unit, size] = UNITS.find(([, one]) => seconds >= one && seconds % one === 0) ?? UNITS[3];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / size);
}

/** "3 hours ago", "yesterday": in the largest unit that has passed; null within the minute, where nobody counts. */
export function agoIn(language: Language, time: number, now: number): string | null {
  const passed = Math.floor((now - time) / 1000);
  const found = UNITS.find(([unit, size]) => passed >= size && unit !== 'second');
  if (found === undefined) return null;
  const [unit, size] = found;
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(passed / size), unit);
}

/** An hour of the day: "23:00", "11 PM". */
export function hourIn(language: Language, hour: number): string {
  return new Intl.DateTimeFormat(localeOf(language), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    new Date(hour * 3_600_000),
  );
}
