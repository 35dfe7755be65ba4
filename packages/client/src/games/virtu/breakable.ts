/** Long words of places in a room and of the score sheet, with the places where they may break. */
import { withSeams } from '../board/with-seams';

const SEAMS = ['Verbesse|rungs|karte', 'Aktions|karte', 'Schirm|herrschaft'];

export const breakable = (text: string): string => withSeams(text, SEAMS);
