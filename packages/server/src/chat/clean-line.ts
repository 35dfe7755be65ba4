/** A line of a chat as it is shown: no control characters, no line breaks, no marks that turn the direction of the text around it. */
const UNSEEN = /(?!\u200c|\u200d)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu;

/** Nothing may be left of it. Joiners stay: some scripts and signs are written with them. */
export function cleanLine(text: string): string {
  const visible = text
    .normalize('NFC')
    .replace(/[\s\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(UNSEEN, '')
    .trim();
  return /^(?:\u200c|\u200d|\s)*$/.test(visible) ? '' : visible;
}
