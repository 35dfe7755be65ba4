/** Words that players say for the same thing: who searches with one of them finds the others as well. */

/** A word or several in a row, as it is shown and as it is compared. */
interface Synonym {
  readonly shown: string;
  /** The beginnings of its forms, folded; each is a list of words. */
  readonly stems: readonly (readonly string[])[];
}

/** Names of the same thing, and of its kinds: who looks for soldiers wants militia too, but who looks for militia wants no knights. */
export interface SynonymGroup {
  readonly names: readonly Synonym[];
  readonly kinds: readonly Synonym[];
}

/** A word of a query, or several that have synonyms together. */
export interface SearchTerm {
  /** As it was typed, folded. */
  readonly word: string;
  /** What else is found, in folded texts: other forms of the word, and what it is also called. */
  readonly forms: readonly {
    readonly pattern: RegExp;
    /** The other name, as it is shown; null for a form of the word itself. */
    readonly also: string | null;
  }[];
}

/** A place where a term is found. */
export interface Found {
  readonly start: number;
  readonly end: number;
  /** What it is called there, if something else than was typed. */
  readonly also: string | null;
}

/** How many letters an ending has at most: "Söldner" finds "Söldnern", but "art" is no "artillery". */
const ENDING = 4;
/** Shorter words are compared as they are: "VP" is not the beginning of anything. */
const SHORT = 3;

/**
 * Reads groups written as `"soldat|s, troup|e > milic|e, condottier|e/condottier|i"`: commas part the words of a group, what stands after
 * `>` are kinds of it, a bar stands before the ending that changes, a slash before another form with another stem.
 */
export function readSynonyms(groups: readonly string[]): SynonymGroup[] {
  return groups.map((group) => {
    const [names, kinds = ''] = group.split('>');
    return { names: names.split(',').map(readSynonym), kinds: kinds === '' ? [] : kinds.split(',').map(readSynonym) };
  });
}

function readSynonym(written: string): Synonym {
  const forms = written.trim().split('/');
  const wordsOf = (form: string) => fold(form).split(/\s+/);
  return {
    shown: forms[0].replaceAll('|', ''),
    stems: forms.map((form) => wordsOf(form).map((word) => word.split('|')[0])),
  };
}

/** The words of a query, each with what else it may be called. */
export function searchTerms(query: string, groups: readonly SynonymGroup[]): SearchTerm[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const terms: SearchTerm[] = [];
  for (let at = 0; at < words.length; ) {
    const found = longest(words.slice(at), groups);
    const length = found?.length ?? 1;
    terms.push({
      word: words.slice(at, at + length).join(' '),
      forms: [...(found?.meant ?? [])].flatMap((synonym) => {
        const also = found?.said.has(synonym) ? null : synonym.shown;
        return synonym.stems.map((stem) => ({ pattern: stemPattern(stem), also }));
      }),
    });
    at += length;
  }
  return terms;
}

/** Where a term is in a folded text. */
export function findTerm(folded: string, { word, forms }: SearchTerm): Found[] {
  const found: Found[] = [];
  for (let start = folded.indexOf(word); start >= 0; start = folded.indexOf(word, start + word.length)) {
    found.push({ start, end: start + word.length, also: null });
  }
  for (const { pattern, also } of forms) {
    for (const { index, 0: text } of folded.matchAll(pattern)) {
      found.push({ start: index, end: index + text.length, also: text.includes(word) ? null : also });
    }
  }
  return found;
}

/** Small letters without accents. Letter by letter, so that places in the result are places in the text. */
export function fold(text: string): string {
  return Array.from(text, (letter) => {
    if (letter === '\u00a0') return ' '; // words that stay together on a line are two words all the same
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return plain.length === letter.length ? plain : letter;
  }).join('');
}

interface Meant {
  /** How many words of the query they are. */
  readonly length: number;
  /** What was typed, in one form or another. */
  readonly said: Set<Synonym>;
  /** With everything that it may be called. */
  readonly meant: Set<Synonym>;
}

/**
 * What the first words of a query mean; null if they have no synonyms. As many words as are known together, and of these the longest
 * stem: German "Soldaten" are soldiers and no "Sold".
 */
function longest(words: readonly string[], groups: readonly SynonymGroup[]): Meant | null {
  let best: Meant | null = null;
  let bestSize = 0;
  for (const { names, kinds } of groups) {
    for (const synonym of [...names, ...kinds]) {
      for (const stem of synonym.stems.filter((one) => begins(words, one))) {
        const size = stem.length * 1000 + stem.join('').length; // words before letters
        if (size < bestSize) continue;
        if (best === null || size > bestSize) best = { length: stem.length, said: new Set(), meant: new Set() };
        bestSize = size;
        best.said.add(synonym);
        for (const other of [synonym, ...names, ...(names.includes(synonym) ? kinds : [])]) best.meant.add(other);
      }
    }
  }
  return best;
}

function begins(words: readonly string[], stem: readonly string[]): boolean {
  return stem.length <= words.length && stem.every((part, at) => isForm(words[at], part));
}

function isForm(word: string, stem: string): boolean {
  if (stem.length < SHORT) return word === stem;
  return word.startsWith(stem) && word.length - stem.length <= ENDING;
}

/** Finds whole words that begin with a stem. */
function stemPattern(stem: readonly string[]): RegExp {
  const parts = stem.map((part) => {
    const ending = part.length < SHORT ? '' : `\\p{L}{0,${ENDING}}`;
    return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') + ending;
  });
  return new RegExp(`(?<!\\p{L})${parts.join('\\s+')}(?!\\p{L})`, 'gu');
}
