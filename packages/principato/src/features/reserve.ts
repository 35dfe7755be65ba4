/** Features of the reserve: what may run out (P-1.4). */
import type { FeatureWriter } from '@bottega/kernel';
import type { Look } from './look.js';

/** What the game's own box has, to scale by. */
const CUBES_OF_KIND = 39;
const FAVORS = 12;
const CATAPULTS = 19;
const SOLDIERS = 37;

export function writeReserve({ state }: Look, out: FeatureWriter): void {
  const { food, gold, favor, catapult, soldier } = state.open.reserve;
  out.about('reserve');
  out.put('food', food / CUBES_OF_KIND);
  out.put('gold', gold / CUBES_OF_KIND);
  out.put('favor', favor / FAVORS);
  out.flag('no favor', favor === 0);
  out.put('catapults', catapult / CATAPULTS);
  out.flag('at most one catapult', catapult <= 1);
  out.put('soldiers', soldier / SOLDIERS);
}
