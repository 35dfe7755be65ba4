/** Hours of the night, in which no clock runs: from one full hour to another, every day, by the clock on the host's wall. */
import type { NightHours } from '@bottega/protocol';
import { momentOf, type WallClock, wallClockOf } from './wall-clock.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How much time passes between two moments outside the night. */
export function wakingMs(from: number, to: number, night: NightHours | null): number {
  if (to <= from) return 0;
  let waking = to - from;
  for (const { begin, end } of nightsAfter(from, night)) {
    if (begin >= to) break;
    waking -= Math.min(end, to) - Math.max(begin, from);
  }
  return waking;
}

/** When so much time outside the night has passed since a moment; never in the middle of a night. */
export function afterWaking(since: number, milliseconds: number, night: NightHours | null): number {
  if (milliseconds <= 0) return since;
  let [time, left] = [since, milliseconds];
  for (const { begin, end } of nightsAfter(since, night)) {
    const day = Math.max(0, begin - time);
    if (left <= day) break; // what ends exactly with a day ends before the night
    left -= day;
    time = end;
  }
  return time + left;
}

interface Night {
  readonly begin: number;
  readonly end: number;
}

/** The nights that are not over at a moment, one after the other without an end. */
function* nightsAfter(time: number, hours: NightHours | null): Generator<Night> {
  if (hours === null || hours.from === hours.to) return;
  const nights = nightsOf(hours);
  // The night may have begun the day before.
  for (let day = nights.dayOf(time) - 1; ; day++) {
    const night = nights.of(day);
    if (night.end > time) yield night;
  }
}

/** The nights of a table are asked for again and again: each is worked out once. */
const known = new WeakMap<NightHours, Nights>();

function nightsOf(hours: NightHours): Nights {
  const nights = known.get(hours) ?? new Nights(hours);
  known.set(hours, nights);
  return nights;
}

class Nights {
  private readonly clock: WallClock;
  private readonly byDay = new Map<number, Night>();

  constructor(private readonly hours: NightHours) {
    this.clock = wallClockOf(hours);
  }

  /** The day that it is on the wall. */
  dayOf(time: number): number {
    return Math.floor((time + this.clock(time)) / DAY_MS);
  }

  /** The night that begins on a day. */
  of(day: number): Night {
    const night = this.byDay.get(day) ?? this.workOut(day);
    this.byDay.set(day, night);
    return night;
  }

  private workOut(day: number): Night {
    const { from, to } = this.hours;
    const begin = day * DAY_MS + from * HOUR_MS;
    const end = (to > from ? day : day + 1) * DAY_MS + to * HOUR_MS;
    return { begin: momentOf(this.clock, begin), end: momentOf(this.clock, end) };
  }
}
