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

export class Log<E extends GameEvent> {
  readonly entries: Logged<E>[] = [];
  /** For each entry how many had ever been written with it: what was written after a cut has other numbers than what was cut off. */
  private readonly stamps: number[] = [];
  private readonly secrets: Secret[] = [];
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
    this.entries.push(entry);
    this.stamps.push(++this.written);
  }

  /** Takes out what was written from a place on. */
  cut(length: number): void {
    this.entries.length = length;
    this.stamps.length = length;
    while ((this.secrets.at(-1)?.place ?? -1) >= length) this.secrets.pop();
  }

  /** The place from which on everything was written after a stamp. */
  firstAfter(stamp: number): number {
    let place = this.entries.length;
    while (place > 0 && this.stamps[place - 1] > stamp) place--;
    this.visits += this.entries.length - place + 1;
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
