/** Finding words in the rulebook, and cutting its sentences where something is found or cited. */
import { type Found, findTerm, fold, type SearchTerm } from '@bottega/kernel/text';

/** A part of a sentence: it may cite a rule, and it may be what was searched for. */
export interface Piece {
  readonly at: number;
  readonly text: string;
  readonly cites: string | null;
  readonly isFound: boolean;
}

const ID = /\b[A-Z]+-\d+(?:\.\d+)*/g;

/** Whether every term is somewhere in the text or its number; `also` gathers what it is called there instead. */
export function isMatch(id: string, text: string, terms: readonly SearchTerm[], also?: Set<string>): boolean {
  if (terms.length === 0) return true;
  const folded = fold(`${id} ${text}`);
  const found = terms.map((term) => findTerm(folded, term));
  if (found.some((places) => places.length === 0)) return false;
  for (const places of found) for (const place of places) if (place.also !== null) also?.add(place.also);
  return true;
}

/** A sentence cut at citations of known rules and at the words that were searched for. */
export function piecesOf(text: string, terms: readonly SearchTerm[], isKnown: (id: string) => boolean): Piece[] {
  const pieces: Piece[] = [];
  const found = foundIn(fold(text), terms);
  const cut = (from: number, to: number, cites: string | null) => {
    let at = from;
    for (const { start, end } of found) {
      if (end <= from || start >= to) continue;
      push(at, Math.max(start, from), cites, false);
      push(Math.max(start, from), Math.min(end, to), cites, true);
      at = Math.min(end, to);
    }
    push(at, to, cites, false);
  };
  const push = (from: number, to: number, cites: string | null, isFound: boolean) => {
    if (from < to) pieces.push({ at: from, text: text.slice(from, to), cites, isFound });
  };
  let at = 0;
  for (const { 0: id, index } of text.matchAll(ID)) {
    if (!isKnown(id)) continue;
    cut(at, index, null);
    cut(index, index + id.length, id);
    at = index + id.length;
  }
  cut(at, text.length, null);
  return pieces;
}

/** Where the terms are, from left to right and never overlapping. */
function foundIn(folded: string, terms: readonly SearchTerm[]): Pick<Found, 'start' | 'end'>[] {
  const found = terms.flatMap((term) => findTerm(folded, term));
  found.sort((one, other) => one.start - other.start || other.end - one.end);
  const merged: { start: number; end: number }[] = [];
  for (const { start, end } of found) {
    const last = merged.at(-1);
    if (last !== undefined && start < last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}
