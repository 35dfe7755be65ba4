/** What a Pope card that is turned says (D-20.2, D-20.3). */
import { RED_CARDS } from '../tables.js';

/** The message of a card, by its colour and how many red ones there are with it. */
export function popeKey(isRed: boolean, red: number) {
  if (isRed) return red < RED_CARDS ? 'event.pope.first' : 'event.pope.second';
  return red === 0 ? 'event.pope.white' : 'event.pope.still'; // a white card does not cure a dying Pope
}
