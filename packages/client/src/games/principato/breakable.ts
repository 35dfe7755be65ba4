/** Long words on cards, with the places where they may break. */
import { withSeams } from '../board/with-seams';

/** Of all five languages only German has words that are wider than a card. */
const SEAMS = ['Belagerungs|werkstatt', 'Militär|wertungs|karte', 'Steuer|eintreiber'];

export const breakable = (name: string): string => withSeams(name, SEAMS);
