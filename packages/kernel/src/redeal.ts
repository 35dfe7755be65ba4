/** Help for `imagine`: dealing anew what a seat cannot see. */

import { Bug } from './game.js';
import type { RandomState } from './random.js';
import { shuffle } from './random.js';

/** Deals the unknown things at random into places of the given sizes; together the sizes must take exactly all of them. */
export function redeal<T>(random: RandomState, unknown: readonly T[], sizes: readonly number[]): T[][] {
  const pool = shuffle(random, unknown.slice());
  let from = 0;
  const places = sizes.map((size) => {
    const place = pool.slice(from, from + size);
    from += size;
    return place;
  });
  if (from !== pool.length) throw new Bug('redeal: sizes and things differ', { things: pool.length, places: from });
  return places;
}
