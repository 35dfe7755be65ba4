/** Finding words in the rulebook, and cutting its sentences where something is found or cited. */

/** A part of a sentence: it may cite a rule, and it may be what was searched for. */
export interface Piece {
  readonly at: number;
  readonly text: string;
  readonly cites: string | null;
  readonly isFound: boolean;
}

const ID = /\b[A-Z]+-\d+(?:\.\d+)*/g;

/** The words of a query, ready to be compared. */
export function wordsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** Whether every word is somewhere in the rule or its number. */
export function isMatch(id: string, text: string, words: readonly string[]): boolean {
  const folded = fold(`${id} ${text}`);
  return words.every((word) => folded.includes(word));
}

/** A sentence cut at citations of known rules and at the words that were searched for. */
export function piecesOf(text: string, words: readonly string[], isKnown: (id: string) => boolean): Piece[] {
  const pieces: Piece[] = [];
  const folded = fold(text);
  const cut = (from: number, to: number, cites: string | null) => {
    let at = from;
    for (const [start, end] of foundIn(folded.slice(from, to), words)) {
      push(at, from + start, cites, false);
      push(from + start, from + end, cites, true);
      at = from + end;
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

/** Where the words are, from left to right and never overlapping. */
function foundIn(folded: string, words: readonly string[]): (readonly [start: number, end: number])[] {
  const found: [number, number][] = [];
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      found.push([at, at + word.length]);
    }
  }
  found.sort((one, other) => one[0] - other[0] || other[1] - one[1]);
  const merged: [number, number][] = [];
  for (const [start, end] of found) {
    const last = merged.at(-1);
    if (last !== undefined && start < last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

/** Small letters without accents. Letter by letter, so that places in the result are places in the text. */
function fold(text: string): string {
  return Array.from(text, (letter) => {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return plain.length === letter.length ? plain : letter;
  }).join('');
}
