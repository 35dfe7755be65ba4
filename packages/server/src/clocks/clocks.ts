/**
 * The clocks of a table, from nothing but what happened there: when, and who was asked then. So every process has the same ones. A clock
 * runs from when a seat is asked until it is asked no more, however many questions that are; otherwise choosing and taking back would make
 * time.
 */
import type { Seat } from '@bottega/kernel';
import type { Clock, NightHours } from '@bottega/protocol';
import { type Act, botIn, type Player, playersAfter, type Standing, standingAfter } from '@bottega/table';
import { afterWaking, wakingMs } from './night.js';

export interface ClockSettings {
  readonly clock: Exclude<Clock, { readonly kind: 'none' }>;
  readonly night: NightHours | null;
}

export interface SeatClock {
  /** Milliseconds that were left when it was last set going or stopped. */
  readonly left: number;
  /** Since when it runs; null if it does not. */
  readonly since: number | null;
  /** What was left when the seat came to be asked, and when it was asked no more: for when that is taken back. */
  readonly began: number;
  readonly ended: number;
}

export interface Clocks {
  /** How many acts there were. */
  readonly seq: number;
  readonly players: readonly Player[];
  readonly standing: Standing;
  readonly asked: readonly Seat[];
  readonly seats: readonly SeatClock[];
}

/** Something that happened, and who is asked after it. */
export interface ClockAct {
  readonly act: Act;
  readonly asked: readonly Seat[];
}

/** Somebody who returns after their time was up has this at least. */
const GRACE_MS = 60_000;

/** The clocks when the game begins. */
export function clocksAtStart(
  settings: ClockSettings,
  players: readonly Player[],
  asked: readonly Seat[],
  time: number,
  /** How many acts there were already: those of a game that was begun elsewhere took no time here. */
  seq = 0,
): Clocks {
  const full = settings.clock.seconds * 1000;
  const seats = players.map((player, seat) => {
    const since = asked.includes(seat) && botIn(player) === null ? time : null;
    return { left: full, since, began: full, ended: full };
  });
  return { seq, players, standing: 'running', asked, seats };
}

/** The clocks after something that happened; what is known already changes nothing. */
export function clocksAfter(settings: ClockSettings, clocks: Clocks, { act, asked }: ClockAct): Clocks {
  if (act.seq < clocks.seq) return clocks;
  const players = playersAfter(clocks.players, act);
  const standing = standingAfter(clocks.standing, act);
  const seats = clocks.seats.map((seat, at) => {
    const isRunning = standing === 'running' && asked.includes(at) && botIn(players[at]) === null;
    const wasAsked = clocks.asked.includes(at);
    const change = { act, at, wasAsked, isAsked: asked.includes(at), isPerson: botIn(clocks.players[at]) === null };
    return isRunning && seat.since !== null && act.type !== 'rewind'
      ? seat
      : setGoing(changed(settings, stopped(settings, seat, act.time ?? 0), change), isRunning ? (act.time ?? 0) : null);
  });
  return { seq: act.seq + 1, players, standing, asked, seats };
}

/** When each seat's time is up; null where no clock runs. */
export function deadlinesOf({ night }: ClockSettings, { seats }: Clocks): (number | null)[] {
  return seats.map(({ left, since }) => (since === null ? null : afterWaking(since, left, night)));
}

/** When somebody's time is up next; null if no clock runs. */
export function nextDeadline(settings: ClockSettings, clocks: Clocks): number | null {
  const deadlines = deadlinesOf(settings, clocks).flatMap((one) => one ?? []);
  return deadlines.length === 0 ? null : Math.min(...deadlines);
}

function stopped({ night }: ClockSettings, seat: SeatClock, time: number): SeatClock {
  if (seat.since === null) return seat;
  return { ...seat, left: Math.max(0, seat.left - wakingMs(seat.since, time, night)), since: null };
}

const setGoing = (seat: SeatClock, since: number | null): SeatClock => ({ ...seat, since });

interface Change {
  readonly act: Act;
  readonly at: Seat;
  readonly wasAsked: boolean;
  readonly isAsked: boolean;
  /** Whether a person played the seat until now. */
  readonly isPerson: boolean;
}

/** What is left on a clock that stands, after an act. */
function changed(
  { clock }: ClockSettings,
  seat: SeatClock,
  { act, at, wasAsked, isAsked, isPerson }: Change,
): SeatClock {
  const { left } = seat;
  const full = clock.seconds * 1000;
  const isPerDecision = clock.kind === 'decision';
  if (act.type === 'rewind') return { ...seat, left: isPerDecision ? full : left, began: isPerDecision ? full : left };
  if (act.type === 'return' && act.seat === at && left <= 0) return { ...seat, left: graceOf(clock) };
  if (isAsked && !wasAsked) {
    const isTakenBack = act.type === 'undo' && act.seat === at;
    const begins = isTakenBack ? seat.ended : left;
    return { ...seat, left: begins, began: begins };
  }
  if (!wasAsked || isAsked) return seat;
  // Somebody took back what had led to the question: it was never asked.
  if (act.type === 'undo' && act.seat !== at) return { ...seat, left: seat.began };
  const increment = clock.kind === 'budget' && isPerson ? clock.increment * 1000 : 0;
  return { ...seat, left: isPerDecision ? full : left + increment, ended: left };
}

function graceOf(clock: ClockSettings['clock']): number {
  const full = clock.seconds * 1000;
  return clock.kind === 'decision' ? full : Math.min(full, Math.max(clock.increment * 1000, GRACE_MS));
}
