/** The Principato table. */
import { thingsNamed } from '../board/board-context';
import type { GameUi } from '../board/game-ui';
import { ownBoard } from '../board/own-board';
import { AMOUNT_FIELDS } from './amount-fields';
import { Icon, isIconName } from './art/icons';
import { Board } from './Board';

/** What the fields of an event name. */
const NAMED = { card: 'card', gave: 'card', took: 'card' };

export const ui: GameUi = {
  Board: ownBoard('principato', Board),
  amounts: AMOUNT_FIELDS,
  Sign: ({ id }) => (isIconName(id) ? <Icon name={id} /> : null),
  pictures: async () => (await import('./pictures')).PICTURES,
  things: thingsNamed(NAMED),
};
