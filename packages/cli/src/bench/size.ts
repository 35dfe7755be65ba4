/** How big a game is: what must be alike for a comparison of speed to mean anything. */

export interface Size {
  /** Decisions in a game of random play. */
  readonly decisions: number;
  /** Legal choices per decision. */
  readonly legal: number;
  /** Numbers in the state. */
  readonly numbers: number;
}

/** The numbers in a plain value, at any depth. */
export function countNumbers(value: unknown): number {
  if (typeof value === 'number') return 1;
  if (typeof value !== 'object' || value === null) return 0;
  let numbers = 0;
  for (const item of Object.values(value)) numbers += countNumbers(item);
  return numbers;
}
