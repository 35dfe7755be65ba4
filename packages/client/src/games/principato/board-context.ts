/** What the parts of the table of Principato share. */
import type { Choice, Event, Principato, State } from '@bottega/principato/show';
import type { BoardContextOf } from '../board/board-context';

export { thing } from '../board/board-context';

export type BoardContext = BoardContextOf<State, Choice, Event, Principato>;
