/** Thinking about one question: it goes on in slices, can be watched, and can be stopped at any time with the best it has. */

/** How far somebody's thinking has come. */
export interface Progress<C> {
  /** How many positions were looked at, of how many at most; it may be done before that. */
  readonly looked: number;
  readonly most: number;
  /** How many ends of the turn were found. */
  readonly ends: number;
  /** The best of them, best first: the way there, and what it is worth by what the turn is searched by. */
  readonly best: readonly { readonly way: readonly C[]; readonly worth: number }[];
}

export interface Thinking<C> {
  /** Looks at so many more positions, or somewhat more; says whether there is nothing left to look at. */
  advance(positions: number): boolean;
  progress(): Progress<C>;
  /** The choice, by what was looked at so far. With it the thinking is over. */
  choice(): C;
}

const NOTHING_TO_LOOK_AT: Progress<never> = { looked: 0, most: 0, ends: 0, best: [] };

/** The thinking of somebody who knows already. */
export function decided<C>(choice: C): Thinking<C> {
  return { advance: () => true, progress: () => NOTHING_TO_LOOK_AT, choice: () => choice };
}

/** Thinks to the end, at once. */
export function thinkThrough<C>(thinking: Thinking<C>): C {
  thinking.advance(Number.POSITIVE_INFINITY);
  return thinking.choice();
}
