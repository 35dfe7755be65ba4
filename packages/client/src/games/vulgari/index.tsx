/** The table of De Vulgari Eloquentia. */
import { thingsNamed } from '../board/board-context';
import type { GameUi } from '../board/game-ui';
import { ownBoard } from '../board/own-board';
import { Board } from './Board';
import { breakable } from './breakable';
import { StandingSign } from './parts/StandingSign';
import { Count } from './round/Count';

/** What the fields of an event name. */
const NAMED = {
  zone: 'zone',
  from: 'zone',
  to: 'zone',
  event: 'event',
  person: 'person',
  card: 'manuscript',
  track: 'track',
  colour: 'cube',
} as const;

export const ui: GameUi = {
  Board: ownBoard('vulgari', Board),
  Count,
  breakable,
  Sign: StandingSign,
  // Steps are pointed at on their tracks: as numbers to be set, six of them would cover the table of a phone.
  amounts: { bid: 'votes', sell: 'nobles' },
  pictures: async () => (await import('./pictures')).PICTURES,
  things: thingsNamed(NAMED),
};
