/** What happened since somebody's last turn. */
import type { Made, Seat } from '@bottega/kernel';

/**
 * The choices that others have made since a seat's last turn: from the first number, up to the second. They stay the same while
 * the seat takes its turn, so that it can look at them again; a spectator has had no turn, and nobody else's is since it.
 */
export function othersSince(choices: readonly Made[], seat: Seat | null): readonly [from: number, to: number] {
  if (seat === null) return [choices.length, choices.length];
  const last = choices.findLastIndex(([other]) => other !== seat);
  const before = choices.findLastIndex(([other], at) => at < last && other === seat);
  return last < 0 ? [0, 0] : [before + 1, last + 1];
}
