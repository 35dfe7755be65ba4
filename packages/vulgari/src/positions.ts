/** Where a pawn can be: the zones, then the seas. */
import { SEAS, ZONES } from './data/index.js';

export const ZONE_COUNT = ZONES.length;
export const POSITION_COUNT = ZONE_COUNT + SEAS.length;
export const isSea = (position: number): boolean => position >= ZONE_COUNT;
