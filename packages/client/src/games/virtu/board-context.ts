/** What the parts of the table of Virtù share. */
import type { Choice, Event, State, Virtu } from '@bottega/virtu/show';
import type { BoardContextOf } from '../board/board-context';
import type { Paying } from './payment/use-paying';

export { meant, playerName, t, thing } from '../board/board-context';

export interface BoardContext extends BoardContextOf<State, Choice, Event, Virtu> {
  /** The payment that whoever looks is asked for. */
  readonly paying: Paying | null;
}
