/** Choices of a seat as one trip brings them: all of them or none, and with them what has one answer only. */
import type { Choice, Seat } from '@bottega/kernel';
import type { Playable } from './replay.js';
import type { AnyMatch } from './session-types.js';
import type { Answer } from './update.js';

export const IMPOSSIBLE: Answer = { ok: false, reason: 'impossible' };

/** Plays choices up to the first that is refused; null if none is. */
export function playAll(match: AnyMatch, seat: Seat, choices: readonly Choice[]): Answer | null {
  for (const [index, choice] of choices.entries()) {
    const played = match.play(seat, choice);
    if (!played.ok) return { ok: false, reason: 'refused', index, refusal: played };
  }
  return choices.length === 0 ? IMPOSSIBLE : null;
}

/**
 * Answers questions that have one answer, as long as that can be taken back: then nobody has to be asked. They are part of the act
 * that led to them, and are taken back with it.
 */
export function playForced({ words }: Pick<Playable, 'words'>, match: AnyMatch, seat: Seat): Choice[] {
  const played: Choice[] = [];
  for (;;) {
    if (!match.asked().includes(seat)) return played;
    const { allowed } = match.offers(seat);
    if (allowed.length !== 1 || words.isCostly?.(allowed[0])) return played;
    // What confirms can never be taken back: to play it and find that out would take longer than the choice before it did.
    if (match.game.confirms.includes(allowed[0].type)) return played;
    const mark = match.mark();
    match.play(seat, allowed[0]);
    if (!match.canUndo(seat)) {
      match.reset(mark);
      return played;
    }
    played.push(allowed[0]);
  }
}
