/** Long words of titles, events, offices and the score sheet, with the places where they may break. */
import { withSeams } from '../board/with-seams';

const SEAMS = [
  'Balest|reri',
  'Ban|chiere',
  'Benedic|tine',
  'Benedik|tiner|mönch',
  'Benedik|tinský',
  'benedet|tino',
  'bénédic|tin',
  'Camer|lengo',
  'Commer|cium',
  'Shlasin|ger',
  'Manu|skripte',
  'mano|scritti',
  'manu|scripts',
  'manu|scrits',
  'destruc|tionis',
  'Mera|vigliosa|mente',
];

export const breakable = (text: string): string => withSeams(text, SEAMS);
