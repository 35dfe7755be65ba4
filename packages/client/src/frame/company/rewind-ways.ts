/** How far back everybody can be asked to go. */
import type { Seat } from '@bottega/kernel';
import type { Moment } from '../../table/table';

export interface RewindWay {
  /** Whose turn it would be again; null for the last move of anybody, 'beginning' for the start of the game. */
  readonly to: Seat | 'lastMove' | 'beginning';
  readonly moment: number;
}

/** A turn that began, and who was asked then. */
export interface BegunTurn {
  readonly moment: number;
  readonly asked: readonly Seat[];
}

/**
 * The nearest first, each moment once: before the last move, before one's own last turn and those of the others, to the beginning.
 * Nothing that is as it is now.
 */
export function rewindWays(
  { first, length }: Pick<Moment, 'first' | 'length'>,
  turns: readonly BegunTurn[],
  me: Seat,
): readonly RewindWay[] {
  const past = turns.filter(({ moment }) => moment < length);
  const lastOf = (seat: Seat) => past.findLast(({ asked }) => asked.length === 1 && asked[0] === seat)?.moment;
  const seats = [me, ...new Set(past.flatMap(({ asked }) => asked).filter((seat) => seat !== me))];
  const wanted: RewindWay[] = [
    ...seats.flatMap((seat) => {
      const moment = lastOf(seat);
      return moment === undefined ? [] : [{ to: seat, moment }];
    }),
    { to: 'lastMove', moment: length - 1 },
    { to: 'beginning', moment: first },
  ];
  const ways = wanted.filter(
    ({ moment }, at) =>
      moment >= first && moment < length && wanted.findIndex((other) => other.moment === moment) === at,
  );
  return ways.sort((one, other) => other.moment - one.moment);
}
