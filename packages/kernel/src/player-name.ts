/** Names of players: what people type and what files say, made fit to be shown beside a board and in a log line. */

/** In UTF-16 units, as fields of a page count them. Nobody's name is longer; it must fit beside a board. */
export const MAX_NAME_LENGTH = 24;

/**
 * A name as it is shown: spaces are single, and there are no line breaks, control characters or marks that turn the direction
 * of the text around it. What is too long is cut between letters; nothing may be left.
 */
export function cleanName(name: string): string {
  const visible = name
    .slice(0, MAX_LOOKED_AT)
    .normalize('NFC')
    .replace(/[\s\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(UNSEEN, '')
    .trim();
  let cut = '';
  for (const letter of lettersOf(visible)) {
    if (cut.length + letter.length > MAX_NAME_LENGTH) break;
    cut += letter;
  }
  return cut.trim();
}

/** Nobody waits for a name of a million letters to be cleaned. */
const MAX_LOOKED_AT = 1000;

/** Controls, halves of characters, unassigned ones, and invisible ones except the joiners, which some scripts need to write. */
const UNSEEN = /(?!\u200c|\u200d)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu;

/** What a reader takes for one letter, whatever it is made of; browsers before 2024 may know characters only. */
function lettersOf(text: string): string[] {
  if (typeof Intl.Segmenter === 'undefined') return [...text];
  return [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);
}
