/** A game as a file, to be kept, sent or imported elsewhere. */
import { InputError, RECORD_FORMAT } from '@bottega/kernel';
import { seal, unseal } from './seal.js';
import type { KeptGame } from './session-types.js';

/**
 * A finished game in full. A running one with everything that is needed to play on, also after a change of the rules; if several
 * people play it, sealed.
 */
export function gameFile({ record, players, seating, history, snapshot, over }: KeptGame): unknown {
  if (over) return { ...record, players, seating };
  const running = { ...record, players, seating, history, snapshot };
  const people = players.filter(({ bot }) => bot === null).length;
  return people < 2 ? running : { bottega: RECORD_FORMAT, game: record.game, players, sealed: seal(running) };
}

/** What is in a file, opened if it is sealed: the record's own fields, and beside them players, seating, history and snapshot. */
export function readGameFile(json: unknown): unknown {
  const isSealed = typeof json === 'object' && json !== null && 'sealed' in json;
  return isSealed ? unseal(json.sealed) : json;
}

/** Refuses what only people at the table may open. */
export function checkNotSealed(json: unknown): void {
  if (typeof json !== 'object' || json === null || !('sealed' in json)) return;
  throw new InputError('this game is still being played by several people and is sealed: open it with play --resume');
}
