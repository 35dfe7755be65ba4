/** The Virtù table. */
import { thingsNamed } from '../board/board-context';
import type { GameUi } from '../board/game-ui';
import { ownBoard } from '../board/own-board';
import { Sym } from './art/Sym';
import { Board } from './Board';
import { breakable } from './breakable';

/** What the fields of an event name. */
const NAMED = {
  city: 'city',
  from: 'city',
  to: 'city',
  power: 'power',
  item: 'item',
  bonus: 'bonus',
} as const;

export const ui: GameUi = {
  Board: ownBoard('virtu', Board),
  Sign: ({ id }) => <Sym name={id} size="1.1em" />,
  pictures: async () => (await import('./pictures')).PICTURES,
  things: thingsNamed(NAMED),
  breakable,
};
