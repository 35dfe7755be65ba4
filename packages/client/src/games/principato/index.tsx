/** The Principato table. */
import { thingsNamed } from '../board/board-context';
import type { GameUi } from '../board/game-ui';
import { ownBoard } from '../board/own-board';
import { Board } from './Board';

/** What the fields of an event name. */
const NAMED = { card: 'card', gave: 'card', took: 'card' };

export const ui: GameUi = {
  Board: ownBoard('principato', Board),
  amounts: { pay: 'favor', recruit: 'soldiers', place: 'cubes', move: 'cubes', dismiss: 'soldiers' },
  things: thingsNamed(NAMED),
};
