/** In which places a game ended, as results count it: whoever left comes after all who stayed. */

export interface Finish {
  /** By the rules of the game, from 1; tied seats share a place. */
  readonly place: number;
  /** After how many acts a bot took the seat for good; null for those who played to the end, and for bots that sat there from the start. */
  readonly leftAt: number | null;
}

/**
 * Places from 1. A bot that plays on for somebody does not win for them, and nobody is behind it: who left is behind everybody who
 * stayed, and who left first is last.
 */
export function ranksOf(finishes: readonly Finish[]): number[] {
  return finishes.map((one) => 1 + finishes.filter((other) => isAhead(other, one)).length);
}

function isAhead(one: Finish, other: Finish): boolean {
  if (one.leftAt === null) return other.leftAt !== null || one.place < other.place;
  return other.leftAt !== null && one.leftAt > other.leftAt;
}

/** How many share the place of a seat. */
export const sharingOf = (ranks: readonly number[], seat: number): number =>
  ranks.filter((rank) => rank === ranks[seat]).length;
