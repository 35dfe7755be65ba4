/** Which games change ratings: those of people among themselves, by the rules and with the components of the game. */
import { completeOptions, equalPlain, type Game } from '@bottega/kernel';
import type { UnratedReason } from '@bottega/protocol';
import type { TablesRow } from '../store/schema.js';

export interface PlayedBy {
  /** People who are still there to be rated. */
  readonly people: number;
  /** Bots that sat there from the start. */
  readonly bots: number;
}

/** Why a game that came to its end is not rated; null if it is. */
export function whyUnrated(
  game: Game,
  { branch, brought, data, options }: Pick<TablesRow, 'branch' | 'brought' | 'data' | 'options'>,
  { people, bots }: PlayedBy,
): UnratedReason | null {
  if (branch !== null) return 'branch';
  if (brought !== null) return 'brought';
  if (bots > 0) return 'bots';
  if (people < 2) return 'alone';
  if (data !== null) return 'ownData';
  return equalPlain(JSON.parse(options), completeOptions(game, {})) ? null : 'houseRules';
}
