/**
 * Hours of the night, in which no clock runs: from one full hour to another, every day, by the host's distance from UTC. That distance is
 * what it was when the table was opened: whoever changes their clocks in spring has the night an hour later.
 */
import type { NightHours } from '@bottega/protocol';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How much time passes between two moments outside the night. */
export function wakingMs(from: number, to: number, night: NightHours | null): number {
  if (to <= from) return 0;
  return night === null ? to - from : wakingUntil(to, night) - wakingUntil(from, night);
}

/** When so much time outside the night has passed since a moment; never in the middle of a night. */
export function afterWaking(since: number, milliseconds: number, night: NightHours | null): number {
  if (night === null || milliseconds <= 0) return since + Math.max(0, milliseconds);
  const waking = DAY_MS - lengthOf(night);
  const wanted = wakingUntil(since, night) + milliseconds;
  // Days are counted from the beginning of the night: what ends exactly with a day ends before the next night.
  const days = Math.ceil(wanted / waking) - 1;
  return days * DAY_MS + lengthOf(night) + (wanted - days * waking) - shiftOf(night);
}

/** Time outside the night since the beginning of a night long ago. */
function wakingUntil(time: number, night: NightHours): number {
  const shifted = time + shiftOf(night);
  const days = Math.floor(shifted / DAY_MS);
  const intoDay = shifted - days * DAY_MS;
  return days * (DAY_MS - lengthOf(night)) + Math.max(0, intoDay - lengthOf(night));
}

/** Added to a time it gives one whose days begin with the night. */
const shiftOf = ({ from, offset }: NightHours) => offset * MINUTE_MS - from * HOUR_MS;

/** From an hour to the same hour is no night. */
const lengthOf = ({ from, to }: NightHours) => ((to - from + 24) % 24) * HOUR_MS;
