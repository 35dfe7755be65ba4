/** Who sits where: seats are taken as people sat down, or drawn. */
import { seeded, shuffle } from './random.js';

export const SEATINGS = ['asSat', 'drawn'] as const;
export type Seating = (typeof SEATINGS)[number];

/**
 * The players by seat. A draw follows from the game's seed, so that whoever knows who sat down in which order can check it; it has
 * a generator of its own, so that a seed deals the same cards whether seats are drawn or not.
 */
export function seatPlayers<Player>(sat: readonly Player[], seating: Seating, seed: string): Player[] {
  return seating === 'drawn' ? shuffle(seeded(`${seed} seats`), [...sat]) : [...sat];
}
