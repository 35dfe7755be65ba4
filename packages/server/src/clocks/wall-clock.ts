/** The clock on somebody's wall: how far it is ahead of UTC, by their time zone with its summer time, or always as far. */
import type { NightHours } from '@bottega/protocol';

/** How many milliseconds it is ahead of UTC at a moment. */
export type WallClock = (time: number) => number;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

export function wallClockOf(hours: NightHours): WallClock {
  return 'zone' in hours ? zoneClock(hours.zone) : () => hours.offset * MINUTE_MS;
}

/**
 * When the clock shows something, which is given as if it were UTC. What it shows twice in autumn is the first time; what it leaves out in spring
 * is the moment at which it does.
 */
export function momentOf(clock: WallClock, shown: number): number {
  const before = clock(shown - DAY_MS);
  const after = clock(shown + DAY_MS);
  const sooner = shown - before;
  // Where the clock is changed in between, it may have been already.
  return before === after || clock(sooner) === before || clock(shown - after) !== after ? sooner : shown - after;
}

function zoneClock(timeZone: string): WallClock {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (time) => {
    const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
    const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
    const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
    return shown - Math.floor(time / 1000) * 1000;
  };
}
