/** What everybody at a table sees of the game: by it one knows whether they noticed something. */
import { equalPlain, type Seat } from '@bottega/kernel';
import type { AnyMatch } from './session-types.js';

export interface PublicSight {
  /** Names what lies open. */
  readonly open: string;
  readonly asked: readonly Seat[];
  /** How many events were told to everybody. */
  readonly told: number;
}

export function publicSight(match: AnyMatch, open: string): PublicSight {
  return { open, asked: [...match.asked()], told: match.logbook.countSeen(null, false) };
}

export const isSameSight = (one: PublicSight, other: PublicSight) =>
  one.told === other.told && equalPlain(one.asked, other.asked) && one.open === other.open;
