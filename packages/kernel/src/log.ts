/** What was told in a match, in order. What a seat may know of it, and since when, is found without going through all of it. */
import type { GameEvent, Seat } from './game.js';
import { type Logged, maySee } from './view.js';

/** Something that not everybody may know. */
interface Secret {
  /** Its place in the log. */
  readonly place: number;
  /** For a spectator and then each seat: how many events up to this one may not be known to it. */
  readonly kept: readonly number[];
}

/** Entries that were written one after the other with nothing cut off in between: each has the stamp of its place, and of the cuts before. */
interface Run {
  readonly from: number;
  /** How many entries had been cut off before. */
  readonly cut: number;
}

export class Log<E extends GameEvent> {
  readonly entries: Logged<E>[] = [];
  /** Where entries follow that were written after something was cut off: what was written then has other stamps than what was cut off. */
  private readonly runs: Run[] = [{ from: 0, cut: 0 }];
  private readonly secrets: Secret[] = [];
  /** How many entries there ever were. */
  private written = 0;
  /** For those who measure: how many entries were looked at. */
  visits = 0;

  constructor(private readonly seats: number) {}

  get length(): number {
    return this.entries.length;
  }

  /** Names what is written so far, for `firstAfter`. */
  get stamp(): number {
    return this.written;
  }

  push(entry: Logged<E>): void {
    const { to } = entry;
    if (to !== null) {
      const before = this.secrets.at(-1)?.kept;
      const kept = Array.from({ length: this.seats + 1 }, (_, eyes) => {
        return (before?.[eyes] ?? 0) + (eyes > 0 && to.includes(eyes - 1) ? 0 : 1);
      });
      this.secrets.push({ place: this.entries.length, kept });
    }
    const cut = this.written - this.entries.length;
    if (cut !== this.runs[this.runs.length - 1].cut) this.runs.push({ from: this.entries.length, cut });
    this.entries.push(entry);
    this.written++;
  }

  /** Takes out what was written from a place on. */
  cut(length: number): void {
    this.entries.length = length;
    while (this.runs.length > 1 && this.runs[this.runs.length - 1].from >= length) this.runs.pop();
    while ((this.secrets.at(-1)?.place ?? -1) >= length) this.secrets.pop();
  }

  /** The place from which on everything was written after a stamp. */
  firstAfter(stamp: number): number {
    let place = this.entries.length;
    for (let at = this.runs.length - 1; at >= 0; at--) {
      const { from, cut } = this.runs[at];
      const first = Math.max(from, stamp - cut);
      this.visits++;
      if (first >= place) break;
      place = first;
      if (first > from) break;
    }
    return place;
  }

  /** The place of the first entry that tells of something after so many choices. */
  firstOf(choices: number): number {
    let place = this.entries.length;
    while (place > 0 && this.entries[place - 1].at > choices) place--;
    this.visits += this.entries.length - place + 1;
    return place;
  }

  /** The events between two places that a seat or a spectator (null) may know; after the end all of them. */
  seen(seat: Seat | null, over: boolean, from = 0, to = this.entries.length): E[] {
    const events: E[] = [];
    for (let place = from; place < to; place++) {
      const entry = this.entries[place];
      if (maySee(entry, seat, over)) events.push(entry.event);
    }
    this.visits += Math.max(0, to - from);
    return events;
  }

  /** The last event of a type that a seat or a spectator (null) may know, of so many before a place; null if there is none. */
  lastOf(type: E['type'], seat: Seat | null, over: boolean, place: number, reach: number): E | null {
    const end = Math.max(0, place - reach);
    for (let at = place - 1; at >= end; at--) {
      this.visits++;
      const entry = this.entries[at];
      if (entry.event.type === type && maySee(entry, seat, over)) return entry.event;
    }
    return null;
  }

  /** How many of the events before a place a seat or a spectator (null) may know. */
  countSeen(seat: Seat | null, over: boolean, place = this.entries.length): number {
    if (over) return place;
    const last = this.secrets[this.secretsBefore(place) - 1];
    return place - (last?.kept[seat === null ? 0 : seat + 1] ?? 0);
  }

  /** The place of the first event that a seat or a spectator (null) may know only after the end; the end of the log if there is none. */
  firstKeptFrom(seat: Seat | null): number {
    const eyes = seat === null ? 0 : seat + 1;
    return this.secrets.find(({ kept }) => kept[eyes] > 0)?.place ?? this.entries.length;
  }

  /** How many secrets stand before a place, found by halves. */
  private secretsBefore(place: number): number {
    let from = 0;
    let to = this.secrets.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if (this.secrets[middle].place < place) from = middle + 1;
      else to = middle;
      this.visits++;
    }
    return from;
  }
}
