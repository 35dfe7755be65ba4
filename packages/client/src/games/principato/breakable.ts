/** Long words on cards, with the places where they may break: not every browser has a dictionary that knows them. */

/** Of all five languages only German has words that are wider than a card. */
const SEAMS = ['Belagerungs|werkstatt', 'Militär|wertungs|karte', 'Steuer|eintreiber'];
const SOFT_HYPHEN = '\u00ad';

/** The same name; a hyphen shows only where a line ends within a word. */
export function breakable(name: string): string {
  return SEAMS.reduce((text, word) => text.replace(word.replaceAll('|', ''), word.replaceAll('|', SOFT_HYPHEN)), name);
}
