/** The table: display and reserve in the middle, the principalities around it, one's own first. */
import './Board.css';
import type { Choice, Event, Principato, State } from '@bottega/principato/show';
import { memo } from 'react';
import { useBoardContext } from '../board/board-context';
import type { BoardProps } from '../board/game-ui';
import { Centre } from './Centre';
import { Principality } from './Principality';

export const Board = memo(function Board(props: BoardProps<State, Choice, Event, Principato>) {
  const shown = useBoardContext(props);
  const { seen, view } = shown;
  const seats = view.open.principalities.map((_, seat) => seat);
  // One's own board first, then clockwise: who plays next stands below.
  const first = seen.seat ?? 0;
  const order = seats.map((at) => (first + at) % seats.length);
  return (
    <div className="pr">
      <Centre shown={shown} />
      <div className="pr-boards">
        {order.map((seat) => (
          <Principality key={seat} shown={shown} seat={seat} isOwn={seat === seen.seat} />
        ))}
      </div>
    </div>
  );
});
