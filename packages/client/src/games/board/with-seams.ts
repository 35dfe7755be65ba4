/** Long words in narrow places: not every browser has a dictionary that knows where they may break. */

const SOFT_HYPHEN = '\u00ad';

/** The same text; a hyphen shows only where a line ends at a seam of one of these words, which are marked with "|". */
export function withSeams(text: string, words: readonly string[]): string {
  return words.reduce(
    (seamed, word) => seamed.replace(word.replaceAll('|', ''), word.replaceAll('|', SOFT_HYPHEN)),
    text,
  );
}
