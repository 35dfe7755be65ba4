/** Lengths of time in the words of a language. */
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is left on a clock: days and hours of a long game, minutes and seconds of a quick one. */
export function durationOf(milliseconds: number, language: string): string {
  const seconds = Math.ceil(milliseconds / SECOND);
  const unit = (value: number, name: 'day' | 'hour') =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'narrow' }).format(value);
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return `${unit(Math.floor(hours / 24), 'day')} ${unit(hours % 24, 'hour')}`;
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** How long somebody has been waited for: minutes, hours or days, whichever says most; null if it is less than a minute. */
export function waitedFor(milliseconds: number, language: string): string | null {
  if (milliseconds < MINUTE) return null;
  const [size, unit] =
    milliseconds < HOUR
      ? ([MINUTE, 'minute'] as const)
      : milliseconds < 2 * DAY
        ? ([HOUR, 'hour'] as const)
        : ([DAY, 'day'] as const);
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' });
  return format.format(Math.floor(milliseconds / size));
}
