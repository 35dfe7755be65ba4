/** The table: display and reserve in the middle, the principalities around it, one's own first. */
import './Board.css';
import type { Choice, Event, Principato, State } from '@bottega/principato/show';
import { memo, useMemo } from 'react';
import type { BoardProps } from '../board/game-ui';
import type { BoardContext } from './board-context';
import { Centre } from './Centre';
import { Principality } from './Principality';

export const Board = memo(function Board({
  seen,
  info,
  game,
  text,
  say,
  pick,
  lit,
}: BoardProps<State, Choice, Event, Principato>) {
  const { tables } = game;
  const { view } = seen;
  const shown = useMemo<BoardContext>(
    () => ({ tables, view, seen, info, text, say, pick, lit }),
    [tables, view, seen, info, text, say, pick, lit],
  );
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
