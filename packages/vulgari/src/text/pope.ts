/** What a Pope card that is turned says (D-20.2, D-20.3). */
import { RED_CARDS } from '../tables.js';

/** What a card means, by its colour and how many red ones there are with it. */
export function popeCase(isRed: boolean, red: number) {
  if (isRed) return red < RED_CARDS ? 'first' : 'second';
  return red === 0 ? 'white' : 'still'; // a white card does not cure a dying Pope
}

/** The message of a card. */
export function popeKey(isRed: boolean, red: number) {
  return `event.pope.${popeCase(isRed, red)}` as const;
}
